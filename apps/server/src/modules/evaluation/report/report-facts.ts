import {
  candidatesOf,
  memberRole,
  packageEvaluation,
  seatLifecycle,
  type EvaluationSummary,
  type ReportBody,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { movesOf } from '../../../platform/lifecycle/index.ts';
import { ruleInForce, type ProjectRow } from '../../tendering/index.ts';
import { personsOf } from '../committee/committee-queries.ts';
import { isEvaluating, isSeated, membersOf, type MemberRow } from '../committee/find-committee.ts';
import type { knownOf } from '../desk/desk-facts.ts';
import type { WholeDesk } from '../desk/own-desk.ts';
import { readSummary } from '../desk/summary-queries.ts';
import { roundFacts } from './round-facts.ts';

export interface Closing {
  readonly desk: WholeDesk;
  readonly known: Awaited<ReturnType<typeof knownOf>>;
}

/** Everything that a report says, as it stands when the leader closes the summary. */
export async function reportFacts(ctx: Ctx, { desk, known: { bought, facts } }: Closing): Promise<ReportBody> {
  const { row, project, group } = desk;
  const summary = await readSummary(ctx, { packageId: row.packageId });
  const bids = bidFacts(summary);
  const limits = { most: await mostCandidates(ctx, project), maxWinners: bought.maxWinners ?? 1 };
  return {
    v: 'evaluation-report-v1',
    projectNo: project.projectNo,
    projectName: project.projectName,
    lawRegime: Number(project.lawRegime),
    manner: Number(project.manner),
    packageNo: bought.packageNo,
    packageName: bought.packageName,
    openedTime: project.openedTime,
    reviewTime: group.reviewTime,
    closeTime: ctx.now,
    groupName: group.groupName,
    voteRound: group.voteRound ?? 1,
    ...(await peopleFacts(ctx, desk)),
    standard: standardFacts(summary),
    ceiling: facts.ceiling,
    priceBase: summary.priceBase,
    bids,
    candidates: candidatesOf(bids, limits).map(({ entryId }) => entryId),
    ...wordFacts(summary),
    ...(await roundFacts(ctx, row)),
    reviews: await reviewFacts(ctx, row.id),
  };
}

/** At most so many are recommended (R40); null where no rule says. */
async function mostCandidates(ctx: Ctx, project: ProjectRow): Promise<number | null> {
  const rule = await ruleInForce(ctx, { ...project, publishTime: project.publishTime ?? ctx.now }, 'candidatesMost');
  return rule ? Number(rule.value) : null;
}

/** Who evaluated, who watched, and who has left. */
async function peopleFacts(
  ctx: Ctx,
  { row, sheets }: WholeDesk,
): Promise<Pick<ReportBody, 'members' | 'supervisors' | 'left'>> {
  const people = await membersOf(ctx, [row.groupId]);
  const known = await personsOf(ctx, people);
  const told = ({ id }: MemberRow) => ({ memberId: id, name: known.get(id)?.name ?? '' });
  const evaluating = people.filter((one) => isEvaluating(one) && sheets.some(({ memberId }) => memberId === one.id));
  return {
    members: evaluating.map((one) => ({
      ...told(one),
      role: one.id === row.leaderId ? memberRole.code.leader : one.role,
    })),
    supervisors: people.filter((one) => isSeated(one) && memberRole.is(one.role, 'supervisor')).map(told),
    left: people
      .filter(({ signStatus }) => seatLifecycle.is(signStatus, 'avoiding', 'absent'))
      .map((one) => ({ ...told(one), signStatus: Number(one.signStatus) })),
  };
}

function standardFacts(summary: EvaluationSummary): ReportBody['standard'] {
  const { evaluationMethod, priceWeight, benchmark, aggregation, checks, items } = summary;
  return { evaluationMethod, priceWeight, benchmark, aggregation, checks, items };
}

function bidFacts({ bids }: EvaluationSummary): ReportBody['bids'] {
  return bids.map(({ checks, items, ...bid }) => ({
    ...bid,
    checks: checks
      .filter(({ against }) => against.length > 0)
      .map(({ place, isMet, against }) => ({
        place,
        isMet,
        votes: against.length,
        reasons: against.flatMap(({ reason }) => reason ?? []),
      })),
    items: items.map(({ place, score }) => ({ place, score })),
  }));
}

/** What was found of collusion, asked and answered. */
function wordFacts({ signals, questions }: EvaluationSummary): Pick<ReportBody, 'signals' | 'questions'> {
  return {
    signals: signals.map(({ code, level, bidders, common, signalStatus, opinion }) => {
      return { code, level, bidders, common, signalStatus, opinion };
    }),
    questions: questions.map(({ bidderName, askedFor, content, questionStatus, sendTime, answer, answerTime }) => {
      return { bidderName, askedFor, content, questionStatus, sendTime, answer, answerTime };
    }),
  };
}

const reviewing = ['review', 'recheck', 'reopen', 'lack', 'refill'];

/** What was led back before, the oldest first (87号令 64). */
async function reviewFacts(ctx: Ctx, evaluationId: string): Promise<ReportBody['reviews']> {
  const moves = await movesOf(ctx, packageEvaluation, [evaluationId]);
  return moves
    .filter(({ action }) => reviewing.includes(action))
    .toReversed()
    .map(({ time, action, reason }) => ({ time, action, reason }));
}
