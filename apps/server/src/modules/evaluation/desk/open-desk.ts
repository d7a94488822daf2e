import {
  bidQuestion,
  bidQuestionLifecycle,
  packageEvaluation,
  packageEvaluationLifecycle,
  project as projectEntity,
  scoreSheet,
  sheetAsk,
} from '@zhaocai/model';
import { randomBytes } from 'node:crypto';
import type { Ctx } from '../../../platform/http/index.ts';
import { transition, transitionAll } from '../../../platform/lifecycle/index.ts';
import { changeRow, findRow, findRows, insertRow, insertRows } from '../../../platform/rows/index.ts';
import { endRounds, standardsOf } from '../../tendering/index.ts';
import type { CommitteeRow, MemberRow } from '../committee/find-committee.ts';
import { voidReport } from '../report/void-report.ts';
import { collectSignals } from '../signal/collect-signals.ts';
import { evaluationsOf, isClosed, isCounted, sheetsOf, type EvaluationRow, type SheetRow } from './desk-facts.ts';

interface Opening {
  readonly row: CommitteeRow;
  readonly leaderId: string;
  /** Who evaluates. */
  readonly people: readonly MemberRow[];
}

/**
 * Opens the desk for a committee that has elected its leader: of every package that has a standard an evaluation, and a
 * sheet for each member. Of one that has begun before a seat became free the others keep what they have found; who came
 * anew begins with the checks.
 */
export async function openDesk(ctx: Ctx, opening: Opening): Promise<void> {
  const { row } = opening;
  const packageIds = row.packageIds ?? [];
  const [standards, standing] = await Promise.all([standardsOf(ctx, row.projectId), evaluationsOf(ctx, packageIds)]);
  for (const packageId of packageIds.filter((id) => standards.some((one) => one.packageId === id))) {
    const known = standing.find((one) => one.packageId === packageId);
    if (known) await resume(ctx, known, opening);
    else await begin(ctx, packageId, opening);
  }
}

async function begin(ctx: Ctx, packageId: string, { row, leaderId, people }: Opening): Promise<void> {
  const { projectName } = await findRow(ctx, projectEntity, { id: row.projectId, reach: 'tenant' });
  const leader = { leaderId, leaderUserId: people.find(({ id }) => id === leaderId)?.userId };
  const blindSeed = randomBytes(32).toString('hex');
  const place = { projectId: row.projectId, projectName, packageId };
  const evaluationId = await insertRow(ctx, packageEvaluation, {
    values: { ...place, ...leader, groupId: row.id, blindSeed },
  });
  await giveSheets(ctx, { id: evaluationId, ...place }, people);
  await collectSignals(ctx, { evaluationId, ...place });
}

type Place = Pick<EvaluationRow, 'id' | 'projectId' | 'projectName' | 'packageId'>;

async function giveSheets(ctx: Ctx, { id, projectId, projectName, packageId }: Place, people: readonly MemberRow[]) {
  await insertRows(ctx, scoreSheet, {
    rows: people.map(({ id: memberId, userId }) => ({
      evaluationId: id,
      projectId,
      projectName,
      packageId,
      memberId,
      userId,
      asked: sheetAsk.code.nothing,
    })),
  });
}

async function resume(ctx: Ctx, known: EvaluationRow, { leaderId, people }: Opening): Promise<void> {
  if (packageEvaluationLifecycle.is(known.evaluationStatus, 'closed')) return;
  const sheets = await sheetsOf(ctx, [known.id]);
  const newcomers = people.filter(({ id }) => !sheets.some(({ memberId }) => memberId === id));
  const leaderUserId = people.find(({ id }) => id === leaderId)?.userId;
  const set = { leaderId, leaderUserId };
  await leaveToLeader(ctx, known, leaderUserId);
  if (newcomers.length === 0) {
    await changeRow(ctx, packageEvaluation, { id: known.id, values: set });
    return;
  }
  await transition(ctx, packageEvaluation, {
    subject: known,
    action: 'refill',
    set: { ...set, rejections: null, outcome: null, sumTime: null },
  });
  await askNothing(ctx, sheets);
  await giveSheets(ctx, known, newcomers);
  await endRounds(ctx, { of: 'evaluationId', ids: [known.id], reason: '评审成员补齐，重新审查' });
}

/** Questions that nobody has sent yet wait for whoever leads now. */
async function leaveToLeader(ctx: Ctx, { id }: EvaluationRow, leaderUserId: string | undefined): Promise<void> {
  const questions = await findRows(ctx, bidQuestion, { of: 'evaluationId', ids: [id] });
  for (const one of questions.filter(({ questionStatus }) => bidQuestionLifecycle.is(questionStatus, 'drafted')))
    await changeRow(ctx, bidQuestion, { id: one.id, values: { leaderUserId } });
}

/**
 * What a member who leaves has found is kept, and counts no more. What was closed with it is open again, and its report void;
 * of what a selection rests on that is handed in already it stays as it was.
 */
export async function voidSheets(
  ctx: Ctx,
  { memberId, isDecided }: { readonly memberId: string; readonly isDecided: boolean },
): Promise<void> {
  const own = await findRows(ctx, scoreSheet, { of: 'memberId', ids: [memberId] });
  const counted = own.filter(isCounted);
  const evaluations = await findRows(ctx, packageEvaluation, { ids: counted.map(({ evaluationId }) => evaluationId) });
  const left = evaluations.filter(
    ({ evaluationStatus }) =>
      !packageEvaluationLifecycle.is(evaluationStatus, 'ended', ...(isDecided ? (['closed'] as const) : [])),
  );
  const closed = left.filter(isClosed);
  await transitionAll(ctx, packageEvaluation, {
    ids: closed.map(({ id }) => id),
    action: 'lack',
    set: { closeTime: null },
  });
  await transitionAll(ctx, scoreSheet, {
    ids: counted.filter((one) => left.some(({ id }) => id === one.evaluationId)).map(({ id }) => id),
    action: 'void',
    set: { asked: sheetAsk.code.nothing },
  });
  for (const row of closed) await voidReport(ctx, row);
}

/** What was asked of scores that are open again is asked no more. */
export async function askNothing(ctx: Ctx, sheets: readonly SheetRow[]): Promise<void> {
  for (const { id } of sheets.filter(({ asked }) => !sheetAsk.is(asked, 'nothing')))
    await changeRow(ctx, scoreSheet, { id, values: { asked: sheetAsk.code.nothing } });
}
