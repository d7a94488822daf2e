import type { Text } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { logUsual } from '../../log/index.ts';

export interface Use {
  readonly table: 'oss' | 'sms';
  readonly id: string;
  readonly code: string;
  readonly title: Text;
}

/** Puts one provider to use and all others of its kind out of it. */
export async function useProvider(ctx: Ctx, { table, id, code, title }: Use): Promise<null> {
  const former = await ctx.db.query<{ id: string }>(
    `update ${table} set status = 1, version = version + 1, update_user = $2, update_time = $3
     where tenant_id = $1 and status = 2 and id <> $4 and is_deleted = 0 returning id`,
    [ctx.tenantId, ctx.user.userId, ctx.now, id],
  );
  await ctx.db.query(
    `update ${table} set status = 2, version = version + 1, update_user = $2, update_time = $3
     where tenant_id = $1 and id = $4 and status <> 2`,
    [ctx.tenantId, ctx.user.userId, ctx.now, id],
  );
  await logUsual(ctx, { event: `${table}.enable`, title, data: { code } });
  await recordEvidence(ctx, {
    stream: 'admin',
    action: `${table}.enable`,
    subject: id,
    payload: { before: { inUse: former[0]?.id ?? null }, after: { inUse: id, code } },
  });
  return null;
}
