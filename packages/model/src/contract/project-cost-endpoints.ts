import { z } from 'zod';
import { carries } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { idInput, moneyInput, rowSchema } from '../kit/resource.ts';
import { savedAnswer, versionInput } from '../tendering/wire.ts';
import { projectCost, projectCostDetail } from './project-cost.ts';

const base = '/api/purchase/cus/pro';
const text = (most: number) => z.string().trim().max(most);

/** An expense with what was spent of it. */
export type ProjectCostRow = Row<typeof projectCost> & { readonly spentMoney: string };
export type ProjectCostDetailRow = Row<typeof projectCostDetail>;

const costRow = rowSchema(projectCost.fields).extend({
  spentMoney: carries(z.string(), projectCostDetail, 'costMoney'),
}) as unknown as z.ZodType<ProjectCostRow>;
const detailRow = rowSchema(projectCostDetail.fields) as unknown as z.ZodType<ProjectCostDetailRow>;

/** The expenses of a project, or of one of its packages or registrations. */
export const projectCosts = endpoint({
  route: `GET ${base}/proCost`,
  label: { zh: '项目费用', en: 'Expenses of a project' },
  permission: 'contract_view',
  input: z.object({ proId: idInput, pacId: idInput.optional(), entryId: idInput.optional() }),
  output: z.array(costRow),
  ids: { proId: 'project', pacId: 'package', entryId: 'entry' },
});

export const projectCostInfo = endpoint({
  route: `GET ${base}/proCostInfo`,
  label: { zh: '项目费用详情', en: 'An expense of a project' },
  permission: 'contract_view',
  input: z.object({ id: idInput }),
  output: costRow,
  ids: { id: 'projectCost' },
});

export const saveProjectCost = endpoint({
  route: `POST ${base}/saveProCost`,
  label: { zh: '保存项目费用', en: 'Plan an expense' },
  permission: 'contract_edit',
  input: z.object({
    id: idInput.optional(),
    version: versionInput.optional(),
    proId: idInput,
    pacId: idInput.nullish(),
    entryId: idInput.nullish(),
    costName: text(100).min(1),
    planMoney: moneyInput,
    remark: text(500).nullish(),
  }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'projectCost', proId: 'project', pacId: 'package', entryId: 'entry' },
});

/** Refused where something was spent of it. */
export const removeProjectCost = endpoint({
  route: `GET ${base}/delProCost`,
  label: { zh: '删除项目费用', en: 'Delete an expense' },
  permission: 'contract_edit',
  input: z.object({ id: idInput }),
  output: z.null(),
  writes: true,
  ids: { id: 'projectCost' },
});

export const projectCostDetails = endpoint({
  route: `GET ${base}/queryCostDetailList`,
  label: { zh: '费用明细列表', en: 'What was spent of an expense' },
  permission: 'contract_view',
  input: z.object({ costId: idInput }),
  output: z.array(detailRow),
  ids: { costId: 'projectCost' },
});

export const projectCostDetailInfo = endpoint({
  route: `GET ${base}/queryCostDetailInfo`,
  label: { zh: '费用明细详情', en: 'One sum of an expense' },
  permission: 'contract_view',
  input: z.object({ id: idInput }),
  output: detailRow,
  ids: { id: 'projectCostDetail' },
});

export const saveProjectCostDetail = endpoint({
  route: `POST ${base}/saveProCostDetail`,
  label: { zh: '保存费用明细', en: 'Note what was spent' },
  permission: 'contract_edit',
  input: z.object({
    id: idInput.optional(),
    version: versionInput.optional(),
    costId: idInput,
    costMoney: moneyInput,
    costDay: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    payee: text(100).min(1),
    remark: text(500).nullish(),
  }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'projectCostDetail', costId: 'projectCost' },
});

export const removeProjectCostDetail = endpoint({
  route: `GET ${base}/delProCostDetail`,
  label: { zh: '删除费用明细', en: 'Delete a sum' },
  permission: 'contract_edit',
  input: z.object({ id: idInput }),
  output: z.null(),
  writes: true,
  ids: { id: 'projectCostDetail' },
});

export const projectCostEndpoints = [
  projectCosts,
  projectCostInfo,
  saveProjectCost,
  removeProjectCost,
  projectCostDetails,
  projectCostDetailInfo,
  saveProjectCostDetail,
  removeProjectCostDetail,
] as const;
