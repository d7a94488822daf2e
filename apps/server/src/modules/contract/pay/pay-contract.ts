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
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandOthersWork, demandState, transition } from '../../../platform/lifecycle/index.ts';
import { isTaken } from '../../../platform/rows/index.ts';
import { post, reversePosting } from '../../ledger/index.ts';
import { contractTextBusiness } from '../draw-up/contract-files.ts';
import { completeWhenDone } from '../performing/complete-when-done.ts';
import { moneyOfTerms } from '../performing/contract-sums.ts';
import { beginPerforming } from '../performing/hold-in-force.ts';
import { spendBudget } from './follow-budget.ts';
import { holdPayment, type HeldPayment } from './hold-payment.ts';
import { demandPayable } from './save-payment.ts';

type Said = EndpointInput<typeof endpoint>;

/** The key of a posting: whatever is sent twice, a payment posts once. */
const keyOf = (id: string) => `contractPayment/${id}`;

/** Finance has paid what was approved, to the account of the contract: ledger, budget and plan follow. */
export async function payContract(files: Files, ctx: Ctx, said: Said): Promise<Saved> {
  const held = await holdPayment(ctx, said);
  const { row, term, payment } = held;
  demandState(contractPayment, payment.payStatus, 'pay');
  await demandOthersWork(ctx, contractPayment, { row: payment, action: 'pay' });
  await demandAsApproved(ctx, held, said);
  await demandPayable(ctx, { row, term, money: payment.applyMoney, id: payment.id });
  await bindVoucher(files, ctx, { row, said });
  await finishTerm(ctx, held);
  await postPayment(ctx, held);
  await spendBudget(ctx, held);
  const { payMoney, payTime, tradeNo, voucher } = said;
  const { dueTime, lateRate } = term;
  const moved = await transition(ctx, contractPayment, {
    subject: payment,
    action: 'pay',
    stream: row.projectId,
    set: { payMoney, payTime, tradeNo, voucher, ...lateInterest({ money: payMoney, dueTime, on: payTime, lateRate }) },
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

interface Vouching extends Pick<HeldPayment, 'row'> {
  readonly said: Said;
}

/** Whoever sees the contract sees the voucher: the supplier too. */
async function bindVoucher(files: Files, ctx: Ctx, { row, said }: Vouching): Promise<void> {
  const ids = said.voucher.map(({ fileId }) => fileId);
  const business = { businessType: contractTextBusiness, businessId: row.id, partyTenantId: row.supplierTenantId };
  await files.bind(ctx, ids, business);
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
  const key = keyOf(held.payment.id);
  await post(ctx, [{ key, operation: 'payContract', place: placeOf(held), lines, cause: causeOf(held) }]);
}

/** Takes the posting of a payment back, once. */
export async function reverseLedger(ctx: Ctx, held: HeldPayment, reason: string | undefined): Promise<void> {
  const [posted] = await ctx.db.query<{ id: string }>(
    'select id::text from ledger_posting where tenant_id = $1 and post_key = $2',
    [ctx.tenantId, keyOf(held.payment.id)],
  );
  if (!posted) return notFound();
  await reversePosting(ctx, { postingId: posted.id, reason, place: placeOf(held), cause: causeOf(held) });
}
