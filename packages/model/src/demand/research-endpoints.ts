import { z } from 'zod';
import { carries } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Input, Row } from '../kit/entity.ts';
import { listExport } from '../kit/list-export.ts';
import { moveEndpoints } from '../kit/move.ts';
import { pageInput, pageOf } from '../kit/page.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import { reasonInput, savedAnswer, tenantInput, versionInput } from '../tendering/wire.ts';
import { demandAnswer, demandResearch } from './research.ts';
import { researchLifecycle } from './demand-lifecycle.ts';

export type ResearchRow = Row<typeof demandResearch>;
export type ResearchInput = Input<typeof demandResearch>;
export type ResearchAnswer = Row<typeof demandAnswer>;
export type ResearchAnswerInput = Input<typeof demandAnswer> & { readonly tenantId?: string };

/** What is needed, as everybody may read it. */
export interface ResearchLine {
  readonly name: string;
  readonly unit: string;
  readonly qty: string;
  readonly techParams: string | null;
  readonly isKey: boolean;
}

/** A research with what was answered: the newest version of each supplier, without those who took theirs back. */
export type ResearchView = ResearchRow & {
  readonly answers: readonly ResearchAnswer[];
  readonly actions: readonly string[];
};

/** A published research as a supplier reads it, with his own answer. */
export type ResearchNotice = ResearchRow & {
  readonly own: ResearchAnswer | null;
  readonly canAnswer: boolean;
  readonly serverTime: string;
};

const base = '/api/purchase/cus/demand/research';
const answerRow = rowSchema(demandAnswer.fields);

export const researchView = rowSchema(demandResearch.fields).extend({
  answers: z.array(answerRow),
  actions: z.array(z.string()),
}) as unknown as z.ZodType<ResearchView>;

export const saveResearch = endpoint({
  route: `POST ${base}/save`,
  label: { zh: '保存需求调研', en: 'Save a research' },
  permission: 'demandManage_research',
  input: z.looseObject({
    id: idInput.optional(),
    version: versionInput.optional(),
    demandId: idInput,
  }) as unknown as z.ZodType<ResearchInput>,
  output: savedAnswer,
  writes: true,
  ids: { id: 'demandResearch', demandId: 'demand' },
});

export const extendResearch = endpoint({
  route: `POST ${base}/extend`,
  label: { zh: '延长调研截止时间', en: 'Extend a research' },
  permission: 'demandManage_research',
  input: z.object({ id: idInput, version: versionInput, endTime: z.string().max(19), reason: reasonInput }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'demandResearch' },
});

export const researchMoves = moveEndpoints(demandResearch, {
  publish: `POST ${base}/publish`,
  end: `POST ${base}/end`,
  withdraw: `POST ${base}/withdraw`,
});

/** What suppliers answered about a demand, side by side. */
export const demandEntryIdeas = endpoint({
  route: 'GET /api/purchase/entry/queryDemandEntryIdea',
  label: { zh: '供应商调研方案', en: 'What suppliers answered' },
  permission: 'demandManage_view',
  input: z.object({ demandId: idInput }),
  output: z.array(answerRow) as unknown as z.ZodType<ResearchAnswer[]>,
  ids: { demandId: 'demand' },
});

/** A line of the list of researches, for suppliers. */
export type ResearchLead = z.infer<typeof researchLead>;
const researchLead = z.object({
  id: z.string(),
  tenantId: z.string(),
  title: carries(z.string(), demandResearch, 'title'),
  buyerName: carries(z.string().nullable(), demandResearch, 'buyerName'),
  publishTime: z.string().nullable(),
  endTime: z.string(),
  researchStatus: z.number(),
  isAnswered: z.boolean(),
});

export const researchHall = endpoint({
  route: `POST ${base}/hallPage`,
  label: { zh: '需求调研列表', en: 'Researches that suppliers may answer' },
  permission: 'researchNeeds_view',
  input: pageInput,
  output: pageOf(researchLead),
});

const { title, buyerName, endTime, publishTime } = demandResearch.fields;
export const researchHallExport = listExport({
  list: researchHall,
  name: demandResearch.label,
  fields: {
    title,
    buyerName,
    publishTime,
    endTime,
    researchStatus: { kind: 'choice', label: { zh: '状态', en: 'Status' }, choices: researchLifecycle.choices },
    isAnswered: { kind: 'flag', label: { zh: '已提交方案', en: 'Answered' } },
  },
});

export const researchNotice = endpoint({
  route: `GET ${base}/notice`,
  label: { zh: '需求调研公告', en: 'A published research' },
  permission: 'researchNeeds_view',
  input: z.object({ id: idInput, tenantId: tenantInput.optional() }),
  output: rowSchema(demandResearch.fields).extend({
    own: answerRow.nullable(),
    canAnswer: z.boolean(),
    serverTime: z.string(),
  }) as unknown as z.ZodType<ResearchNotice>,
  ids: { id: 'demandResearch' },
});

/** A further answer takes the place of the former, which is kept. */
export const saveAnswer = endpoint({
  route: `POST ${base}/answer`,
  label: { zh: '提交调研方案', en: 'Answer a research' },
  permission: 'researchNeeds_answer',
  input: z.looseObject({
    researchId: idInput,
    tenantId: tenantInput.optional(),
  }) as unknown as z.ZodType<ResearchAnswerInput>,
  output: savedAnswer,
  writes: true,
  ids: { researchId: 'demandResearch' },
});

export const withdrawAnswer = endpoint({
  route: `POST ${base}/withdrawAnswer`,
  label: { zh: '撤回调研方案', en: 'Take an answer back' },
  permission: 'researchNeeds_answer',
  input: z.object({ researchId: idInput, tenantId: tenantInput.optional() }),
  output: savedAnswer,
  writes: true,
  ids: { researchId: 'demandResearch' },
});
