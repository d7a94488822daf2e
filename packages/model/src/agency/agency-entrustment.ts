import { entity } from '../kit/entity.ts';
import { choiceWay, feePayer } from './choices.ts';
import { entrustmentLifecycle } from './entrustment-lifecycle.ts';

/**
 * An agency asked to run a project, and what became of it. The row is the buyer's alone: an agency reads it by functions of
 * the database, which ask how it stands.
 */
export const agencyEntrustment = entity({
  name: 'agencyEntrustment',
  table: 'agency_entrustment',
  label: { zh: '项目委托', en: 'Entrustment' },
  path: '/api/purchase/cus/agent',
  verbs: { page: 'GET /queryCooperationProject', export: 'POST /exportCooperationProject' },
  menu: 'agencyLibrary',
  search: ['entrustNo', 'agentName'],
  sort: ['-createTime'],
  permanent: true,
  dataScoped: 'granted',
  partakers: { view: 'project_part', by: 'projectId' },
  lifecycle: entrustmentLifecycle,
  fields: {
    entrustNo: { kind: 'text', label: { zh: '委托编号', en: 'Number' }, maxLength: 30, required: true, readOnly: true },
    projectId: { kind: 'ref', to: 'project', label: { zh: '采购项目', en: 'Project' }, required: true, fixed: true },
    cooperationId: {
      kind: 'ref',
      to: 'agencyCooperation',
      label: { zh: '代理机构', en: 'Agency' },
      required: true,
      fixed: true,
    },
    agentName: { kind: 'text', label: { zh: '机构名称', en: 'Name' }, maxLength: 100, required: true, readOnly: true },
    agentTenantId: {
      kind: 'text',
      label: { zh: '平台机构编号', en: 'Number on the platform' },
      maxLength: 6,
      readOnly: true,
    },
    buyerName: { kind: 'text', label: { zh: '采购人', en: 'Buyer' }, maxLength: 100, readOnly: true, detailOnly: true },
    entrustStatus: {
      kind: 'choice',
      label: { zh: '委托状态', en: 'Status' },
      choices: entrustmentLifecycle.choices,
      required: true,
      readOnly: true,
    },
    way: {
      kind: 'choice',
      label: { zh: '选定方式', en: 'Chosen by' },
      choices: choiceWay.choices,
      required: true,
      readOnly: true,
    },
    drawId: { kind: 'ref', to: 'agencyDraw', label: { zh: '抽取记录', en: 'Draw' }, readOnly: true },
    chooseReason: { kind: 'text', label: { zh: '选定理由', en: 'Why this one' }, maxLength: 500, readOnly: true },
    scope: { kind: 'text', label: { zh: '委托范围', en: 'Scope' }, maxLength: 500 },
    feePayer: { kind: 'choice', label: { zh: '代理费支付方', en: 'Fee paid by' }, choices: feePayer.choices },
    feeFloat: { kind: 'rate', label: { zh: '收费浮动（%）', en: 'Float (%)' }, min: -100, max: 20 },
    minFee: { kind: 'money', label: { zh: '最低收费', en: 'Least fee' }, min: 0 },
    estimatedFee: {
      kind: 'money',
      label: { zh: '预计代理费', en: 'Expected fee' },
      readOnly: true,
      tells: ['project.generalBudget'],
    },
    /** By what was awarded; nothing as long as nothing is, or what was admitted has no price yet. */
    finalFee: {
      kind: 'money',
      label: { zh: '结算代理费', en: 'Final fee' },
      readOnly: true,
      tells: ['package.winMoney'],
    },
    agreementFiles: { kind: 'files', label: { zh: '委托协议', en: 'Agreement' }, maxCount: 5, detailOnly: true },
    answerDue: { kind: 'day', label: { zh: '答复期限', en: 'Answer by' }, readOnly: true, detailOnly: true },
    acceptTime: { kind: 'instant', label: { zh: '接受时间', en: 'Accepted' }, readOnly: true },
    agentUserId: {
      kind: 'text',
      label: { zh: '代理经办人', en: 'Agency’s handler' },
      maxLength: 20,
      readOnly: true,
      detailOnly: true,
    },
    agentUserName: { kind: 'text', label: { zh: '代理经办人', en: 'Agency’s handler' }, maxLength: 50, readOnly: true },
    endTime: { kind: 'instant', label: { zh: '结束时间', en: 'Ended' }, readOnly: true },
    endReason: { kind: 'text', label: { zh: '退回或终止原因', en: 'Why it ended' }, maxLength: 500, readOnly: true },
    isOnPlatform: {
      kind: 'flag',
      label: { zh: '入驻平台', en: 'Uses the platform' },
      readOnly: true,
      detailOnly: true,
    },
    followedUp: { kind: 'flag', label: { zh: '已另行选定', en: 'Followed up' }, readOnly: true, detailOnly: true },
  },
});
