import {
  isNegotiated,
  markKind,
  packageEvaluation,
  packageEvaluationLifecycle,
  rejectionsOf,
  scoreSheet,
  sheetAsk,
  tallyPackage,
  type Tally,
  type TallyFacts,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { transition, transitionAll } from '../../../platform/lifecycle/index.ts';
import { changeRow } from '../../../platform/rows/index.ts';
import { areSettled, demandAsOpened } from '../../tendering/index.ts';
import { factsOf, hasItems, isLocked, type SheetRow } from './desk-facts.ts';
import type { WholeDesk } from './own-desk.ts';

/** What a package comes to, as text: the same facts always come to the same, byte by byte. */
export function outcomeOf(facts: TallyFacts): string {
  return textOf(tallyPackage(facts));
}

function textOf(tally: Tally): string {
  return JSON.stringify(tally);
}

export function tallyIn(outcome: string | null): Tally | null {
  // Written by `textOf` alone.
  return outcome === null ? null : (JSON.parse(outcome) as Tally);
}

/**
 * Goes on as soon as everybody has handed in: from the checks, with who is out, to the negotiation where there is one, or to
 * the scores; from the scores to what they come to. Where nothing is scored, or nobody is left, the checks alone decide.
 */
export async function settle(ctx: Ctx, desk: WholeDesk): Promise<void> {
  const { row, sheets } = desk;
  if (!sheets.every(isLocked)) return;
  const facts = await factsOf(ctx, desk);
  if (!packageEvaluationLifecycle.is(row.evaluationStatus, 'checking')) return sum(ctx, desk, { facts });
  const found = rejectionsOf(facts);
  const isAnyLeft = facts.bids.some(({ id }) => found.get(id)?.length === 0);
  // Rounds are sealed to holders: what was published before there were any is negotiated elsewhere.
  const hasRounds = isNegotiated(desk.project) && (await areSettled(ctx, desk.project.id));
  if (!isAnyLeft || !hasRounds) return scoreOrSum(ctx, desk, { facts });
  const rejections = Object.fromEntries(found);
  await transition(ctx, packageEvaluation, { subject: row, action: 'negotiate', set: { rejections } });
}

/** On from the checks, or from the negotiation that followed them: to the scores, or to the sum where nothing is scored. */
export async function scoreOrSum(
  ctx: Ctx,
  desk: WholeDesk,
  { facts, reason }: Pick<Summing, 'facts' | 'reason'>,
): Promise<void> {
  const { row, sheets } = desk;
  const found = rejectionsOf(facts);
  const rejections = Object.fromEntries(found);
  const isAnyLeft = facts.bids.some(({ id }) => found.get(id)?.length === 0);
  if (!hasItems(facts.standard) || !isAnyLeft) return sum(ctx, desk, { facts, set: { rejections }, reason });
  await transition(ctx, packageEvaluation, { subject: row, action: 'score', reason, set: { rejections } });
  await transitionAll(ctx, scoreSheet, {
    ids: sheets.map(({ id }) => id),
    action: 'next',
    set: { lockTime: null, returnReason: null },
  });
}

interface Summing {
  readonly facts: TallyFacts;
  readonly set?: Readonly<Record<string, unknown>>;
  /** Why a negotiation ended as it did. */
  readonly reason?: string | undefined;
}

async function sum(ctx: Ctx, { row, sheets, project }: WholeDesk, { facts, set = {}, reason }: Summing): Promise<void> {
  // Its prices are those that were opened, or nothing is calculated with them.
  await demandAsOpened(ctx, project.id);
  const tally = tallyPackage(facts);
  await transition(ctx, packageEvaluation, {
    subject: row,
    action: 'sum',
    reason,
    set: { ...set, outcome: textOf(tally), sumTime: ctx.now },
  });
  await askMembers(ctx, sheets, { tally, facts });
}

interface Asking {
  readonly tally: Tally;
  readonly facts: TallyFacts;
}

/** A score that strays from the others' is its member's to explain; a price that is low is everybody's to judge. */
async function askMembers(ctx: Ctx, sheets: readonly SheetRow[], { tally, facts }: Asking): Promise<void> {
  for (const { id, memberId, asked } of sheets) {
    const isToExplain = tally.strays.some((one) => one.memberId === memberId && !one.isExplained);
    const isToJudge = tally.bids.some(
      (one) => one.lowPrice?.isAccepted === null && !hasJudged(facts, memberId, one.id),
    );
    const wanted = sheetAsk.code[isToExplain ? 'reason' : isToJudge ? 'lowPrice' : 'nothing'];
    if (wanted !== asked) await changeRow(ctx, scoreSheet, { id, values: { asked: wanted } });
  }
}

function hasJudged({ marks }: Pick<TallyFacts, 'marks'>, memberId: string, bidId: string): boolean {
  return marks.some((one) => markKind.is(one.kind, 'lowPrice') && one.memberId === memberId && one.bidId === bidId);
}

/** After a reason was given, or a low price judged: the points stay, what was asked for is there. */
export async function calculateAgain(ctx: Ctx, desk: WholeDesk): Promise<void> {
  const facts = await factsOf(ctx, desk);
  const tally = tallyPackage(facts);
  await changeRow(ctx, packageEvaluation, { id: desk.row.id, values: { outcome: textOf(tally) } });
  await askMembers(ctx, desk.sheets, { tally, facts });
}
