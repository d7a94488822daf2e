import type { EndpointInput, onlineSessions as endpoint, OnlineSession, Page } from '@zhaocai/model';
import { escapeLike, pageAnswer } from '../../../platform/crud/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

const cap = 10_000;

/** A session lives while one of its tokens does; what has run out is swept away by and by. */
const open = (now: string, keyword: string) => `
  from session s
  join user_account u on u.tenant_id = s.tenant_id and u.id = s.user_id
  where s.tenant_id = $1 and s.end_time is null and u.is_deleted = 0
    and exists (select from session_token k
      where k.tenant_id = s.tenant_id and k.session_id = s.id and k.expire_time > ${now}) ${keyword}`;

/** Who is signed in to the caller's tenant now, the last to come first. */
export async function onlineSessions(ctx: Ctx, input: EndpointInput<typeof endpoint>): Promise<Page<OnlineSession>> {
  const { current, size, keyword } = input;
  const parameters = new Parameters();
  parameters.bind(ctx.tenantId);
  const from = open(parameters.bind(ctx.now), keyword ? matching(parameters, keyword) : '');
  const counted = `select count(*)::int as total from (select 1 ${from} limit ${cap + 1}) c`;
  const countValues = [...parameters.values];
  const page = `
    select s.id::text, s.user_id::text as "userId", u.account, coalesce(nullif(u.nick_name, ''), u.account) as name,
      coalesce((select string_agg(d.dept_name, ',' order by d.sort, d.id) from dept d
        where d.tenant_id = u.tenant_id and d.id = any(u.dept_ids) and d.is_deleted = 0), '') as "deptName",
      s.address, s.user_agent as "userAgent", s.client_id as "clientId", s.start_time as "startTime",
      coalesce(s.last_used_time, s.start_time) as "lastUsedTime",
      s.id = ${parameters.bind(ctx.user.sessionId)}::bigint as "isCurrent"
    ${from} order by s.start_time desc, s.id desc
    limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`;
  const [records, [count]] = await Promise.all([
    ctx.db.query<OnlineSession>(page, parameters.values),
    ctx.db.query<{ total: number }>(counted, countValues),
  ]);
  return pageAnswer({ records, counted: count?.total ?? 0, cap, size, current });
}

function matching(parameters: Parameters, keyword: string): string {
  const pattern = parameters.bind(`%${escapeLike(keyword.trim())}%`);
  return `and (u.account ilike ${pattern} or u.nick_name ilike ${pattern} or s.address ilike ${pattern})`;
}
