import {
  committee,
  committeeLifecycle,
  packageEvaluation,
  packageEvaluationLifecycle,
  project as projectEntity,
  scoreSheet,
  wasOpened,
} from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow, findRows, lockRow, lockRows } from '../../../platform/rows/index.ts';
import type { ProjectRow } from '../../tendering/index.ts';
import { demandUnderWay, isEvaluating, type CommitteeRow, type MemberRow } from '../committee/find-committee.ts';
import { findOwnSeat } from '../committee/move-committee.ts';
import { evaluationOf, isCounted, type EvaluationRow, type SheetRow } from './desk-facts.ts';

/** The place of a member at the desk of a package. */
export interface OwnDesk {
  readonly project: ProjectRow;
  readonly group: CommitteeRow;
  readonly seat: MemberRow;
  readonly row: EvaluationRow;
  readonly sheet: SheetRow;
}

export interface DeskPlace {
  readonly id: string;
  readonly packageId: string;
}

/** What whoever asks evaluates; not there for whoever has no seat, has left it, or watches. */
export async function findOwnDesk(ctx: Ctx, { id, packageId }: DeskPlace): Promise<OwnDesk> {
  const seat = await findOwnSeat(ctx, id);
  if (!isEvaluating(seat)) notFound();
  const [row, group, project] = await Promise.all([
    evaluationOf(ctx, packageId),
    findRow(ctx, committee, { id: seat.groupId }),
    findRow(ctx, projectEntity, { id: seat.projectId, reach: 'tenant' }),
  ]);
  if (row.groupId !== seat.groupId || !wasOpened(project)) notFound();
  const sheets = await findRows(ctx, scoreSheet, { of: 'memberId', ids: [id] });
  const sheet = sheets.find((one) => one.evaluationId === row.id && isCounted(one)) ?? notFound();
  return { project, group, seat, row, sheet };
}

/** Nothing is found, handed in or led while a seat is being filled, or the project stands still. */
function demandOpen({ project, group }: OwnDesk): void {
  demandUnderWay(project);
  if (!committeeLifecycle.is(group.groupStatus, 'evaluating')) refuse('evaluation.deskClosed');
}

/** The own sheet, held, while something may be found of the bids. */
export async function lockOwnSheet(ctx: Ctx, place: DeskPlace): Promise<OwnDesk> {
  const desk = await findOwnDesk(ctx, place);
  demandOpen(desk);
  const sheet = await lockRow(ctx, scoreSheet, { id: desk.sheet.id });
  const row = await findRow(ctx, packageEvaluation, { id: desk.row.id });
  return { ...desk, row, sheet };
}

export interface WholeDesk extends OwnDesk {
  /** Of everybody who counts. */
  readonly sheets: readonly SheetRow[];
}

/** The whole evaluation with all its sheets, held. */
export async function lockDesk(ctx: Ctx, place: DeskPlace): Promise<WholeDesk> {
  const desk = await findOwnDesk(ctx, place);
  demandOpen(desk);
  const row = await lockRow(ctx, packageEvaluation, { id: desk.row.id });
  const seen = await findRows(ctx, scoreSheet, { of: 'evaluationId', ids: [row.id] });
  const held = await lockRows(ctx, scoreSheet, { ids: seen.map(({ id }) => id) });
  const sheets = held.filter(isCounted);
  const sheet = sheets.find(({ id }) => id === desk.sheet.id) ?? notFound();
  return { ...desk, row, sheet, sheets };
}

/** The same for whoever leads, until he has closed the summary. */
export async function lockLedDesk(ctx: Ctx, place: DeskPlace): Promise<WholeDesk> {
  const desk = await lockDesk(ctx, place);
  if (desk.row.leaderId !== place.id) refuse('evaluation.notLeader');
  if (packageEvaluationLifecycle.is(desk.row.evaluationStatus, 'closed')) refuse('platform.badState');
  return desk;
}
