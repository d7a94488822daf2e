import { auditStates } from '../kit/audit-states.ts';
import { phonePattern, phoneText } from '../kit/phone.ts';
import { entity } from '../kit/entity.ts';
import { lifecycle } from '../kit/lifecycle.ts';
import { procurementMethod } from '../procedure/method.ts';
import { purchaseTypes } from '../tendering/choices.ts';

/** Asks the purchasing office, or an agency, to run a tender: decided by somebody else, and answered by the project. */
export const bidApplyLifecycle = lifecycle({
  field: 'auditStatus',
  states: {
    ...auditStates,
    projectMade: { value: 4, label: { zh: '已立项', en: 'Project made' }, tone: 'green' },
    voided: { value: 5, label: { zh: '已作废', en: 'Voided' }, tone: 'grey' },
  },
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
    void: {
      from: ['approved'],
      to: 'voided',
      permission: 'bidApply_audit',
      label: { zh: '作废', en: 'Void' },
      reason: 'required',
      danger: true,
    },
    // The two that follow are what its project does to it.
    makeProject: { from: ['approved'], to: 'projectMade', label: { zh: '立项', en: 'Make a project' } },
    giveBack: { from: ['projectMade'], to: 'approved', label: { zh: '立项退回', en: 'Given back by its project' } },
    // A project that was made elsewhere, and that it is not this one after all.
    link: { from: ['approved'], to: 'projectMade', label: { zh: '登记形成的项目', en: 'Name its project' } },
    unlink: {
      from: ['projectMade'],
      to: 'approved',
      permission: 'bidApply_audit',
      label: { zh: '解除项目登记', en: 'Undo the named project' },
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
    makeProject: {
      states: ['approved'],
      permission: 'bidApply_project',
      due: 'expectTime',
      name: 'projectName',
      number: 'applyNo',
      path: '/purchaseEntrust/biddingApply/biddingDetail?id={id}',
      label: { zh: '据招标申请立项', en: 'Make a project of the request' },
    },
    correct: {
      states: ['rejected'],
      person: 'createUser',
      due: 'expectTime',
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
    words: {
      approve: 'confirmed',
      reject: 'returned',
      void: 'terminated',
      makeProject: 'finished',
      giveBack: 'returned',
      link: 'finished',
      unlink: 'returned',
    },
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
    purchaseType: { kind: 'choice', label: { zh: '采购类别', en: 'Goods or services' }, choices: purchaseTypes },
    cooperationId: { kind: 'ref', to: 'agencyCooperation', label: { zh: '拟委托代理机构', en: 'Agency asked' } },
    agentName: {
      kind: 'text',
      label: { zh: '拟委托的代理机构或中心', en: 'Agency or centre asked' },
      help: { zh: '选择了合作机构的，自动填写', en: 'Filled in where an agency is chosen' },
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
    phone: {
      kind: 'text',
      label: { zh: '联系电话', en: 'Phone' },
      maxLength: 30,
      pattern: phonePattern,
      patternText: phoneText,
      required: true,
    },
    requirement: {
      kind: 'longText',
      label: { zh: '申请说明', en: 'What is asked' },
      maxLength: 4000,
      detailOnly: true,
    },
    files: { kind: 'files', label: { zh: '附件', en: 'Files' }, maxCount: 10, detailOnly: true },
    rejectReason: {
      kind: 'text',
      label: { zh: '驳回或作废原因', en: 'Why rejected or voided' },
      maxLength: 500,
      readOnly: true,
    },
    resultProjectId: {
      kind: 'ref',
      to: 'project',
      label: { zh: '形成的项目', en: 'Project that came of it' },
      readOnly: true,
    },
    /** It was made elsewhere and named, not made of the request. */
    isLinked: {
      kind: 'flag',
      label: { zh: '项目为登记关联', en: 'Its project was named' },
      readOnly: true,
      detailOnly: true,
    },
  },
});
