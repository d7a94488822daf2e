import { lawRegime, procurementMethod, type Rule } from '@zhaocai/model';

const { tendering, procurement, ownPolicy: own } = lawRegime.code;

/** Where a number comes from; certainty C is a default that an administrator changes. */
interface Source {
  readonly sourceArticle: string;
  readonly sourceArticleEn: string;
  readonly certainty: string;
  readonly effectiveFrom: string;
}

interface Numbers {
  readonly code: string;
  readonly kind: string;
  readonly name: string;
  readonly nameEn: string;
  readonly value: string;
  readonly unit: string;
  readonly dayType: number | null;
}

const regulation613 = (article: readonly [zh: string, en: string], certainty = 'B'): Source => ({
  sourceArticle: `中华人民共和国招标投标法实施条例（国务院令第613号）${article[0]}`,
  sourceArticleEn: `Regulation on the Tendering Law (State Council order 613), ${article[1]}`,
  certainty,
  effectiveFrom: '2012-02-01',
});
const order87 = (article: readonly [zh: string, en: string], certainty = 'B'): Source => ({
  sourceArticle: `政府采购货物和服务招标投标管理办法（财政部令第87号）${article[0]}`,
  sourceArticleEn: `Measures for tendering in government procurement (Ministry of Finance order 87), ${article[1]}`,
  certainty,
  effectiveFrom: '2017-10-01',
});
const ownPolicy: Source = {
  sourceArticle: '本单位采购管理制度（参照政府采购规定）',
  sourceArticleEn: 'Own procurement policy, after the rules of government procurement',
  certainty: 'C',
  effectiveFrom: '2020-01-01',
};

type Names = readonly [name: string, nameEn: string];

/** Five days, counted as the law counts them. */
const days = (code: string, kind: string, [name, nameEn]: Names): Omit<Numbers, 'unit' | 'dayType'> => ({
  code,
  kind,
  name,
  nameEn,
  value: '5',
});
const calendar = { unit: '日', dayType: 1 };
const working = { unit: '工作日', dayType: 2 };
const percent = { unit: '%', dayType: null };

const withdrawn = days('R19', 'withdrawnDepositPeriod', [
  '撤回投标后保证金退还期限',
  'Deposit returned after a withdrawal within',
]);
const ended = days('R21', 'endedDepositPeriod', [
  '采购终止后保证金退还期限',
  'Deposit returned after the procurement ended within',
]);
const after = days('R21', 'ownDepositPeriod', ['保证金退还期限', 'Deposits returned within']);

/** Of the day's rates the rows say since when; the next one is a further row, entered by an administrator. */
const bankRate: Source = {
  sourceArticle: '活期存款挂牌年利率（2025-05-20起，默认值，请按开户行核对）',
  sourceArticleEn: 'Posted yearly rate of demand deposits since 2025-05-20; a default, to be checked with the bank',
  certainty: 'C',
  effectiveFrom: '2025-05-20',
};
const lendingRate: Source = {
  sourceArticle: '一年期贷款市场报价利率（2025-05-20起，默认值，请核对）',
  sourceArticleEn: 'One-year loan prime rate since 2025-05-20; a default, to be checked',
  certainty: 'C',
  effectiveFrom: '2025-05-20',
};

const bankInterest = {
  code: 'R20',
  kind: 'depositRate',
  name: '银行同期存款年利率',
  nameEn: 'Yearly bank interest on deposits',
  value: '0.05',
};
const baseRate = {
  code: 'R22',
  kind: 'baseLendingRate',
  name: '贷款基准年利率',
  nameEn: 'Yearly base lending rate',
  value: '3',
};
const lateShare = {
  code: 'R22',
  kind: 'lateRefundShare',
  name: '逾期退还按基准利率上浮后的比例',
  nameEn: 'Share of the base rate for lateness',
  value: '120',
};

const underEachMethod = (regime: number, numbers: Numbers, source: Source): Rule[] =>
  procurementMethod.choices.map(({ value: manner }) => ({
    ...numbers,
    ...source,
    lawRegime: regime,
    manner,
    isOverridable: regime === own,
    effectiveTo: null,
  }));

/** When deposits go back, beside what the schedule counts already (R20, R21), and what lateness costs. */
export const depositRules: readonly Rule[] = [
  ...underEachMethod(tendering, { ...withdrawn, ...calendar }, regulation613(['第三十五条', 'article 35'])),
  ...underEachMethod(
    tendering,
    { ...ended, ...calendar, code: 'R20' },
    regulation613(['第三十一条', 'article 31'], 'C'),
  ),
  ...underEachMethod(procurement, { ...withdrawn, ...working }, order87(['第三十八条', 'article 38'])),
  ...underEachMethod(procurement, { ...ended, ...working }, order87(['第二十九条', 'article 29'], 'C')),
  ...underEachMethod(own, { ...withdrawn, ...working }, ownPolicy),
  ...underEachMethod(own, { ...ended, ...working }, ownPolicy),
  ...underEachMethod(own, { ...after, ...working }, ownPolicy),
  ...underEachMethod(tendering, { ...bankInterest, ...percent }, bankRate),
  ...underEachMethod(procurement, { ...baseRate, ...percent }, lendingRate),
  ...underEachMethod(procurement, { ...lateShare, ...percent }, order87(['第三十八条', 'article 38'], 'C')),
];
