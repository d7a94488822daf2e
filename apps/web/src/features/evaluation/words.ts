import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../kit/text/words.ts';

/** What several of its screens say. */
export const evaluationWords = {
  standard: { zh: '评审标准', en: 'Evaluation standard' },
  committee: words.committee,
  ownEvaluations: { zh: '我的评审', en: 'My evaluations' },
  ownEvaluation: { zh: '评审签到', en: 'Evaluation' },
} as const satisfies Record<string, Text>;
