import {
  payout,
  payoutLifecycle,
  payoutLines,
  yuanToFen,
  type EndpointInput,
  type EndpointOutput,
  type EntityAction,
  type EntityState,
  type ledgerOperation,
  type MoveAnswer,
  type MoveInput,
  type outAudit,
  type PayoutDetail,
  type payoutById,
  type payPayout as payEndpoint,
  type Row,
  type Saved,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { actionsFor, demandState, historyOf, transition } from '../../../platform/lifecycle/index.ts';
import { findRow, lockRow } from '../../../platform/rows/index.ts';
import { demandReason, ledgerStream, post } from '../../ledger/index.ts';

type Payout = Row<typeof payout>;
type Moved = MoveAnswer<EntityState<typeof payout>>;

export async function readPayout(ctx: Ctx, { id }: EndpointInput<typeof payoutById>): Promise<PayoutDetail> {
  const row = await findRow(ctx, payout, { id });
  const [actions, history] = [await actionsFor(ctx, payout, row), await historyOf(ctx, payout, id)];
  return { ...row, actions, history };
}

/** Finance agrees, and the money leaves the wallet; or sends it back with a reason, and it is free again. The same word twice is one. */
export async function auditPayout(
  ctx: Ctx,
  { outId: id, flag, version, reason }: EndpointInput<typeof outAudit>,
): Promise<EndpointOutput<typeof outAudit>> {
  const row = await lockRow(ctx, payout, { id });
  const action = flag === 1 ? 'approve' : 'reject';
  if (!payoutLifecycle.is(row.payoutStatus, 'applied')) return saidBefore(row, action);
  if (version !== undefined && version !== row.version) refuse('platform.stale');
  if (action === 'reject') demandReason(reason ?? '');
  const { state, version: moved } = await move(ctx, row, { action, reason, set: { note: reason ?? null } });
  if (action === 'approve') await postFor(ctx, row, { lines: 'approvePayout' });
  return { id, version: moved, payoutStatus: state };
}

function saidBefore({ id, version, payoutStatus }: Payout, action: 'approve' | 'reject') {
  const isSame =
    action === 'approve'
      ? payoutLifecycle.is(payoutStatus, 'toPay', 'paid')
      : payoutLifecycle.is(payoutStatus, 'rejected');
  return isSame ? { id, version, payoutStatus } : refuse('treasury.decided');
}

/** It was paid by the bank, to the account of the application. */
export async function payPayout(
  ctx: Ctx,
  { id, version, tradeNo, payTime }: EndpointInput<typeof payEndpoint>,
): Promise<Saved> {
  const row = await lockRow(ctx, payout, { id, version });
  demandState(payout, row.payoutStatus, 'pay');
  if (payTime > ctx.now) refuse('treasury.payTimeAhead');
  const moved = await move(ctx, row, { action: 'pay', set: { tradeNo, payTime } });
  await postFor(ctx, row, { lines: 'payPayout' });
  return { id, version: moved.version };
}

/** The bank did not take it, or sent it back: it is in the wallet again. */
export async function failPayout(ctx: Ctx, { id, version, reason }: MoveInput): Promise<Moved> {
  const row = await lockRow(ctx, payout, { id, version });
  demandState(payout, row.payoutStatus, 'fail');
  demandReason(reason ?? '');
  const wasPaid = payoutLifecycle.is(row.payoutStatus, 'paid');
  const moved = await move(ctx, row, { action: 'fail', reason, set: { note: reason ?? null } });
  await postFor(ctx, row, { lines: wasPaid ? 'returnPaid' : 'returnUnpaid', reason });
  return moved;
}

interface Deed {
  readonly action: EntityAction<typeof payout>;
  readonly reason?: string | undefined;
  readonly set: Readonly<Record<string, unknown>>;
}

function move(ctx: Ctx, row: Payout, { action, reason, set }: Deed): Promise<Moved> {
  const payload = { payoutNo: row.payoutNo, money: row.money };
  return transition(ctx, payout, { subject: row, action, reason, set, stream: ledgerStream, payload });
}

interface Step {
  readonly lines: keyof typeof payoutLines;
  readonly reason?: string | undefined;
}

async function postFor(ctx: Ctx, row: Payout, { lines, reason }: Step): Promise<void> {
  const { id, payoutNo, ownerName, supplierTenantId, expertId } = row;
  const operation = lines === 'returnPaid' || lines === 'returnUnpaid' ? 'returnPayout' : lines;
  await post(ctx, [
    {
      // Whatever is sent twice, each step posts once.
      key: `payout/${id}/${operation satisfies keyof typeof ledgerOperation.code}`,
      operation,
      place: { projectId: null, supplierTenantId, expertId, supplierName: ownerName },
      lines: payoutLines[lines](BigInt(yuanToFen(row.money))),
      cause: { type: 'payout', id, no: payoutNo, name: ownerName },
      reason,
    },
  ]);
}
