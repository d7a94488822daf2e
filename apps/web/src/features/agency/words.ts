import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const agencyWords = {
  agencies: { zh: '代理机构', en: 'Agencies' },
  agency: { zh: '代理机构', en: 'Agency' },
  draw: { zh: '代理机构抽取', en: 'Draw of an agency' },
  ownProjects: { zh: '受托项目', en: 'Entrusted projects' },
  ownProject: { zh: '受托项目详情', en: 'Entrusted project' },
  requests: { zh: '拟委托的招标申请', en: 'Requests that name us' },
  ownCooperations: { zh: '合作采购人', en: 'Buyers' },
  feeScale: { zh: '代理费标准', en: 'Agency fee scale' },
} as const satisfies Record<string, Text>;
