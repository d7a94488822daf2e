import {
  notice,
  type EndpointInput,
  type EndpointOutput,
  type NoticeReceiver,
  type noticeApi,
  type ReachedTenant,
} from '@zhaocai/model';
import { inTenant } from '../../../platform/access/index.ts';
import { escapeLike, pageAnswer } from '../../../platform/crud/index.ts';
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { isReceipt, isReceiver } from './addressed.ts';

const cap = 1_000_000;

type Asked = EndpointInput<typeof noticeApi.receivers>;

/** Whom a notice is meant for, and who of them has read it when: of one tenant, which is the own one where none is named. */
export async function receiversOf(ctx: Ctx, asked: Asked): Promise<EndpointOutput<typeof noticeApi.receivers>> {
  await demandVisible(ctx, asked.id);
  const { tenantId = ctx.tenantId } = asked;
  // A tenant that is not reached has no receivers, and its people are nobody's business.
  return inTenant(ctx, tenantId, (inside) => peopleOf(inside, { ...asked, writtenBy: ctx.tenantId }));
}

interface Counts {
  readonly people: number;
  readonly readCount: number;
}

async function peopleOf(
  { db, tenantId }: Ctx,
  { id, writtenBy, current, size, isRead }: Asked & { writtenBy: string },
) {
  const parameters = new Parameters();
  const from = `from notice t join user_account u on ${isReceiver} left join notice_read r on ${isReceipt}
    where t.tenant_id = ${parameters.bind(writtenBy)} and t.id = ${parameters.bind(id)} and t.is_deleted = 0
      and u.tenant_id = ${parameters.bind(tenantId)}`;
  const known = [...parameters.values];
  const narrowed = isRead ? ` and r.read_time is ${isRead === '1' ? 'not ' : ''}null` : '';
  const [[counts], records] = await Promise.all([
    db.query<Counts>(`select count(*)::int as people, count(r.read_time)::int as "readCount" ${from}`, known),
    db.query<NoticeReceiver>(
      `select u.id as "userId", u.nick_name as "nickName", r.read_time as "readTime",
         (select string_agg(d.dept_name, '、' order by d.sort, d.id) from dept d
          where d.tenant_id = u.tenant_id and d.id = any(u.dept_ids) and d.is_deleted = 0) as "deptNames"
       ${from}${narrowed} order by r.read_time desc nulls last, u.id
       limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`,
      parameters.values,
    ),
  ]);
  const { people, readCount } = counts ?? { people: 0, readCount: 0 };
  const counted = isRead === undefined ? people : isRead === '1' ? readCount : people - readCount;
  return { ...pageAnswer({ records, counted, cap, size, current }), people, readCount };
}

async function demandVisible(ctx: Ctx, id: string): Promise<void> {
  const parameters = new Parameters();
  const visible = visibleConditions(notice, ctx, { parameters });
  const sql = `select from notice t where ${visible.join(' and ')} and t.id = ${parameters.bind(id)}`;
  if ((await ctx.db.query(sql, parameters.values)).length === 0) notFound();
}

const reached = `
  with page as (
    select t.*, count(*) over ()::int as total from announcement_tenants($1, $2) t order by t.tenant_id limit $3 offset $4)
  select p.tenant_id as "tenantId", p.tenant_name as "tenantName", p.kind, p.total,
    coalesce(r.people, 0) as people, coalesce(r.readers, 0) as "readCount"
  from page p left join announcement_readers($1, (select array_agg(tenant_id) from page)) r on r.tenant_id = p.tenant_id
  order by p.tenant_id`;

/** The tenants that an announcement of the platform is for, with how many of their people have read it. */
export async function reachOf(
  ctx: Ctx,
  { id, tenantName = '', current, size }: EndpointInput<typeof noticeApi.reach>,
): Promise<EndpointOutput<typeof noticeApi.reach>> {
  await demandVisible(ctx, id);
  const sought = tenantName ? `%${escapeLike(tenantName)}%` : '';
  const values = [id, sought, size, (current - 1) * size];
  const rows = await ctx.db.query<ReachedTenant & { total: number }>(reached, values);
  const records = rows.map(({ total: _total, ...row }) => row);
  return pageAnswer({ records, counted: rows[0]?.total ?? 0, cap, size, current });
}
