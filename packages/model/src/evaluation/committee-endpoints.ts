import { z } from 'zod';
import { expert } from '../expert/expert.ts';
import { carries } from '../kit/carried-fields.ts';
import { choiceList } from '../kit/choice-list.ts';
import { endpoint } from '../kit/endpoint.ts';
import { moveEndpoints } from '../kit/move.ts';
import { idInput } from '../kit/resource.ts';
import { reasonInput, savedAnswer, versionInput } from '../kit/wire-shapes.ts';
import { memberRole } from './choices.ts';
import { committee } from './committee.ts';

const group = '/api/bid-es/judge/group';
const people = '/api/bid-es/judge/project';

/** A list, or in an address its ids with commas between. */
const idList = z
  .union([z.array(idInput).max(200), z.string().regex(/^(\d{1,18}(,\d{1,18})*)?$/)])
  .transform((given) => (typeof given === 'string' ? given.split(',').filter(Boolean) : given));
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

const member = z.object({
  id: z.string(),
  version: z.number(),
  groupId: z.string(),
  projectId: z.string(),
  /** Of `memberRole`; the elected one is its leader. */
  role: z.number(),
  /** By whom the law keeps it: `张***` for whoever may not know yet. */
  name: z.string(),
  workUnit: carries(z.string().nullable(), expert, 'workUnit'),
  isNamed: z.boolean(),
  expertId: z.string().nullable(),
  recordId: z.string().nullable(),
  signStatus: z.number(),
  /** Of `memberTask`. */
  task: z.number(),
  signTime: z.string().nullable(),
  promiseTime: z.string().nullable(),
  hasVoted: z.boolean(),
  leaveReason: z.string().nullable(),
  /** He has to do with a bidder; null where that may not be told yet. */
  mustAvoid: z.boolean().nullable(),
});
export type CommitteeMemberLine = z.infer<typeof member>;

const fault = z.object({ code: z.string(), message: z.string() });

const line = z.object({
  id: z.string(),
  version: z.number(),
  projectId: z.string(),
  groupName: z.string(),
  groupStatus: z.number(),
  packageIds: z.array(z.string()),
  packageNames: z.array(z.string()),
  reviewTime: z.string().nullable(),
  isComplex: z.boolean(),
  leaderId: z.string().nullable(),
  leaderName: z.string().nullable(),
  voteRound: z.number(),
  /** So many the law asks for at least, and by which article. */
  leastMembers: z.number(),
  article: z.string().nullable(),
  /** What keeps it from being confirmed (R25 to R27), in the reader's language. */
  faults: z.array(fault),
  members: z.array(member),
  actions: z.array(z.string()),
});
export type CommitteeLine = z.infer<typeof line>;

/** The committees of a project, or one. */
export const committeesOfProject = endpoint({
  route: `GET ${group}/queryGroupList`,
  label: { zh: '评审委员会列表', en: 'Committees of a project' },
  permission: 'expertDraw_view',
  input: z.object({ projectId: idInput.optional(), groupId: idInput.optional(), id: idInput.optional() }),
  output: z.array(line),
  ids: { projectId: 'project', groupId: 'committee', id: 'committee' },
});

/** Everybody of a committee, or of a project's committees. */
export const membersOfCommittee = endpoint({
  route: `GET ${group}/queryExpertList`,
  label: { zh: '评审委员会成员', en: 'Members of a committee' },
  permission: 'expertDraw_view',
  input: z.object({ projectId: idInput.optional(), groupId: idInput.optional() }),
  output: z.array(member),
  ids: { projectId: 'project', groupId: 'committee' },
});

const candidate = z.object({
  recordId: z.string(),
  expertId: z.string().nullable(),
  role: z.number(),
  name: z.string(),
  isNamed: z.boolean(),
  hasAccount: z.boolean(),
});
export type CommitteeCandidate = z.infer<typeof candidate>;

/** Who has accepted to evaluate a project and has no seat yet. */
export const committeeCandidates = endpoint({
  route: `GET ${group}/queryCandidates`,
  label: { zh: '可列入评审委员会的人员', en: 'Who may have a seat' },
  permission: 'expertDraw_view',
  input: z.object({ projectId: idInput }),
  output: z.array(candidate),
  ids: { projectId: 'project' },
});

/** Forms a committee, or changes one that is being formed; whoever has accepted may be given seats by the same call. */
export const saveCommittee = endpoint({
  route: `GET ${group}/saveOrUpdateGroup`,
  aliases: [`POST ${group}/saveOrUpdateGroup`],
  label: { zh: '保存评审委员会', en: 'Save a committee' },
  permission: 'expertDraw_edit',
  input: z.object({
    id: idInput.optional(),
    version: versionInput.optional(),
    /** Of a new one. */
    projectId: idInput.optional(),
    groupName: z.string().trim().max(50),
    /** All of the project where none are named. */
    packageIds: idList.optional(),
    isComplex: flag.default(false),
    /** Parts in the draw whose people get a seat; everybody who has accepted with `all`. */
    recordIds: z.union([z.literal('all'), idList]).optional(),
  }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'committee', projectId: 'project', packageIds: 'package', recordIds: 'drawnExpert' },
});

