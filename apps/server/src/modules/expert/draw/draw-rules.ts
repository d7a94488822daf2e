import { lawRegime, procurementMethod, type Rule } from '@zhaocai/model';

const kind = {
  kind: 'drawLead',
  code: 'R29',
  name: '专家抽取不早于评审前',
  nameEn: 'Experts are drawn no earlier before the evaluation than',
  value: '2',
  unit: '工作日',
  dayType: 2,
  effectiveFrom: '2017-01-01',
  effectiveTo: null,
} as const;

const tenders = ['openTender', 'invitedTender'] as const;

/**
 * R29: 财库〔2016〕198号 13, whose second sentence leaves out negotiation, consultation and evaluations far away. An own
 * policy that follows it may be stepped over with the reason.
 */
export const expertDrawRules: readonly Rule[] = tenders.flatMap((method) => [
  {
    ...kind,
    lawRegime: lawRegime.code.procurement,
    manner: procurementMethod.code[method],
    sourceArticle: '政府采购评审专家管理办法（财库〔2016〕198号）第十三条',
    sourceArticleEn: 'Measures for evaluation experts of government procurement (Caiku [2016] 198), article 13',
    certainty: 'B',
    isOverridable: false,
  },
  {
    ...kind,
    lawRegime: lawRegime.code.ownPolicy,
    manner: procurementMethod.code[method],
    sourceArticle: '参照财库〔2016〕198号第十三条，本单位制度另有规定的从其规定',
    sourceArticleEn: 'after Caiku [2016] 198, article 13, unless the own policy says otherwise',
    certainty: 'C',
    isOverridable: true,
  },
]);
