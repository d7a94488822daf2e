import { z } from 'zod';
import { auditStatus } from '../kit/audit-states.ts';
import { contractType } from '../contract/choices.ts';
import { choiceList } from '../kit/choice-list.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Choice } from '../kit/field.ts';
import { planModifyTypes } from '../plan/choices.ts';
import { whether } from '../space/choices.ts';
import { purchaseContractLifecycle } from '../contract/contract-lifecycle.ts';
import { purchaseTypes, saleType } from '../tendering/choices.ts';
import { projectRoles } from '../tendering/project-roles.ts';

export const paymentStatuses = [
  { value: 0, label: { zh: '未付款', en: 'Unpaid' } },
  { value: 1, label: { zh: '部分付款', en: 'Paid in part' } },
  { value: 2, label: { zh: '已付清', en: 'Paid' } },
  { value: 3, label: { zh: '逾期', en: 'Overdue' } },
] as const satisfies readonly Choice[];

/** Of a plan or a demand: beside the states of a decision those that its maker sets. */
const auditChoices = [
  ...auditStatus.choices,
  { value: 4, label: { zh: '已撤回', en: 'Recalled' } },
  { value: 5, label: { zh: '已作废', en: 'Void' } },
] as const satisfies readonly Choice[];

/** The enumerations of the API that no screen of one domain owns. */
export const enumerationLists = [
  choiceList('GET /api/purchase/enums/auditStatus', {
    label: { zh: '审批状态', en: 'States of approval' },
    choices: auditChoices,
  }),
  choiceList('GET /api/purchase/enums/bidRole', {
    label: { zh: '采购参与角色', en: 'Parts in a procurement' },
    choices: projectRoles,
  }),
  choiceList('GET /api/purchase/enums/queryPlanModifyType', {
    label: { zh: '计划调整类型', en: 'Kinds of adjustment' },
    choices: planModifyTypes,
  }),
  choiceList('GET /api/purchase/enums/queryProContractType', {
    label: { zh: '项目合同类型', en: 'Kinds of contract of projects' },
    choices: contractType.choices,
  }),
  choiceList('GET /api/purchase/enums/queryPurchaseType', {
    label: { zh: '采购类型', en: 'Purchase types' },
    choices: purchaseTypes,
  }),
  choiceList('GET /api/purchase/enums/querySaleType', {
    label: { zh: '文件获取方式', en: 'How documents are offered' },
    choices: saleType.choices,
  }),
  choiceList('GET /api/purchase/enums/queryWhether', {
    label: { zh: '是否', en: 'Yes or no' },
    choices: whether.choices,
  }),
  choiceList('POST /api/purchase/enums/contractStatus', {
    label: { zh: '合同状态', en: 'States of a contract' },
    choices: purchaseContractLifecycle.choices,
  }),
  choiceList('POST /api/purchase/enums/contractType', {
    label: { zh: '合同类型', en: 'Kinds of contract' },
    choices: contractType.choices,
  }),
  choiceList('POST /api/purchase/enums/paymentStatus', {
    label: { zh: '付款状态', en: 'States of payment' },
    choices: paymentStatuses,
  }),
];

/** Who buys: the own unit, and the units in whose projects it has a part. */
export const purchaserList = endpoint({
  route: 'GET /api/purchase/purchase/queryPurchaseList',
  aliases: ['GET /api/bid-project/purchase/queryPurchaseList'],
  label: { zh: '采购单位', en: 'Units that buy' },
  permission: 'signedIn',
  input: z.object({}),
  output: z.array(z.object({ value: z.string(), label: z.string() })),
});
