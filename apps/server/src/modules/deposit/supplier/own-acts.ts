import {
  appealState,
  compareYuan,
  depositLifecycle,
  entryLifecycle,
  fenToYuan,
  isPaper,
  isReasoned,
  leastReason,
  yuanToFen,
  type appealDeposit as appealEndpoint,
  type consentToConvert as consentEndpoint,
  type EndpointInput,
  type removeDeposit as removeEndpoint,
  type Saved,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { byNumber } from '../../../platform/rows/index.ts';
import { ledgerStream } from '../../ledger/index.ts';
import { actOnOwn, findOwnDeposit } from './act-on-own.ts';

/** Removes drafts, and what was rejected. */
export async function removeDeposits(ctx: Ctx, { ids }: EndpointInput<typeof removeEndpoint>): Promise<null> {
  // In one order by everybody: two that remove the same drafts do not wait in a circle.
  const sorted = [...new Set(ids.split(','))].toSorted(byNumber);
  for (const id of sorted) {
    const own = await findOwnDeposit(ctx, id);
    const { version } = own;
    await actOnOwn(ctx, { own, version, act: 'remove', values: {}, refusal: 'deposit.notRemovable' });
  }
  return null;
}

/** The winner agrees that so much of what he paid becomes his performance bond; he may say another amount until then. */
export async function consentToConvert(
  ctx: Ctx,
  { id, version, money }: EndpointInput<typeof consentEndpoint>,
): Promise<Saved> {
  const own = await findOwnDeposit(ctx, id);
  if (!entryLifecycle.is(own.entryStatus, 'won')) refuse('deposit.notWon');
  if (isPaper(own.payWay)) refuse('deposit.paperConvert');
  const held = fenToYuan(own.money ?? '0');
  if (compareYuan(money, '0') <= 0) refuse('deposit.nothingHeld');
  if (compareYuan(money, held) > 0) refuse('deposit.aboveHeld', { money: held });
  const { tenantId } = own;
  const values = { consent_money: yuanToFen(money) };
  const saved = await actOnOwn(ctx, { own, version, act: 'consent', values, refusal: 'platform.badState' });
  await record(ctx, { tenantId, id, action: 'deposit.consent', payload: { money } });
  return saved;
}

/** A supplier's word against a forfeiture that is proposed or decided, once. */
export async function appealDeposit(
  ctx: Ctx,
  { id, version, text }: EndpointInput<typeof appealEndpoint>,
): Promise<Saved> {
  const own = await findOwnDeposit(ctx, id);
  if (!depositLifecycle.is(own.depositStatus, 'forfeitProposed', 'forfeited')) refuse('deposit.notAppealable');
  if (appealState.named(own.appealState)) refuse('deposit.appealed');
  if (!isReasoned(text)) refuse('deposit.appealShort', { least: leastReason });
  const { tenantId } = own;
  const values = { appeal: text };
  const saved = await actOnOwn(ctx, { own, version, act: 'appeal', values, refusal: 'deposit.notAppealable' });
  await record(ctx, { tenantId, id, action: 'deposit.appeal', payload: { text } });
  return saved;
}

interface Said {
  readonly tenantId: string;
  readonly id: string;
  readonly action: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

function record(ctx: Ctx, { tenantId, id, action, payload }: Said): Promise<void> {
  return recordEvidence(ctx, { tenantId, stream: ledgerStream, action, subject: id, payload });
}
