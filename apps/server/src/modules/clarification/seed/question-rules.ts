import {
  lawRegime,
  ownPolicy,
  procurementMethod,
  procurementRegulation,
  tenderingRegulation,
  type LawSource,
  type Rule,
} from '@zhaocai/model';
import { underEachMethod } from '../../tendering/index.ts';

const { tendering, procurement, ownPolicy: own } = lawRegime.code;

const withinDays = { code: 'R45', value: '3', unit: '日', dayType: 1, ...tenderingRegulation(22) };
const withinWorkDays = { code: 'R47', value: '3', unit: '工作日', dayType: 2 };

type Numbers = Pick<Rule, 'code' | 'value' | 'unit' | 'dayType'> & LawSource;

const answered = (regime: number, numbers: Numbers): Rule[] =>
  underEachMethod({
    ...numbers,
    kind: 'answerPeriod',
    name: '答复供应商提问的期限',
    nameEn: 'Time to answer a supplier’s question',
    lawRegime: regime,
    isOverridable: true,
  });

const { openTender, invitedTender, inquiry } = procurementMethod.code;

/**
 * How long answers take under each law, and how long before the deadline questions end where the law says so. Under the
 * tendering law an inquiry keeps what that law demands of every tender.
 */
export const questionRules: readonly Rule[] = [
  ...answered(tendering, withinDays),
  ...answered(procurement, { ...withinWorkDays, ...procurementRegulation(52) }),
  ...answered(own, { ...withinWorkDays, ...ownPolicy }),
  ...[openTender, invitedTender, inquiry].map((method) => ({
    ...withinDays,
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
