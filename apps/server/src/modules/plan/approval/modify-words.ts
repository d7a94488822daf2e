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
