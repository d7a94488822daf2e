import {
  attentionFlag,
  attentionType,
  type EndpointInput,
  type EndpointOutput,
  type saveAttention as endpoint,
} from '@zhaocai/model';
import { nextId } from '../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../platform/http/index.ts';
import { readable } from './readable.ts';

/** So much one person watches. */
const most = 500;

const upsert = `
  insert into attention (tenant_id, id, user_id, biz_type, biz_id, biz_tenant_id, project_id, flag, create_user,
    create_time, update_user, update_time)
  values ($1, $2, $3, $4, $5, $6, $7, ${attentionFlag.code.watched}, $3, $8, $3, $8)
  on conflict (tenant_id, user_id, biz_type, biz_id) where is_deleted = 0
  do update set flag = excluded.flag, update_user = excluded.update_user, update_time = excluded.update_time,
    create_time = excluded.create_time, version = attention.version + 1
  where attention.flag <> excluded.flag`;
const drop = `
  update attention set flag = ${attentionFlag.code.dropped}, update_user = $2, update_time = $5, version = version + 1
  where tenant_id = $1 and user_id = $2 and biz_type = $3 and biz_id = $4 and is_deleted = 0
    and flag = ${attentionFlag.code.watched}`;
const count = `
  select count(*)::int as count from attention
  where tenant_id = $1 and user_id = $2 and flag = ${attentionFlag.code.watched} and is_deleted = 0`;

/** Watches what one may read, once, however often it is said; what one no longer may read can still be dropped. */
export async function saveAttention(
  ctx: Ctx,
  { bizType, bizId, flag }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const { userId } = ctx.user;
  if (attentionFlag.is(flag, 'dropped')) {
    await ctx.db.write(drop, [ctx.tenantId, userId, bizType, bizId, ctx.now]);
    return { bizType, bizId, flag };
  }
  const found = await readable(ctx, { bizType, bizId });
  if (!found || !attentionType.named(bizType)) return notFound();
  const [watched] = await ctx.db.query<{ count: number }>(count, [ctx.tenantId, userId]);
  if (watched && watched.count >= most) refuse('attention.tooMany', { most });
  const { bizTenantId, projectId } = found;
  await ctx.db.write(upsert, [ctx.tenantId, nextId(), userId, bizType, bizId, bizTenantId, projectId, ctx.now]);
  return { bizType, bizId, flag };
}
