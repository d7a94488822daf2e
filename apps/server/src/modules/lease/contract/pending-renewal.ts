import { contractLifecycle, leaseContractType, roomContract } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transitionAll } from '../../../platform/lifecycle/index.ts';
import type { Contract } from './hold-contract.ts';

const pending = `
  select id::text from room_contract
  where tenant_id = $1 and parent_id = $2 and is_deleted = 0 and contract_type in ${leaseContractType.sql('renewal')}
    and status in ${contractLifecycle.sql('toSign')} order by id`;

/** Renewals that have not begun yet. */
async function pendingRenewals({ db, tenantId }: Ctx, { id }: Contract): Promise<string[]> {
  const rows = await db.query<{ id: string }>(pending, [tenantId, id]);
  return rows.map((row) => row.id);
}

/** Whoever leaves within the term gives up the renewal with it; after it he leaves the renewed contract, not this one. */
export async function demandWithinTerm(ctx: Ctx, contract: Contract, surrenderDate: string): Promise<void> {
  if (surrenderDate <= contract.endDate) return;
  if ((await pendingRenewals(ctx, contract)).length > 0) refuse('lease.surrenderRenewed', { end: contract.endDate });
}

/** The room is given back: what should have followed does not begin. The contract is held by the caller. */
export async function lapseRenewals(ctx: Ctx, contract: Contract): Promise<void> {
  const ids = await pendingRenewals(ctx, contract);
  await transitionAll(ctx, roomContract, { ids, action: 'lapse', payload: { surrendered: contract.id } });
}
