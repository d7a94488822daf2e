import { lawRegime, notice198, ownPolicy, procurementMethod, type Rule } from '@zhaocai/model';

const kind = {
  kind: 'drawLead',
  code: 'R29',
  name: '专家抽取不早于评审前',
  nameEn: 'Experts are drawn no earlier before the evaluation than',
  value: '2',
  unit: '工作日',
  dayType: 2,
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
    ...notice198(13),
    isOverridable: false,
  },
  {
    ...kind,
    lawRegime: lawRegime.code.ownPolicy,
    manner: procurementMethod.code[method],
    ...ownPolicy,
    isOverridable: true,
  },
]);
