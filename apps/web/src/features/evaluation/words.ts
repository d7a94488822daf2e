import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const evaluationWords = {
  standard: { zh: '评审标准', en: 'Evaluation standard' },
  committee: { zh: '评审委员会', en: 'Committee' },
  ownEvaluations: { zh: '我的评审', en: 'My evaluations' },
  ownEvaluation: { zh: '评审签到', en: 'Evaluation' },
} as const satisfies Record<string, Text>;
