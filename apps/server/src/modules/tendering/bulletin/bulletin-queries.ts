import {
  bulletin,
  bulletinLifecycle,
  bulletinType,
  staysUp,
  isReturnedToReader,
  type BulletinDetail,
  type BulletinLine,
  type BulletinRow,
  type NoticeName,
  type ObjectApproval,
  type Page,
  type PageInput,
  publishedStates,
} from '@zhaocai/model';
import { seenRow } from '../../../platform/access/index.ts';
import { escapeLike, pageAnswer, readPage } from '../../../platform/crud/index.ts';
import { Parameters, projectionOf, toWireRow, visibleConditions } from '../../../platform/rows/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { watchedNotice, watchedScope } from '../../attention/index.ts';
import { approvalOf } from '../../workflow/index.ts';
import { awaitsAnother } from './hand-over-change.ts';
import { findProject } from '../project/find-project.ts';
import { noticeType } from './ask-for-notice.ts';

/** The notices of the own unit that are in the reader's scope, drafts too. */
export async function pageOwnBulletins(
  ctx: Ctx,
  { watched, ...input }: PageInput & { readonly watched?: unknown },
): Promise<Page<BulletinRow>> {
  const page = await readPage(ctx, bulletin, { input, scope: watchedScope('notice', watched) });
  return page as unknown as Page<BulletinRow>;
}

/** Every published notice of every buyer, researches among them, newest first, and whether the reader has registered. */
export async function pagePublishedBulletins(ctx: Ctx, input: PageInput): Promise<Page<BulletinLine>> {
  const { current, size } = input;
  const parameters = new Parameters();
  const isWatched = String(input.watched ?? '') === '1';
  const conditions = publishedConditions(input, parameters);
  if (isWatched) conditions.push(watchedNotice(ctx, parameters));
  const where = conditions.join(' and ');
  const counted = `select count(*)::int as total from (select 1 ${publishedFrom} where ${where} limit 10001) c`;
  const countValues = [...parameters.values];
  const page = `
    select b.id, b.tenant_id as "tenantId", b.project_id as "projectId", b.bulletin_type as "bulletinType", b.title,
      b.buyer_name as "buyerName", b.publish_time as "publishTime", b.end_time as "endTime",
      b.bulletin_status as "bulletinStatus", coalesce(p.project_no, s.project_no) as "projectNo",
      coalesce(p.project_name, s.project_name) as "projectName", coalesce(p.manner, s.manner) as manner,
      p.entry_end_time as "entryEndTime", p.bid_end_time as "bidEndTime", p.stage,
      exists (select 1 from entry e where e.supplier_tenant_id = ${parameters.bind(ctx.tenantId)}
        and e.tenant_id = b.tenant_id and e.project_id = b.project_id and e.is_deleted = 0) as "isEntered"
    ${publishedFrom} where ${where}
    order by b.publish_time desc, b.id desc limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`;
  const [records, [count]] = await Promise.all([
    ctx.db.query<BulletinLine & Record<string, unknown>>(page, parameters.values),
    // The first page shows the newest and no number.
    input.isUncounted === 1 ? [] : ctx.db.query<{ total: number }>(counted, countValues),
  ]);
  const known = count?.total ?? (current - 1) * size + records.length;
  return pageAnswer<BulletinLine>({ records, counted: known, cap: 10_000, size, current });
}

/** With the publicity of a single source, of whose project nobody but the supplier reads more than its head. */
const publishedFrom = `from public_notice b
  left join published_project p on p.tenant_id = b.tenant_id and p.id = b.project_id
  left join publicised_source s on s.tenant_id = b.tenant_id and s.id = b.project_id
    and b.bulletin_type in ${bulletinType.sql('publicity')}`;

function publishedConditions(input: PageInput, parameters: Parameters): string[] {
  const conditions = [
    `b.bulletin_status in ${publishedStates}`,
    'b.is_deleted = 0',
    `(p.id is not null or s.id is not null or b.bulletin_type in ${bulletinType.sql('research')})`,
  ];
  const text = (name: string) => (typeof input[name] === 'string' ? input[name].trim() : '');
  const keyword = text('keyword') || text('title');
  if (keyword) {
    const pattern = parameters.bind(`%${escapeLike(keyword)}%`);
    conditions.push(`(b.title ilike ${pattern} or coalesce(p.project_name, s.project_name) ilike ${pattern}
      or coalesce(p.project_no, s.project_no) ilike ${pattern})`);
  }
  const number = (name: string) => (/^\d{1,4}$/.test(String(input[name] ?? '')) ? Number(input[name]) : undefined);
  const kind = number('bulletinType');
  if (kind !== undefined) conditions.push(`b.bulletin_type = ${parameters.bind(kind)}`);
  const manner = number('manner');
  if (manner !== undefined) conditions.push(`coalesce(p.manner, s.manner) = ${parameters.bind(manner)}`);
  return conditions;
}

