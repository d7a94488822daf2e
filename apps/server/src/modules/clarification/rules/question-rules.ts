import { lawRegime, procurementMethod, type Rule } from '@zhaocai/model';

const { tendering, procurement, ownPolicy: own } = lawRegime.code;

interface Numbers {
  readonly code: string;
  readonly value: string;
  readonly unit: string;
  readonly dayType: number;
  readonly sourceArticle: string;
  readonly sourceArticleEn: string;
  readonly certainty: string;
  readonly effectiveFrom: string;
}

const regulation613: Numbers = {
  code: 'R45',
  value: '3',
  unit: '日',
  dayType: 1,
  sourceArticle: '中华人民共和国招标投标法实施条例（国务院令第613号）第二十二条',
  sourceArticleEn: 'Regulation on the Tendering Law (State Council order 613), article 22',
  certainty: 'B',
  effectiveFrom: '2012-02-01',
};

const regulation658: Numbers = {
  code: 'R47',
  value: '3',
  unit: '工作日',
  dayType: 2,
  sourceArticle: '中华人民共和国政府采购法实施条例（国务院令第658号）第五十二条',
  sourceArticleEn: 'Regulation on the Government Procurement Law (State Council order 658), article 52',
  certainty: 'B',
  effectiveFrom: '2015-03-01',
};

const ownPolicy: Numbers = {
  ...regulation658,
  sourceArticle: '本单位采购管理制度（参照政府采购规定）',
  sourceArticleEn: 'Own procurement policy, after the rules of government procurement',
  certainty: 'C',
  effectiveFrom: '2020-01-01',
};

const answered = (regime: number, numbers: Numbers): Rule[] =>
  procurementMethod.choices.map(({ value: method }) => ({
    ...numbers,
    kind: 'answerPeriod',
    name: '答复供应商提问的期限',
    nameEn: 'Time to answer a supplier’s question',
    lawRegime: regime,
    manner: method,
    isOverridable: true,
    effectiveTo: null,
  }));

const { openTender, invitedTender, inquiry } = procurementMethod.code;

/**
 * How long answers take under each law, and how long before the deadline questions end where the law says so. Under the
 * tendering law an inquiry keeps what that law demands of every tender.
 */
export const questionRules: readonly Rule[] = [
  ...answered(tendering, regulation613),
  ...answered(procurement, regulation658),
  ...answered(own, ownPolicy),
  ...[openTender, invitedTender, inquiry].map((method) => ({
    ...regulation613,
    value: '10',
    kind: 'questionPeriod',
    name: '提出异议距投标截止的最短期限',
    nameEn: 'Least time from a question to the deadline',
    lawRegime: tendering,
    manner: method,
    isOverridable: false,
    effectiveTo: null,
  })),
];
