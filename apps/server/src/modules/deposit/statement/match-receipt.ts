import {
  bankReceipt,
  compareYuan,
  plainName,
  type EndpointInput,
  type matchReceipt as endpoint,
  type ReceiptCandidate,
  type receiptCandidates as candidatesEndpoint,
  type Saved,
} from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { findRow, lockRow } from '../../../platform/rows/index.ts';
import { ledgerStream } from '../../ledger/index.ts';
import { awaitedMoney, confirmMoney, holdMoney, paidBy, type Awaited } from './awaited-money.ts';
import { demandNoSealedProject, knownReceipts } from './receipt-rules.ts';

/** A person says which deposit or order a receipt is; the amount and the payer must be those of it. */
export async function matchReceipt(
  ctx: Ctx,
  { id, version, depositId, orderId }: EndpointInput<typeof endpoint>,
): Promise<Saved> {
  if ((depositId === undefined) === (orderId === undefined)) refuse('deposit.whichMatch');
  await demandNoSealedProject(ctx);
  const receipt = await lockRow(ctx, bankReceipt, { id, version, scope: knownReceipts });
  demandState(bankReceipt, receipt.receiptStatus, 'match');
  const kind = depositId === undefined ? 'order' : 'deposit';
  const one = await holdAwaited(ctx, { kind, id: depositId ?? orderId ?? '' });
  if (compareYuan(receipt.money, one.money) !== 0)
    refuse('deposit.receiptMoney', { money: receipt.money, awaited: one.money });
  const expected = one.payerName ?? one.supplierName;
  if (![one.payerName, one.supplierName].map(plainName).includes(plainName(receipt.payerName)))
    refuse('deposit.receiptName', { payer: receipt.payerName, expected });
  await confirmMoney(ctx, [one]);
  const paid = paidBy(one);
  const moved = await transition(ctx, bankReceipt, {
    subject: receipt,
    action: 'match',
    stream: ledgerStream,
    set: paid,
    payload: { ...paid, by: 'person' },
  });
  return { id, version: moved.version };
}

/** Held before it is read: what is compared does not change meanwhile. */
async function holdAwaited(ctx: Ctx, wanted: Pick<Awaited, 'kind' | 'id'>): Promise<Awaited> {
  await holdMoney(ctx, [wanted]);
  const awaited = await awaitedMoney(ctx);
  return awaited.find(({ kind, id }) => kind === wanted.kind && id === wanted.id) ?? notFound();
}

/** The deposits and orders that a receipt may be: those of its amount first. */
export async function readCandidates(
  ctx: Ctx,
  { id }: EndpointInput<typeof candidatesEndpoint>,
): Promise<ReceiptCandidate[]> {
  await demandNoSealedProject(ctx);
  const receipt = await findRow(ctx, bankReceipt, { id, scope: knownReceipts });
  const isSame = (one: ReceiptCandidate) => compareYuan(one.money, receipt.money) === 0;
  const all = await awaitedMoney(ctx);
  return all.toSorted((one, other) => Number(isSame(other)) - Number(isSame(one))).slice(0, 200);
}
