import { periods, procurementMethod, type MethodName, type PeriodName, type Rule } from '@zhaocai/model';
import {
  notice214,
  order110,
  order74,
  order87,
  ownPolicy,
  procurementLaw,
  procurementRegulation,
  tenderingLaw,
  tenderingRegulation,
  type Source,
} from './sources.ts';

type Line = readonly [
  code: string,
  kind: PeriodName,
  methods: readonly MethodName[],
  days: number,
  countedIn: 'calendar' | 'working',
  source: Source,
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
  ['R01', 'quotePeriod', tenders, 20, 'calendar', tenderingLaw(['第二十四条', 'article 24'])],
  ['R02', 'salePeriod', tenders, 5, 'calendar', tenderingRegulation(['第十六条', 'article 16'])],
  ['R05', 'changePeriod', tenders, 15, 'calendar', tenderingLaw(['第二十三条', 'article 23'])],
  ['R45', 'objectionPeriod', tenders, 10, 'calendar', tenderingRegulation(['第二十二条', 'article 22'])],
  ['R40', 'candidatesStart', underTendering, 3, 'calendar', tenderingRegulation(['第五十四条', 'article 54'])],
  ['R40', 'candidatesPeriod', underTendering, 3, 'calendar', tenderingRegulation(['第五十四条', 'article 54'])],
  ['R44', 'regulatorPeriod', underTendering, 15, 'calendar', tenderingLaw(['第四十七条', 'article 47'])],
  ['R42', 'contractPeriod', underTendering, 30, 'calendar', tenderingLaw(['第四十六条', 'article 46'])],
  ['R20', 'winnerDepositPeriod', underTendering, 5, 'calendar', tenderingRegulation(['第五十七条', 'article 57'])],
];

/** 政府采购法. */
const procurement: readonly Line[] = [
  ['R01', 'quotePeriod', tenders, 20, 'calendar', procurementLaw(['第三十五条', 'article 35'])],
  ['R01', 'quotePeriod', ['framework'], 20, 'calendar', order110(['第十四条', 'article 14'])],
  ['R07', 'quotePeriod', ['negotiation'], 3, 'working', order74(['第二十九条', 'article 29'])],
  ['R09', 'quotePeriod', ['consultation'], 10, 'calendar', notice214(['第十条', 'article 10'])],
  ['R04', 'noticePeriod', ['openTender'], 5, 'working', order87(['第十六条', 'article 16'])],
  ['R03', 'salePeriod', likeTenders, 5, 'working', procurementRegulation(['第三十一条', 'article 31'])],
  ['R09', 'salePeriod', ['consultation'], 5, 'working', notice214(['第十条', 'article 10'])],
  ['R05', 'changePeriod', likeTenders, 15, 'calendar', procurementRegulation(['第三十一条', 'article 31'])],
  ['R07', 'changePeriod', ['negotiation'], 3, 'working', order74(['第二十九条', 'article 29'])],
  ['R09', 'changePeriod', ['consultation'], 5, 'calendar', notice214(['第十条', 'article 10'])],
  ['R10', 'sourcePublicity', ['singleSource'], 5, 'working', procurementRegulation(['第三十八条', 'article 38'])],
  ['R39', 'reportPeriod', underProcurement, 2, 'working', procurementRegulation(['第四十三条', 'article 43'])],
  ['R39', 'confirmPeriod', underProcurement, 5, 'working', procurementRegulation(['第四十三条', 'article 43'])],
  ['R39', 'resultPeriod', underProcurement, 2, 'working', procurementRegulation(['第四十三条', 'article 43'])],
  ['R39', 'resultNoticePeriod', underProcurement, 1, 'working', order87(['第六十九条', 'article 69'])],
  ['R47', 'queryPeriod', underProcurement, 7, 'working', procurementLaw(['第五十二条', 'article 52'])],
  ['R21', 'losersDepositPeriod', underProcurement, 5, 'working', procurementRegulation(['第三十三条', 'article 33'])],
  ['R42', 'contractPeriod', underProcurement, 30, 'calendar', procurementLaw(['第四十六条', 'article 46'])],
  ['R43', 'contractNoticePeriod', underProcurement, 2, 'working', procurementRegulation(['第五十条', 'article 50'])],
  ['R21', 'winnerDepositPeriod', underProcurement, 5, 'working', procurementRegulation(['第三十三条', 'article 33'])],
  ['R43', 'filingPeriod', underProcurement, 7, 'working', procurementLaw(['第四十七条', 'article 47'])],
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
