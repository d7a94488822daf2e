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
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { findRow, lockRow } from '../../../platform/rows/index.ts';
import { ledgerStream } from '../../ledger/index.ts';
import { confirmAll } from '../finance/gather-deposit.ts';
import { holdDeposit } from '../finance/hold-deposit.ts';
import { awaitedDeposits } from './import-statement.ts';
import { demandNoSealedProject, knownReceipts } from './receipt-rules.ts';

/** A person says which deposit a receipt is; the amount and the payer must be those of the deposit. */
export async function matchReceipt(
  ctx: Ctx,
  { id, version, depositId }: EndpointInput<typeof endpoint>,
): Promise<Saved> {
  await demandNoSealedProject(ctx);
  const receipt = await lockRow(ctx, bankReceipt, { id, version, scope: knownReceipts });
  demandState(bankReceipt, receipt.receiptStatus, 'match');
  const row = await holdDeposit(ctx, { id: depositId });
  if (compareYuan(receipt.money, row.money ?? '0') !== 0)
    refuse('deposit.receiptMoney', { money: receipt.money, deposit: row.money ?? '0' });
  const expected = row.payerName ?? row.supplierName;
  if (![row.payerName, row.supplierName].map(plainName).includes(plainName(receipt.payerName)))
    refuse('deposit.receiptName', { payer: receipt.payerName, expected });
  await confirmAll(ctx, [row]);
  const moved = await transition(ctx, bankReceipt, {
    subject: receipt,
    action: 'match',
    stream: ledgerStream,
    set: { depositId },
    payload: { depositId, by: 'person' },
  });
  return { id, version: moved.version };
}

/** The deposits that a receipt may be: those of its amount first. */
export async function readCandidates(
  ctx: Ctx,
  { id }: EndpointInput<typeof candidatesEndpoint>,
): Promise<ReceiptCandidate[]> {
  await demandNoSealedProject(ctx);
  const receipt = await findRow(ctx, bankReceipt, { id, scope: knownReceipts });
  const isSame = (one: ReceiptCandidate) => compareYuan(one.money, receipt.money) === 0;
  const all = await awaitedDeposits(ctx);
  return all.toSorted((one, other) => Number(isSame(other)) - Number(isSame(one))).slice(0, 200);
}
