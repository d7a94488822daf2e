import { providerStates, type Text } from '@zhaocai/model';
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
    `${setState(table)} where tenant_id = $1 and status in ${providerStates.sql('inUse')} and id <> $5 and is_deleted = 0
     returning id`,
    [ctx.tenantId, ctx.user.userId, ctx.now, providerStates.code.off, id],
  );
  await ctx.db.query(
    `${setState(table)} where tenant_id = $1 and id = $5 and status not in ${providerStates.sql('inUse')}`,
    [ctx.tenantId, ctx.user.userId, ctx.now, providerStates.code.inUse, id],
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

function setState(table: Use['table']): string {
  // oxlint-disable-next-line house/states-move-by-transition -- of two rows at once, told by one link of evidence that names both
  return `update ${table} set status = $4, version = version + 1, update_user = $2, update_time = $3`;
}
