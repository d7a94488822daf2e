import {
  appealState,
  deposit,
  entryLifecycle,
  forfeitCause as causes,
  type answerAppeal as answerEndpoint,
  type EndpointInput,
  type MoveInput,
  type proposeForfeit as proposeEndpoint,
  type Saved,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandOthersWork, demandState, transition } from '../../../platform/lifecycle/index.ts';
import { changeRow } from '../../../platform/rows/index.ts';
import { demandReason, ledgerStream, post } from '../../ledger/index.ts';
import { reverseOwn } from '../finance/correct-deposit.ts';
import { heldMoney, holdDeposit, postingOf, type DepositMoved, type DepositRow } from '../finance/hold-deposit.ts';
import { entryStatusOf } from './convert-deposit.ts';

const article = {
  zh: '招标投标法实施条例第三十五条、第七十四条',
  en: 'Regulation on the Tendering Law, articles 35 and 74',
} as const;

/** Proposes that a deposit is not returned, in one of the cases of the law (R23); a second person decides. */
export async function proposeForfeit(
  ctx: Ctx,
  { id, version, forfeitCause, reason }: EndpointInput<typeof proposeEndpoint>,
): Promise<Saved> {
  const row = await holdDeposit(ctx, { id, version });
  demandState(deposit, row.depositStatus, 'proposeForfeit');
  demandReason(reason);
  await demandCase(ctx, row, forfeitCause);
  const moved = await putForward(ctx, row, { forfeitCause, reason });
  return { id, version: moved.version };
}

interface Proposal {
  readonly forfeitCause: number;
  readonly reason: string;
}

/** A proposal begins anew, whatever was appealed against one of before. */
export function putForward(
  ctx: Ctx,
  subject: Pick<DepositRow, 'id'> & { readonly tenantId: string },
  { forfeitCause, reason }: Proposal,
): Promise<DepositMoved> {
  return transition(ctx, deposit, {
    subject,
    action: 'proposeForfeit',
    reason,
    stream: ledgerStream,
    set: { forfeitCause, forfeitReason: reason, appeal: null, appealState: null, appealTime: null, appealReply: null },
    payload: { forfeitCause },
  });
}

async function demandCase(ctx: Ctx, row: DepositRow, forfeitCause: number): Promise<void> {
  if (causes.is(forfeitCause, 'revoked')) {
    const [project] = await ctx.db.query<{ bidEndTime: string | null }>(
      'select bid_end_time as "bidEndTime" from project where tenant_id = $1 and id = $2',
      [ctx.tenantId, row.projectId],
    );
    if (!project?.bidEndTime || ctx.now < project.bidEndTime)
      refuse('deposit.forfeitEarly', { article: article[ctx.language] });
    return;
  }
  if (!entryLifecycle.is(await entryStatusOf(ctx, row.entryId), 'won'))
    refuse('deposit.forfeitWinner', { article: article[ctx.language] });
}

/** The second person agrees: the money is the buyer's, a guarantee is claimed. */
export async function approveForfeit(ctx: Ctx, { id, version, reason }: MoveInput): Promise<DepositMoved> {
  const row = await holdDeposit(ctx, { id, version });
  demandState(deposit, row.depositStatus, 'approveForfeit');
  await demandOthersWork(ctx, deposit, { row, action: 'approveForfeit' });
  const money = heldMoney(row);
  await post(ctx, [postingOf(row, { deed: 'forfeit', money, reason: row.forfeitReason ?? undefined })]);
  return transition(ctx, deposit, {
    subject: row,
    action: 'approveForfeit',
    reason,
    stream: ledgerStream,
    set: { forfeitMoney: money },
    payload: { money },
  });
}

/** Does not agree, with the reason: it is held as before. */
export async function rejectForfeit(ctx: Ctx, { id, version, reason }: MoveInput): Promise<DepositMoved> {
  const row = await holdDeposit(ctx, { id, version });
  return transition(ctx, deposit, {
    subject: row,
    action: 'rejectForfeit',
    reason,
    stream: ledgerStream,
    set: { forfeitCause: null, forfeitReason: null },
  });
}

/** Undoes a forfeiture that was wrong, after an appeal or without one: the posting is reversed. */
export async function restoreDeposit(ctx: Ctx, { id, version, reason }: MoveInput): Promise<DepositMoved> {
  const row = await holdDeposit(ctx, { id, version });
  demandState(deposit, row.depositStatus, 'restore');
  demandReason(reason);
  await reverseOwn(ctx, row, { operation: 'forfeit', reason });
  const answered = appealState.is(row.appealState, 'waiting')
    ? { appealState: appealState.code.answered, appealReply: reason }
    : {};
  return transition(ctx, deposit, {
    subject: row,
    action: 'restore',
    reason,
    stream: ledgerStream,
    set: { forfeitMoney: null, ...answered },
  });
}

/** An answer to a supplier's appeal; what is decided stays, unless it is undone. */
export async function answerAppeal(
  ctx: Ctx,
  { id, version, text }: EndpointInput<typeof answerEndpoint>,
): Promise<Saved> {
  const row = await holdDeposit(ctx, { id, version });
  if (!appealState.is(row.appealState, 'waiting')) refuse('deposit.noAppeal');
  demandReason(text);
  await changeRow(ctx, deposit, { id, values: { appealState: appealState.code.answered, appealReply: text } });
  await recordEvidence(ctx, {
    stream: ledgerStream,
    action: 'deposit.answerAppeal',
    subject: id,
    payload: { text },
  });
  return { id, version: row.version + 1 };
}
