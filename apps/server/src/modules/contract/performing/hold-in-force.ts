import { contract, purchaseContractLifecycle, type Row } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';
import { knownContracts } from '../list/known-contracts.ts';

type Contract = Row<typeof contract>;

/** A contract of a project that the caller sees, held: both have signed, and it was neither suspended nor ended. */
export async function holdInForce(ctx: Ctx, id: string): Promise<Contract> {
  const row = await lockRow(ctx, contract, { id, scope: knownContracts });
  demandInForce(row);
  return row;
}

/** Whether it may be performed now. */
export function demandInForce({ contractStatus }: Pick<Contract, 'contractStatus'>): void {
  if (!purchaseContractLifecycle.is(contractStatus, 'signed', 'performing')) refuse('contract.notInForce');
}

/** The first acceptance or payment begins the performance. */
export async function beginPerforming(ctx: Ctx, row: Contract): Promise<void> {
  if (!purchaseContractLifecycle.is(row.contractStatus, 'signed')) return;
  const payload = { contractNo: row.contractNo };
  await transition(ctx, contract, { subject: row, action: 'perform', stream: row.projectId, payload });
}
