import {
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
import { demandAsOpened } from '../../tendering/index.ts';
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
 * Goes on as soon as everybody has handed in: from the checks, with who is out, to the scores; from the scores to what they
 * come to. Where nothing is scored, or nobody is left, the checks alone decide.
 */
export async function settle(ctx: Ctx, desk: WholeDesk): Promise<void> {
  const { row, sheets } = desk;
  if (!sheets.every(isLocked)) return;
  const facts = await factsOf(ctx, desk);
  if (!packageEvaluationLifecycle.is(row.evaluationStatus, 'checking')) return sum(ctx, desk, { facts });
  const found = rejectionsOf(facts);
  const isAnyLeft = facts.bids.some(({ id }) => found.get(id)?.length === 0);
  const rejections = Object.fromEntries(found);
  if (!hasItems(facts.standard) || !isAnyLeft) return sum(ctx, desk, { facts, set: { rejections } });
  await transition(ctx, packageEvaluation, { subject: row, action: 'score', set: { rejections } });
  await transitionAll(ctx, scoreSheet, {
    ids: sheets.map(({ id }) => id),
    action: 'next',
    set: { lockTime: null, returnReason: null },
  });
}

interface Summing {
  readonly facts: TallyFacts;
  readonly set?: Readonly<Record<string, unknown>>;
}

async function sum(ctx: Ctx, { row, sheets, project }: WholeDesk, { facts, set = {} }: Summing): Promise<void> {
  // Its prices are those that were opened, or nothing is calculated with them.
  await demandAsOpened(ctx, project.id);
  const tally = tallyPackage(facts);
  await transition(ctx, packageEvaluation, {
    subject: row,
    action: 'sum',
    set: { ...set, outcome: textOf(tally), sumTime: ctx.now },
  });
  await askForReasons(ctx, sheets, tally);
}

/** A score that strays from the others' is its member's to explain. */
async function askForReasons(ctx: Ctx, sheets: readonly SheetRow[], { strays }: Tally): Promise<void> {
  for (const { id, memberId, asked } of sheets) {
    const isAsked = strays.some((one) => one.memberId === memberId && !one.isExplained);
    const wanted = sheetAsk.code[isAsked ? 'reason' : 'nothing'];
    if (wanted !== asked) await changeRow(ctx, scoreSheet, { id, values: { asked: wanted } });
  }
}

/** After a reason was given: the points stay, what was asked for is there. */
export async function calculateAgain(ctx: Ctx, desk: WholeDesk): Promise<void> {
  const tally = tallyPackage(await factsOf(ctx, desk));
  await changeRow(ctx, packageEvaluation, { id: desk.row.id, values: { outcome: textOf(tally) } });
  await askForReasons(ctx, desk.sheets, tally);
}
