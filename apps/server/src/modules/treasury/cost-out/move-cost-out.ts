import {
  costIn,
  costInLifecycle,
  costOut,
  costOutType,
  costPayWay,
  expertFeeLines,
  feeFund,
  mistakeRefundLines,
  yuanToFen,
  type EndpointInput,
  type EndpointOutput,
  type EntityAction,
  type EntityState,
  type MoveAnswer,
  type MoveInput,
  type payCostOut as payEndpoint,
  type projectMistakeOut,
  type Row,
  type Saved,
} from '@zhaocai/model';
import { nextId } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandOthersWork, demandState, transition } from '../../../platform/lifecycle/index.ts';
import { findRow, insertRow, lockRow, nextNumber } from '../../../platform/rows/index.ts';
import { demandReason, ledgerStream, post, reverseLast } from '../../ledger/index.ts';
import { ofSeenProject } from '../../tendering/index.ts';
import { knownCostIns } from '../cost-in/known-cost-ins.ts';
import { costOutSeries, demandFunded } from './apply-fee.ts';

type Out = Row<typeof costOut>;
type Moved = MoveAnswer<EntityState<typeof costOut>>;

interface Deed {
  readonly action: EntityAction<typeof costOut>;
  readonly reason?: string | undefined;
  readonly set?: Readonly<Record<string, unknown>>;
}

function move(ctx: Ctx, row: Out, deed: Deed): Promise<Moved> {
  const payload = { outNo: row.outNo, money: row.money };
  return transition(ctx, costOut, { subject: row, ...deed, stream: row.projectId, payload });
}

/** Held with the receipt that a refund pays back: that one first, by everybody. */
async function hold(ctx: Ctx, { id, version }: { readonly id: string; readonly version?: number | undefined }) {
  const { costInId } = await findRow(ctx, costOut, { id, scope: ofSeenProject });
  const receipt = costInId === null ? undefined : await lockRow(ctx, costIn, { id: costInId, reach: 'tenant' });
  return { receipt, row: await lockRow(ctx, costOut, { id, version, scope: ofSeenProject }) };
}

/** One step of what is neither paid nor reversed by it. */
export function moveCostOut(action: 'submit' | 'withdraw' | 'approve' | 'reject' | 'fail' | 'discard') {
  return async (ctx: Ctx, { id, version, reason }: MoveInput): Promise<Moved> => {
    const { row } = await hold(ctx, { id, version });
    demandState(costOut, row.outStatus, action);
    if (action === 'submit') await demandFunded(ctx, row);
    return move(ctx, row, { action, reason });
  };
}

/** Finance has paid what was approved: the ledger follows, once. */
export async function payCostOut(ctx: Ctx, said: EndpointInput<typeof payEndpoint>): Promise<Saved> {
  const { row, receipt } = await hold(ctx, said);
  demandState(costOut, row.outStatus, 'pay');
  await demandOthersWork(ctx, costOut, { row, action: 'pay' });
  const isWallet = costPayWay.is(said.payWay, 'wallet');
  if (isWallet && receipt) refuse('treasury.noWallet');
  if (!isWallet && !said.tradeNo) refuse('treasury.tradeMissing');
  if (said.payTime > ctx.now) refuse('treasury.payTimeAhead');
  const set = { payWay: said.payWay, payTime: said.payTime, tradeNo: isWallet ? null : said.tradeNo };
  if (receipt) await transition(ctx, costIn, { subject: receipt, action: 'refund', stream: ledgerStream });
  const { version } = await move(ctx, row, { action: 'pay', set });
  await postPayment(ctx, row, said.payWay);
  return { id: row.id, version };
}

const causeOf = ({ id, outNo, payeeName }: Out) => ({ type: 'costOut', id, no: outNo, name: payeeName }) as const;
const placeOf = ({ projectId, expertId, payeeName }: Out) => ({ projectId, expertId, supplierName: payeeName });
const operationOf = ({ outType }: Out) => (costOutType.is(outType, 'expert') ? 'payExpert' : 'refundMistake');

async function postPayment(ctx: Ctx, row: Out, payWay: number): Promise<void> {
  const [fen, taxFen] = [BigInt(yuanToFen(row.money)), BigInt(yuanToFen(row.taxMoney))];
  const operation = operationOf(row);
  const lines =
    operation === 'payExpert' ? expertFeeLines({ feeFund: row.feeFund, payWay, fen, taxFen }) : mistakeRefundLines(fen);
  // Whatever is sent twice, a payment posts once.
  const key = `costOut/${row.id}`;
  await post(ctx, [{ key, operation, place: placeOf(row), lines, cause: causeOf(row) }]);
}

/** What was paid wrongly is reversed and stays to be read; what came in by mistake is to be paid back to its payer. */
export async function settleMistakeOut(
  ctx: Ctx,
  { outId, costInId, version, reason }: EndpointInput<typeof projectMistakeOut>,
): Promise<EndpointOutput<typeof projectMistakeOut>> {
  if ((outId === undefined) === (costInId === undefined)) refuse('treasury.whichMistake');
  demandReason(reason);
  if (outId !== undefined) return reversePaid(ctx, { id: outId, version, reason });
  return refundReceipt(ctx, { id: costInId ?? '', version, reason });
}

interface Asked {
  readonly id: string;
  readonly version: number | undefined;
  readonly reason: string;
}

async function reversePaid(ctx: Ctx, { id, version, reason }: Asked) {
  const { row, receipt } = await hold(ctx, { id, version });
  demandState(costOut, row.outStatus, 'reverse');
  await demandOthersWork(ctx, costOut, { row, action: 'reverse' });
  if (receipt) await transition(ctx, costIn, { subject: receipt, action: 'reopen', stream: ledgerStream });
  const moved = await move(ctx, row, { action: 'reverse', reason });
  await reverseLast(ctx, { operation: operationOf(row), reason, place: placeOf(row), cause: causeOf(row) });
  return { id, version: moved.version, outStatus: moved.state };
}

/** Applied for, to the account that paid and to no other; approved and paid as a fee is. */
async function refundReceipt(ctx: Ctx, { id: costInId, version, reason }: Asked) {
  const receipt = await lockRow(ctx, costIn, { id: costInId, version, scope: knownCostIns });
  if (!costInLifecycle.is(receipt.inStatus, 'mistaken')) refuse('platform.badState');
  if (!receipt.payerAccount) return refuse('treasury.noPayerAccount');
  const id = nextId();
  const outNo = await nextNumber(ctx, costOutSeries);
  const { projectId, money, payerName, payerAccount, payerBank } = receipt;
  await insertRow(ctx, costOut, {
    id,
    values: {
      outNo,
      outType: costOutType.code.mistake,
      projectId,
      costInId,
      payeeName: payerName,
      // The statement of a bank does not name that of the payer: his account is enough.
      payeeBank: payerBank || '—',
      payeeAccount: payerAccount,
      money,
      taxMoney: '0',
      netMoney: money,
      feeFund: feeFund.code.own,
      remark: reason,
    },
  });
  const subject = { id, tenantId: ctx.tenantId };
  const payload = { outNo, money, reason };
  const moved = await transition(ctx, costOut, { subject, action: 'submit', stream: projectId, payload });
  return { id, version: moved.version, outStatus: moved.state };
}
