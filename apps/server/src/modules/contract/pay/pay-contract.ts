import {
  compareYuan,
  contractPayment,
  contractPaymentLines,
  contractTerm,
  contractTermLifecycle,
  lateInterest,
  sumYuan,
  yuanToFen,
  type EndpointInput,
  type payContract as endpoint,
  type Saved,
} from '@zhaocai/model';
import type { Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandOthersWork, demandState, transition } from '../../../platform/lifecycle/index.ts';
import { isTaken } from '../../../platform/rows/index.ts';
import { post, reverseLast } from '../../ledger/index.ts';
import { bindToContract } from '../draw-up/contract-files.ts';
import { completeWhenDone } from '../performing/complete-when-done.ts';
import { moneyOfTerms } from '../performing/contract-sums.ts';
import { beginPerforming } from '../performing/hold-in-force.ts';
import { demandAsRecorded } from './demand-as-recorded.ts';
import { spendBudget } from './follow-budget.ts';
import { holdPayment, type HeldPayment } from './hold-payment.ts';
import { demandPayable } from './save-payment.ts';

type Said = EndpointInput<typeof endpoint>;

/** Finance has paid what was approved, to the account of the contract: ledger, budget and plan follow. */
export async function payContract(files: Files, ctx: Ctx, said: Said): Promise<Saved> {
  const held = await holdPayment(ctx, said);
  const { row, term, payment } = held;
  demandState(contractPayment, payment.payStatus, 'pay');
  await demandOthersWork(ctx, contractPayment, { row: payment, action: 'pay' });
  await demandAsApproved(ctx, held, said);
  await demandAsRecorded(ctx, held);
  await demandPayable(ctx, { row, term, money: payment.applyMoney, id: payment.id });
  await bindToContract(files, ctx, { id: row.id, partyTenantId: row.supplierTenantId, files: said.voucher });
  await finishTerm(ctx, held);
  await postPayment(ctx, held);
  await spendBudget(ctx, held);
  const { payMoney, payTime, tradeNo, voucher } = said;
  const { dueTime, lateRate } = term;
  const late = lateInterest({ money: payMoney, dueTime, on: payTime, lateRate });
  const lateArticle = late.lateInterest === '0.00' ? null : term.lateArticle;
  const moved = await transition(ctx, contractPayment, {
    subject: payment,
    action: 'pay',
    stream: row.projectId,
    set: { payMoney, payTime, tradeNo, voucher, ...late, lateArticle },
    payload: { contractNo: row.contractNo, payNo: payment.payNo, money: payMoney, tradeNo, account: row.payeeAccount },
  });
  await beginPerforming(ctx, row);
  await completeWhenDone(ctx, row.id);
  return { id: payment.id, version: moved.version };
}

/** To the account of the contract, so much as was approved, and by a transfer that paid nothing else. */
async function demandAsApproved(ctx: Ctx, { row, payment }: HeldPayment, said: Said): Promise<void> {
  const account = row.payeeAccount ?? refuse('contract.noAccount');
  if (said.payAccount !== account || payment.payeeAccount !== account) refuse('contract.otherAccount', { account });
  if (compareYuan(said.payMoney, payment.applyMoney) !== 0)
    refuse('contract.otherMoney', { money: payment.applyMoney });
  if (said.payTime > ctx.now || said.payTime.slice(0, 10) < payment.createTime.slice(0, 10))
    refuse('contract.payTimeAhead');
  const existing = { id: payment.id };
  if (await isTaken(ctx, contractPayment, { names: ['tradeNo'], values: { tradeNo: said.tradeNo }, existing }))
    refuse('contract.tradeTwice');
}

async function finishTerm(ctx: Ctx, { row, term, payment }: HeldPayment): Promise<void> {
  const before = (await moneyOfTerms(ctx, row, payment.id)).get(term.id)?.paidMoney ?? '0.00';
  const isPaid = compareYuan(sumYuan([before, payment.applyMoney]), term.planMoney) >= 0;
  const { paid, toApply } = contractTermLifecycle.code;
  const to = isPaid ? paid : toApply;
  await transition(ctx, contractTerm, { subject: term, action: 'finish', to, stream: row.projectId });
}

function causeOf({ row, payment }: HeldPayment) {
  return { type: 'contractPayment', id: payment.id, no: payment.payNo, name: row.contractName } as const;
}

const placeOf = ({ row: { projectId, supplierTenantId, supplierName } }: HeldPayment) => ({
  projectId,
  supplierTenantId,
  supplierName,
});

async function postPayment(ctx: Ctx, held: HeldPayment): Promise<void> {
  const fen = BigInt(yuanToFen(held.payment.applyMoney));
  const lines = contractPaymentLines(fen);
  // Whatever is sent twice, a payment posts once.
  const key = `contractPayment/${held.payment.id}`;
  await post(ctx, [{ key, operation: 'payContract', place: placeOf(held), lines, cause: causeOf(held) }]);
}

/** Takes the posting of a payment back, once. */
export async function reverseLedger(ctx: Ctx, held: HeldPayment, reason: string | undefined): Promise<void> {
  await reverseLast(ctx, { operation: 'payContract', reason, place: placeOf(held), cause: causeOf(held) });
}
