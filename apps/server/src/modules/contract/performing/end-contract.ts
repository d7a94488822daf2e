import {
  compareYuan,
  contract,
  purchaseContractLifecycle,
  yuanLess,
  type EndpointInput,
  type EndpointOutput,
  type EntityState,
  type finalContract as finalEndpoint,
  type MoveAnswer,
  type MoveInput,
  type Row,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { findRow, findRows, lockRow, lockRows } from '../../../platform/rows/index.ts';
import { demandReason } from '../../ledger/index.ts';
import { knownContracts } from '../list/known-contracts.ts';
import { followPlan, releaseBudget } from '../pay/follow-budget.ts';
import { completeWhenDone } from './complete-when-done.ts';
import { sumsOfContract } from './contract-sums.ts';

type Moved = MoveAnswer<EntityState<typeof contract>>;
type Contract = Row<typeof contract>;

/** Suspends a contract or resumes it, with the reason: meanwhile nothing is accepted or paid. */
export function haltContract(action: 'suspend' | 'resume') {
  return async (ctx: Ctx, { id, version, reason }: MoveInput): Promise<Moved> => {
    const row = await lockRow(ctx, contract, { id, version, scope: knownContracts });
    demandState(contract, row.contractStatus, action);
    demandReason(reason ?? '');
    await demandParentGoesOn(ctx, row, action);
    const payload = { contractNo: row.contractNo };
    const moved = await transition(ctx, contract, { subject: row, action, reason, stream: row.projectId, payload });
    const from = action === 'suspend' ? (['signed', 'performing'] as const) : (['suspended'] as const);
    for (const one of await supplementsOf(ctx, row)) {
      if (!purchaseContractLifecycle.is(one.contractStatus, ...from)) continue;
      const said = { contractNo: one.contractNo, parentNo: row.contractNo };
      await transition(ctx, contract, { subject: one, action, reason, stream: row.projectId, payload: said });
    }
    return moved;
  };
}

/** Ends a contract with the reason: what it will not pay any more goes back to its plan. */
export async function terminateContract(ctx: Ctx, { id, version, reason }: MoveInput): Promise<Moved> {
  const row = await lockRow(ctx, contract, { id, version, scope: knownContracts });
  demandState(contract, row.contractStatus, 'terminate');
  demandReason(reason ?? '');
  // What is beside it ends with it.
  const supplements = await supplementsOf(ctx, row);
  if (supplements.some((one) => purchaseContractLifecycle.is(one.contractStatus, ...unsigned)))
    refuse('contract.supplementOpen');
  const first = await endOne(ctx, row, reason);
  const ended = [first];
  for (const one of supplements)
    if (purchaseContractLifecycle.is(one.contractStatus, 'signed', 'performing', 'suspended'))
      ended.push(await endOne(ctx, one, reason));
  // All are ended before the plan is asked what they take, and the plan is held before its budget.
  await followPlan(ctx, row);
  for (const { of, left } of ended) if (compareYuan(left, '0') > 0) await releaseBudget(ctx, of, left);
  return first.moved;
}

const unsigned = ['draft', 'inApproval', 'toSupplier', 'toBuyer'] as const;

interface Ended {
  readonly of: Contract;
  readonly moved: Moved;
  /** What it will not pay any more, in yuan. */
  readonly left: string;
}

async function endOne(ctx: Ctx, row: Contract, reason: string | undefined): Promise<Ended> {
  const { inFlowMoney, paidMoney, contractMoney } = await sumsOfContract(ctx, row);
  if (compareYuan(inFlowMoney, '0') > 0) refuse('contract.openPayments');
  const payload = { contractNo: row.contractNo, paidMoney };
  const moved = await transition(ctx, contract, {
    subject: row,
    action: 'terminate',
    reason,
    stream: row.projectId,
    payload,
  });
  return { of: row, moved, left: yuanLess(contractMoney, paidMoney) };
}

/** What is beside a contract that the caller holds, held after it. */
async function supplementsOf(ctx: Ctx, { id }: Contract): Promise<Contract[]> {
  const found = await findRows(ctx, contract, { of: 'parentContractId', ids: [id], reach: 'tenant' });
  return lockRows(ctx, contract, { ids: found.map((one) => one.id), reach: 'tenant' });
}

/** A supplement does not go on by itself while what it is beside does not. */
async function demandParentGoesOn(ctx: Ctx, { parentContractId }: Contract, action: string): Promise<void> {
  if (action !== 'resume' || parentContractId === null) return;
  const parent = await findRow(ctx, contract, { id: parentContractId, reach: 'tenant' });
  if (purchaseContractLifecycle.is(parent.contractStatus, 'suspended')) refuse('contract.supplementHalted');
}

const words = {
  zh: { accepted: '未全部验收合格', paid: '未付清', and: '、' },
  en: { accepted: 'not everything was accepted', paid: 'not everything was paid', and: ', ' },
} as const;

/** A contract that was accepted and paid in full is completed; otherwise what is missing is named. */
export async function finalContract(
  ctx: Ctx,
  { id }: EndpointInput<typeof finalEndpoint>,
): Promise<EndpointOutput<typeof finalEndpoint>> {
  await lockRow(ctx, contract, { id, scope: knownContracts });
  const missing = await completeWhenDone(ctx, id);
  const said = words[ctx.language];
  const open = [...(missing.isAccepted ? [] : [said.accepted]), ...(missing.isPaid ? [] : [said.paid])];
  if (open.length > 0) refuse('contract.notDone', { missing: open.join(said.and) });
  return { ...missing, contractStatus: purchaseContractLifecycle.code.completed };
}
