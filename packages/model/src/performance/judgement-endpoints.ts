import { z } from 'zod';
import { carries } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { moveEndpoints } from '../kit/move.ts';
import { idInput } from '../kit/resource.ts';
import { rowMove } from '../kit/row-move.ts';
import { savedAnswer, versionInput } from '../kit/wire-shapes.ts';
import { project } from '../tendering/project.ts';
import {
  givenScores,
  judgedAnswer,
  judgedLine,
  judgementDetail,
  judgementIds,
  judgementInput,
  judgementLine,
  judgementSummary,
} from './judgement-shapes.ts';
import { judgement } from './judgement.ts';

const base = '/api/cus/judge/record';
const agent = '/api/cus/agent/judge';
const eva = '/api/expert/eva';
const view = 'judgement_view';
const edit = 'judgement_edit';

/** Judges a supplier, an agency or an expert: `judgeType` says whom `targetId` names. */
export const saveJudgement = endpoint({
  route: `POST ${base}/addSave`,
  label: { zh: '保存履约评价', en: 'Judge a performance' },
  permission: edit,
  input: z.object({
    ...judgementInput,
    judgeType: z.coerce.number().int().min(1).max(3),
    targetId: idInput,
  }),
  output: judgedAnswer,
  writes: true,
  // Of a supplier by the commonest kind; the calls that try ids name that.
  ids: { ...judgementIds, targetId: 'supplier' },
});

/** Judges an agency; `agentId` is the cooperation. */
export const saveAgentJudgement = endpoint({
  route: `POST ${agent}/addSave`,
  label: { zh: '保存代理机构评价', en: 'Judge an agency' },
  permission: edit,
  input: z.object({ ...judgementInput, agentId: idInput }),
  output: judgedAnswer,
  writes: true,
  ids: { ...judgementIds, agentId: 'agencyCooperation' },
});

/** Judges an expert within five working days after the evaluation (R67). */
export const saveExpertJudgement = endpoint({
  route: `POST ${eva}/saveEva`,
  label: { zh: '保存专家评价', en: 'Judge an expert' },
  permission: edit,
  input: z.object({ ...judgementInput, expertId: idInput }),
  output: judgedAnswer,
  writes: true,
  ids: { ...judgementIds, expertId: 'expert' },
});

/** What an agency was judged, the newest first. */
export const agentJudgements = endpoint({
  route: `POST ${agent}/dataListByAgentId`,
  label: { zh: '代理机构评价记录', en: 'Evaluations of an agency' },
  permission: view,
  input: z.object({ agentId: idInput }),
  output: z.array(judgementLine),
  ids: { agentId: 'agencyCooperation' },
});

/** The scores of one evaluation, item by item. */
export const judgementItems = endpoint({
  route: `GET ${agent}/detail/dataListByAgentJudgeId`,
  label: { zh: '评价明细', en: 'Scores of an evaluation' },
  permission: view,
  input: z.object({ agentJudgeId: idInput }),
  output: z.array(judgedLine),
  ids: { agentJudgeId: 'judgement' },
});

/** The sheet to fill in: items of the template in use, without scores; none where there is no such template. */
export const blankSheet = endpoint({
  route: `GET ${agent}/detail/dataListByJudgeType`,
  label: { zh: '待填写的评价明细', en: 'Sheet of an evaluation to be filled in' },
  permission: view,
  input: z.object({
    judgeType: z.coerce.number().int().min(1).max(3).default(2),
    cycle: z.coerce.number().int().min(1).max(3).default(1),
  }),
  output: z.array(judgedLine),
});

export const judgementById = endpoint({
  route: `POST ${eva}/queryEvaDetail`,
  aliases: [`GET ${eva}/queryEvaDetail`, `GET ${agent}/queryById`],
  label: { zh: '评价详情', en: 'An evaluation with its scores' },
  permission: view,
  input: z.object({ id: idInput }),
  output: judgementDetail,
  ids: { id: 'judgement' },
});

/** What an expert was judged, the newest first. */
export const expertJudgements = endpoint({
  route: `GET ${eva}/queryExpEvaRecord`,
  label: { zh: '专家评价记录', en: 'Evaluations of an expert' },
  permission: view,
  input: z.object({ expertId: idInput }),
  output: z.array(judgementLine),
  ids: { expertId: 'expert' },
});

/** The mean of an expert's evaluations of 24 months (C.14); null where there are none. */
export const expertAverage = endpoint({
  route: `GET ${eva}/queryExpAvgScore`,
  label: { zh: '专家平均得分', en: 'Average of an expert' },
  permission: view,
  input: z.object({ expertId: idInput }),
  output: z.object({ expertId: z.string(), avgScore: z.string().nullable(), count: z.number() }),
  ids: { expertId: 'expert' },
});

