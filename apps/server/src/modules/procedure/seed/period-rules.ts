import {
  notice214,
  order110,
  order74,
  order87,
  ownPolicy,
  periods,
  procurementLaw,
  procurementMethod,
  procurementRegulation,
  tenderingLaw,
  tenderingRegulation,
  type LawSource,
  type MethodName,
  type PeriodName,
  type Rule,
} from '@zhaocai/model';

type Line = readonly [
  code: string,
  kind: PeriodName,
  methods: readonly MethodName[],
  days: number,
  countedIn: 'calendar' | 'working',
  source: LawSource,
];

const tenders = ['openTender', 'invitedTender'] as const satisfies readonly MethodName[];
const underTendering = [...tenders, 'inquiry'] as const satisfies readonly MethodName[];
const underProcurement = [
  ...tenders,
  'negotiation',
  'consultation',
  'inquiry',
  'singleSource',
  'framework',
] as const satisfies readonly MethodName[];
const likeTenders = [...tenders, 'framework'] as const satisfies readonly MethodName[];
const all = procurementMethod.choices.map(({ name }) => name);

/** 招标投标法. What inquiry and comparison are judged by when they are published stands in the rules of tendering. */
const tendering: readonly Line[] = [
  ['R01', 'quotePeriod', tenders, 20, 'calendar', tenderingLaw(24)],
  ['R02', 'salePeriod', tenders, 5, 'calendar', tenderingRegulation(16)],
  ['R05', 'changePeriod', tenders, 15, 'calendar', tenderingLaw(23)],
  ['R45', 'objectionPeriod', tenders, 10, 'calendar', tenderingRegulation(22)],
  ['R40', 'candidatesStart', underTendering, 3, 'calendar', tenderingRegulation(54)],
  ['R40', 'candidatesPeriod', underTendering, 3, 'calendar', tenderingRegulation(54)],
  ['R44', 'regulatorPeriod', underTendering, 15, 'calendar', tenderingLaw(47)],
  ['R42', 'contractPeriod', underTendering, 30, 'calendar', tenderingLaw(46)],
  ['R20', 'winnerDepositPeriod', underTendering, 5, 'calendar', tenderingRegulation(57)],
];

/** 政府采购法. */
const procurement: readonly Line[] = [
  ['R01', 'quotePeriod', tenders, 20, 'calendar', procurementLaw(35)],
  ['R01', 'quotePeriod', ['framework'], 20, 'calendar', order110(14)],
  ['R07', 'quotePeriod', ['negotiation'], 3, 'working', order74(29)],
  ['R09', 'quotePeriod', ['consultation'], 10, 'calendar', notice214(10)],
  ['R04', 'noticePeriod', ['openTender'], 5, 'working', order87(16)],
  ['R03', 'salePeriod', likeTenders, 5, 'working', procurementRegulation(31)],
  ['R09', 'salePeriod', ['consultation'], 5, 'working', notice214(10)],
  ['R05', 'changePeriod', likeTenders, 15, 'calendar', procurementRegulation(31)],
  ['R07', 'changePeriod', ['negotiation'], 3, 'working', order74(29)],
  ['R09', 'changePeriod', ['consultation'], 5, 'calendar', notice214(10)],
  ['R10', 'sourcePublicity', ['singleSource'], 5, 'working', procurementRegulation(38)],
  ['R39', 'reportPeriod', underProcurement, 2, 'working', procurementRegulation(43)],
  ['R39', 'confirmPeriod', underProcurement, 5, 'working', procurementRegulation(43)],
  ['R39', 'resultPeriod', underProcurement, 2, 'working', procurementRegulation(43)],
  ['R39', 'resultNoticePeriod', underProcurement, 1, 'working', order87(69)],
  ['R47', 'queryPeriod', underProcurement, 7, 'working', procurementLaw(52)],
  ['R21', 'losersDepositPeriod', underProcurement, 5, 'working', procurementRegulation(33)],
  ['R42', 'contractPeriod', underProcurement, 30, 'calendar', procurementLaw(46)],
  ['R43', 'contractNoticePeriod', underProcurement, 2, 'working', procurementRegulation(50)],
  ['R21', 'winnerDepositPeriod', underProcurement, 5, 'working', procurementRegulation(33)],
  ['R43', 'filingPeriod', underProcurement, 7, 'working', procurementLaw(47)],
];

/** 本单位制度: borrowed from the law, and may be overridden with a reason. */
const own: readonly Line[] = [
  ['R01', 'quotePeriod', tenders, 20, 'calendar', ownPolicy],
  ['R07', 'quotePeriod', ['negotiation'], 3, 'working', ownPolicy],
  ['R09', 'quotePeriod', ['consultation'], 10, 'calendar', ownPolicy],
  ['R08', 'quotePeriod', ['reverseAuction', 'framework'], 3, 'working', ownPolicy],
  ['R02', 'salePeriod', [...tenders, 'consultation'], 5, 'calendar', ownPolicy],
  ['R05', 'changePeriod', tenders, 15, 'calendar', ownPolicy],
  ['R07', 'changePeriod', ['negotiation'], 3, 'working', ownPolicy],
  ['R09', 'changePeriod', ['consultation'], 5, 'calendar', ownPolicy],
  ['R10', 'sourcePublicity', ['singleSource'], 5, 'working', ownPolicy],
  ['R42', 'contractPeriod', all, 30, 'calendar', ownPolicy],
];

/** The periods of every method and regime, one row each, as the tables above say. */
export const periodRules: readonly Rule[] = [
  ...tendering.flatMap(rowsUnder(1)),
  ...procurement.flatMap(rowsUnder(2)),
  ...own.flatMap(rowsUnder(3)),
];

function rowsUnder(lawRegime: 1 | 2 | 3) {
  return ([code, kind, methods, days, countedIn, source]: Line): Rule[] =>
    methods.map((name) => ({
      ...source,
      code,
      kind,
      name: periods[kind].label.zh,
      nameEn: periods[kind].label.en,
      lawRegime,
      manner: procurementMethod.code[name],
      value: String(days),
      unit: countedIn === 'working' ? '工作日' : '日',
      dayType: countedIn === 'working' ? 2 : 1,
      isOverridable: lawRegime === 3,
      effectiveTo: null,
    }));
}
