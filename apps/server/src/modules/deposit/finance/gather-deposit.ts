import { compareYuan, deposit, type EndpointInput, type gatherDeposit as endpoint, type Saved } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition, transitionAll } from '../../../platform/lifecycle/index.ts';
import { ledgerStream, post, type NewPosting } from '../../ledger/index.ts';
import { holdDeposit, postingOf, type DepositRow } from './hold-deposit.ts';

/** Finance confirms that a deposit is there, which posts it, or rejects it with the reason. */
export async function gatherDeposit(
  ctx: Ctx,
  { id, version, agree, reason }: EndpointInput<typeof endpoint>,
): Promise<Saved> {
  const row = await holdDeposit(ctx, { id, version });
  if (agree) return (await confirmAll(ctx, [row]))[0] ?? { id, version: row.version };
  const moved = await transition(ctx, deposit, {
    subject: row,
    action: 'reject',
    reason,
    stream: ledgerStream,
    set: { rejectReason: reason ?? null },
  });
  return { id, version: moved.version };
}

/** Confirms deposits that are held: the ledger first, all postings together, then each state. */
async function confirmAll(ctx: Ctx, rows: readonly DepositRow[]): Promise<readonly Saved[]> {
  await post(ctx, receivings(rows));
  return noteReceived(ctx, rows);
}

/** What is posted where these deposits are there; refuses one that is not all of what was asked for. */
export function receivings(rows: readonly DepositRow[]): NewPosting[] {
  return rows.map((row) => {
    demandPayable(row);
    return postingOf(row, { deed: 'receive', money: row.money ?? '0' });
  });
}

/** All of them are paid: after the posting, in one move. */
export async function noteReceived(ctx: Ctx, rows: readonly DepositRow[]): Promise<readonly Saved[]> {
  const [only, ...others] = rows;
  return transitionAll(ctx, deposit, {
    ids: rows.map(({ id }) => id),
    action: 'confirm',
    stream: ledgerStream,
    set: { confirmTime: ctx.now, rejectReason: null },
    payload: others.length === 0 ? { money: only?.money } : { money: rows.map(({ id, money }) => [id, money]) },
  });
}

function demandPayable({ depositStatus, money, requireMoney }: DepositRow): void {
  demandState(deposit, depositStatus, 'confirm');
  if (compareYuan(money ?? '0', requireMoney) < 0)
    refuse('deposit.short', { money: money ?? '0', require: requireMoney });
}
