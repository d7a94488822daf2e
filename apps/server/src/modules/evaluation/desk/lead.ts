import {
  packageEvaluation,
  packageEvaluationLifecycle,
  scoreSheet,
  sheetAsk,
  type closeSummary as closeEndpoint,
  type EndpointInput,
  type recheckBids as recheckEndpoint,
  type returnSheet as returnEndpoint,
  type Saved,
} from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition, transitionAll } from '../../../platform/lifecycle/index.ts';
import { demandVersion } from '../../../platform/rows/index.ts';
import { endRounds } from '../../tendering/index.ts';
import { questionsOf } from '../question/bid-questions.ts';
import { drawUpReport } from '../report/draw-up-report.ts';
import { signalsOf } from '../signal/signals.ts';
import { hasItems, knownOf, standardFor } from './desk-facts.ts';
import { askNothing } from './open-desk.ts';
import { faultsOfSummary } from './open-questions.ts';
import { lockLedDesk } from './own-desk.ts';
import { outcomeOf, tallyIn } from './settle.ts';

const unsummed = { outcome: null, sumTime: null };

/** Gives somebody's scores back to him, with why: whatever they came to with the others' is void until he has handed in again. */
export async function returnSheet(
  ctx: Ctx,
  { memberId, reason, ...place }: EndpointInput<typeof returnEndpoint>,
): Promise<Saved> {
  const { row, sheets } = await lockLedDesk(ctx, place);
  const subject = sheets.find((one) => one.memberId === memberId) ?? notFound();
  demandState(scoreSheet, subject.scoreStatus, 'return');
  if (packageEvaluationLifecycle.is(row.evaluationStatus, 'summed')) {
    const part = hasItems(await standardFor(ctx, row)) ? 'scoring' : 'checking';
    const to = packageEvaluationLifecycle.code[part];
    await transition(ctx, packageEvaluation, { subject: row, action: 'review', to, set: unsummed });
    await askNothing(ctx, sheets);
  }
  const { id, version } = await transition(ctx, scoreSheet, {
    subject,
    action: 'return',
    reason,
    set: { lockTime: null, returnReason: reason ?? null },
  });
  return { id, version };
}

/** All back to the checks, for who is out was found wrongly; what everybody has found stays to be changed. */
export async function recheckBids(
  ctx: Ctx,
  { reason, ...place }: EndpointInput<typeof recheckEndpoint>,
): Promise<Saved> {
  const { row, sheets } = await lockLedDesk(ctx, place);
  const { id, version } = await transition(ctx, packageEvaluation, {
    subject: row,
    action: 'recheck',
    reason,
    set: { ...unsummed, rejections: null },
  });
  await transitionAll(ctx, scoreSheet, {
    ids: sheets.map((one) => one.id),
    action: 'next',
    set: { lockTime: null, returnReason: reason ?? null, asked: sheetAsk.code.nothing },
  });
  await endRounds(ctx, { of: 'evaluationId', ids: [row.id], reason: reason ?? '' });
  return { id, version };
}

/**
 * Closes a summary in which nothing is left open, and which comes to the same when it is calculated once more. Its report is
 * drawn up, for everybody to sign.
 */
export async function closeSummary(
  ctx: Ctx,
  { version, ...place }: EndpointInput<typeof closeEndpoint>,
): Promise<Saved> {
  const desk = await lockLedDesk(ctx, place);
  const { row } = desk;
  demandVersion(row, version);
  demandState(packageEvaluation, row.evaluationStatus, 'close');
  const known = await knownOf(ctx, desk);
  const { facts } = known;
  const tally = tallyIn(row.outcome) ?? refuse('platform.badState');
  const [questions, signals] = await Promise.all([questionsOf(ctx, row.id), signalsOf(ctx, row.id)]);
  const [fault] = faultsOfSummary(ctx, { tally, standard: facts.standard, questions, signals });
  if (fault) refuse(fault.code, fault.params);
  if (outcomeOf(facts) !== row.outcome) refuse('evaluation.outcomeChanged');
  const { id, version: next } = await transition(ctx, packageEvaluation, {
    subject: row,
    action: 'close',
    set: { closeTime: ctx.now },
  });
  await drawUpReport(ctx, { desk, known });
  return { id, version: next };
}
