import {
  isLastRequired,
  isReasoned,
  leastReason,
  leastSuppliers,
  packageEvaluationLifecycle,
  quoteRoundLifecycle,
  type concludeNegotiation as endpoint,
  type EndpointInput,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { evaluationOf, factsOf, lockLedDesk, rejectionsIn, scoreOrSum } from '../../evaluation/index.ts';
import { tightenedRules, type ProjectRow } from '../../tendering/index.ts';
import { roundsOf } from './find-rounds.ts';

/** So many last quotes the law asks for (order 74, article 33; notice 2014/214, article 21): as many as had to bid. */
export async function leastLast(ctx: Ctx, project: ProjectRow): Promise<{ least: number; isOverridable: boolean }> {
  const facts = { ...project, publishTime: project.publishTime ?? ctx.now };
  return leastSuppliers(await tightenedRules(ctx, facts), facts);
}

/**
 * The negotiation is over: on to the scores, or to the prices alone. Whoever has not quoted in the last round has withdrawn; with
 * fewer than the law asks for nothing goes on, and the buyer ends the package.
 */
export async function concludeNegotiation(
  ctx: Ctx,
  { reason, ...place }: EndpointInput<typeof endpoint>,
): Promise<{ evaluationStatus: number }> {
  const desk = await lockLedDesk(ctx, place);
  const { row, project } = desk;
  if (!packageEvaluationLifecycle.is(row.evaluationStatus, 'negotiating')) refuse('negotiation.notNegotiating');
  const rounds = await roundsOf(ctx, row.packageId);
  if (rounds.some(({ roundStatus }) => quoteRoundLifecycle.is(roundStatus, 'quoting', 'closed')))
    refuse('negotiation.roundUnderWay');
  const facts = await factsOf(ctx, desk);
  const isOver = rounds.some((one) => one.isLast && quoteRoundLifecycle.is(one.roundStatus, 'opened'));
  if (!isOver) demandReasoned(project, reason);
  else {
    const rejections = rejectionsIn(row);
    const count = facts.bids.filter((one) => !one.isWithdrawn && (rejections[one.id] ?? []).length === 0).length;
    await demandEnough(ctx, { project, count, reason });
  }
  await scoreOrSum(ctx, desk, { facts, reason });
  return { evaluationStatus: Number((await evaluationOf(ctx, row.packageId)).evaluationStatus) };
}

/** Under its own policy a unit may go by the first prices, and says why. */
function demandReasoned(project: ProjectRow, reason: string | undefined): void {
  if (isLastRequired(project)) refuse('negotiation.noLast');
  if (!isReasoned(reason)) refuse('negotiation.noLastReason', { characters: leastReason });
}

interface Enough {
  readonly project: ProjectRow;
  readonly count: number;
  readonly reason: string | undefined;
}

async function demandEnough(ctx: Ctx, { project, count, reason }: Enough): Promise<void> {
  const { least, isOverridable } = await leastLast(ctx, project);
  if (count >= least) return;
  if (!isOverridable) refuse('negotiation.fewLast', { count, least });
  if (count === 0 || !isReasoned(reason))
    refuse('negotiation.fewLastReason', { count, least, characters: leastReason });
}
