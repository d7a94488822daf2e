import {
  isScoredMethod,
  packageEvaluation,
  packageEvaluationLifecycle,
  purchasePackage,
  scoreMark,
  scoreSheet,
  scoreSheetLifecycle,
  type GivenMark,
  type Rejection,
  type Row,
  type StandardDraft,
  type TallyFacts,
} from '@zhaocai/model';
import type { LowPriceLimits } from '@zhaocai/model/evaluation/abnormal-price';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { findRow, findRows } from '../../../platform/rows/index.ts';
import { draftOf, rulesInForce, standardsOf, type ProjectRow } from '../../tendering/index.ts';

export type EvaluationRow = Row<typeof packageEvaluation>;
export type SheetRow = Row<typeof scoreSheet>;
export type MarkRow = Row<typeof scoreMark>;

/** The evaluations of these packages that have not ended. */
export async function evaluationsOf(ctx: Ctx, packageIds: readonly string[]): Promise<EvaluationRow[]> {
  const rows = await findRows(ctx, packageEvaluation, { of: 'packageId', ids: packageIds });
  return rows.filter(({ evaluationStatus }) => !packageEvaluationLifecycle.is(evaluationStatus, 'ended'));
}

export async function evaluationOf(ctx: Ctx, packageId: string): Promise<EvaluationRow> {
  const [row] = await evaluationsOf(ctx, [packageId]);
  return row ?? notFound();
}

/** What counts of an evaluation: the sheets of those who still evaluate. */
export async function sheetsOf(ctx: Ctx, evaluationIds: readonly string[]): Promise<SheetRow[]> {
  return (await findRows(ctx, scoreSheet, { of: 'evaluationId', ids: evaluationIds })).filter(isCounted);
}

export function isCounted({ scoreStatus }: SheetRow): boolean {
  return !scoreSheetLifecycle.is(scoreStatus, 'void');
}

/** Its leader has closed the summary: nothing of it changes any more. */
export function isClosed({ evaluationStatus }: Pick<EvaluationRow, 'evaluationStatus'>): boolean {
  return packageEvaluationLifecycle.is(evaluationStatus, 'closed');
}

export function isLocked({ scoreStatus }: SheetRow): boolean {
  return scoreSheetLifecycle.is(scoreStatus, 'locked');
}

export function marksOf(ctx: Ctx, sheets: readonly Pick<SheetRow, 'id'>[]): Promise<MarkRow[]> {
  return findRows(ctx, scoreMark, { of: 'sheetId', ids: sheets.map(({ id }) => id) });
}

/** A bid that was opened, as it is evaluated. */
export interface OpenedBid {
  readonly id: string;
  readonly name: string;
  readonly price: string;
  /** He has not quoted in the last round of a negotiation. */
  readonly isWithdrawn: boolean;
  readonly serviceShow: string | null;
  readonly matchExplain: string | null;
  readonly files: readonly { readonly fileId: string; readonly fileName: string; readonly fileSuffix: string }[];
}

const bids = `
  select q.entry_id::text as id, bidder_name(e.tenant_id, e.id) as name, (q.total_money::numeric / 100)::numeric(18,2)::text as price,
    q.is_withdrawn as "isWithdrawn", q.service_show as "serviceShow", q.match_explain as "matchExplain",
    coalesce(q.files, '[]') as files
  from effective_quote q join entry e on e.tenant_id = q.tenant_id and e.id = q.entry_id and e.is_deleted = 0
  where q.tenant_id = $1 and q.package_id = $2 and q.total_money is not null
  order by q.entry_id`;

/** The bids for a package that could be opened. */
export function bidsOf(ctx: Ctx, packageId: string): Promise<OpenedBid[]> {
  return ctx.db.query<OpenedBid & Record<string, unknown>>(bids, [ctx.tenantId, packageId]);
}

/** By what a package is evaluated. */
export async function standardFor(
  ctx: Ctx,
  { projectId, packageId }: Pick<EvaluationRow, 'projectId' | 'packageId'>,
): Promise<StandardDraft> {
  const standards = await standardsOf(ctx, projectId);
  const row = standards.find((one) => one.packageId === packageId);
  return row ? draftOf(row) : notFound();
}

/** Why each bid is out, as all have found by their checks. */
export function rejectionsIn({ rejections }: Pick<EvaluationRow, 'rejections'>): Readonly<Record<string, Rejection[]>> {
  // Written by `settle` alone.
  return (rejections ?? {}) as Record<string, Rejection[]>;
}

export function isOut(row: Pick<EvaluationRow, 'rejections'>, bidId: string): boolean {
  return (rejectionsIn(row)[bidId] ?? []).length > 0;
}

/** Whether anything is scored in this package beside its prices. */
export function hasItems({ evaluationMethod, items }: StandardDraft): boolean {
  return isScoredMethod(evaluationMethod) && items.length > 0;
}

/** Marks with whose they are. */
export function marksBy(sheets: readonly SheetRow[], marks: readonly MarkRow[]): GivenMark[] {
  const memberOf = new Map(sheets.map(({ id, memberId }) => [id, memberId]));
  return marks.map(({ sheetId, entryId: bidId, kind, place, verdict, points, reason }) => ({
    memberId: memberOf.get(sheetId) ?? '',
    bidId,
    kind,
    place,
    verdict,
    points,
    reason,
  }));
}

interface ToTally {
  readonly project: ProjectRow;
  readonly row: EvaluationRow;
  readonly sheets: readonly SheetRow[];
}

/** A package with its bids, and everything that it is calculated by. */
interface Known {
  readonly bought: Row<typeof purchasePackage>;
  readonly opened: readonly OpenedBid[];
  readonly facts: TallyFacts;
}

export async function factsOf(ctx: Ctx, calculated: ToTally): Promise<TallyFacts> {
  return (await knownOf(ctx, calculated)).facts;
}

export async function knownOf(ctx: Ctx, { project, row, sheets }: ToTally): Promise<Known> {
  const [standard, opened, bought, marks, limits] = await Promise.all([
    standardFor(ctx, row),
    bidsOf(ctx, row.packageId),
    findRow(ctx, purchasePackage, { id: row.packageId, reach: 'tenant' }),
    marksOf(ctx, sheets),
    lowPriceLimits(ctx, project),
  ]);
  const facts = {
    standard,
    manner: Number(project.manner),
    ceiling: bought.ceilingMoney,
    lowPrice: limits && { budget: bought.budget, limits },
    members: sheets.map(({ memberId }) => memberId),
    bids: opened.map(({ id, price, isWithdrawn }) => ({ id, price, ...(isWithdrawn && { isWithdrawn }) })),
    marks: marksBy(sheets, marks),
  };
  return { bought, opened, facts };
}

const limitKinds = ['lowPriceOfAverage', 'lowPriceOfSecond', 'lowPriceOfCeiling'] as const;

/** Below what a price has to be explained (R52), by the rules in force when the project was published; null where none says. */
async function lowPriceLimits(ctx: Ctx, project: ProjectRow): Promise<LowPriceLimits | null> {
  const facts = { ...project, publishTime: project.publishTime ?? ctx.now };
  const [average, second, ceiling] = await rulesInForce(ctx, facts, limitKinds);
  if (!average || !second || !ceiling) return null;
  return { ofAverage: average.value, ofSecondLowest: second.value, ofCeiling: ceiling.value };
}
