import {
  notice124,
  notice214,
  order110,
  order74,
  order87,
  ownPolicy,
  procurementLaw,
  procurementMethod,
  procurementRegulation,
  tenderingLaw,
  tenderingRegulation,
  type LawSource,
  type Rule,
} from '@zhaocai/model';

type Kind = Pick<Rule, 'code' | 'kind' | 'name' | 'nameEn' | 'value' | 'unit' | 'dayType'>;

const workingDays: Kind = {
  code: 'R08',
  kind: 'quotePeriod',
  name: '公告发布至报价截止的最短期限',
  nameEn: 'Least time from notice to quoting deadline',
  value: '3',
  unit: '工作日',
  dayType: 2,
};
const twentyDays: Kind = { ...workingDays, code: 'R01', value: '20', unit: '日', dayType: 1 };
const calendarDays: Kind = { ...workingDays, unit: '日', dayType: 1 };
/** A change that may affect quotes; where it leaves less, the deadline moves on. */
const threeDaysAfterChange: Kind = {
  ...workingDays,
  code: 'R05',
  kind: 'changePeriod',
  name: '可能影响报价的变更至报价截止的最短期限',
  nameEn: 'Least time from a change that may affect quotes to the quoting deadline',
};
const threeSuppliers: Kind = {
  code: 'R14',
  kind: 'minSuppliers',
  name: '最少供应商数',
  nameEn: 'Least number of suppliers',
  value: '3',
  unit: '家',
  dayType: null,
};
/** Where the usual number of suppliers cannot be had: with approval, down to this. */
const twoWithApproval: Kind = {
  ...threeSuppliers,
  kind: 'minSuppliersException',
  name: '经批准的最少供应商数',
  nameEn: 'Least number of suppliers with approval',
  value: '2',
};
/** Of services bought by consultation two are enough, without a failure before and without an approval. */
const twoForServices: Kind = {
  ...threeSuppliers,
  kind: 'minSuppliersServices',
  name: '政府购买服务项目的最少供应商数',
  nameEn: 'Least number of suppliers for government-purchased services',
  value: '2',
};
/** Whom a project asks, before anybody has quoted. */
const threeInvited: Kind = {
  ...threeSuppliers,
  kind: 'minInvited',
  name: '邀请供应商的最少家数',
  nameEn: 'Least number of suppliers to invite',
};
/** They are drawn from a pool so many times as large. */
const twofoldPool: Kind = {
  ...threeSuppliers,
  code: 'R15',
  kind: 'invitedPool',
  name: '备选供应商不少于拟邀请家数的倍数',
  nameEn: 'Pool as a multiple of the number invited',
  value: '2',
  unit: '倍',
};
const openAtDeadline: Kind = {
  code: 'R31',
  kind: 'openAtDeadline',
  name: '开标时间与报价截止时间一致',
  nameEn: 'Opening at the quoting deadline',
  value: '0',
  unit: '分钟',
  dayType: null,
};
const deposit: Kind = {
  code: 'R17',
  kind: 'depositShare',
  name: '保证金占预算的最高比例',
  nameEn: 'Greatest share of the budget as deposit',
  value: '2',
  unit: '%',
  dayType: null,
};

/** 财政部令第110号: of those who offer for a closed framework agreement some are admitted, and some are not. */
const admission = order110(28);
const twoOffering: Kind = { ...threeSuppliers, code: 'R14', value: '2' };
const twoAdmitted: Kind = {
  ...threeSuppliers,
  code: 'R14',
  kind: 'minAdmitted',
  name: '框架协议入围供应商最少家数',
  nameEn: 'Least number of suppliers admitted to a framework agreement',
  value: '2',
};
const fifthEliminated: Kind = {
  ...twoAdmitted,
  kind: 'eliminatedShare',
  name: '框架协议淘汰供应商的最低比例（至少一家）',
  nameEn: 'Least share of suppliers not admitted to a framework agreement (one at least)',
  value: '20',
  unit: '%',
};

const {
  openTender,
  invitedTender,
  negotiation,
  consultation,
  inquiry,
  singleSource,
  directPurchase,
  comparison,
  framework,
} = procurementMethod.code;
const rule = (
  kind: Kind,
  source: LawSource,
  where: { lawRegime: 1 | 2 | 3; manner: number; isOverridable: boolean },
): Rule => ({
  ...kind,
  ...source,
  ...where,
  effectiveTo: null,
});

const bindingUnder = (lawRegime: 1 | 2 | 3, manner: number) => ({ lawRegime, manner, isOverridable: false });

/**
 * What the methods that run need, and how many suppliers each other asks for. Numbers of the law bind; those of the own policy may be overridden with a reason,
 * but for two that hold in every inquiry: three bidders, and opening at the deadline.
 */
