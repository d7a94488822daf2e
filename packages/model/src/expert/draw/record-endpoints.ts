import { z } from 'zod';
import { carries } from '../../kit/carried-fields.ts';
import { choiceList } from '../../kit/choice-list.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { listExport } from '../../kit/list-export.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { idInput } from '../../kit/resource.ts';
import { reasonInput, savedAnswer, versionInput } from '../../kit/wire-shapes.ts';
import { expert } from '../expert.ts';
import { drawnExpertLifecycle } from './drawn-expert-lifecycle.ts';
import { drawnExpert } from './drawn-expert.ts';
import { expertDraw } from './expert-draw.ts';

const base = '/api/expert/random';
const judge = '/api/expert/judge/project';
const view = 'expertDraw_view';

/**
 * Somebody's part in a draw. Names and employers are masked and the id of the expert is null for whom they are not told
 * yet (R28); phones never show their middle.
 */
export const drawnAnswer = z.object({
  recordId: z.string(),
  version: z.number(),
  randomInfoId: z.string(),
  drawNo: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  reviewTime: z.string(),
  expertId: z.string().nullable(),
  name: carries(z.string(), expert, 'name'),
  workUnit: carries(z.string().nullable(), expert, 'workUnit'),
  phone: carries(z.string().nullable(), expert, 'phone'),
  recordType: z.number(),
  joinStatus: z.number(),
  conditionNo: z.number(),
  orderNo: z.number(),
  round: z.number(),
  isCalled: z.boolean(),
  /** Reads messages here; else he is asked by phone. */
  hasAccount: z.boolean(),
  standsForId: z.string().nullable(),
  notifyTime: z.string().nullable(),
  replyUntil: z.string().nullable(),
  replyTime: z.string().nullable(),
  reason: z.string().nullable(),
  /** After the opening: whether he has to do with a bidder, as far as the library knows; null before, or where he is not asked. */
  mustAvoid: z.boolean().nullable(),
  /** What the reader may do: of the actions of its lifecycle. */
  actions: z.array(z.string()),
});
export type DrawnAnswer = z.infer<typeof drawnAnswer>;

export const joinStatusList = choiceList(`GET ${base}/joinStatusList`, {
  label: { zh: '参加状态', en: 'Statuses of experts drawn' },
  choices: drawnExpertLifecycle.choices,
});

export const drawnExpertPage = endpoint({
  route: `POST ${base}/randomRecordPage`,
  label: { zh: '抽取记录分页', en: 'Parts in draws' },
  permission: view,
  input: pageInput.extend({
    keyword: z.string().trim().max(100).optional(),
    joinStatus: z.coerce.number().int().min(0).max(8).optional(),
    recordType: z.coerce.number().int().min(1).max(4).optional(),
    randomInfoId: idInput.optional(),
  }),
  output: pageOf(drawnAnswer.extend({ id: z.string() })),
  ids: { randomInfoId: 'expertDraw' },
});

export const drawnExpertExport = listExport({
  list: drawnExpertPage,
  name: { zh: '专家抽取记录', en: 'Experts drawn' },
  permission: 'expertDraw_export',
  fields: {
    drawNo: expertDraw.fields.drawNo,
    projectName: expertDraw.fields.projectName,
    reviewTime: expertDraw.fields.reviewTime,
    name: { ...expert.fields.name, readOnly: true },
    workUnit: { ...expert.fields.workUnit, readOnly: true },
    recordType: drawnExpert.fields.recordType,
    joinStatus: drawnExpert.fields.joinStatus,
    conditionNo: drawnExpert.fields.conditionNo,
    orderNo: drawnExpert.fields.orderNo,
    round: drawnExpert.fields.round,
    notifyTime: drawnExpert.fields.notifyTime,
    replyTime: drawnExpert.fields.replyTime,
    reason: drawnExpert.fields.reason,
  },
});

const listOf = (route: `GET /${string}`, label: { zh: string; en: string }) =>
  endpoint({
    route,
    label,
    permission: 'signedIn',
    input: z.object({ randomInfoId: idInput }),
    output: z.array(drawnAnswer),
    ids: { randomInfoId: 'expertDraw' },
  });
const oneOf = (route: `GET /${string}`, label: { zh: string; en: string }) =>
  endpoint({
    route,
    label,
    permission: 'signedIn',
    input: z.object({ recordId: idInput }),
    output: drawnAnswer,
    ids: { recordId: 'drawnExpert' },
  });