/** A notice: of the own unit in any state as far as the reader's scope goes, and every published one. */
export async function readBulletin(
  ctx: Ctx,
  { id, tenantId }: { id: string; tenantId?: string },
): Promise<BulletinDetail> {
  const projection = projectionOf(bulletin, 'detail');
  const parameters = new Parameters();
  const own = visibleConditions(bulletin, ctx, { parameters }).join(' and ');
  // Without the buyer's tenant the id alone must do.
  const owner = tenantId ? ` and t.tenant_id = ${parameters.bind(tenantId)}` : '';
  const [row] = await ctx.db.query<Record<string, unknown>>(
    `select ${projection.select}, coalesce(o.project_name, p.project_name, s.project_name) as "projectName",
       coalesce(o.project_no, p.project_no, s.project_no) as "projectNo"
     from bulletin t
     left join project o on o.tenant_id = t.tenant_id and o.id = t.project_id
     left join published_project p on p.tenant_id = t.tenant_id and p.id = t.project_id
     left join publicised_source s on s.tenant_id = t.tenant_id and s.id = t.project_id
     where t.id = ${parameters.bind(id)} and t.is_deleted = 0${owner}
       and ((${own}) or t.bulletin_status in ${publishedStates})`,
    parameters.values,
  );
  if (!row) return notFound();
  const read = toWireRow(row, projection) as unknown as Omit<BulletinDetail, 'actions' | 'approval' | keyof Relations>;
  const found = { ...read, ...(await relationsOf(ctx, read)) };
  if (found.tenantId !== ctx.tenantId) return { ...found, actions: [], approval: null };
  const approval = await approvalOf(ctx, { businessType: noticeType, businessId: id });
  const actions = bulletinActions(ctx, found, approval);
  const isOthers = await awaitsAnother(ctx, found);
  return {
    ...seenRow(ctx.user, bulletin, found),
    actions: isOthers ? actions.filter((action) => action !== 'publish') : actions,
    approval,
  };
}

type Relations = Pick<BulletinDetail, 'replaces' | 'replacedBy'>;

/** What a notice replaces or changes, and what has replaced or changed it, as far as everybody reads it. */
async function relationsOf(
  ctx: Ctx,
  { id, tenantId, replacesId }: Pick<BulletinRow, 'id' | 'tenantId' | 'replacesId'>,
): Promise<Relations> {
  const rows = await ctx.db.query<NoticeName & Record<string, unknown>>(
    `select b.id, b.tenant_id as "tenantId", b.bulletin_type as "bulletinType", b.title,
       b.publish_time as "publishTime"
     from bulletin b where b.tenant_id = $1 and (b.id = $2 or b.replaces_id = $3) and b.is_deleted = 0
       and b.bulletin_status in ${publishedStates}
     order by b.publish_time, b.id`,
    [tenantId, replacesId ?? '0', id],
  );
  return {
    replaces: rows.find((row) => row.id === replacesId) ?? null,
    replacedBy: rows.filter((row) => row.id !== replacesId),
  };
}

function bulletinActions(
  ctx: Ctx,
  { bulletinStatus, bulletinType: kind }: Pick<BulletinRow, 'bulletinStatus' | 'bulletinType'>,
  approval: ObjectApproval,
): string[] {
  const holds = (verb: string) => ctx.user.permissions.has(`bulletin_${verb}`);
  const isDraft = bulletinLifecycle.is(bulletinStatus, 'draft', 'approved');
  return [
    ...((isDraft || isReturnedToReader(approval)) && holds('edit') ? ['edit'] : []),
    ...(isDraft && holds('publish') ? ['publish'] : []),
    ...(bulletinLifecycle.is(bulletinStatus, 'draft') && holds('delete') ? ['remove'] : []),
    ...(bulletinLifecycle.is(bulletinStatus, 'published', 'ended') && !staysUp(kind) && holds('publish')
      ? ['takeDown']
      : []),
    ...(bulletinLifecycle.is(bulletinStatus, 'takenDown') && holds('publish') ? ['putUpAgain'] : []),
  ];
}

/** The notices of a project: all of them for its buyer, the published ones for everybody else. */
export async function listBulletins(ctx: Ctx, projectId: string): Promise<BulletinRow[]> {
  const projection = projectionOf(bulletin, 'list');
  const [own] = await ctx.db.query('select 1 from project where tenant_id = $1 and id = $2 and is_deleted = 0', [
    ctx.tenantId,
    projectId,
  ]);
  if (own) await findProject(ctx, projectId);
  const others = `t.bulletin_status in ${publishedStates} and t.tenant_id <> $2`;
  const rows = await ctx.db.query<Record<string, unknown>>(
    `select ${projection.select} from bulletin t
     where t.project_id = $1 and t.is_deleted = 0 and ${own ? 't.tenant_id = $2' : others}
     order by t.create_time, t.id`,
    [projectId, ctx.tenantId],
  );
  if (!own && rows.length === 0) return notFound();
  const seen = (row: Record<string, unknown>) => (own ? seenRow(ctx.user, bulletin, row) : row);
  return rows.map((row) => seen(toWireRow(row, projection)) as unknown as BulletinRow);
}
