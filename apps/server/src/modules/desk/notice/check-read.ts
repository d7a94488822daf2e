import type { EndpointInput, noticeApi } from '@zhaocai/model';
import { Parameters } from '../../../platform/rows/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { addressedTo } from './addressed.ts';

/** Marks notices as read by the caller: the named ones, which must all be his to read, or all of his. */
export async function checkRead(
  ctx: Ctx,
  { ids }: EndpointInput<typeof noticeApi.checkRead>,
): Promise<{ marked: number }> {
  const named = [...new Set(ids.split(',').filter(Boolean))];
  if (named.some((id) => !/^\d{1,18}$/.test(id))) notFound();
  const parameters = new Parameters();
  const where = addressedTo(ctx, parameters);
  const chosen = named.length > 0 ? ` and t.id = any(${parameters.bind(named)}::bigint[])` : '';
  const found = await ctx.db.query<{ id: string; tenantId: string }>(
    `select t.id, t.tenant_id as "tenantId" from notice t where ${where}${chosen}`,
    parameters.values,
  );
  if (named.length > 0 && found.length < named.length) notFound();
  const marked = await ctx.db.query(
    `insert into notice_read (tenant_id, notice_id, notice_tenant_id, user_id, read_time)
     select $1, n.id, n.tenant_id, $4, $5 from unnest($2::bigint[], $3::text[]) n (id, tenant_id)
     on conflict do nothing returning notice_id`,
    [ctx.tenantId, found.map(({ id }) => id), found.map(({ tenantId }) => tenantId), ctx.user.userId, ctx.now],
  );
  return { marked: marked.length };
}
