import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const quotaWords = {
  quotasOfUnits: { zh: '单位定额', en: 'Quotas of units' },
  overUse: { zh: '超额测算', en: 'Over-use' },
  roomForResearch: { zh: '科研用房补贴', en: 'Room for research' },
  factsOfUnits: { zh: '核算数据', en: 'Facts of units' },
  standardsOfQuotas: { zh: '定额标准', en: 'Standards of quotas' },
} as const satisfies Record<string, Text>;
