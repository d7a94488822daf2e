import {
  concludedContracts,
  contract,
  contractPayment,
  contractTerm,
  purchaseContractLifecycle,
  type Row,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow, lockRow } from '../../../platform/rows/index.ts';
import { knownContracts } from '../list/known-contracts.ts';
import { holdInForce } from '../performing/hold-in-force.ts';

export interface HeldPayment {
  readonly row: Row<typeof contract>;
  readonly term: Row<typeof contractTerm>;
  readonly payment: Row<typeof contractPayment>;
}

interface Wanted {
  readonly id: string;
  readonly version: number;
}

/** A payment with its contract and its term, held in this order by everybody; the contract is in force. */
export async function holdPayment(ctx: Ctx, wanted: Wanted): Promise<HeldPayment> {
  const { contractId } = await findRow(ctx, contractPayment, { id: wanted.id, reach: 'tenant' });
  return heldUnder(ctx, await holdInForce(ctx, contractId), wanted);
}

/** The same whatever has become of the contract since: what does not go on, or was paid wrongly, goes back all the same. */
export async function holdEndedPayment(ctx: Ctx, wanted: Wanted): Promise<HeldPayment> {
  const { contractId } = await findRow(ctx, contractPayment, { id: wanted.id, reach: 'tenant' });
  const row = await lockRow(ctx, contract, { id: contractId, scope: knownContracts });
  if (!purchaseContractLifecycle.is(row.contractStatus, ...concludedContracts)) refuse('contract.notInForce');
  return heldUnder(ctx, row, wanted);
}

async function heldUnder(ctx: Ctx, row: HeldPayment['row'], { id, version }: Wanted): Promise<HeldPayment> {
  const { termId } = await findRow(ctx, contractPayment, { id, reach: 'tenant' });
  const term = await lockRow(ctx, contractTerm, { id: termId, reach: 'tenant' });
  return { row, term, payment: await lockRow(ctx, contractPayment, { id, version, reach: 'tenant' }) };
}
