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

/** Who says whether he agrees: the judged company's people, or the expert himself. Nobody where neither works here. */
export const judgedSide = named({
  company: { value: 1, label: { zh: '被评单位', en: 'The company' } },
  person: { value: 2, label: { zh: '被评专家', en: 'The expert' } },
  nobody: { value: 3, label: { zh: '未使用本平台', en: 'Does not work here' } },
});
