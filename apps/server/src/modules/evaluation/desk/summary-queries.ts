import {
  isWithdrawal,
  isOutOf,
  markKind,
  messages,
  packageEvaluationLifecycle,
  project as projectEntity,
  reportSignature,
  verdict,
  type EndpointInput,
  type EndpointOutput,
  type evaluationSummary as summaryEndpoint,
  type GivenMark,
  type recomputeSummary as recomputeEndpoint,
  type SummaryBid,
  type Tally,
  type TallyFacts,
} from '@zhaocai/model';
import { createHash } from 'node:crypto';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow } from '../../../platform/rows/index.ts';
import { findProject, type ProjectRow } from '../../tendering/index.ts';
import { listMembers, personsOf } from '../committee/committee-queries.ts';
import { isEvaluating, membersOf, type MemberRow } from '../committee/find-committee.ts';
import {
  leastMinutes,
  questionsOf,
  substanceArticle,
  toldQuestions,
  type QuestionRow,
} from '../question/bid-questions.ts';
import { lowPriceTold } from '../signal/judge-low-price.ts';
import { signalsOf, signalTold, type SignalRow } from '../signal/signals.ts';
import { evaluationOf, isClosed, knownOf, sheetsOf, type EvaluationRow, type SheetRow } from './desk-facts.ts';
import { wordsOfFaults } from './open-questions.ts';
import { outcomeOf, tallyIn } from './settle.ts';

interface Summed extends Awaited<ReturnType<typeof knownOf>> {
  readonly row: EvaluationRow;
  readonly project: ProjectRow;
  /** null: somebody has not handed in, and nobody reads anything. */
  readonly tally: Tally | null;
  readonly sheets: readonly SheetRow[];
  readonly questions: readonly QuestionRow[];
  readonly signals: readonly SignalRow[];
  /** Of the committee, whoever has left it included. */
  readonly people: readonly MemberRow[];
  /** Whoever reads has a seat in the committee. */
  readonly seat: MemberRow | undefined;
}

/** A summary with everything that it came to. */
async function summedUp(ctx: Ctx, packageId: string): Promise<Summed & { readonly tally: Tally }> {
  const { tally, ...summed } = await readable(ctx, packageId);
  return { ...summed, tally: tally ?? refuse('evaluation.othersScoring') };
}

/**
 * A summary for whoever may read it: the leader at any time, and once he has closed it whoever sits in the
 * committee, and of the purchaser who sees the project and its committees.
 */
async function readable(ctx: Ctx, packageId: string): Promise<Summed> {
  const row = await evaluationOf(ctx, packageId);
  const people = await membersOf(ctx, [row.groupId]);
  const seat = people.find((one) => one.userId === ctx.user.userId && isEvaluating(one));
  const project = await projectFor(ctx, row, seat);
  if (!isClosed(row) && seat?.id !== row.leaderId) refuse('evaluation.summaryOpen');
  const tally = packageEvaluationLifecycle.is(row.evaluationStatus, 'summed', 'closed') ? tallyIn(row.outcome) : null;
  const [sheets, questions, signals] = await Promise.all([
    sheetsOf(ctx, [row.id]),
    questionsOf(ctx, row.id),
    signalsOf(ctx, row.id),
  ]);
  const known = await knownOf(ctx, { project, row, sheets });
  return { ...known, row, project, tally, sheets, questions, signals, people, seat };
}

/** The project of an evaluation, for a member of it or whoever of the purchaser sees both; there for nobody else. */
export async function projectFor(
  ctx: Ctx,
  { projectId }: EvaluationRow,
  seat: MemberRow | undefined,
): Promise<ProjectRow> {
  if (seat) return findRow(ctx, projectEntity, { id: projectId, reach: 'tenant' });
  if (!ctx.user.permissions.has('expertDraw_view')) notFound();
  return findProject(ctx, projectId);
}

export async function readSummary(
  ctx: Ctx,
  asked: EndpointInput<typeof summaryEndpoint>,
): Promise<EndpointOutput<typeof summaryEndpoint>> {
  const summed = await readable(ctx, await packageMeant(ctx, asked));
  const { row, project, facts, opened, seat, questions, signals } = summed;
  const tally = summed.tally ?? nothing;
  const { standard } = facts;
  const nameOf = new Map(opened.map(({ id, name }) => [id, name]));
  return {
    ...placeTold(summed),
    priceBase: tally.base,
    members: await membersTold(ctx, summed),
    bids: inOrder(tally.bids).map((one) => ({
      ...bidTold(one, { tally, facts }),
      name: nameOf.get(one.id) ?? '',
      lowPrice: one.lowPrice ? lowPriceTold(ctx, one.lowPrice, { entryId: one.id, questions }) : null,
    })),
    lowPriceMinutes: await leastMinutes(ctx, project),
    substanceArticle: substanceArticle(ctx, project.lawRegime),
    signals: signals.map((one) => signalTold(one, nameOf)),
    questions: await toldQuestions(ctx, row, questions),
    faults: summed.tally
      ? wordsOfFaults(ctx, { tally, standard, questions, signals })
      : [messages['evaluation.othersScoring'][ctx.language]],
    sumTime: row.sumTime,
    closeTime: row.closeTime,
    mayLead: seat?.id === row.leaderId && !isClosed(row),
    mayClose: seat?.id === row.leaderId && packageEvaluationLifecycle.is(row.evaluationStatus, 'summed'),
  };
}

