import {
  compareYuan,
  deposit,
  depositLifecycle,
  entryLifecycle,
  isPaper,
  type convertDeposit as endpoint,
  type EndpointInput,
  type Saved,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { ledgerStream, post } from '../../ledger/index.ts';
import { heldMoney, holdDeposit, isNothing, postingOf, type DepositRow } from '../finance/hold-deposit.ts';

/** The winner's deposit becomes his performance bond, as far as he agreed; what is left is still to be refunded. */
export async function convertDeposit(ctx: Ctx, { id, version, money }: EndpointInput<typeof endpoint>): Promise<Saved> {
  const row = await holdDeposit(ctx, { id, version });
  demandState(deposit, row.depositStatus, 'convert');
  await demandConvertible(ctx, row, money);
  await post(ctx, [postingOf(row, { deed: 'convert', money })]);
  const { converted, paid } = depositLifecycle.code;
  const moved = await transition(ctx, deposit, {
    subject: row,
    action: 'convert',
    to: compareYuan(money, heldMoney(row)) === 0 ? converted : paid,
    stream: ledgerStream,
    set: { convertMoney: money },
    payload: { money },
  });
  return { id, version: moved.version };
}

async function demandConvertible(ctx: Ctx, row: DepositRow, money: string): Promise<void> {
  // Once: a second part would be a second bond.
  if (row.convertMoney !== null) refuse('platform.badState');
  if (isPaper(row.payWay)) refuse('deposit.paperConvert');
  if (!entryLifecycle.is(await entryStatusOf(ctx, row.entryId), 'won')) refuse('deposit.notWon');
  if (isNothing(money)) refuse('deposit.nothingHeld');
  if (row.consentMoney === null) refuse('deposit.noConsent');
  if (compareYuan(money, row.consentMoney) > 0) refuse('deposit.aboveConsent', { money: row.consentMoney });
  if (compareYuan(money, heldMoney(row)) > 0) refuse('deposit.aboveHeld', { money: heldMoney(row) });
}

export async function entryStatusOf({ db, tenantId }: Ctx, entryId: string): Promise<number | undefined> {
  const [row] = await db.query<{ status: number }>(
    'select entry_status as status from entry where tenant_id = $1 and id = $2',
    [tenantId, entryId],
  );
  return row?.status;
}
