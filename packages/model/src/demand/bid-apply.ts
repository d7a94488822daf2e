import { auditStates } from '../kit/audit-states.ts';
import { entity } from '../kit/entity.ts';
import { lifecycle } from '../kit/lifecycle.ts';
import { procurementMethod } from '../procedure/method.ts';

/** Asks the purchasing office, or an agency, to run a tender: decided by somebody else, and answered by the project. */
export const bidApplyLifecycle = lifecycle({
  field: 'auditStatus',
  states: auditStates,
  actions: {
    submit: {
      from: ['draft', 'rejected'],
      to: 'inApproval',
      permission: 'bidApply_submit',
      label: { zh: '提交', en: 'Submit' },
    },
    recall: {
      from: ['inApproval'],
      to: 'draft',
      permission: 'bidApply_submit',
      label: { zh: '撤回', en: 'Recall' },
    },
    approve: {
      from: ['inApproval'],
      to: 'approved',
      permission: 'bidApply_audit',
      notBy: ['add', 'submit', 'write'],
      settles: true,
      label: { zh: '受理', en: 'Accept' },
    },
    reject: {
      from: ['inApproval'],
      to: 'rejected',
      permission: 'bidApply_audit',
      label: { zh: '驳回', en: 'Reject' },
      reason: 'required',
      danger: true,
    },
  },
  duties: {
    audit: {
      states: ['inApproval'],
      by: 'approve',
      due: 'expectTime',
      name: 'projectName',
      number: 'applyNo',
      path: '/purchaseEntrust/biddingApply/biddingDetail?id={id}',
      label: { zh: '受理招标申请', en: 'Decide on the request for a tender' },
    },
    correct: {
      states: ['rejected'],
      person: 'createUser',
      name: 'projectName',
      number: 'applyNo',
      path: '/purchaseEntrust/biddingApply/biddingDetail?id={id}',
      label: { zh: '修改后重新提交', en: 'Change and submit again' },
    },
  },
  told: {
    person: 'createUser',
    about: 'bidApply',
    name: 'projectName',
    words: { approve: 'finished', reject: 'returned' },
  },
});

export const bidApply = entity({
  name: 'bidApply',
  table: 'bid_apply',
  label: { zh: '招标申请', en: 'Request for a tender' },
  path: '/api/purchase/project/bidapply',
  verbs: {
    page: 'POST /queryApplyPage',
    detail: 'GET /queryById',
    save: 'POST /saveOrUpdateApply',
    remove: 'GET /delById',
    export: 'POST /export',
  },
  aliases: {
    page: ['POST /api/purchase/bidapply/queryApplyPage'],
    detail: ['GET /api/purchase/bidapply/queryById'],
    save: ['POST /api/purchase/bidapply/saveOrUpdateApply'],
    remove: ['GET /api/purchase/bidapply/delById'],
  },
  menu: 'bidApply',
  search: ['projectName', 'applyNo'],
  sort: ['-createTime'],
  dataScoped: 'granted',
  lifecycle: bidApplyLifecycle,
  fields: {
    projectName: { kind: 'text', label: { zh: '项目名称', en: 'Project' }, maxLength: 100, required: true },
    applyNo: { kind: 'text', label: { zh: '申请编号', en: 'Number' }, maxLength: 30, readOnly: true },
    auditStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: bidApplyLifecycle.choices,
      readOnly: true,
    },
    demandId: { kind: 'ref', to: 'demand', label: { zh: '采购需求', en: 'Demand' } },
    budget: { kind: 'money', label: { zh: '预算金额', en: 'Budget' }, min: 0.01, required: true },
    mannerId: {
      kind: 'choice',
      label: { zh: '采购方式', en: 'Procurement method' },
      choices: procurementMethod.choices,
      required: true,
    },
    agentName: {
      kind: 'text',
      label: { zh: '拟委托的代理机构或中心', en: 'Agency or centre asked' },
      maxLength: 100,
    },
    agentTenantId: {
      kind: 'text',
      label: { zh: '代理机构租户编号', en: 'Tenant of the agency' },
      maxLength: 6,
      pattern: /^\d{6}$/,
      patternText: { zh: '六位数字', en: 'six digits' },
      detailOnly: true,
    },
    expectTime: { kind: 'instant', label: { zh: '期望完成时间', en: 'Wanted by' } },
    linkman: { kind: 'text', label: { zh: '联系人', en: 'Contact' }, maxLength: 50, required: true },
    phone: { kind: 'text', label: { zh: '联系电话', en: 'Phone' }, maxLength: 30, required: true },
    requirement: {
      kind: 'longText',
      label: { zh: '申请说明', en: 'What is asked' },
      maxLength: 4000,
      detailOnly: true,
    },
    files: { kind: 'files', label: { zh: '附件', en: 'Files' }, maxCount: 10, detailOnly: true },
    rejectReason: { kind: 'text', label: { zh: '驳回原因', en: 'Why rejected' }, maxLength: 500, readOnly: true },
    resultProjectId: {
      kind: 'ref',
      to: 'project',
      label: { zh: '形成的项目', en: 'Project that came of it' },
      readOnly: true,
    },
  },
});
