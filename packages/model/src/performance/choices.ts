import { named } from '../kit/named.ts';

/** Whose performance is judged; the codes are the API's (`judgeType`). */
export const judgeType = named({
  supplier: { value: 1, label: { zh: '供应商', en: 'Supplier' } },
  agency: { value: 2, label: { zh: '代理机构', en: 'Agency' } },
  expert: { value: 3, label: { zh: '专家', en: 'Expert' } },
  project: { value: 4, label: { zh: '项目', en: 'Project' } },
});

/** How often it is judged. */
export const judgeCycle = named({
  project: { value: 1, label: { zh: '按项目', en: 'Each project' } },
  quarter: { value: 2, label: { zh: '季度', en: 'Each quarter' } },
  year: { value: 3, label: { zh: '年度', en: 'Each year' } },
});

/** How the points of an item come about; what is stored is always what is given. */
export const scoreWay = named({
  add: { value: 1, label: { zh: '加分', en: 'Points added' } },
  deduct: { value: 2, label: { zh: '扣分', en: 'Points deducted' } },
  indicator: { value: 3, label: { zh: '指标公式', en: 'By an indicator' } },
});

/** What a score comes to (`evaluateResult`). */
export const evaluateResult = named({
  excellent: { value: 1, label: { zh: '优秀', en: 'Excellent' }, tone: 'green' },
  good: { value: 2, label: { zh: '良好', en: 'Good' }, tone: 'green' },
  fair: { value: 3, label: { zh: '合格', en: 'Fair' }, tone: 'green' },
  poor: { value: 4, label: { zh: '不合格', en: 'Poor' }, tone: 'red' },
});
