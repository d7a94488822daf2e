import {
  managedNoticeFields,
  notice,
  type EndpointInput,
  type EndpointOutput,
  type ExportInput,
  type ManagedNotice,
  type NoticeReceiver,
  type noticeApi,
  type Page,
  type PageInput,
  type Row,
} from '@zhaocai/model';
import { seenEntity } from '../../../platform/access/index.ts';
import { exportRows, hiddenIn, listedFields, pageAnswer } from '../../../platform/crud/index.ts';
import { Parameters, projectionOf, visibleConditions } from '../../../platform/rows/index.ts';
import { filterConditions, orderBy } from '../../../platform/crud/filters.ts';
import { notFound, type Ctx, type RawAnswer } from '../../../platform/http/index.ts';
import { isReceiver } from './addressed.ts';

const cap = 10_000;

const beside = `u.nick_name as "authorName",
  (select count(*)::int from notice_read r where r.tenant_id = t.tenant_id and r.notice_id = t.id) as "readCount"`;
const withAuthor = 'from notice t left join user_account u on u.tenant_id = t.tenant_id and u.id = t.create_user';

/** All notices of the tenant, drafts and withdrawn ones too, with their authors and how many have read them. */
export async function managedPage(ctx: Ctx, input: PageInput): Promise<Page<ManagedNotice & Row<typeof notice>>> {
  const { current, size } = input;
  const seen = seenEntity(ctx.user, notice);
  const parameters = new Parameters();
  const where = [...visibleConditions(notice, ctx, { parameters }), ...filterConditions(seen, input, parameters)].join(
    ' and ',
  );
  const counted = [...parameters.values];
  const [records, [count]] = await Promise.all([
    ctx.db.query<ManagedNotice & Row<typeof notice>>(
      `select ${projectionOf(seen, 'list').select}, ${beside},
         t.create_user is not distinct from ${parameters.bind(ctx.user.userId)}::bigint as "isOwn"
       ${withAuthor}
       where ${where} order by ${orderBy(seen, input)}
       limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`,
      parameters.values,
    ),
    ctx.db.query<{ total: number }>(
      `select count(*)::int as total from (select from notice t where ${where} limit ${cap + 1}) c`,
      counted,
    ),
  ]);
  return { ...pageAnswer({ records, counted: count?.total ?? 0, cap, size, current }), ...hiddenIn(seen) };
}

/** The same rows as an .xlsx. */
export function exportNotices(ctx: Ctx, input: ExportInput): Promise<RawAnswer> {
  const fields = { ...listedFields(notice), ...managedNoticeFields };
  return exportRows(ctx, notice, { input, fields, finish: (rows) => withReaders(ctx, rows) });
}

const readers = `
  select t.id::text as id, ${beside} ${withAuthor}
  where t.tenant_id = $1 and t.id = any($2::bigint[])`;

async function withReaders({ db, tenantId }: Ctx, rows: readonly Readonly<Record<string, unknown>>[]) {
  const ids = rows.map(({ id }) => id);
  const found = await db.query<{ id: string; authorName: string; readCount: number }>(readers, [tenantId, ids]);
  const byId = new Map(found.map((one) => [one.id, one]));
  return rows.map((row) => ({ ...row, ...byId.get(String(row.id)) }));
}

interface Reach {
  readonly total: number;
  readonly readCount: number;
}

/** Whom a notice is meant for, and who of them has read it when. */
export async function receiversOf(
  ctx: Ctx,
  { id, current, size, isRead }: EndpointInput<typeof noticeApi.receivers>,
): Promise<EndpointOutput<typeof noticeApi.receivers>> {
  const parameters = new Parameters();
  const from = `from notice t join user_account u on ${isReceiver}
    left join notice_read r on r.tenant_id = t.tenant_id and r.notice_id = t.id and r.user_id = u.id
    where t.tenant_id = ${parameters.bind(ctx.tenantId)} and t.id = ${parameters.bind(id)} and t.is_deleted = 0`;
  const known = [...parameters.values];
  const sought = new Parameters();
  const visible = visibleConditions(notice, ctx, { parameters: sought });
  const narrowed = isRead ? ` and r.read_time is ${isRead === '1' ? 'not ' : ''}null` : '';
  const [found, [reach], records] = await Promise.all([
    ctx.db.query(`select from notice t where ${visible.join(' and ')} and t.id = ${sought.bind(id)}`, sought.values),
    ctx.db.query<Reach>(`select count(*)::int as total, count(r.read_time)::int as "readCount" ${from}`, known),
    ctx.db.query<NoticeReceiver>(
      `select u.id as "userId", u.nick_name as "nickName", r.read_time as "readTime",
         (select string_agg(d.dept_name, '、' order by d.sort, d.id) from dept d
          where d.tenant_id = u.tenant_id and d.id = any(u.dept_ids) and d.is_deleted = 0) as "deptNames"
       ${from}${narrowed} order by r.read_time desc nulls last, u.id
       limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`,
      parameters.values,
    ),
  ]);
  if (found.length === 0) return notFound();
  const { total, readCount } = reach ?? { total: 0, readCount: 0 };
  const counted = isRead === undefined ? total : isRead === '1' ? readCount : total - readCount;
  return { total, readCount, page: pageAnswer({ records, counted, cap: 1_000_000, size, current }) };
}
