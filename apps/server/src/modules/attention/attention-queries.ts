import {
  attentionFlag,
  attentionType,
  bulletin,
  project,
  publishedStates,
  supplier,
  type AttentionLine,
  type attentionPage,
  type EndpointInput,
  type Entity,
  type Page,
  type watchedIds,
} from '@zhaocai/model';
import { hiddenFields } from '../../platform/access/index.ts';
import { escapeLike, pageAnswer } from '../../platform/crud/index.ts';
import type { Ctx } from '../../platform/http/index.ts';
import { Parameters, visibleConditions, type ScopeHook } from '../../platform/rows/index.ts';

const cap = 10_000;
const watched = attentionFlag.sql('watched');

/** What the caller watches of a kind, or those of these. */
export async function listWatched(ctx: Ctx, { bizType, bizIds }: EndpointInput<typeof watchedIds>): Promise<string[]> {
  const rows = await ctx.db.query<{ id: string }>(
    `select biz_id as id from attention where tenant_id = $1 and user_id = $2 and biz_type = $3
       and ($4::bigint[] is null or biz_id = any($4)) and flag in ${watched} and is_deleted = 0`,
    [ctx.tenantId, ctx.user.userId, bizType, bizIds?.split(',') ?? null],
  );
  return rows.map(({ id }) => id);
}

type Watcher = Pick<Ctx, 'tenantId' | 'user'>;

interface Watchable {
  readonly type: keyof typeof attentionType.code;
  /** SQL of its id. */
  readonly id: string;
}

/** SQL that says whether the caller watches what has this id. */
function watches({ tenantId, user }: Watcher, parameters: Parameters, { type, id }: Watchable): string {
  return `exists (select from attention w where w.tenant_id = ${parameters.bind(tenantId)}
    and w.user_id = ${parameters.bind(user.userId)} and w.biz_type in ${attentionType.sql(type)}
    and w.biz_id = ${id} and w.flag in ${watched} and w.is_deleted = 0)`;
}

/** SQL that says whether the caller watches the notice `b`. */
export function watchedNotice(watcher: Watcher, parameters: Parameters): string {
  return watches(watcher, parameters, { type: 'notice', id: 'b.id' });
}

/** Narrows a list to what its reader watches, where he asks for it by `watched`; `t` is the row. */
export function watchedScope(type: Watchable['type'], asked: unknown): ScopeHook | undefined {
  if (asked !== '1' && asked !== 1) return undefined;
  return (reader, parameters) => watches(reader, parameters, { type, id: 't.id' });
}

/** What the caller watches and may read at this time; what he may not is neither shown nor counted. */
export async function pageAttention(
  ctx: Ctx,
  { current, size, bizType, keyword }: EndpointInput<typeof attentionPage>,
): Promise<Page<AttentionLine>> {
  const parameters = new Parameters();
  const where = [
    `a.tenant_id = ${parameters.bind(ctx.tenantId)}`,
    `a.user_id = ${parameters.bind(ctx.user.userId)}`,
    `a.flag in ${watched} and a.is_deleted = 0 and x.name is not null`,
  ];
  if (bizType !== undefined) where.push(`a.biz_type = ${parameters.bind(bizType)}`);
  if (keyword?.trim()) {
    const like = parameters.bind(`%${escapeLike(keyword.trim())}%`);
    where.push(`(x.name ilike ${like} or x.number ilike ${like})`);
  }
  const things = `cross join lateral (${thingsSql(ctx, parameters)}) x`;
  const rows = await ctx.db.query<AttentionLine & { counted: number }>(
    `select a.id, a.biz_type as "bizType", a.biz_id as "bizId", a.biz_tenant_id as "tenantId", x.name, x.number,
       x.buyer as "buyerName", a.create_time as "createTime", a.last_news as "lastNews",
       a.last_news_time as "lastNewsTime", count(*) over ()::int as counted
     from attention a ${things} where ${where.join(' and ')}
     order by a.create_time desc, a.id desc
     limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`,
    parameters.values,
  );
  const records = rows.map(({ counted: _counted, ...row }) => row);
  return pageAnswer({ records, counted: rows[0]?.counted ?? 0, cap, size, current });
}

/** Name, number and buyer of the thing of `a`, as far as the reader sees it. */
function thingsSql(ctx: Ctx, parameters: Parameters): string {
  const holds = (permission: string) => ctx.user.permissions.has(permission);
  const seen = (entity: Entity) => visibleConditions(entity, ctx, { parameters }).join(' and ');
  const told = (entity: Entity, field: string, column: string) =>
    hiddenFields(ctx.user, entity).includes(field) ? `'—'` : `t.${column}`;
  const parts = [
    ...(holds('project_view')
      ? [
          `select ${told(project, 'projectName', 'project_name')}, ${told(project, 'projectNo', 'project_no')}, t.buyer_name
           from project t where ${type('project')} and t.id = a.biz_id and ${seen(project)}`,
        ]
      : []),
    ...(holds('bulletin_view')
      ? [
          `select ${told(bulletin, 'title', 'title')} as name, null::text as number, t.buyer_name as buyer
           from bulletin t where ${type('notice')} and t.tenant_id = a.biz_tenant_id and t.id = a.biz_id and t.is_deleted = 0
             and (t.bulletin_status in ${publishedStates} or (${seen(bulletin)}))`,
          `select t.project_name, t.project_no, t.buyer_name from published_project t
           where ${type('project')} and t.tenant_id = a.biz_tenant_id and t.id = a.biz_id`,
        ]
      : []),
    ...(holds('supplier_view')
      ? [
          `select ${told(supplier, 'supplierName', 'supplier_name')}, ${told(supplier, 'creditCode', 'credit_code')}, null
           from supplier t where ${type('supplier')} and t.id = a.biz_id and ${seen(supplier)}`,
        ]
      : []),
  ];
  const none = 'select null::text as name, null::text as number, null::text as buyer where false';
  // A project of the own unit may be published, too: once is enough.
  return `${[none, ...parts].join(' union all ')} limit 1`;
}

const type = (name: keyof typeof attentionType.code) => `a.biz_type in ${attentionType.sql(name)}`;
