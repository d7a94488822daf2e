import {
  areLinesSame,
  changedFields,
  fill,
  plan,
  planModifyTypes,
  type KeptPlan,
  type PlanModifyAnswer,
  type Text,
} from '@zhaocai/model';
import type { FlowBusiness } from '../../../platform/flows/index.ts';

/** Approve an adjustment of a plan: how flows call it, and what their conditions and forms may name. */
export const modifyWords = {
  label: { zh: '计划调整审批', en: 'Approve an adjustment of a plan' },
  withoutFlow: { zh: '由负责人在平台审核', en: 'whoever reviews plans decides' },
  afterReject: {
    zh: '驳回后本次调整不生效，计划保持不变，可另行申请调整。',
    en: 'The plan stays as it is; another adjustment may be asked for.',
  },
  variables: [
    { name: 'planNo', type: 'text', label: { zh: '计划编号', en: 'Number' } },
    { name: 'planName', type: 'text', label: { zh: '计划名称', en: 'Name' } },
    { name: 'modifyType', type: 'text', label: { zh: '调整类型', en: 'Kind' } },
    { name: 'reason', type: 'text', label: { zh: '调整原因', en: 'Reason' } },
    { name: 'moneyBefore', type: 'number', label: { zh: '调整前金额（元）', en: 'Budget before (CNY)' } },
    { name: 'moneyAfter', type: 'number', label: { zh: '调整后金额（元）', en: 'Budget after (CNY)' } },
  ],
} as const satisfies Partial<FlowBusiness>;

/** Whoever was told to buy the old plan buys another one now, or nothing. */
export const adjustedWord = (no: string | null): Text => ({
  zh: `计划${no ?? ''}已调整，请按调整后的计划办理`,
  en: `Plan ${no ?? ''} was changed: work by what it says now`,
});
export const cancelledWord = (no: string | null): Text => ({
  zh: `计划${no ?? ''}已作废，不再办理`,
  en: `Plan ${no ?? ''} was cancelled: nothing is left to do`,
});

type Changed = Pick<PlanModifyAnswer, 'planNo' | 'modifyType' | 'before' | 'after'>;

/** What became of a plan, for the department that it is of: each field by its name, the budget with its amounts. */
export function whatChanged({ planNo, modifyType, before, after }: Changed): Text {
  const { zh, en } = planModifyTypes.find(({ value }) => value === modifyType)?.label ?? { zh: '', en: '' };
  if (!after) return { zh: `计划${planNo ?? ''}已取消`, en: `Plan ${planNo ?? ''} was cancelled` };
  const names = namesOfChanges(before, after);
  return {
    zh: `计划${planNo ?? ''}已调整（${zh}，${names.map((name) => name.zh).join('、')}）`,
    en: `Plan ${planNo ?? ''} was changed (${en}; ${names.map((name) => name.en).join(', ')})`,
  };
}

function namesOfChanges(before: KeptPlan, after: KeptPlan): Text[] {
  const fields = changedFields(before, after).map((name): Text => {
    const { label, kind } = plan.fields[name];
    return kind === 'money' ? amounts(label, { was: String(before[name]), is: String(after[name]) }) : label;
  });
  return areLinesSame(before, after) ? fields : [...fields, { zh: '计划明细', en: 'lines' }];
}

function amounts({ zh, en }: Text, money: { readonly was: string; readonly is: string }): Text {
  return { zh: fill(`${zh}{was:yuan}→{is:yuan}元`, money), en: fill(`${en} {was:yuan} → {is:yuan}`, money) };
}
