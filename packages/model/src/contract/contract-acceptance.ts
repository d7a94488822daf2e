import { entity } from '../kit/entity.ts';
import { contractAcceptanceLifecycle } from './acceptance-lifecycle.ts';
import { acceptConclusion, acceptType } from './performing-choices.ts';

const supplierTenantId = {
  kind: 'text',
  label: { zh: '供应商租户', en: 'Tenant of the supplier' },
  maxLength: 6,
  required: true,
  readOnly: true,
} as const;
const contractId = {
  kind: 'ref',
  to: 'contract',
  label: { zh: '合同', en: 'Contract' },
  required: true,
  fixed: true,
} as const;
const acceptanceId = {
  kind: 'ref',
  to: 'contractAcceptance',
  label: { zh: '验收', en: 'Acceptance' },
  required: true,
  fixed: true,
} as const;

/** One acceptance of what a contract delivers: of what has come, of a stage, or of all of it. */
export const contractAcceptance = entity({
  name: 'contractAcceptance',
  table: 'contract_acceptance',
  label: { zh: '履约验收', en: 'Acceptance' },
  path: '/api/purchase/contract-acceptance',
  verbs: {},
  menu: 'contract',
  parties: ['supplier_tenant_id'],
  permanent: true,
  // Goes with the contract that it belongs to.
  dataScoped: false,
  lifecycle: contractAcceptanceLifecycle,
  fields: {
    acceptNo: {
      kind: 'text',
      label: { zh: '验收编号', en: 'Acceptance no.' },
      maxLength: 40,
      required: true,
      readOnly: true,
    },
    contractId,
    projectId: { kind: 'ref', to: 'project', label: { zh: '采购项目', en: 'Project' }, required: true, readOnly: true },
    supplierTenantId,
    stageNo: {
      kind: 'integer',
      label: { zh: '验收次序', en: 'Stage' },
      min: 1,
      max: 999,
      required: true,
      readOnly: true,
    },
    acceptType: {
      kind: 'choice',
      label: { zh: '验收类型', en: 'Kind of acceptance' },
      choices: acceptType.choices,
      required: true,
    },
    acceptTime: { kind: 'instant', label: { zh: '验收时间', en: 'Accepted at' }, required: true },
    acceptPlace: { kind: 'text', label: { zh: '验收地点', en: 'Place' }, maxLength: 200 },
    acceptStatus: {
      kind: 'choice',
      label: { zh: '验收状态', en: 'Status' },
      choices: contractAcceptanceLifecycle.choices,
      required: true,
      readOnly: true,
    },
    conclusion: {
      kind: 'choice',
      label: { zh: '验收结论', en: 'Conclusion' },
      choices: acceptConclusion.choices,
      readOnly: true,
    },
    /** What the accepted quantities come to at the prices of the contract. */
    acceptMoney: { kind: 'money', label: { zh: '验收金额', en: 'Accepted value' }, readOnly: true },
    opinion: { kind: 'longText', label: { zh: '验收意见', en: 'Opinion' }, maxLength: 2000, readOnly: true },
    rectifyDue: { kind: 'instant', label: { zh: '整改期限', en: 'To be put right by' }, readOnly: true },
    concludeTime: { kind: 'instant', label: { zh: '结论时间', en: 'Concluded at' }, readOnly: true },
    files: { kind: 'files', label: { zh: '验收报告', en: 'Report of the acceptance' }, maxCount: 10, readOnly: true },
  },
});

/** How much of one line of the contract was to come, and how much was found. */
export const contractAcceptanceLine = entity({
  name: 'contractAcceptanceLine',
  table: 'contract_acceptance_line',
  label: { zh: '验收明细', en: 'Line of an acceptance' },
  path: '/api/purchase/contract-acceptance-line',
  verbs: {},
  menu: 'contract',
  parties: ['supplier_tenant_id'],
  dataScoped: false,
  fields: {
    acceptanceId,
    contractId,
    supplierTenantId,
    contractLineId: {
      kind: 'ref',
      to: 'contractLine',
      label: { zh: '合同明细', en: 'Line of the contract' },
      required: true,
      fixed: true,
    },
    name: { kind: 'text', label: { zh: '名称', en: 'Name' }, maxLength: 100, required: true },
    unit: { kind: 'text', label: { zh: '单位', en: 'Unit' }, maxLength: 20, required: true },
    planQuantity: { kind: 'decimal', label: { zh: '应验数量', en: 'To be accepted' }, min: 0.0001, required: true },
    realQuantity: { kind: 'decimal', label: { zh: '实收合格数量', en: 'Accepted' }, min: 0 },
  },
});

/** Who takes part in an acceptance, and what he found. */
export const contractAcceptor = entity({
  name: 'contractAcceptor',
  table: 'contract_acceptor',
  label: { zh: '验收人员', en: 'Acceptor' },
  path: '/api/purchase/contract-acceptor',
  verbs: {},
  menu: 'contract',
  parties: ['supplier_tenant_id'],
  dataScoped: false,
  fields: {
    acceptanceId,
    contractId,
    supplierTenantId,
    memberName: { kind: 'text', label: { zh: '姓名', en: 'Name' }, maxLength: 50, required: true },
    memberRole: { kind: 'text', label: { zh: '单位及职务', en: 'Unit and post' }, maxLength: 100, required: true },
    opinion: { kind: 'text', label: { zh: '个人意见', en: 'His opinion' }, maxLength: 500 },
  },
});
