import { z } from 'zod';
import { carries, fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { choiceBatch } from './choice-batch.ts';
import { applicantStatus, batchLifecycle } from './choice-states.ts';
import { housingSubsidy } from './subsidy.ts';

const year = z.coerce.number().int().min(1998).max(2100).optional();
const named = z.object({ zh: z.string(), en: z.string() });

/** One line of the statistics: of a year and a type, or of a rank. */
export const subsidyLine = fieldsIn(
  z.object({
    year: z.number(),
    subsidyType: z.number(),
    people: z.number(),
    amount: z.string(),
    average: carries(z.string(), housingSubsidy, 'amount'),
  }),
  housingSubsidy,
);
const rankLine = fieldsIn(z.object({ rankLevel: z.number(), people: z.number(), amount: z.string() }), housingSubsidy);
const subsidyFigures = z.object({
  cards: fieldsIn(
    z.object({ people: z.number(), amount: z.string(), avg: carries(z.string(), housingSubsidy, 'amount') }),
    housingSubsidy,
  ),
  byYear: z.array(subsidyLine),
  byRank: z.array(rankLine),
  byType: z.array(
    fieldsIn(
      z.object({ subsidyType: z.number(), name: named, people: z.number(), amount: z.string() }),
      housingSubsidy,
    ),
  ),
});
export type SubsidyFigures = z.infer<typeof subsidyFigures>;

/** docs/estate.md D-7: what was approved or paid; drafts and what was rejected do not count. */
export const subsidyStatistics = endpoint({
  route: 'POST /api/eam/housing/subsidy/subsidyStatistics',
  aliases: ['POST /api/eam/housing-subsidy/subsidyStatistics', 'POST /api/eam/subsidy/subsidyStatistics'],
  label: { zh: '住房补贴统计', en: 'Housing subsidies in figures' },
  permission: 'housingSubsidy_view',
  input: z.object({ year }),
  output: subsidyFigures,
});

export const exportSubsidyStatistics = endpoint({
  route: 'POST /api/eam/housing/subsidy/subsidyStatisticsExcel',
  aliases: [
    'GET /api/eam/housing/subsidy/subsidyStatisticsExcel',
    'POST /api/eam/housing-subsidy/subsidyStatisticsExcel',
    'POST /api/eam/subsidy/subsidyStatisticsExcel',
  ],
  label: { zh: '住房补贴统计导出', en: 'Housing subsidies in figures: export' },
  permission: 'housingSubsidy_export',
  input: z.object({ year }),
  output: z.unknown(),
  raw: true,
});

/** SM13, as far as it goes here: the state that the batch is to be in opens the applications or makes it void. */
export const moveBatch = endpoint({
  route: 'POST /api/eam/choice/setting/updateBatchStatus',
  label: { zh: '开放或作废批次', en: 'Open a batch or make it void' },
  permission: 'choiceBatch_move',
  input: z.object({
    id: idInput,
    version: z.coerce.number().int(),
    status: z.literal([batchLifecycle.code.applying, batchLifecycle.code.void]),
  }),
  output: z.object({ status: z.number() }),
  writes: true,
  ids: { id: choiceBatch.name },
});

/** Puts the applicants in their order, gives them their slots and makes the seed public. */
export const sortBatch = endpoint({
  route: 'GET /api/eam/turnover-room/sort/updateSortByBatch',
  label: { zh: '重算批次排序', en: 'Order a batch' },
  permission: 'turnoverSort_order',
  input: z.object({ batchId: idInput }),
  output: z.array(z.object({ userId: z.string(), total: z.string(), sort: z.number() })),
  writes: true,
  ids: { batchId: 'choiceBatch' },
});

/** Swaps somebody with who stands before (`up`) or after him; the reason stays in the evidence. */
export const swapSort = endpoint({
  route: 'POST /api/eam/turnover-room/sort/ascOrDesc',
  label: { zh: '调整选房次序', en: 'Move in the order' },
  permission: 'turnoverSort_order',
  input: z.object({ id: idInput, direction: z.enum(['up', 'down']), reason: z.string().trim().min(1).max(200) }),
  output: z.object({ sort: z.number() }),
  writes: true,
  ids: { id: 'turnoverSort' },
});

/** Takes applicants with their scores into another batch; who is there already stays as he is. */
export const copyApplicants = endpoint({
  route: 'POST /api/eam/turnover-room/sort/savePersonInfoCopy',
  label: { zh: '复制申请人到另一批次', en: 'Copy applicants to another batch' },
  permission: 'turnoverSort_add',
  input: z.object({ fromBatchId: idInput, toBatchId: idInput }),
  output: z.object({ copied: z.number() }),
  writes: true,
  ids: { fromBatchId: 'choiceBatch', toBatchId: 'choiceBatch' },
});

/** Says whether an applicant is taken or not; only those who are taken get a place. */
export const reviewApplicant = endpoint({
  route: 'POST /api/eam/turnover-room/sort/updateStatus',
  label: { zh: '审核申请人', en: 'Review an applicant' },
  permission: 'turnoverSort_review',
  input: z.object({
    id: idInput,
    version: z.coerce.number().int(),
    status: z.literal(Object.values(applicantStatus.code)),
  }),
  output: z.object({ status: z.number() }),
  writes: true,
  ids: { id: 'turnoverSort' },
});

export const housingCommandEndpoints = [
  subsidyStatistics,
  exportSubsidyStatistics,
  moveBatch,
  sortBatch,
  swapSort,
  copyApplicants,
  reviewApplicant,
] as const;