/** Gives somebody a seat: who was drawn by his part in the draw or as an expert, one of the own people by his account. */
export const saveMember = endpoint({
  route: `GET ${people}/saveOrUpdateJudgeExpert`,
  aliases: [`POST ${people}/saveOrUpdateJudgeExpert`],
  label: { zh: '保存评审成员', en: 'Give somebody a seat' },
  permission: 'expertDraw_edit',
  input: z.object({
    groupId: idInput,
    recordId: idInput.optional(),
    expertId: idInput.optional(),
    userId: idInput.optional(),
    role: z.coerce.number().int().optional(),
  }),
  output: savedAnswer,
  writes: true,
  ids: { groupId: 'committee', recordId: 'drawnExpert', expertId: 'expert', userId: 'user' },
});

/** Gives everybody a seat who is named by his part in the draw. */
export const groupExperts = endpoint({
  route: `GET ${people}/groupExpert`,
  aliases: [`POST ${people}/groupExpert`],
  label: { zh: '专家分组', en: 'Assign experts to a committee' },
  permission: 'expertDraw_edit',
  input: z.object({ groupId: idInput, recordIds: idList.optional(), expertIds: idList.optional() }),
  output: z.object({ count: z.number() }),
  writes: true,
  ids: { groupId: 'committee', recordIds: 'drawnExpert', expertIds: 'expert' },
});

/** Takes somebody's seat away who has not signed in, while the committee is being formed. */
export const removeMember = endpoint({
  route: `GET ${people}/deleteJudgeExpert`,
  aliases: [`POST ${people}/deleteJudgeExpert`, `GET ${group}/deleteJudgeExpert`, `POST ${group}/deleteJudgeExpert`],
  label: { zh: '移出评审成员', en: 'Take a seat away' },
  permission: 'expertDraw_edit',
  input: z.object({ id: idInput }),
  output: z.null(),
  writes: true,
  ids: { id: 'committeeMember' },
});

/** Notes that a member keeps away or has not come: his seat is free, and what depended on him is done again. */
export const leaveCommittee = endpoint({
  route: `POST ${people}/leave`,
  label: { zh: '登记回避或缺席', en: 'Note who keeps away' },
  permission: 'expertDraw_edit',
  input: z.object({
    id: idInput,
    version: versionInput.optional(),
    how: z.enum(['avoid', 'stayAway']),
    reason: reasonInput,
  }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'committeeMember' },
});

export const committeeMoves = moveEndpoints(committee, {
  confirm: `POST ${group}/confirm`,
  reopen: `POST ${group}/reopen`,
  discard: `POST ${group}/discard`,
});

/** As what people evaluate. */
export const memberRoleList = choiceList(`GET ${people}/queryExpertTypeList`, {
  label: { zh: '评审成员身份', en: 'As what people evaluate' },
  choices: memberRole.choices,
});

const counts = {
  groupId: z.string(),
  groupName: z.string(),
  groupStatus: z.number(),
  /** Who evaluates and has not left; whoever watches over them is not counted. */
  memberCount: z.number(),
  signedCount: z.number(),
  promisedCount: z.number(),
  votedCount: z.number(),
  leaderName: z.string().nullable(),
  /** Who has handed in what is asked of him now, in every package. */
  scoredCount: z.number(),
  /** The node that it stands at; null before the evaluation has begun. */
  nodeCode: z.number().nullable(),
  /** How far its packages are that are evaluated by a standard. */
  evaluations: z.array(
    z.object({
      packageId: z.string(),
      evaluationStatus: z.number(),
      handedIn: z.number(),
      /** Of its report; null before it is drawn up. */
      reportStatus: z.number().nullable(),
      /** So many have said their word to it. */
      signed: z.number(),
    }),
  ),
};
/** `scoreStatus`: the least that he has come to in any package; null where he scores nothing. */
const scorer = member.extend({ scoreStatus: z.number().nullable() });

/** How far a committee is, and everybody in it. */
export const judgeProgress = endpoint({
  route: `GET ${people}/queryJudgeProgress`,
  label: { zh: '评审进度', en: 'How far a committee is' },
  permission: 'expertDraw_view',
  input: z.object({
    groupId: idInput.optional(),
    projectId: idInput.optional(),
    packageId: idInput.optional(),
  }),
  output: z.array(z.object({ ...counts, members: z.array(scorer) })),
  ids: { groupId: 'committee', projectId: 'project', packageId: 'package' },
});

/** The same of a project, package by package. */
export const judgeProgressOfProject = endpoint({
  route: `GET ${people}/queryJudgeProgressProject`,
  label: { zh: '项目评审进度', en: 'How far the evaluation of a project is' },
  permission: 'expertDraw_view',
  input: z.object({ projectId: idInput }),
  output: z.object({
    projectId: z.string(),
    packages: z.array(
      z.object({
        packageId: z.string(),
        packageNo: z.number(),
        packageName: z.string(),
        hasStandard: z.boolean(),
        /** null: nobody is to evaluate it yet. */
        committee: z.object(counts).nullable(),
      }),
    ),
  }),
  ids: { projectId: 'project' },
});

/** The nodes of an evaluation; of a package with how far each is. */
export const judgeNodeList = endpoint({
  route: 'GET /api/bid-es/judge/node/queryNodeList',
  label: { zh: '评审节点', en: 'Nodes of an evaluation' },
  permission: 'signedIn',
  input: z.object({}),
  output: z.array(z.object({ nodeCode: z.number(), nodeName: z.string(), sort: z.number() })),
});

export const committeeEndpoints = [
  committeesOfProject,
  membersOfCommittee,
  committeeCandidates,
  saveCommittee,
  saveMember,
  groupExperts,
  removeMember,
  leaveCommittee,
  ...Object.values(committeeMoves),
  memberRoleList,
  judgeProgress,
  judgeProgressOfProject,
  judgeNodeList,
] as const;
