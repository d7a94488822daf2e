import { compareYuan, deposit, type EndpointInput, type gatherDeposit as endpoint, type Saved } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { ledgerStream, post } from '../../ledger/index.ts';
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
export async function confirmAll(ctx: Ctx, rows: readonly DepositRow[]): Promise<Saved[]> {
  for (const row of rows) demandPayable(row);
  await post(
    ctx,
    rows.map((row) => postingOf(row, { deed: 'receive', money: row.money ?? '0' })),
  );
  const saved: Saved[] = [];
  for (const row of rows) {
    const { id, version } = await transition(ctx, deposit, {
      subject: row,
      action: 'confirm',
      stream: ledgerStream,
      set: { confirmTime: ctx.now, rejectReason: null },
      payload: { money: row.money },
    });
    saved.push({ id, version });
  }
  return saved;
}

function demandPayable({ depositStatus, money, requireMoney }: DepositRow): void {
  demandState(deposit, depositStatus, 'confirm');
  if (compareYuan(money ?? '0', requireMoney) < 0)
    refuse('deposit.short', { money: money ?? '0', require: requireMoney });
}
