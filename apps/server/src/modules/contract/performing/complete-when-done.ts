import { contract, contractLine, contractTermLifecycle, isWhole, purchaseContractLifecycle } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { findRow } from '../../../platform/rows/index.ts';
import { foundOf } from '../accept/acceptance-queries.ts';
import { partsOf } from '../list/read-contracts.ts';
import { followInTasks } from './contracts-of-projects.ts';

/** What keeps a contract from being completed. */
export interface Missing {
  readonly isAccepted: boolean;
  readonly isPaid: boolean;
}

/** A contract that was accepted and paid in full is completed; the contract is held. */
export async function completeWhenDone(ctx: Ctx, id: string): Promise<Missing> {
  const row = await findRow(ctx, contract, { id, reach: 'tenant' });
  const missing = await missingOf(ctx, row);
  const isOpen = purchaseContractLifecycle.is(row.contractStatus, 'performing');
  if (isOpen && missing.isAccepted && missing.isPaid) {
    const payload = { contractNo: row.contractNo };
    await transition(ctx, contract, { subject: row, action: 'complete', stream: row.projectId, payload });
  }
  if (missing.isAccepted || missing.isPaid) await followInTasks(ctx, row.projectId);
  return missing;
}

async function missingOf(ctx: Ctx, row: { readonly id: string; readonly tenantId: string }): Promise<Missing> {
  const lines = await partsOf(ctx, contractLine, row);
  const [terms] = await ctx.db.query<{ all: number; open: number }>(
    `select count(*)::int as "all",
       count(*) filter (where term_status not in ${contractTermLifecycle.sql('paid')})::int as open
     from contract_term where tenant_id = $1 and contract_id = $2 and is_deleted = 0`,
    [row.tenantId, row.id],
  );
  return {
    isAccepted: isWhole(lines, await foundOf(ctx, row), 'acceptance'),
    isPaid: terms !== undefined && terms.all > 0 && terms.open === 0,
  };
}
