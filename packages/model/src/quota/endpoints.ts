import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import { quotaLifecycle } from './quota-lifecycle.ts';
import { scientificResearch } from './results.ts';

/** Without a year it is the present one. */
const year = z.coerce.number().int().min(2000).max(2100).optional();

/** How many units, and what could not be calculated for which of them. */
const run = z.object({ depts: z.number(), warnings: z.array(z.string()) });

export const calculateResearch = endpoint({
  route: 'GET /api/eam/ScientificResearch/calculate',
  label: { zh: '核算全部单位的科研用房补贴', en: 'Calculate the room for research of all units' },
  permission: 'scientificResearch_calculate',
  input: z.object({ year }),
  output: z.object({ count: z.number(), warnings: z.array(z.string()) }),
  writes: true,
});

export const calculateResearchOfDept = endpoint({
  route: 'GET /api/eam/ScientificResearch/calculateByDeptId',
  label: { zh: '核算一个单位的科研用房补贴', en: 'Calculate the room for research of a unit' },
  permission: 'scientificResearch_calculate',
  input: z.object({ year, deptId: idInput }),
  output: rowSchema(scientificResearch.fields),
  writes: true,
  ids: { deptId: 'dept' },
});

export const calculateDepts = endpoint({
  route: 'GET /api/eam/dept-calculate/calculation',
  label: { zh: '核算单位定额', en: 'Calculate the quotas' },
  permission: 'deptCalculate_calculate',
  input: z.object({ year, deptId: idInput.optional() }),
  output: z.object({ run }),
  writes: true,
  ids: { deptId: 'dept' },
});

const { published, locked } = quotaLifecycle.code;

/** SM18: 1 publishes the drafts of a year, 3 locks the year; a locked year is not calculated again. */
export const settleQuotas = endpoint({
  route: 'POST /api/eam/dept-calculate/updateStatus',
  label: { zh: '发布或锁定年度定额', en: 'Publish or lock the quotas of a year' },
  permission: 'deptCalculate_settle',
  input: z.object({ year, status: z.union([z.literal(published), z.literal(locked)]) }),
  output: z.object({ depts: z.number() }),
  writes: true,
});

export const calculateDifferences = endpoint({
  route: 'GET /api/eam/difference-calculate/calculate',
  label: { zh: '测算超额面积与费用', en: 'Calculate over-use and charges' },
  permission: 'differenceCalculate_calculate',
  input: z.object({ year }),
  output: z.object({
    depts: z.number(),
    over: z.number(),
    chargeTotal: z.string(),
    warnings: z.array(z.string()),
  }),
  writes: true,
});

export const quotaCommandEndpoints = [
  calculateResearch,
  calculateResearchOfDept,
  calculateDepts,
  settleQuotas,
  calculateDifferences,
] as const;
