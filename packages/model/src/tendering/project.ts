import { entity } from '../kit/entity.ts';
import { auditStatus } from '../kit/audit-states.ts';
import { dayType } from '../procedure/day-type.ts';
import { lawRegime } from '../procedure/method.ts';
import { manner, projectStatus, purchaseTypes } from './choices.ts';
import { projectLifecycle } from './project-lifecycle.ts';

export const project = entity({
  name: 'project',
  table: 'project',
  label: { zh: '采购项目', en: 'Project' },
  path: '/api/purchase/project',
  verbs: { page: 'POST /projectPage', export: 'POST /export' },
  menu: 'project',
  search: ['projectName', 'projectNo'],
  sort: ['-createTime'],
  lifecycle: projectLifecycle,
  // Every screen of a project says what it waits for, by its times and states, and what the law asks of it.
  alwaysSeen: [
    'manner',
    'lawRegime',
    'entryEndTime',
    'bidEndTime',
    'openTime',
    'openedTime',
    'projectStatus',
    'auditStatus',
  ],
  fields: {
    projectNo: { kind: 'text', label: { zh: '项目编号', en: 'Project no.' }, maxLength: 50, required: true },
    projectName: { kind: 'text', label: { zh: '项目名称', en: 'Project name' }, maxLength: 100, required: true },
    manner: {
      kind: 'choice',
      label: { zh: '采购方式', en: 'Procurement method' },
      choices: manner.choices,
      required: true,
    },
    lawRegime: {
      kind: 'choice',
      label: { zh: '适用法规', en: 'Legal regime' },
      choices: lawRegime.choices,
      required: true,
    },
    purchaseType: {
      kind: 'choice',
      label: { zh: '采购类型', en: 'Purchase type' },
      choices: purchaseTypes,
      required: true,
    },
    buyerName: { kind: 'text', label: { zh: '采购人', en: 'Buyer' }, maxLength: 100, readOnly: true },
    fundsSource: { kind: 'text', label: { zh: '资金来源', en: 'Source of funds' }, maxLength: 100 },
    generalBudget: { kind: 'money', label: { zh: '项目总预算', en: 'Total budget' }, min: 0.01, required: true },
    ceilingMoney: { kind: 'money', label: { zh: '最高限价', en: 'Ceiling price' }, min: 0.01 },
    depositMoney: { kind: 'money', label: { zh: '报价保证金', en: 'Bid security' }, min: 0 },
    entryEndTime: { kind: 'instant', label: { zh: '报名截止时间', en: 'Registration ends' }, required: true },
    bidEndTime: { kind: 'instant', label: { zh: '报价截止时间', en: 'Quoting ends' }, required: true },
    openTime: { kind: 'instant', label: { zh: '开标时间', en: 'Opening time' }, required: true },
    openPlace: { kind: 'text', label: { zh: '开标地点', en: 'Opening place' }, maxLength: 200 },
    deliveryDays: { kind: 'integer', label: { zh: '交货期', en: 'Delivery within' }, min: 1, max: 3650 },
    deliveryDayType: { kind: 'choice', label: { zh: '交货期单位', en: 'Counted in' }, choices: dayType.choices },
    deliveryPlace: { kind: 'text', label: { zh: '交货地点', en: 'Place of delivery' }, maxLength: 200 },
    bidValidDays: { kind: 'integer', label: { zh: '报价有效期（天）', en: 'Quote valid (days)' }, min: 1, max: 365 },
    linkman: { kind: 'text', label: { zh: '联系人', en: 'Contact' }, maxLength: 50 },
    phone: { kind: 'text', label: { zh: '联系电话', en: 'Phone' }, maxLength: 30 },
    isEntryReviewed: { kind: 'flag', label: { zh: '报名需审核', en: 'Registrations are reviewed' } },
    qualification: {
      kind: 'longText',
      label: { zh: '供应商资格要求', en: 'Qualification' },
      maxLength: 4000,
      detailOnly: true,
    },
    requirement: { kind: 'longText', label: { zh: '采购需求', en: 'Requirement' }, maxLength: 8000, detailOnly: true },
    remark: { kind: 'longText', label: { zh: '备注', en: 'Remark' }, maxLength: 2000, detailOnly: true },
    files: { kind: 'files', label: { zh: '附件', en: 'Files' }, maxCount: 10, detailOnly: true },
    stage: { kind: 'choice', label: { zh: '阶段', en: 'Stage' }, choices: projectLifecycle.choices, readOnly: true },
    projectStatus: {
      kind: 'choice',
      label: { zh: '项目状态', en: 'Status' },
      choices: projectStatus.choices,
      readOnly: true,
    },
    auditStatus: {
      kind: 'choice',
      label: { zh: '审批状态', en: 'Approval' },
      choices: auditStatus.choices,
      readOnly: true,
    },
    parentId: { kind: 'ref', to: 'project', label: { zh: '原采购项目', en: 'Procured again from' }, readOnly: true },
    handlerId: { kind: 'ref', to: 'user', label: { zh: '经办人', en: 'Handler' }, readOnly: true },
    confirmerId: {
      kind: 'ref',
      to: 'user',
      label: { zh: '确认人', en: 'Confirmed by' },
      readOnly: true,
      detailOnly: true,
    },
    submitTime: { kind: 'instant', label: { zh: '提交时间', en: 'Submitted' }, readOnly: true },
    publishTime: { kind: 'instant', label: { zh: '公告发布时间', en: 'Published' }, readOnly: true },
    openedTime: { kind: 'instant', label: { zh: '实际开标时间', en: 'Opened' }, readOnly: true },
    resultTime: { kind: 'instant', label: { zh: '结果发布时间', en: 'Result published' }, readOnly: true },
    rejectReason: { kind: 'text', label: { zh: '退回原因', en: 'Why returned' }, maxLength: 500, readOnly: true },
    openReason: { kind: 'text', label: { zh: '开标说明', en: 'Reason for opening' }, maxLength: 500, readOnly: true },
    periodReason: {
      kind: 'text',
      label: { zh: '期限说明', en: 'Reason for a short period' },
      maxLength: 500,
      readOnly: true,
    },
  },
});

/** When a project was in which stage, and which stages it never had. */
export const projectStage = entity({
  name: 'projectStage',
  table: 'project_stage',
  label: { zh: '项目阶段', en: 'Project stage' },
  path: '/api/purchase/project-stage',
  verbs: {},
  menu: 'project',
  permanent: true,
  dataScoped: false,
  fields: {
    projectId: { kind: 'ref', to: 'project', label: { zh: '项目', en: 'Project' }, required: true },
    stage: { kind: 'choice', label: { zh: '阶段', en: 'Stage' }, choices: projectLifecycle.choices, required: true },
    enterTime: { kind: 'instant', label: { zh: '进入时间', en: 'Entered' }, required: true },
    leaveTime: { kind: 'instant', label: { zh: '离开时间', en: 'Left' } },
    isSkipped: { kind: 'flag', label: { zh: '已跳过', en: 'Skipped' }, required: true },
  },
});
