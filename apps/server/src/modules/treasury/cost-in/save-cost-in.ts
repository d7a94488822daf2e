import {
  compareYuan,
  costIn,
  costInLifecycle,
  costInLines,
  costInMistakeLines,
  costInType,
  incomeAccountOf,
  purchasePackage,
  supplier,
  yuanToFen,
  type applyProjectIn as endpoint,
  type EndpointInput,
  type EndpointOutput,
  type EntityState,
  type gatherProjectIn as gatherEndpoint,
  type MoveAnswer,
  type MoveInput,
  type Row,
} from '@zhaocai/model';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { changeRow, findRow, insertRow, lockRow, nextNumber, numberSeries } from '../../../platform/rows/index.ts';
import { demandReason, ledgerStream, post } from '../../ledger/index.ts';
import { findProject } from '../../tendering/index.ts';
import { knownCostIns } from './known-cost-ins.ts';

export type In = Row<typeof costIn>;
type Said = EndpointInput<typeof endpoint>;

export const costInSeries = numberSeries({
  entity: costIn,
  field: 'inNo',
  prefix: (now) => `SK-${now.slice(0, 4)}-`,
  digits: 5,
});

/** Notes money that came in for a project, and hands it to finance. */
export async function applyProjectIn(ctx: Ctx, said: Said): Promise<EndpointOutput<typeof endpoint>> {
  await findProject(ctx, said.projectId);
  demandOwnKind(said.inType);
  if (compareYuan(said.money, '0') <= 0) refuse('treasury.nothing');
  if (said.payTime > ctx.now) refuse('treasury.payTimeAhead');
  await demandOfProject(ctx, said);
  await demandSupplier(ctx, said);
  const { id, inNo } = said.id ? await change(ctx, { ...said, id: said.id }) : await begin(ctx, said);
  const moved = await transition(ctx, costIn, {
    subject: { id, tenantId: ctx.tenantId },
    action: 'submit',
    stream: ledgerStream,
    payload: { inNo, inType: said.inType, money: said.money },
  });
  return { id, version: moved.version, inNo };
}

/** Deposits have a place of their own, and into a wallet goes what was a mistake alone. */
function demandOwnKind(inType: number): void {
  if (!costInType.named(inType)) refuse('platform.badRequest');
  if (costInType.is(inType, 'deposit')) refuse('treasury.depositElsewhere');
  if (costInType.is(inType, 'wallet')) refuse('treasury.walletByCorrection');
}

async function demandOfProject(ctx: Ctx, { projectId, packageId }: Said): Promise<void> {
  if (!packageId) return;
  const part = await findRow(ctx, purchasePackage, { id: packageId, reach: 'tenant' });
  if (part.projectId !== projectId) notFound();
}

/**
 * Whose money it is said to be is somebody of the unit's own suppliers. Of the project's bidders nothing is asked: who
 * has registered nobody learns before the opening, finance no more than others (R38).
 */
export async function demandSupplier(ctx: Ctx, { supplierId }: Pick<Said, 'supplierId'>): Promise<void> {
  if (supplierId) await findRow(ctx, supplier, { id: supplierId });
}

function valuesOf({ id: _id, version: _version, ...said }: Said) {
  const blank = (value: string | null | undefined) => value || null;
  return {
    ...said,
    packageId: blank(said.packageId),
    supplierId: blank(said.supplierId),
    payerAccount: blank(said.payerAccount),
    payerBank: blank(said.payerBank),
    tradeNo: blank(said.tradeNo),
    remark: blank(said.remark),
  };
}

async function begin(ctx: Ctx, said: Said) {
  const id = nextId();
  const inNo = await nextNumber(ctx, costInSeries);
  await insertRow(ctx, costIn, { id, values: { ...valuesOf(said), inNo } });
  return { id, inNo };
}

async function change(ctx: Ctx, { id, version = 0, ...said }: Said & { readonly id: string }) {
  const row = await lockRow(ctx, costIn, { id, version, scope: knownCostIns });
  if (row.projectId !== said.projectId) notFound();
  if (!costInLifecycle.is(row.inStatus, 'draft', 'rejected')) refuse('treasury.inFixed');
  await changeRow(ctx, costIn, { id, values: valuesOf(said) });
  return { id, inNo: row.inNo };
}

