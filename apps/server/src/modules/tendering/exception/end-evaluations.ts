import {
  bidQuestion,
  bidQuestionLifecycle,
  packageEvaluation,
  packageEvaluationLifecycle,
  scoreSheet,
  scoreSheetLifecycle,
  sheetAsk,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { transitionAll } from '../../../platform/lifecycle/index.ts';
import { findRows } from '../../../platform/rows/index.ts';

/** What is evaluated in a project, or by a committee, comes to nothing: scores are kept, and nobody is waited for or asked. */
export async function endEvaluations(
  ctx: Ctx,
  whole: { readonly of: 'projectId' | 'groupId'; readonly id: string },
): Promise<void> {
  const all = await findRows(ctx, packageEvaluation, { of: whole.of, ids: [whole.id] });
  const ids = all
    .filter(({ evaluationStatus }) => packageEvaluationLifecycle.is(evaluationStatus, 'checking', 'scoring', 'summed'))
    .map(({ id }) => id);
  await transitionAll(ctx, packageEvaluation, { ids, action: 'end' });
  const sheets = await findRows(ctx, scoreSheet, { of: 'evaluationId', ids });
  const counted = sheets.filter(({ scoreStatus }) => !scoreSheetLifecycle.is(scoreStatus, 'void'));
  await transitionAll(ctx, scoreSheet, {
    ids: counted.map(({ id }) => id),
    action: 'void',
    set: { asked: sheetAsk.code.nothing },
  });
  const questions = await findRows(ctx, bidQuestion, { of: 'evaluationId', ids });
  const waiting = questions.filter(({ questionStatus }) => bidQuestionLifecycle.is(questionStatus, 'drafted', 'sent'));
  await transitionAll(ctx, bidQuestion, { ids: waiting.map(({ id }) => id), action: 'end' });
}