export const lawRules: readonly Rule[] = [
  // Under the tendering law an inquiry keeps what that law demands of every tender.
  rule(twentyDays, tenderingLaw(24), { lawRegime: 1, manner: inquiry, isOverridable: false }),
  rule({ ...threeSuppliers, code: 'R12' }, tenderingLaw(28), {
    lawRegime: 1,
    manner: inquiry,
    isOverridable: false,
  }),
  rule(openAtDeadline, tenderingLaw(34), {
    lawRegime: 1,
    manner: inquiry,
    isOverridable: false,
  }),
  rule({ ...deposit, code: 'R16' }, tenderingRegulation(26), { lawRegime: 1, manner: inquiry, isOverridable: false }),
  rule({ ...threeDaysAfterChange, value: '15', unit: '日', dayType: 1 }, tenderingLaw(23), {
    lawRegime: 1,
    manner: inquiry,
    isOverridable: false,
  }),
  rule(threeDaysAfterChange, order74(45), { lawRegime: 2, manner: inquiry, isOverridable: false }),
  rule(threeDaysAfterChange, ownPolicy, { lawRegime: 3, manner: inquiry, isOverridable: true }),
  rule({ ...threeDaysAfterChange, unit: '日', dayType: 1 }, ownPolicy, {
    lawRegime: 3,
    manner: comparison,
    isOverridable: true,
  }),
  rule(workingDays, order74(45), { lawRegime: 2, manner: inquiry, isOverridable: false }),
  rule(threeSuppliers, procurementLaw(40), { lawRegime: 2, manner: inquiry, isOverridable: false }),
  rule(openAtDeadline, order87(39), { lawRegime: 2, manner: inquiry, isOverridable: false }),
  rule(deposit, procurementRegulation(33), { lawRegime: 2, manner: inquiry, isOverridable: false }),
  rule(workingDays, ownPolicy, { lawRegime: 3, manner: inquiry, isOverridable: true }),
  rule(threeSuppliers, ownPolicy, { lawRegime: 3, manner: inquiry, isOverridable: false }),
  rule(openAtDeadline, ownPolicy, { lawRegime: 3, manner: inquiry, isOverridable: false }),
  rule(deposit, ownPolicy, { lawRegime: 3, manner: inquiry, isOverridable: true }),
  rule(calendarDays, ownPolicy, { lawRegime: 3, manner: comparison, isOverridable: true }),
  rule(threeSuppliers, ownPolicy, { lawRegime: 3, manner: comparison, isOverridable: true }),
  rule(deposit, ownPolicy, { lawRegime: 3, manner: comparison, isOverridable: true }),
  ...[openTender, invitedTender].flatMap((manner) => [
    rule(openAtDeadline, tenderingLaw(34), bindingUnder(1, manner)),
    rule(openAtDeadline, order87(39), bindingUnder(2, manner)),
    rule(openAtDeadline, ownPolicy, { lawRegime: 3, manner, isOverridable: true }),
    rule({ ...deposit, code: 'R16' }, tenderingRegulation(26), bindingUnder(1, manner)),
    rule(deposit, procurementRegulation(33), bindingUnder(2, manner)),
    rule(deposit, ownPolicy, { lawRegime: 3, manner, isOverridable: true }),
    rule(threeSuppliers, ownPolicy, { lawRegime: 3, manner, isOverridable: true }),
    rule({ ...threeSuppliers, code: 'R12' }, tenderingLaw(28), bindingUnder(1, manner)),
    rule({ ...threeSuppliers, code: 'R13' }, procurementLaw(36), bindingUnder(2, manner)),
  ]),
  rule({ ...threeInvited, code: 'R15' }, tenderingLaw(17), bindingUnder(1, invitedTender)),
  rule({ ...threeInvited, code: 'R15' }, procurementLaw(34), bindingUnder(2, invitedTender)),
  rule({ ...threeInvited, code: 'R15' }, ownPolicy, bindingUnder(3, invitedTender)),
  rule(twofoldPool, order87(14), bindingUnder(2, invitedTender)),
  rule(threeInvited, procurementLaw(38), bindingUnder(2, negotiation)),
  rule(threeInvited, ownPolicy, bindingUnder(3, negotiation)),
  rule(threeSuppliers, procurementLaw(38), bindingUnder(2, negotiation)),
  rule(threeSuppliers, ownPolicy, { lawRegime: 3, manner: negotiation, isOverridable: true }),
  rule(twoWithApproval, order74(27), bindingUnder(2, negotiation)),
  rule(threeSuppliers, notice214(21), bindingUnder(2, consultation)),
  rule(deposit, procurementRegulation(33), bindingUnder(2, consultation)),
  rule(deposit, ownPolicy, { lawRegime: 3, manner: consultation, isOverridable: true }),
  rule(threeSuppliers, ownPolicy, { lawRegime: 3, manner: consultation, isOverridable: true }),
  rule(twoForServices, notice124, bindingUnder(2, consultation)),
  rule(twoOffering, admission, bindingUnder(2, framework)),
  rule(twoAdmitted, admission, bindingUnder(2, framework)),
  rule(fifthEliminated, admission, bindingUnder(2, framework)),
  rule(openAtDeadline, order87(39), bindingUnder(2, framework)),
  rule(deposit, procurementRegulation(33), bindingUnder(2, framework)),
  ...[twoOffering, twoAdmitted, fifthEliminated, openAtDeadline, deposit].map((kind) =>
    rule(kind, ownPolicy, { lawRegime: 3, manner: framework, isOverridable: true }),
  ),
  ...[negotiation, singleSource].map((manner) => rule(deposit, order74(14), bindingUnder(2, manner))),
  ...[negotiation, singleSource, directPurchase].map((manner) =>
    rule(deposit, ownPolicy, { lawRegime: 3, manner, isOverridable: true }),
  ),
];
