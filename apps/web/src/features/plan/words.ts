import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const planWords = {
  purchasePlans: { zh: '采购计划', en: 'Purchase plans' },
  editPlan: { zh: '编辑采购计划', en: 'Edit plan' },
  adjustPlan: { zh: '申请计划调整', en: 'Adjust plan' },
  planAdjustments: { zh: '计划调整', en: 'Plan adjustments' },
} as const satisfies Record<string, Text>;
