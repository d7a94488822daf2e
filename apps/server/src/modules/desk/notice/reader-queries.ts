import type { EndpointInput, EndpointOutput, noticeApi, Page, ReaderNotice } from '@zhaocai/model';
import { escapeLike, pageAnswer } from '../../../platform/crud/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { addressedTo, isReadBy } from './addressed.ts';

/** Of what the platform announces no person is named to tenants: row level security keeps its people to itself. */
const authorName = `(select u.nick_name from user_account u where u.tenant_id = t.tenant_id and u.id = t.create_user)
  as "authorName"`;
const columns = `t.id, t.title, t.category, t.release_time as "releaseTime", ${authorName},
  t.audience not in (1, 2) as "isOfPlatform"`;

/** The caller's notices, the newest first. */
export async function readerPage(
  ctx: Ctx,
  { current, size, title, category, isRead }: EndpointInput<typeof noticeApi.list>,
): Promise<Page<ReaderNotice>> {
  const parameters = new Parameters();
  const where = [
    addressedTo(ctx, parameters),
    ...(title ? [`t.title ilike ${parameters.bind(`%${escapeLike(title)}%`)}`] : []),
    ...(category ? [`t.category = ${parameters.bind(category)}`] : []),
    ...(isRead ? [`${isRead === '1' ? '' : 'not '}${isReadBy(ctx, parameters)}`] : []),
  ].join(' and ');
  const counted = [...parameters.values];
  const cap = 10_000;
  const [records, [count]] = await Promise.all([
    ctx.db.query<ReaderNotice>(
      `select ${columns}, ${isReadBy(ctx, parameters)} as "isRead" from notice t where ${where}
       order by t.release_time desc, t.id desc limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`,
      parameters.values,
    ),
    ctx.db.query<{ total: number }>(
      `select count(*)::int as total from (select from notice t where ${where} limit ${cap + 1}) c`,
      counted,
    ),
  ]);
  return pageAnswer({ records, counted: count?.total ?? 0, cap, size, current });
}

/** One of them, with its text; 404 when it is not, or not yet, the caller's to read. */
export async function readNotice(
  ctx: Ctx,
  { id }: EndpointInput<typeof noticeApi.read>,
): Promise<EndpointOutput<typeof noticeApi.read>> {
  const parameters = new Parameters();
  const [row] = await ctx.db.query<EndpointOutput<typeof noticeApi.read>>(
    `select ${columns}, t.content, ${isReadBy(ctx, parameters)} as "isRead",
       (select d.dept_name from dept d where d.tenant_id = t.tenant_id and d.id = t.create_dept) as "authorDept"
     from notice t where ${addressedTo(ctx, parameters)} and t.id = ${parameters.bind(id)}`,
    parameters.values,
  );
  return row ?? notFound();
}

interface UnreadRow {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly releaseTime: string;
  readonly count: number;
  /** The oldest of all unread ones that must be read. */
  readonly mustRead: string | null;
}

/** For the header, in one question: how many are unread, and the newest ten of them. */
export async function unreadNotices(ctx: Ctx): Promise<EndpointOutput<typeof noticeApi.unread>> {
  const parameters = new Parameters();
  const rows = await ctx.db.query<UnreadRow>(
    `select t.id, t.title, t.category, t.release_time as "releaseTime",
       count(*) over ()::int as count,
       (array_agg(t.id) filter (where t.is_must_read) over (order by t.release_time, t.id
         rows between unbounded preceding and unbounded following))[1] as "mustRead"
     from notice t where ${addressedTo(ctx, parameters)} and not ${isReadBy(ctx, parameters)}
     order by t.release_time desc, t.id desc limit 10`,
    parameters.values,
  );
  return { count: rows[0]?.count ?? 0, mustRead: rows[0]?.mustRead ?? null, records: rows.map(recordOf) };
}

function recordOf({ id, title, category, releaseTime }: UnreadRow) {
  return { id, title, category, releaseTime };
}
