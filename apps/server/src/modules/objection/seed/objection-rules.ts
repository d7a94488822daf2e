import {
  lawRegime,
  order94,
  ownPolicy,
  procurementLaw,
  tenderingRegulation,
  type LawSource,
  type Rule,
} from '@zhaocai/model';
import { underEachMethod } from '../../tendering/index.ts';

const { tendering, procurement, ownPolicy: own } = lawRegime.code;

type Numbers = Pick<Rule, 'code' | 'kind' | 'name' | 'nameEn' | 'value' | 'unit' | 'dayType'>;
type Names = readonly [name: string, nameEn: string];

const days = (kind: string, [name, nameEn]: Names, value: string): Omit<Numbers, 'code'> => ({
  kind,
  name,
  nameEn,
  value,
  unit: '日',
  dayType: 1,
});
const workingDays = (kind: string, name: Names, value: string): Omit<Numbers, 'code'> => ({
  ...days(kind, name, value),
  unit: '工作日',
  dayType: 2,
});

const toAnswer: Names = ['答复质疑（异议）的期限', 'Time to answer an objection'];
const toComplain: Names = ['提出投诉的期限', 'Time to complain'];
const toTakeUp: Names = ['审查投诉并决定是否受理的期限', 'Time to take a complaint up'];
const toDecide: Names = ['作出投诉处理决定的期限', 'Time to decide a complaint'];
const toSuspend: Names = ['投诉处理期间暂停采购的最长期限', 'Longest suspension for a complaint'];
const onTheSpot: Names = ['对开标提出异议的期限（开标当日）', 'Objections to the opening: on its day'];
const ownQueries: Names = ['提出质疑的期限', 'Time to raise an objection'];
const unfounded: Omit<Numbers, 'code'> = {
  ...days(
    'unfoundedComplaints',
    ['十二个月内投诉查无实据的次数上限', 'Unfounded complaints within twelve months'],
    '3',
  ),
  unit: '次',
  dayType: null,
};

type Stated = readonly [numbers: Omit<Numbers, 'code'>, source: LawSource];

const under = (regime: number, code: string, [numbers, source]: Stated): Rule[] =>
  underEachMethod({ code, ...numbers, ...source, lawRegime: regime, isOverridable: regime === own });

/**
 * What is counted beside the schedule of a procurement: within how many days objections are answered, complaints raised,
 * taken up and decided, and how long a procurement stands still for one (R45–R47, R68).
 */
export const objectionRules: readonly Rule[] = [
  ...under(tendering, 'R45', [days('openingObjectionPeriod', onTheSpot, '0'), tenderingRegulation(44)]),
  ...under(tendering, 'R45', [days('objectionAnswerPeriod', toAnswer, '3'), tenderingRegulation([22, 54])]),
  ...under(tendering, 'R46', [days('complaintPeriod', toComplain, '10'), tenderingRegulation(60)]),
  ...under(tendering, 'R46', [workingDays('complaintAcceptPeriod', toTakeUp, '3'), tenderingRegulation(61)]),
  ...under(tendering, 'R46', [workingDays('complaintDecisionPeriod', toDecide, '30'), tenderingRegulation(61)]),
  ...under(procurement, 'R47', [workingDays('objectionAnswerPeriod', toAnswer, '7'), procurementLaw(53)]),
  ...under(procurement, 'R47', [workingDays('complaintPeriod', toComplain, '15'), procurementLaw(55)]),
  ...under(procurement, 'R47', [workingDays('complaintAcceptPeriod', toTakeUp, '5'), order94(21)]),
  ...under(procurement, 'R47', [workingDays('complaintDecisionPeriod', toDecide, '30'), procurementLaw(56)]),
  ...under(procurement, 'R47', [days('complaintSuspension', toSuspend, '30'), procurementLaw(57)]),
  ...under(procurement, 'R68', [unfounded, order94(37, 'C')]),
  ...under(own, 'R47', [workingDays('ownQueryPeriod', ownQueries, '7'), ownPolicy]),
  ...under(own, 'R47', [workingDays('objectionAnswerPeriod', toAnswer, '7'), ownPolicy]),
  ...under(own, 'R47', [workingDays('complaintPeriod', toComplain, '15'), ownPolicy]),
  ...under(own, 'R47', [workingDays('complaintAcceptPeriod', toTakeUp, '5'), ownPolicy]),
  ...under(own, 'R47', [workingDays('complaintDecisionPeriod', toDecide, '30'), ownPolicy]),
  ...under(own, 'R47', [days('complaintSuspension', toSuspend, '30'), ownPolicy]),
];