const business = z.object({
  /** Of the two together: what a list tells rows apart by. */
  key: z.string(),
  targetId: z.string(),
  targetName: carries(z.string(), judgement, 'targetName'),
  projectId: z.string(),
  projectNo: carries(z.string(), project, 'projectNo'),
  projectName: carries(z.string(), project, 'projectName'),
  /** When it was over: from then on it can be judged. */
  endTime: z.string(),
  /** R67; null where no rule says it. */
  dueTime: z.string().nullable(),
  isLate: z.boolean(),
  /** The judgement that stands for it. */
  judgementId: z.string().nullable(),
  judgeStatus: z.number().nullable(),
  totalScore: z.string().nullable(),
  level: z.number().nullable(),
});
export type JudgeableBusiness = z.output<typeof business>;

/** Experts whose evaluation of a project is over, and how each was judged. */
export const expertsJudged = endpoint({
  route: `GET ${eva}/queryEvaInfoList`,
  label: { zh: '专家评价情况', en: 'Experts and how they were judged' },
  permission: view,
  input: z.object({ projectId: idInput.optional(), expertId: idInput.optional() }),
  output: z.array(business),
  ids: { projectId: 'project', expertId: 'expert' },
});

/** With whom there was business that can be judged by project, the latest first; those that wait for it with `isOpen`. */
export const judgeableBusinesses = endpoint({
  route: `GET ${base}/businesses`,
  label: { zh: '可评价的业务', en: 'Business that can be judged' },
  permission: view,
  input: z.object({
    judgeType: z.coerce.number().int().min(1).max(3),
    targetId: idInput.optional(),
    projectId: idInput.optional(),
    keyword: z.string().trim().max(100).optional(),
    isOpen: z.coerce.number().int().min(0).max(1).default(0),
  }),
  output: z.array(business),
  ids: { targetId: 'supplier', projectId: 'project' },
});

/** Average, trend and what is proposed, of one supplier, agency or expert. */
export const summaryOfJudged = endpoint({
  route: `GET ${base}/summary`,
  label: { zh: '评价汇总与趋势', en: 'Average and trend of evaluations' },
  permission: view,
  input: z.object({ judgeType: z.coerce.number().int().min(1).max(3), targetId: idInput }),
  output: judgementSummary,
  ids: { targetId: 'supplier' },
});

/** What was done to a judgement, and its other editions. */
export const judgementContext = endpoint({
  route: `GET ${base}/context`,
  label: { zh: '评价经过与版次', en: 'History and editions of an evaluation' },
  permission: view,
  input: z.object({ id: idInput }),
  output: z.object({ history: z.array(rowMove), editions: z.array(judgementLine) }),
  ids: { id: 'judgement' },
});

export const judgementMoves = moveEndpoints(judgement, {
  archive: `POST ${base}/archive`,
  withdraw: `POST ${base}/withdraw`,
  revoke: `POST ${base}/revoke`,
});

/** Answers an appeal: the score stays. */
export const keepJudgement = endpoint({
  route: `POST ${base}/keep`,
  label: { zh: '维持原评价', en: 'Keep the score' },
  permission: 'judgement_audit',
  input: z.object({ id: idInput, version: versionInput, appealAnswer: z.string().trim().max(2000) }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'judgement' },
});

/** Another edition with other scores takes its place; the former one stays readable. */
export const correctJudgement = endpoint({
  route: `POST ${base}/correct`,
  label: { zh: '更正评价', en: 'Correct an evaluation' },
  permission: 'judgement_audit',
  input: z.object({
    id: idInput,
    version: versionInput,
    details: givenScores,
    remark: z.string().trim().max(2000).nullish(),
    reason: z.string().trim().max(500),
  }),
  output: judgedAnswer,
  writes: true,
  ids: { id: 'judgement' },
});

/** The sheet with its scores, to be signed on paper. */
export const judgementPdf = endpoint({
  route: `GET ${base}/print`,
  label: { zh: '打印评价表', en: 'An evaluation as PDF' },
  permission: view,
  input: z.object({ id: idInput }),
  output: z.unknown(),
  raw: true,
  ids: { id: 'judgement' },
});

export const judgementEndpoints = [
  saveJudgement,
  saveAgentJudgement,
  saveExpertJudgement,
  agentJudgements,
  judgementItems,
  blankSheet,
  judgementById,
  expertJudgements,
  expertAverage,
  expertsJudged,
  judgeableBusinesses,
  summaryOfJudged,
  judgementContext,
  ...Object.values(judgementMoves),
  keepJudgement,
  correctJudgement,
  judgementPdf,
] as const;
