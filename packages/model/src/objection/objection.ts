import { entity } from '../kit/entity.ts';
import { appealTarget, appealType, complaintDecision, suspensionState } from './choices.ts';
import { raisedObjectionLifecycle } from './objection-lifecycle.ts';

/**
 * What a supplier turns to a buyer with about a procurement. The row is the buyer's, the supplier its party. Who he is, when
 * he got the documents and what he signed are shown to nobody of the buyer before the opening (R38); of a report never but
 * to whoever decides it.
 */
export const objection = entity({
  name: 'objection',
  table: 'objection',
  label: { zh: '质疑投诉', en: 'Objection' },
  path: '/api/purchase/sup/appeal',
  verbs: {},
  menu: 'objection',
  parties: ['supplier_tenant_id'],
  permanent: true,
  // Goes with the project that it is about.
  dataScoped: false,
  lifecycle: raisedObjectionLifecycle,
  guards: { ux_objection_standing: 'objection.twice' },
  fields: {
    /** Not counted up: a serial number would tell how many came before (R38). */
    appealNo: { kind: 'text', label: { zh: '编号', en: 'No.' }, maxLength: 40, required: true, readOnly: true },
    projectId: { kind: 'ref', to: 'project', label: { zh: '采购项目', en: 'Project' }, required: true, fixed: true },
    packageId: { kind: 'ref', to: 'package', label: { zh: '采购包', en: 'Package' } },
    appealType: {
      kind: 'choice',
      label: { zh: '类型', en: 'Kind' },
      choices: appealType.choices,
      required: true,
      fixed: true,
    },
    target: { kind: 'choice', label: { zh: '针对事项', en: 'About' }, choices: appealTarget.choices, required: true },
    parentId: { kind: 'ref', to: 'objection', label: { zh: '对应的质疑', en: 'Objection before it' }, fixed: true },
    facts: { kind: 'longText', label: { zh: '事实与理由', en: 'Facts' }, maxLength: 4000, required: true },
    request: { kind: 'longText', label: { zh: '请求事项', en: 'What is asked for' }, maxLength: 2000 },
    legalBasis: { kind: 'longText', label: { zh: '法律依据', en: 'Legal basis' }, maxLength: 2000 },
    evidence: {
      kind: 'files',
      label: { zh: '证明材料', en: 'Evidence' },
      maxCount: 10,
      help: {
        zh: '开标前提出的，材料和文件名请勿出现单位名称',
        en: 'Before the opening, name your company neither in the files nor in their names',
      },
    },
    knowTime: { kind: 'instant', label: { zh: '知道受损害的时间', en: 'Known since' } },
    signFile: { kind: 'files', label: { zh: '签章文件', en: 'Signed letter' }, maxCount: 3 },
    appealStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: raisedObjectionLifecycle.choices,
      readOnly: true,
    },
    submitTime: { kind: 'instant', label: { zh: '提交时间', en: 'Submitted' }, readOnly: true },
    dueTime: { kind: 'instant', label: { zh: '办理期限', en: 'Due' }, readOnly: true },
    dueArticle: { kind: 'text', label: { zh: '期限依据', en: 'By article' }, maxLength: 300, readOnly: true },
    /** What is answered and not complained of until then is closed. */
    lapseTime: { kind: 'instant', label: { zh: '投诉期限', en: 'Complaint until' }, readOnly: true },
    answer: { kind: 'longText', label: { zh: '答复内容', en: 'Answer' }, maxLength: 4000 },
    answerFiles: { kind: 'files', label: { zh: '答复附件', en: 'Files of the answer' }, maxCount: 5 },
    answerTime: { kind: 'instant', label: { zh: '答复时间', en: 'Answered' }, readOnly: true },
    refuseReason: {
      kind: 'text',
      label: { zh: '不予受理原因', en: 'Why not accepted' },
      maxLength: 500,
      readOnly: true,
    },
    decision: { kind: 'choice', label: { zh: '处理决定', en: 'Decision' }, choices: complaintDecision.choices },
    decisionText: { kind: 'longText', label: { zh: '决定内容', en: 'Words of the decision' }, maxLength: 4000 },
    decisionFiles: { kind: 'files', label: { zh: '决定书', en: 'Files of the decision' }, maxCount: 5 },
    decideTime: { kind: 'instant', label: { zh: '决定时间', en: 'Decided' }, readOnly: true },
    deciderId: { kind: 'ref', to: 'user', label: { zh: '处理人', en: 'Decided by' }, readOnly: true },
    suspension: {
      kind: 'choice',
      label: { zh: '暂停采购', en: 'Suspension' },
      choices: suspensionState.choices,
      readOnly: true,
    },
    suspendEnd: { kind: 'instant', label: { zh: '最迟恢复时间', en: 'Resumed by' }, readOnly: true },
    carryOutRemark: { kind: 'text', label: { zh: '落实情况', en: 'What was done' }, maxLength: 500, readOnly: true },
    closeTime: { kind: 'instant', label: { zh: '办结时间', en: 'Closed' }, readOnly: true },
    /** When whoever is late was told so. */
    overdueTime: { kind: 'instant', label: { zh: '逾期提醒时间', en: 'Told of being late' }, readOnly: true },
    supplierTenantId: {
      kind: 'text',
      label: { zh: '提出单位租户', en: 'Tenant of who objects' },
      maxLength: 6,
      readOnly: true,
      secret: true,
    },
    supplierName: {
      kind: 'text',
      label: { zh: '提出单位', en: 'By whom' },
      maxLength: 100,
      readOnly: true,
      secret: true,
    },
    raiserId: { kind: 'ref', to: 'user', label: { zh: '提出人', en: 'Person' }, readOnly: true, secret: true },
  },
});