/** Finance has found it in the bank, and it is posted; or sends it back with a reason. */
export async function gatherProjectIn(
  ctx: Ctx,
  { id, version, agree, reason }: EndpointInput<typeof gatherEndpoint>,
): Promise<EndpointOutput<typeof gatherEndpoint>> {
  const row = await lockRow(ctx, costIn, { id, version, scope: knownCostIns });
  const action = agree ? 'confirm' : 'reject';
  demandState(costIn, row.inStatus, action);
  if (!agree) demandReason(reason);
  const set = agree ? {} : { note: reason };
  const payload = payloadOf(row);
  const moved = await transition(ctx, costIn, { subject: row, action, reason, set, stream: ledgerStream, payload });
  if (agree) await postIn(ctx, row);
  return { id, version: moved.version, inStatus: moved.state };
}

export const payloadOf = ({ inNo, inType, money }: In) => ({ inNo, inType, money });

/** Where the money of a row is kept, and whose it is there. */
export function keptOf({ projectId, supplierTenantId, supplierName }: KeptFor) {
  return { projectId, supplierTenantId: supplierTenantId ?? null, supplierName: supplierName ?? null };
}

interface KeptFor {
  readonly projectId: string;
  readonly supplierTenantId?: string | null;
  readonly supplierName?: string | null;
}

export const causeOf = ({ id, inNo, payerName }: Pick<In, 'id' | 'inNo' | 'payerName'>) =>
  ({ type: 'costIn', id, no: inNo, name: payerName }) as const;

/** The account that a row is kept in; a row without one is a bug, for none is stored. */
export function accountOf({ inType }: Pick<In, 'inType'>) {
  const account = incomeAccountOf(inType);
  if (!account) throw new Error(`money of kind ${inType} has no account`);
  return account;
}

/** Into the account of its kind: once, however often it is said. */
async function postIn(ctx: Ctx, row: In): Promise<void> {
  const lines = costInLines('bank', accountOf(row), BigInt(yuanToFen(row.money)));
  const key = `costIn/${row.id}`;
  await post(ctx, [{ key, operation: 'receiveFee', place: keptOf(row), lines, cause: causeOf(row) }]);
}

type Moved = MoveAnswer<EntityState<typeof costIn>>;

/** Hands a note in, or puts it away. */
export function moveCostIn(action: 'submit' | 'discard') {
  return async (ctx: Ctx, { id, version, reason }: MoveInput): Promise<Moved> => {
    const row = await lockRow(ctx, costIn, { id, version, scope: knownCostIns });
    return transition(ctx, costIn, { subject: row, action, reason, stream: ledgerStream, payload: payloadOf(row) });
  };
}

/** It is not what it was taken for: its money is put aside until somebody says what it is. What was spent of it cannot be. */
export async function markMistake(ctx: Ctx, { id, version, reason }: MoveInput): Promise<Moved> {
  const row = await lockRow(ctx, costIn, { id, version, scope: knownCostIns });
  demandState(costIn, row.inStatus, 'mistake');
  demandReason(reason);
  const whole = await ownerOf(ctx, row);
  const set = { note: reason };
  const payload = payloadOf(row);
  const moved = await transition(ctx, costIn, {
    subject: row,
    action: 'mistake',
    reason,
    set,
    stream: ledgerStream,
    payload,
  });
  const lines = costInMistakeLines(accountOf(row), BigInt(yuanToFen(row.money)));
  const key = `costIn/${id}/mistake`;
  await post(ctx, [{ key, operation: 'mistake', place: keptOf(whole), lines, cause: causeOf(row), reason }]);
  return moved;
}

/** Whose wallet it is in, where it is in one. Who is not known by his account cannot reach a wallet: he is refused. */
export async function ownerOf(ctx: Ctx, row: Pick<In, 'projectId' | 'supplierId' | 'inType'>): Promise<KeptFor> {
  const { projectId, supplierId, inType } = row;
  if (!costInType.is(inType, 'wallet') || supplierId === null) return { projectId };
  const { supplierTenantId, supplierName } = await findRow(ctx, supplier, { id: supplierId, reach: 'tenant' });
  return supplierTenantId ? { projectId, supplierTenantId, supplierName } : refuse('treasury.walletNobody');
}
