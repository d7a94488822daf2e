import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const demandWords = {
  demand: { zh: '需求详情', en: 'Demand' },
  demands: { zh: '采购需求', en: 'Demands' },
  editDemand: { zh: '编辑采购需求', en: 'Edit demand' },
  research: { zh: '需求调研', en: 'Market research' },
  editResearch: { zh: '编辑需求调研', en: 'Edit research' },
  comparison: { zh: '方案比较', en: 'Answers compared' },
  researchNotice: { zh: '调研公告', en: 'Research notice' },
  applications: { zh: '招标申请', en: 'Requests for tenders' },
  application: { zh: '招标申请详情', en: 'Request for a tender' },
  ledger: { zh: '招标台账', en: 'Tender ledger' },
} as const satisfies Record<string, Text>;
