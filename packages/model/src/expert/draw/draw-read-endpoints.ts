import { z } from 'zod';
import { carries, fieldsIn } from '../../kit/carried-fields.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { idInput } from '../../kit/resource.ts';
import { project } from '../../tendering/project.ts';
import { expert } from '../expert.ts';
import { allotCandidate, allotNeed, drawExclusion, drawTicket } from './draw-shapes.ts';
import { expertDraw } from './expert-draw.ts';
import { drawnAnswer } from './record-endpoints.ts';

const base = '/api/expert/random';
const view = 'expertDraw_view';

const ofParties = z.record(z.string(), z.string());
const person = z.object({ id: z.string(), name: z.string().nullable(), party: z.string(), hasRevealed: z.boolean() });
const condition = z.object({
  conditionNo: z.number(),
  itemCode: z.string(),
  itemName: z.string(),
  regionCode: z.string().nullable(),
  titleLevel: z.number().nullable(),
  source: z.number().nullable(),
  count: z.number(),
  alternates: z.number(),
  accepted: z.number(),
});
const round = z.object({
  round: z.number(),
  poolSize: z.number(),
  candidates: z.array(allotCandidate),
  candidateRoot: z.string(),
  needs: z.array(allotNeed),
  heldUnits: z.array(z.string()),
  perUnit: z.number(),
  seed: z.string().nullable(),
  tickets: z.array(drawTicket),
});

const drawAnswer = fieldsIn(
  z.object({
    id: z.string(),
    version: z.number(),
    drawNo: z.string(),
    infoStatus: z.number(),
    drawMode: z.number(),
    algorithm: z.string(),
    projectId: z.string(),
    projectNo: z.string().nullable(),
    projectName: z.string(),
    supervisorId: z.string().nullable(),
    reviewTime: z.string(),
    reviewEndTime: z.string(),
    place: z.string().nullable(),
    packageIds: z.array(z.string()),
    conditions: z.array(condition),
    avoidUnits: z.string().nullable(),
    avoidExperts: z.array(z.string()),
    /** Whom the handler has left out, and why: told to whoever takes part, and to everybody once it is not sealed. */
    avoided: z.array(z.object({ expertId: z.string(), name: carries(z.string(), expert, 'name'), reason: z.string() })),
    earlyReason: z.string().nullable(),
    videoLink: z.string().nullable(),
    people: z.array(person),
    /** Of the reader, where he takes part. */
    ownParty: z.string().nullable(),
    /** The secrets, the order and who was drawn from are not told yet: until the evaluation (R28) and the opening (R38). */
    isSealed: z.boolean(),
    /** The names of those who are asked are: to the notifier before, to the unit from the evaluation on. */
    isNamed: z.boolean(),
    poolSize: z.number().nullable(),
    excluded: z.array(drawExclusion),
    /** How many were left out, by `exclusionReasons`. */
    excludedCounts: z.record(z.string(), z.number()),
    commits: ofParties,
    reveals: ofParties,
    round: z.number(),
    rounds: z.array(round),
    revealUntil: z.string().nullable(),
    drawTime: z.string().nullable(),
    noticeTime: z.string().nullable(),
    drawAddress: z.string().nullable(),
    voidReason: z.string().nullable(),
    createTime: z.string(),
    handlerWork: z.number(),
    isHandler: z.boolean(),
    /** Who has a place or had one, the buyer’s own people last. */
    members: z.array(drawnAnswer),
    /** Places that nobody has, by the number of the condition. */
    lacking: z.array(z.object({ conditionNo: z.number(), count: z.number() })),
    /** In what it differs from its evidence: of `drawChecks`. */
    recordFaults: z.array(z.string()),
    /** When each step was written down in the evidence of the project. */
    recorded: z.array(z.object({ action: z.string(), at: z.string(), hash: z.string() })),
    /** What the reader may do with it. */
    actions: z.array(z.string()),
  }),
  expertDraw,
);
carries(drawAnswer.shape.projectNo, project, 'projectNo');
carries(drawAnswer.shape.avoided, expertDraw, 'avoidExperts');
export type ExpertDrawAnswer = z.infer<typeof drawAnswer>;

