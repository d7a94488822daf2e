import { ledgerCheck, type Row } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { findRow } from '../../../platform/rows/index.ts';

/** What the last check came to; null before the first. */
export async function readLastCheck(ctx: Ctx): Promise<Row<typeof ledgerCheck> | null> {
  const [last] = await ctx.db.query<{ id: string }>(
    `select id::text from ${ledgerCheck.table} where tenant_id = $1 order by create_time desc, id desc limit 1`,
    [ctx.tenantId],
  );
  return last ? findRow(ctx, ledgerCheck, { id: last.id }) : null;
}
