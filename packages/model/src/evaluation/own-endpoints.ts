import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { reasonInput, savedAnswer, versionInput } from '../kit/wire-shapes.ts';
import { checkItems, scoreItems } from './standard-endpoints.ts';

const base = '/api/bid-es/judge/own';

const line = z.object({
  id: z.string(),
  version: z.number(),
  projectName: z.string(),
  groupName: z.string(),
  groupStatus: z.number(),
  reviewTime: z.string().nullable(),
  role: z.number(),
  isLeader: z.boolean(),
  signStatus: z.number(),
  task: z.number(),
});
export type OwnEvaluation = z.infer<typeof line>;

/** What whoever asks evaluates, the newest first. */
export const ownEvaluations = endpoint({
  route: `GET ${base}/list`,
  label: { zh: '我的评审', en: 'One’s own evaluations' },
  permission: 'signedIn',
  input: z.object({}),
  output: z.array(line),
});

const seat = z.object({
  id: z.string(),
  name: z.string(),
  role: z.number(),
  isSelf: z.boolean(),
  isLeader: z.boolean(),
  /** Whether the standard lets him lead. */
  mayLead: z.boolean(),
  signStatus: z.number(),
  hasPromised: z.boolean(),
  hasVoted: z.boolean(),
});
export type OwnSeat = z.infer<typeof seat>;

const standard = z.object({
  packageNo: z.number(),
  packageName: z.string(),
  evaluationMethod: z.number(),
  priceWeight: z.string().nullable(),
  checks: checkItems,
  items: scoreItems,
});

/** One of them: what he evaluates by, who takes part, and with whom he evaluates, each as soon as he may know it. */
export const ownEvaluation = endpoint({
  route: `GET ${base}/detail`,
  label: { zh: '我的评审详情', en: 'One’s own evaluation' },
  permission: 'signedIn',
  input: z.object({ id: idInput }),
  output: line.extend({
    isOpened: z.boolean(),
    signTime: z.string().nullable(),
    promiseTime: z.string().nullable(),
    voteRound: z.number(),
    standards: z.array(standard),
    /** After the opening: whom he must have nothing to do with. */
    bidders: z.array(z.string()),
    /** After the promise. */
    seats: z.array(seat),
  }),
  ids: { id: 'committeeMember' },
});

const own = { id: idInput, version: versionInput.optional() };
const moved = savedAnswer.extend({ signStatus: z.number(), task: z.number() });

/** Signs in and says that he knows of nothing for which he would have to keep away (R30). */
export const signInToEvaluation = endpoint({
  route: `POST ${base}/signIn`,
  label: { zh: '评审签到', en: 'Sign in to an evaluation' },
  permission: 'signedIn',
  input: z.object({ ...own, hasNoConflict: z.boolean().default(false) }),
  output: moved,
  writes: true,
  ids: { id: 'committeeMember' },
});

/** Gives the promise, now that he knows who has bid: once more that he has nothing to do with any of them (R30). */
export const promiseEvaluation = endpoint({
  route: `POST ${base}/promise`,
  label: { zh: '签署评审承诺书', en: 'Give the promise of an evaluation' },
  permission: 'signedIn',
  input: z.object({ ...own, hasNoConflict: z.boolean().default(false), isPromised: z.boolean().default(false) }),
  output: moved,
  writes: true,
  ids: { id: 'committeeMember' },
});

/** Says that he has to keep away, and why: his seat is given to another. */
export const avoidEvaluation = endpoint({
  route: `POST ${base}/avoid`,
  label: { zh: '申请回避', en: 'Keep away from an evaluation' },
  permission: 'signedIn',
  input: z.object({ ...own, reason: reasonInput }),
  output: moved,
  writes: true,
  ids: { id: 'committeeMember' },
});

/** Gives his vote; the last one decides, or they vote again. */
export const voteForLeader = endpoint({
  route: `POST ${base}/vote`,
  label: { zh: '推选评审组长', en: 'Elect the leader' },
  permission: 'signedIn',
  input: z.object({ ...own, candidateId: idInput }),
  output: moved.extend({ leaderId: z.string().nullable(), isTied: z.boolean() }),
  writes: true,
  ids: { id: 'committeeMember', candidateId: 'committeeMember' },
});

export const ownEvaluationEndpoints = [
  ownEvaluations,
  ownEvaluation,
  signInToEvaluation,
  promiseEvaluation,
  avoidEvaluation,
  voteForLeader,
] as const;
