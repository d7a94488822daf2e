import { lawRegime, procurementMethod, type Rule } from '@zhaocai/model';

const { tendering, procurement, ownPolicy: own } = lawRegime.code;

type Source = Pick<Rule, 'sourceArticle' | 'sourceArticleEn' | 'certainty' | 'effectiveFrom'>;
type Numbers = Pick<Rule, 'code' | 'kind' | 'name' | 'nameEn' | 'value' | 'unit' | 'dayType'>;
type Article = readonly [zh: string, en: string];

const regulation613 = ([zh, en]: Article, certainty = 'B'): Source => ({
  sourceArticle: `中华人民共和国招标投标法实施条例（国务院令第613号）${zh}`,
  sourceArticleEn: `Regulation on the Tendering Law (State Council order 613), ${en}`,
  certainty,
  effectiveFrom: '2012-02-01',
});
const procurementLaw = ([zh, en]: Article): Source => ({
  sourceArticle: `中华人民共和国政府采购法 ${zh}`,
  sourceArticleEn: `Government Procurement Law, ${en}`,
  certainty: 'A',
  effectiveFrom: '2003-01-01',
});
const order94 = ([zh, en]: Article, certainty = 'B'): Source => ({
  sourceArticle: `政府采购质疑和投诉办法（财政部令第94号）${zh}`,
  sourceArticleEn: `Measures for queries and complaints in government procurement (MOF order 94), ${en}`,
  certainty,
  effectiveFrom: '2018-03-01',
});
const ownPolicy: Source = {
  sourceArticle: '本单位采购管理制度（参照政府采购规定）',
  sourceArticleEn: 'Own procurement policy, after the rules of government procurement',
  certainty: 'C',
  effectiveFrom: '2020-01-01',
};

const days = (kind: string, [name, nameEn]: Article, value: string): Omit<Numbers, 'code'> => ({
  kind,
  name,
  nameEn,
  value,
  unit: '日',
  dayType: 1,
});
const workingDays = (kind: string, name: Article, value: string): Omit<Numbers, 'code'> => ({
  ...days(kind, name, value),
  unit: '工作日',
  dayType: 2,
});

const toAnswer: Article = ['答复质疑（异议）的期限', 'Time to answer an objection'];
const toComplain: Article = ['提出投诉的期限', 'Time to complain'];
const toTakeUp: Article = ['审查投诉并决定是否受理的期限', 'Time to take a complaint up'];
const toDecide: Article = ['作出投诉处理决定的期限', 'Time to decide a complaint'];
const toSuspend: Article = ['投诉处理期间暂停采购的最长期限', 'Longest suspension for a complaint'];
const onTheSpot: Article = ['对开标提出异议的期限（开标当日）', 'Objections to the opening: on its day'];
const ownQueries: Article = ['提出质疑的期限', 'Time to raise an objection'];
const unfounded: Omit<Numbers, 'code'> = {
  ...days(
    'unfoundedComplaints',
    ['十二个月内投诉查无实据的次数上限', 'Unfounded complaints within twelve months'],
    '3',
  ),
  unit: '次',
  dayType: null,
};

function underEachMethod(
  regime: number,
  code: string,
  [numbers, source]: readonly [Omit<Numbers, 'code'>, Source],
): Rule[] {
  return procurementMethod.choices.map(({ value: manner }) => ({
    code,
    ...numbers,
    ...source,
    lawRegime: regime,
    manner,
    isOverridable: regime === own,
    effectiveTo: null,
  }));
}

/**
 * What is counted beside the schedule of a procurement: within how many days objections are answered, complaints raised,
 * taken up and decided, and how long a procurement stands still for one (R45–R47, R68).
 */
export const objectionRules: readonly Rule[] = [
  ...underEachMethod(tendering, 'R45', [
    days('openingObjectionPeriod', onTheSpot, '0'),
    regulation613(['第四十四条', 'article 44']),
  ]),
  ...underEachMethod(tendering, 'R45', [
    days('objectionAnswerPeriod', toAnswer, '3'),
    regulation613(['第二十二条、第五十四条', 'articles 22 and 54']),
  ]),
  ...underEachMethod(tendering, 'R46', [
    days('complaintPeriod', toComplain, '10'),
    regulation613(['第六十条', 'article 60']),
  ]),
  ...underEachMethod(tendering, 'R46', [
    workingDays('complaintAcceptPeriod', toTakeUp, '3'),
    regulation613(['第六十一条', 'article 61']),
  ]),
  ...underEachMethod(tendering, 'R46', [
    workingDays('complaintDecisionPeriod', toDecide, '30'),
    regulation613(['第六十一条', 'article 61']),
  ]),
  ...underEachMethod(procurement, 'R47', [
    workingDays('objectionAnswerPeriod', toAnswer, '7'),
    procurementLaw(['第五十三条', 'article 53']),
  ]),
  ...underEachMethod(procurement, 'R47', [
    workingDays('complaintPeriod', toComplain, '15'),
    procurementLaw(['第五十五条', 'article 55']),
  ]),
  ...underEachMethod(procurement, 'R47', [
    workingDays('complaintAcceptPeriod', toTakeUp, '5'),
    order94(['第二十一条', 'article 21']),
  ]),
  ...underEachMethod(procurement, 'R47', [
    workingDays('complaintDecisionPeriod', toDecide, '30'),
    procurementLaw(['第五十六条', 'article 56']),
  ]),
  ...underEachMethod(procurement, 'R47', [
    days('complaintSuspension', toSuspend, '30'),
    procurementLaw(['第五十七条', 'article 57']),
  ]),
  ...underEachMethod(procurement, 'R68', [unfounded, order94(['第三十七条', 'article 37'], 'C')]),
  ...underEachMethod(own, 'R47', [workingDays('ownQueryPeriod', ownQueries, '7'), ownPolicy]),
  ...underEachMethod(own, 'R47', [workingDays('objectionAnswerPeriod', toAnswer, '7'), ownPolicy]),
  ...underEachMethod(own, 'R47', [workingDays('complaintPeriod', toComplain, '15'), ownPolicy]),
  ...underEachMethod(own, 'R47', [workingDays('complaintAcceptPeriod', toTakeUp, '5'), ownPolicy]),
  ...underEachMethod(own, 'R47', [workingDays('complaintDecisionPeriod', toDecide, '30'), ownPolicy]),
  ...underEachMethod(own, 'R47', [days('complaintSuspension', toSuspend, '30'), ownPolicy]),
];
