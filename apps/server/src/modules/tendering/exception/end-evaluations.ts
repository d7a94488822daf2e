import {
  bidQuestion,
  bidQuestionLifecycle,
  evaluationReport,
  evaluationReportLifecycle,
  packageEvaluation,
  packageEvaluationLifecycle,
  reportSignature,
  reportSignatureLifecycle,
  scoreSheet,
  scoreSheetLifecycle,
  sheetAsk,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { transitionAll } from '../../../platform/lifecycle/index.ts';
import { findRows } from '../../../platform/rows/index.ts';
import { endRounds } from './end-rounds.ts';

/** Everything in a project, or by a committee that is dissolved while nothing is decided by what it has closed. */
type Whole =
  | { readonly of: 'projectId'; readonly id: string }
  | { readonly of: 'groupId'; readonly id: string; readonly isUndecided: boolean };

/**
 * What is evaluated in a project, or by a committee, comes to nothing: scores are kept, and nobody is waited for or asked. What
 * is closed stays to be read with its report, unless its committee is dissolved.
 */
export async function endEvaluations(ctx: Ctx, whole: Whole): Promise<void> {
  const all = await findRows(ctx, packageEvaluation, { of: whole.of, ids: [whole.id] });
  const isOfCommittee = whole.of === 'groupId' && whole.isUndecided;
  const ending = [...underWay, ...(isOfCommittee ? (['closed'] as const) : [])];
  const ids = all
    .filter(({ evaluationStatus }) => packageEvaluationLifecycle.is(evaluationStatus, ...ending))
    .map(({ id }) => id);
  await transitionAll(ctx, packageEvaluation, { ids, action: 'end', set: { closeTime: null } });
  await endSheets(ctx, ids);
  await endRounds(ctx, { of: 'evaluationId', ids, reason: endedReason });
  const reports = { evaluationIds: all.map(({ id }) => id), how: isOfCommittee ? 'void' : 'end' } as const;
  if (whole.of === 'projectId' || isOfCommittee) await endReports(ctx, reports);
}

const underWay = ['checking', 'negotiating', 'scoring', 'summed'] as const;

const endedReason = '评审已终止';

async function endSheets(ctx: Ctx, evaluationIds: readonly string[]): Promise<void> {
  const sheets = await findRows(ctx, scoreSheet, { of: 'evaluationId', ids: evaluationIds });
  const counted = sheets.filter(({ scoreStatus }) => !scoreSheetLifecycle.is(scoreStatus, 'void'));
  await transitionAll(ctx, scoreSheet, {
    ids: counted.map(({ id }) => id),
    action: 'void',
    set: { asked: sheetAsk.code.nothing },
  });
  const questions = await findRows(ctx, bidQuestion, { of: 'evaluationId', ids: evaluationIds });
  const waiting = questions.filter(({ questionStatus }) => bidQuestionLifecycle.is(questionStatus, 'drafted', 'sent'));
  await transitionAll(ctx, bidQuestion, { ids: waiting.map(({ id }) => id), action: 'end' });
}

interface Ending {
  readonly evaluationIds: readonly string[];
  /** `end`: nobody is asked to sign any more. `void`: what was signed counts no more. */
  readonly how: 'end' | 'void';
}

async function endReports(ctx: Ctx, { evaluationIds, how }: Ending): Promise<void> {
  const reports = await findRows(ctx, evaluationReport, { of: 'evaluationId', ids: evaluationIds });
  const standing = reports.filter(({ reportStatus }) =>
    evaluationReportLifecycle.actions[how].from.some((from) => from === reportStatus),
  );
  await transitionAll(ctx, evaluationReport, { ids: standing.map(({ id }) => id), action: how });
  const signatures = await findRows(ctx, reportSignature, { of: 'reportId', ids: standing.map(({ id }) => id) });
  const asked = signatures.filter(({ signatureStatus }) =>
    reportSignatureLifecycle.actions[how].from.some((from) => from === signatureStatus),
  );
  await transitionAll(ctx, reportSignature, { ids: asked.map(({ id }) => id), action: how });
}
