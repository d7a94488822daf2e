import { dayType, lawRegime, order728, order802, type LawSource, type Rule } from '@zhaocai/model';
import { underEachMethod } from '../../tendering/index.ts';

type Source = LawSource & Pick<Rule, 'effectiveTo'>;
type Numbers = Pick<Rule, 'code' | 'kind' | 'name' | 'nameEn' | 'value' | 'unit' | 'dayType'>;

const everyRegime = Object.values(lawRegime.code);

/** The regulation as it was made, and as it was made anew. */
const before = (article: number) => ({ ...order728(article), effectiveTo: '2025-05-31' });
const since = (article: number) => ({ ...order802(article), effectiveTo: null });

const inDays = (kind: string, [name, nameEn]: readonly [string, string], value: string): Numbers => ({
  code: 'R60',
  kind,
  name,
  nameEn,
  value,
  unit: '日',
  dayType: dayType.code.calendarDays,
});

const usual = inDays('smePaymentPeriod', ['向中小企业付款期限', 'Small and medium enterprises are paid within'], '30');
const longest = inDays('smePaymentLongest', ['约定付款期限的上限', 'An agreed period of payment is at most'], '60');
const late: Numbers = {
  code: 'R60',
  kind: 'smeLateInterest',
  name: '逾期付款利息（按日）',
  nameEn: 'Interest of a late payment, a day',
  value: '0.05',
  unit: '%',
  dayType: null,
};

const underEach = (numbers: Numbers, source: Source): Rule[] =>
  everyRegime.flatMap((regime) => underEachMethod({ ...numbers, ...source, lawRegime: regime, isOverridable: false }));

const ownPolicy: Source = {
  sourceArticle: '本单位履约验收管理制度（参照财库〔2016〕205号）',
  sourceArticleEn: 'Own policy on acceptance, after Caiku 2016 no. 205',
  certainty: 'C',
  effectiveFrom: '2020-01-01',
  effectiveTo: null,
};
const acceptors: Numbers = {
  code: 'ACCEPTORS',
  kind: 'acceptanceMembers',
  name: '履约验收的最少人数',
  nameEn: 'People who take part in an acceptance, at least',
  value: '3',
  unit: '人',
  dayType: null,
};

/** By when contracts with small and medium enterprises are paid, what lateness costs (R60), and how many accept. */
export const paymentRules: readonly Rule[] = [
  ...[usual, longest].flatMap((numbers) => [...underEach(numbers, before(8)), ...underEach(numbers, since(9))]),
  ...underEach(late, before(15)),
  ...underEach(late, since(17)),
  ...underEach(acceptors, ownPolicy),
];
