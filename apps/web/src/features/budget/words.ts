import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const budgetWords = {
  firstLevel: { zh: '一级项目申报', en: 'Budget projects of level 1' },
  secondLevel: { zh: '二级项目申报', en: 'Budget projects of level 2' },
  special: { zh: '专项项目申报', en: 'Special budget projects' },
  budgetProject: { zh: '预算项目', en: 'Budget project' },
  editBudget: { zh: '编辑预算项目', en: 'Edit budget project' },
  ledger: { zh: '预算台账', en: 'Budget ledger' },
} as const satisfies Record<string, Text>;
