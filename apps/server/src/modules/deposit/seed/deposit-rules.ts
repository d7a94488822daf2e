import { lawRegime, order87, ownPolicy, tenderingRegulation, type LawSource, type Rule } from '@zhaocai/model';
import { underEachMethod } from '../../tendering/index.ts';

const { tendering, procurement, ownPolicy: own } = lawRegime.code;

interface Numbers {
  readonly code: string;
  readonly kind: string;
  readonly name: string;
  readonly nameEn: string;
  readonly value: string;
  readonly unit: string;
  readonly dayType: number | null;
}

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
const bankRate: LawSource = {
  sourceArticle: '活期存款挂牌年利率（2025-05-20起，默认值，请按开户行核对）',
  sourceArticleEn: 'Posted yearly rate of demand deposits since 2025-05-20; a default, to be checked with the bank',
  certainty: 'C',
  effectiveFrom: '2025-05-20',
};
const lendingRate: LawSource = {
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

const daysOfYear = {
  code: 'R22',
  kind: 'interestBasis',
  name: '计息年天数',
  nameEn: 'Days of a year of interest',
  value: '360',
  unit: '天',
  dayType: null,
};
const bankCustom: LawSource = {
  sourceArticle: '银行计息惯例：日利率＝年利率÷360（默认值，可按约定修改）',
  sourceArticleEn: 'Custom of banks: a day is a 360th of a year; a default',
  certainty: 'C',
  effectiveFrom: '2000-01-01',
};

const under = (regime: number, numbers: Numbers, source: LawSource): Rule[] =>
  underEachMethod({ ...numbers, ...source, lawRegime: regime, isOverridable: regime === own });

/** When deposits go back, beside what the schedule counts already (R20, R21), and what lateness costs. */
export const depositRules: readonly Rule[] = [
  ...under(tendering, { ...withdrawn, ...calendar }, tenderingRegulation(35)),
  ...under(tendering, { ...ended, ...calendar, code: 'R20' }, tenderingRegulation(31, 'C')),
  ...under(procurement, { ...withdrawn, ...working }, order87(38)),
  ...under(procurement, { ...ended, ...working }, order87(29, 'C')),
  ...under(own, { ...withdrawn, ...working }, ownPolicy),
  ...under(own, { ...ended, ...working }, ownPolicy),
  ...under(own, { ...after, ...working }, ownPolicy),
  ...[tendering, procurement, own].flatMap((regime) => under(regime, daysOfYear, bankCustom)),
  ...under(tendering, { ...bankInterest, ...percent }, bankRate),
  ...under(procurement, { ...baseRate, ...percent }, lendingRate),
  ...under(procurement, { ...lateShare, ...percent }, order87(38, 'C')),
];
