import {
  askedFor,
  bidQuestionLifecycle,
  markKind,
  packageEvaluationLifecycle,
  scoreMark,
  verdict,
  type DeskSheet,
  type EndpointInput,
  type judgeLowPrice as judgeEndpoint,
  type LowPriceLine,
  type LowPriceTally,
  type Saved,
} from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeRow, insertRow } from '../../../platform/rows/index.ts';
import type { EvaluationRow, MarkRow } from '../desk/desk-facts.ts';
import { lockDesk } from '../desk/own-desk.ts';
import { markAt } from '../desk/save-mark.ts';
import { calculateAgain, tallyIn } from '../desk/settle.ts';
import { questionsOf, standingOf, type QuestionRow } from '../question/bid-questions.ts';

/**
 * What a member finds of a price that was explained, or was not in time (R52, C.8). He may find otherwise until the summary
 * is closed; what the majority finds decides, and is calculated at once.
 */
export async function judgeLowPrice(
  ctx: Ctx,
  { bidKey: entryId, isAccepted, reason, ...place }: EndpointInput<typeof judgeEndpoint>,
): Promise<Saved> {
  const desk = await lockDesk(ctx, place);
  const { row, sheet, project } = desk;
  if (!packageEvaluationLifecycle.is(row.evaluationStatus, 'summed')) refuse('platform.badState');
  const bid = tallyIn(row.outcome)?.bids.find(({ id }) => id === entryId) ?? notFound();
  if (!bid.lowPrice) refuse('evaluation.priceNotLow');
  const asked = askedStatus(ctx, { entryId, questions: await questionsOf(ctx, row.id) });
  if (!bidQuestionLifecycle.is(asked, 'answered', 'lapsed')) refuse('evaluation.priceUnexplained');
  if (!isAccepted && !reason) refuse('evaluation.reasonOfPrice');
  const values = { verdict: verdict.code[isAccepted ? 'met' : 'notMet'], reason: reason || null };
  const where = { sheetId: sheet.id, entryId, kind: markKind.code.lowPrice, place: 0 };
  const known = await markAt(ctx, where);
  const id = known?.id ?? (await insertRow(ctx, scoreMark, { values: { ...where, projectId: project.id, ...values } }));
  if (known) await changeRow(ctx, scoreMark, { id, values });
  await calculateAgain(ctx, desk);
  return { id, version: known ? known.version + 1 : 0 };
}

interface AskedOf {
  readonly entryId: string;
  readonly questions: readonly QuestionRow[];
}

/** How the last question about a price stands that was not taken back; null: he was asked nothing. */
function askedStatus(ctx: Pick<Ctx, 'now'>, { entryId, questions }: AskedOf): number | null {
  const own = questions.filter((one) => one.entryId === entryId && askedFor.is(one.askedFor, 'lowPrice'));
  const last = own.findLast(({ questionStatus }) => !bidQuestionLifecycle.is(questionStatus, 'dropped'));
  return last ? standingOf(last, ctx) : null;
}

export function lowPriceTold(ctx: Pick<Ctx, 'now'>, low: LowPriceTally, of: AskedOf): LowPriceLine {
  return { ...low, reasons: [...low.reasons], askedStatus: askedStatus(ctx, of) };
}

/** Low prices as a member judges them: how many agree is told, not who. */
export async function ownLowPrices(
  ctx: Ctx,
  row: EvaluationRow,
  marks: readonly MarkRow[],
): Promise<DeskSheet['lowPrices']> {
  const low = (tallyIn(row.outcome)?.bids ?? []).flatMap(({ id, lowPrice }) => (lowPrice ? [{ id, lowPrice }] : []));
  if (low.length === 0) return [];
  const questions = await questionsOf(ctx, row.id);
  return low.map(({ id, lowPrice }) => {
    const own = marks.find(({ entryId, kind }) => entryId === id && markKind.is(kind, 'lowPrice'));
    const found = { bidKey: id, ownVerdict: own?.verdict ?? null, ownReason: own?.reason ?? null };
    return { ...lowPriceTold(ctx, lowPrice, { entryId: id, questions }), ...found };
  });
}