/** Everybody in the order of a draw, alternates that were never called included. */
export const recordsOfDraw = listOf(`GET ${base}/recordListByRandInfoId`, {
  zh: '抽取名单',
  en: 'The order of a draw',
});
/** Who has a place. */
export const expertsOfDraw = listOf(`GET ${judge}/queryExpertByRandomInfoId`, {
  zh: '抽取的评审人员',
  en: 'The committee of a draw',
});
export const recordOfDraw = oneOf(`GET ${base}/recordItemByRecordId`, { zh: '抽取记录', en: 'A part in a draw' });
export const expertOfRecord = oneOf(`GET ${judge}/queryExpertByRecordId`, {
  zh: '抽取记录的专家',
  en: 'The expert of a part in a draw',
});

/** For the roll that only shows: masked, of the whole library, in no order that means anything. */
export const rollNames = endpoint({
  route: 'POST /api/expert/queryRandomExpertList',
  label: { zh: '抽取滚动名单', en: 'Names for the roll of a draw' },
  permission: view,
  input: z.object({}),
  output: z.array(z.object({ id: z.string(), name: z.string(), phone: z.string() })),
});

const ofExpert = z.object({ expertId: idInput });

export const drawHistory = endpoint({
  route: `GET ${judge}/historyList`,
  label: { zh: '专家参评历史', en: 'What an expert was drawn for' },
  permission: 'expertLibrary_view',
  input: ofExpert,
  output: z.array(drawnAnswer),
  ids: { expertId: 'expert' },
  aliases: [`GET ${judge}/queryHistoryList`],
});

export const drawHistoryCount = endpoint({
  route: `GET ${judge}/historyCount`,
  label: { zh: '专家参评统计', en: 'How often an expert was drawn' },
  permission: 'expertLibrary_view',
  input: ofExpert,
  output: z.object({
    total: z.number(),
    accepted: z.number(),
    declined: z.number(),
    silent: z.number(),
    absent: z.number(),
  }),
  ids: { expertId: 'expert' },
  aliases: [`GET ${judge}/queryHistoryCount`],
});

/** Adds one of the buyer's own people to the committee, as its representative. */
export const saveCustomerMan = endpoint({
  route: `GET ${judge}/saveCustomerMan`,
  label: { zh: '指定采购人代表', en: 'Name a representative of the buyer' },
  permission: 'expertDraw_draw',
  input: z.object({ randomInfoId: idInput, userId: idInput }),
  output: savedAnswer,
  writes: true,
  ids: { randomInfoId: 'expertDraw', userId: 'user' },
  aliases: [`POST ${judge}/saveCustomerMan`],
});

/** What the notifier heard by phone or saw at the door: accepted, declined, not reached, avoids, absent. */
export const updateExpProject = endpoint({
  route: `GET ${judge}/updateExpProject`,
  label: { zh: '登记专家参加状态', en: 'Enter how an expert answered' },
  permission: 'expertDraw_draw',
  input: z.object({
    recordId: idInput,
    version: versionInput.optional(),
    joinStatus: z.coerce.number().int().min(0).max(8),
    reason: reasonInput,
  }),
  output: savedAnswer.extend({ joinStatus: z.number() }),
  writes: true,
  ids: { recordId: 'drawnExpert' },
  aliases: [`POST ${judge}/updateExpProject`],
});

/** Takes somebody out of the committee with the reason; the next of the order takes over. */
export const removeDrawnExpert = endpoint({
  route: `GET ${judge}/deleteJudgeExpert`,
  label: { zh: '替换评审专家', en: 'Take an expert out of the committee' },
  permission: 'expertDraw_draw',
  input: z.object({ recordId: idInput, version: versionInput.optional(), reason: reasonInput }),
  output: savedAnswer,
  writes: true,
  ids: { recordId: 'drawnExpert' },
  aliases: [`POST ${judge}/deleteJudgeExpert`],
});

/** Experts whose evaluation is over: what they did is to be judged (R67). */
export const expertsToJudge = endpoint({
  route: `POST ${judge}/queryExpertWaitEvaPage`,
  label: { zh: '待评价专家', en: 'Experts to be judged' },
  permission: view,
  input: pageInput.extend({ keyword: z.string().trim().max(100).optional() }),
  output: pageOf(drawnAnswer.extend({ id: z.string() })),
});

export const expertsToJudgeExport = listExport({
  list: expertsToJudge,
  name: { zh: '待评价专家', en: 'Experts to be judged' },
  permission: 'expertDraw_export',
  fields: {
    projectName: expertDraw.fields.projectName,
    reviewTime: expertDraw.fields.reviewTime,
    name: { ...expert.fields.name, readOnly: true },
    workUnit: { ...expert.fields.workUnit, readOnly: true },
  },
});

export const drawnExpertEndpoints = [
  joinStatusList,
  drawnExpertPage,
  recordsOfDraw,
  expertsOfDraw,
  recordOfDraw,
  expertOfRecord,
  rollNames,
  drawHistory,
  drawHistoryCount,
  saveCustomerMan,
  updateExpProject,
  removeDrawnExpert,
  expertsToJudge,
] as const;