/** Of a signature that is asked for it is the package that it is about. */
async function packageMeant(
  ctx: Ctx,
  { packageId, signatureId }: EndpointInput<typeof summaryEndpoint>,
): Promise<string> {
  if (packageId !== undefined) return packageId;
  const asked = await findRow(ctx, reportSignature, { id: signatureId ?? notFound() });
  return asked.userId === ctx.user.userId ? asked.packageId : notFound();
}

/** Which evaluation it is, and by what it is evaluated. */
function placeTold({ row, project, bought, facts: { standard } }: Summed) {
  return {
    evaluationId: row.id,
    version: row.version,
    evaluationStatus: Number(row.evaluationStatus),
    packageId: row.packageId,
    packageNo: bought.packageNo,
    packageName: bought.packageName,
    projectId: project.id,
    projectName: project.projectName,
    evaluationMethod: standard.evaluationMethod,
    priceWeight: standard.priceWeight,
    benchmark: standard.benchmark,
    aggregation: standard.aggregation,
    checks: [...standard.checks],
    items: [...standard.items],
  };
}

const nothing: Tally = { base: null, bids: [], mismatches: [], strays: [], missing: 0 };

/** By rank; who has none stands last. */
function inOrder(bids: Tally['bids']): Tally['bids'] {
  const rankOf = ({ rank }: Tally['bids'][number]) => rank ?? Number.MAX_SAFE_INTEGER;
  return bids.toSorted((one, other) => rankOf(one) - rankOf(other));
}

type MemberTold = EndpointOutput<typeof summaryEndpoint>['members'][number];

/** The members themselves know each other; everybody else learns of them what he may (B.28). */
async function membersTold(ctx: Ctx, { row, sheets, people, seat }: Summed): Promise<MemberTold[]> {
  const others = seat ? [] : await listMembers(ctx, { groupId: row.groupId });
  const known = seat ? await personsOf(ctx, people) : new Map(others.map((one) => [one.id, one]));
  return sheets.map(({ memberId, scoreStatus }) => ({
    id: memberId,
    name: known.get(memberId)?.name ?? '',
    isLeader: memberId === row.leaderId,
    scoreStatus: Number(scoreStatus),
  }));
}

interface Told {
  readonly tally: Tally;
  readonly facts: TallyFacts;
}

function bidTold(bid: Tally['bids'][number], { tally, facts }: Told): Omit<SummaryBid, 'name' | 'lowPrice'> {
  const own = facts.marks.filter(({ bidId }) => bidId === bid.id);
  const { id: entryId, rejections, items, lowPrice: _lowPrice, ...standing } = bid;
  return {
    ...standing,
    entryId,
    isRejected: isOutOf(bid),
    isWithdrawn: rejections.some(isWithdrawal),
    checks: facts.standard.checks.map((_check, place) => ({
      place,
      isMet: !rejections.some((one) => one.place === place),
      against: own
        .filter((mark) => isOf(mark, 'check', place) && verdict.is(mark.verdict, 'notMet'))
        .map(({ memberId, reason }) => ({ memberId, reason })),
    })),
    items: items.map(({ place, score, given, dropped }) => ({
      place,
      score,
      dropped: [...dropped],
      given: given.map((one) => ({
        memberId: one.expertId,
        score: one.score,
        reason: own.find((mark) => isOf(mark, 'item', place) && mark.memberId === one.expertId)?.reason ?? null,
      })),
      differs: tally.mismatches.some((one) => one.bidId === entryId && one.place === place),
      strays: tally.strays
        .filter((one) => one.bidId === entryId && one.place === place)
        .map(({ memberId }) => memberId),
    })),
  };
}

function isOf(mark: GivenMark, kind: keyof typeof markKind.code, place: number): boolean {
  return markKind.is(mark.kind, kind) && mark.place === place;
}

/** Calculates it once more from every mark, and compares with what is stored. */
export async function recompute(
  ctx: Ctx,
  { packageId }: EndpointInput<typeof recomputeEndpoint>,
): Promise<EndpointOutput<typeof recomputeEndpoint>> {
  const { row, facts } = await summedUp(ctx, packageId);
  const again = outcomeOf(facts);
  const digest = (text: string) => createHash('sha256').update(text).digest('hex');
  return { isSame: again === row.outcome, stored: digest(row.outcome ?? ''), calculated: digest(again) };
}
