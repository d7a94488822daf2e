import {
  bankReceipt,
  costIn,
  costInLifecycle,
  costInLines,
  costInType,
  costOutLifecycle,
  yuanToFen,
  type EndpointInput,
  type EndpointOutput,
  type projectMistakeIn as endpoint,
} from '@zhaocai/model';
import { nextId } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { insertRow, lockRow, nextNumber } from '../../../platform/rows/index.ts';
import { demandNoSealedProject, knownReceipts } from '../../deposit/index.ts';
import { demandReason, ledgerStream, post } from '../../ledger/index.ts';
import { findProject } from '../../tendering/index.ts';
import { knownCostIns } from './known-cost-ins.ts';
import { accountOf, causeOf, costInSeries, demandSupplier, keptOf, ownerOf, payloadOf } from './save-cost-in.ts';

type Said = EndpointInput<typeof endpoint>;

/** What a receipt turns into, whatever it was before. */
interface Source {
  readonly money: string;
  readonly payerName: string;
  readonly payerAccount: string | null;
  readonly payerBank: string | null;
  readonly payTime: string;
  readonly tradeNo: string | null;
  readonly receiptId: string | null;
  readonly fromId: string | null;
  /** Where its money is now. */
  readonly from: 'bank' | 'unidentified';
}

/** Says for which project a receipt is that was taken for something else, or that nobody had named: it is received there. */
export async function settleMistakeIn(ctx: Ctx, said: Said): Promise<EndpointOutput<typeof endpoint>> {
  if ((said.costInId === undefined) === (said.receiptId === undefined)) refuse('treasury.whichMistake');
  demandReason(said.reason);
  const { id: projectId } = await findProject(ctx, said.projectId);
  const inType = demandKind(said);
  await demandSupplier(ctx, said);
  const source = said.costInId ? await takeCostIn(ctx, said.costInId, said) : await takeReceipt(ctx, said);
  const id = nextId();
  const inNo = await nextNumber(ctx, costInSeries);
  const { from, ...kept } = source;
  const row = { inNo, projectId, inType, supplierId: said.supplierId || null, ...kept };
  const { reason } = said;
  const inStatus = costInLifecycle.code.received;
  await insertRow(ctx, costIn, { id, values: { ...row, inStatus, note: reason } });
  const lines = costInLines(from, accountOf(row), BigInt(yuanToFen(source.money)));
  const place = keptOf(await ownerOf(ctx, row));
  const key = `costIn/${id}`;
  await post(ctx, [{ key, operation: 'correct', place, lines, cause: causeOf({ id, ...row }), reason }]);
  return { id, version: 0, inNo };
}

/** What it is for; deposits have a place of their own, and a wallet has an owner. */
function demandKind({ inType, supplierId }: Said) {
  const kind = costInType.named(inType);
  if (!kind) return refuse('platform.badRequest');
  if (costInType.is(inType, 'deposit')) refuse('treasury.depositElsewhere');
  if (costInType.is(inType, 'wallet') && !supplierId) refuse('treasury.walletWhose');
  return kind.value;
}

async function takeCostIn(ctx: Ctx, id: string, { version, reason }: Said): Promise<Source> {
  const row = await lockRow(ctx, costIn, { id, version, scope: knownCostIns });
  demandState(costIn, row.inStatus, 'correct');
  await demandNoRefund(ctx, id);
  await transition(ctx, costIn, {
    subject: row,
    action: 'correct',
    reason,
    set: { note: reason },
    stream: ledgerStream,
    payload: payloadOf(row),
  });
  const { money, payerName, payerAccount, payerBank, payTime, tradeNo, receiptId } = row;
  return { money, payerName, payerAccount, payerBank, payTime, tradeNo, receiptId, fromId: id, from: 'unidentified' };
}

async function demandNoRefund({ db, tenantId }: Ctx, costInId: string): Promise<void> {
  const found = await db.query(
    `select 1 from cost_out where tenant_id = $1 and cost_in_id = $2 and is_deleted = 0
       and out_status not in ${costOutLifecycle.sql('reversed', 'void')}`,
    [tenantId, costInId],
  );
  if (found.length > 0) refuse('treasury.refunding');
}

async function takeReceipt(ctx: Ctx, { receiptId = '', version, reason }: Said): Promise<Source> {
  await demandNoSealedProject(ctx);
  const receipt = await lockRow(ctx, bankReceipt, { id: receiptId, version, scope: knownReceipts });
  demandState(bankReceipt, receipt.receiptStatus, 'assign');
  await transition(ctx, bankReceipt, {
    subject: receipt,
    action: 'assign',
    stream: ledgerStream,
    set: { note: reason },
    payload: { money: receipt.money, reason },
  });
  const { money, payerName, payerAccount, payTime, tradeNo } = receipt;
  return {
    money,
    payerName,
    payerAccount,
    payerBank: null,
    payTime,
    tradeNo,
    receiptId: receipt.id,
    fromId: null,
    from: 'bank',
  };
}
