import {
  markKind,
  packageEvaluationLifecycle,
  scoreMark,
  scoreSheetLifecycle,
  type EndpointInput,
  type EndpointOutput,
  type explainMark as explainEndpoint,
  type saveMark as markEndpoint,
  type Saved,
  type ScoreItem,
} from '@zhaocai/model';
import { fitsRange } from '@zhaocai/model/evaluation/item-score';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeRow, demandVersion, findRow, insertRow } from '../../../platform/rows/index.ts';
import { bidKeys, isBlindItem } from './blind-names.ts';
import { bidsOf, isLocked, isOut, standardFor, type MarkRow } from './desk-facts.ts';
import { lockDesk, lockOwnSheet, type OwnDesk } from './own-desk.ts';
import { calculateAgain } from './settle.ts';

type Given = EndpointInput<typeof markEndpoint>;

/** Keeps one mark as it is typed: of a check while the bids are checked, of an item once they all are. */
export async function saveMark(ctx: Ctx, given: Given): Promise<EndpointOutput<typeof markEndpoint>> {
  const desk = await lockOwnSheet(ctx, given);
  if (!scoreSheetLifecycle.is(desk.sheet.scoreStatus, 'open', 'returned')) refuse('evaluation.handedIn');
  const kind = markKind.is(given.kind, 'check') ? 'check' : 'item';
  const part = kind === 'check' ? 'checking' : 'scoring';
  if (!packageEvaluationLifecycle.is(desk.row.evaluationStatus, part)) refuse('evaluation.notThisPart');
  const entryId = await bidMeant(ctx, desk, { ...given, kind });
  const values = await valuesOf(ctx, desk, { ...given, kind });
  const known = await markAt(ctx, { sheetId: desk.sheet.id, entryId, kind: given.kind, place: given.place });
  if (!known) {
    if (given.version !== undefined) refuse('platform.stale');
    const { sheet, project } = desk;
    const where = { sheetId: sheet.id, projectId: project.id, entryId, kind: given.kind, place: given.place };
    await insertRow(ctx, scoreMark, { values: { ...where, ...values } });
    return { version: 0 };
  }
  demandVersion(known, given.version);
  await changeRow(ctx, scoreMark, { id: known.id, values });
  return { version: known.version + 1 };
}

type Meant = Pick<Given, 'bidKey' | 'place'> & { readonly kind: keyof typeof markKind.code };

async function bidMeant(ctx: Ctx, { row }: OwnDesk, { bidKey, kind, place }: Meant): Promise<string> {
  const [standard, opened] = await Promise.all([standardFor(ctx, row), bidsOf(ctx, row.packageId)]);
  const isBlind = kind === 'item' && isBlindItem(standard, place);
  const entryId = bidKeys(
    row,
    opened.map(({ id }) => id),
  ).bidOf(bidKey, isBlind);
  if (kind === 'item' && isOut(row, entryId)) refuse('evaluation.bidOut');
  return entryId;
}

type Typed = Pick<Given, 'verdict' | 'points' | 'reason'> & Meant;

/** A verdict with its reason, or points that the item may have. */
async function valuesOf(ctx: Ctx, { row }: OwnDesk, { kind, place, verdict, points, reason }: Typed) {
  const standard = await standardFor(ctx, row);
  const said = { reason: reason?.trim() || null };
  if (kind === 'check') {
    if (!standard.checks[place]) notFound();
    return { verdict: verdict ?? null, points: null, ...said };
  }
  const item = standard.items[place] ?? notFound();
  if (points != null && !fitsRange(points, item)) refuse('evaluation.outOfRange', rangeOf(item));
  return { verdict: null, points: points ?? null, ...said };
}

function rangeOf({ minScore: min, maxScore: max, step }: ScoreItem) {
  return { min, max, step: step ?? '0.01' };
}

const marks = `
  select id::text from score_mark
  where tenant_id = $1 and sheet_id = $2 and entry_id = $3 and kind = $4 and place = $5 and is_deleted = 0`;

interface At {
  readonly sheetId: string;
  readonly entryId: string;
  readonly kind: number;
  readonly place: number;
}

/** Its sheet is held: nobody else writes it meanwhile. */
export async function markAt(ctx: Ctx, { sheetId, entryId, kind, place }: At): Promise<MarkRow | undefined> {
  const [found] = await ctx.db.query<{ id: string }>(marks, [ctx.tenantId, sheetId, entryId, kind, place]);
  return found && findRow(ctx, scoreMark, { id: found.id });
}

/** Says why a score strays from the others'; the score stays as it was handed in. */
export async function explainMark(
  ctx: Ctx,
  { bidKey, place, reason, ...where }: EndpointInput<typeof explainEndpoint>,
): Promise<Saved> {
  const desk = await lockDesk(ctx, where);
  const { row, sheet } = desk;
  if (!packageEvaluationLifecycle.is(row.evaluationStatus, 'summed') || !isLocked(sheet)) refuse('platform.badState');
  if (!reason) refuse('evaluation.reasonOfScore');
  const entryId = await bidMeant(ctx, desk, { bidKey, place, kind: 'item' });
  const known = (await markAt(ctx, { sheetId: sheet.id, entryId, kind: markKind.code.item, place })) ?? notFound();
  await changeRow(ctx, scoreMark, { id: known.id, values: { reason } });
  await calculateAgain(ctx, desk);
  return { id: known.id, version: known.version + 1 };
}
