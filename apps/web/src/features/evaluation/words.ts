import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../kit/text/words.ts';

/** What several of its screens say. */
export const evaluationWords = {
  standard: { zh: '评审标准', en: 'Evaluation standard' },
  committee: words.committee,
  ownEvaluations: { zh: '我的评审', en: 'My evaluations' },
  packageTitle: { zh: '第{no}包 {name}', en: 'Package {no} {name}' },
  bidders: { zh: '投标人', en: 'Bidders' },
  pricePoints: { zh: '价格分', en: 'Points of the price' },
  desk: { zh: '评审打分', en: 'Scoring' },
  summary: { zh: '评审汇总', en: 'Evaluation summary' },
  ownEvaluation: { zh: '评审签到', en: 'Evaluation' },
} as const satisfies Record<string, Text>;