const detailOf = <K extends string>(key: K, call: string, ref: string) =>
  endpoint({
    route: `GET ${base}/${call}`,
    label: { zh: '专家抽取记录', en: 'The record of a draw of experts' },
    permission: 'signedIn',
    input: z.object({ [key]: idInput } as Record<K, typeof idInput>), // one key, by its name
    output: drawAnswer,
    ids: { [key]: ref },
  });

/** The record of a draw with all that may be told of it by now. */
export const expertDrawDetail = detailOf('id', 'randomInfoById', 'expertDraw');
export const expertDrawByRecord = detailOf('recordId', 'randomInfoByRecordId', 'drawnExpert');

/** The draw of a project that counts, else its last; null where it has none. */
export const expertDrawOfProject = endpoint({
  route: `GET ${base}/randomInfoByProId`,
  label: { zh: '项目的专家抽取', en: 'The draw of experts of a project' },
  permission: view,
  input: z.object({ proId: idInput }),
  output: drawAnswer.nullable(),
  ids: { proId: 'project' },
});

export const expertDrawByProjectNo = endpoint({
  route: `GET ${base}/randomInfoByProNo`,
  label: { zh: '按项目编号查询专家抽取', en: 'The draw of experts by the number of the project' },
  permission: view,
  input: z.object({ proNo: z.string().trim().min(1).max(50) }),
  output: drawAnswer.nullable(),
});

/** Projects whose evaluation is near and that have no draw yet. */
export const projectsToDrawFor = endpoint({
  route: `GET ${base}/extractProjectLastDays`,
  label: { zh: '近期待抽取项目', en: 'Projects that need a draw soon' },
  permission: view,
  input: z.object({ days: z.coerce.number().int().min(1).max(365).default(30) }),
  output: z.array(
    fieldsIn(
      z.object({
        id: z.string(),
        projectNo: z.string(),
        projectName: z.string(),
        manner: z.number(),
        lawRegime: z.number(),
        openTime: z.string(),
      }),
      project,
    ),
  ),
});

/** The record as paper: what the page shows its reader. */
export const expertDrawPdf = endpoint({
  route: `GET ${base}/recordPdf`,
  label: { zh: '抽取记录PDF', en: 'The record of a draw as PDF' },
  permission: 'signedIn',
  input: z.object({ id: idInput }),
  output: z.unknown(),
  ids: { id: 'expertDraw' },
  raw: true,
});

const drawnOften = z.object({
  id: z.string(),
  name: carries(z.string(), expert, 'name'),
  workUnit: carries(z.string(), expert, 'workUnit'),
  drawn: z.number(),
  expected: z.number(),
  accepted: z.number(),
  isOften: z.boolean(),
});

/** How often each expert was drawn within twelve months, against what was to be expected (D.7). */
export const drawFairness = endpoint({
  route: `GET ${base}/fairness`,
  label: { zh: '抽取公平性统计', en: 'How fair the draws were' },
  permission: view,
  input: z.object({}),
  output: z.object({
    draws: z.number(),
    experts: z.number(),
    mean: z.number(),
    deviation: z.number(),
    limit: z.number(),
    /** How many experts were drawn so many times. */
    spread: z.array(z.object({ times: z.number(), experts: z.number() })),
    rows: z.array(drawnOften),
  }),
});
export type DrawnOften = z.infer<typeof drawnOften>;
export const expertDrawReadEndpoints = [
  expertDrawDetail,
  expertDrawByRecord,
  expertDrawOfProject,
  expertDrawByProjectNo,
  projectsToDrawFor,
  expertDrawPdf,
  drawFairness,
] as const;
