import { auditStates } from '../kit/audit-states.ts';
import { entity } from '../kit/entity.ts';
import { lifecycle } from '../kit/lifecycle.ts';
import { named } from '../kit/named.ts';

/** What a change application is about; the codes are the API's (`queryModifyType`). */
export const modifyType = named({
  item: { value: 1, label: { zh: '项目变更', en: 'Project' } },
  document: { value: 2, label: { zh: '采购文件变更', en: 'Documents' } },
  result: { value: 3, label: { zh: '结果变更', en: 'Result' } },
  contract: { value: 4, label: { zh: '合同变更', en: 'Contract' } },
  schedule: { value: 5, label: { zh: '时间变更', en: 'Times' } },
});

/** Those that a change notice carries out. */
export function needsNotice(kind: unknown): boolean {
  return modifyType.is(kind, 'item', 'document', 'schedule');
}

const about = {
  of: { entity: 'project', field: 'projectId' },
  name: 'projectName',
  number: 'projectNo',
  path: '/tenderee/projectChange/changeDetail?id={id}',
} as const;

/** Asked for by one person and agreed to by another; what it changes goes out by a notice, as every change does. */
export const projectModifyLifecycle = lifecycle({
  field: 'auditStatus',
  states: { ...auditStates, withdrawn: { value: 4, label: { zh: '已撤回', en: 'Taken back' }, tone: 'grey' } },
  actions: {
    submit: {
      from: ['draft', 'rejected', 'withdrawn'],
      to: 'inApproval',
      permission: 'projectModify_submit',
      label: { zh: '提交', en: 'Submit' },
    },
    recall: {
      from: ['inApproval'],
      to: 'withdrawn',
      permission: 'projectModify_submit',
      label: { zh: '撤回', en: 'Take back' },
    },
    approve: {
      from: ['inApproval'],
      to: 'approved',
      permission: 'projectModify_audit',
      notBy: ['add', 'submit'],
      label: { zh: '同意', en: 'Agree' },
    },
    reject: {
      from: ['inApproval'],
      to: 'rejected',
      permission: 'projectModify_audit',
      label: { zh: '驳回', en: 'Reject' },
      reason: 'required',
      danger: true,
    },
  },
  duties: {
    audit: {
      ...about,
      states: ['inApproval'],
      by: 'approve',
      notDuring: 'project_modify',
      label: { zh: '审核变更申请', en: 'Decide on a change' },
    },
    correct: {
      ...about,
      states: ['rejected'],
      person: 'createUser',
      label: { zh: '修改后重新提交变更申请', en: 'Change the application and submit again' },
    },
  },
  told: {
    person: 'createUser',
    about: 'projectModify',
    name: 'modifyNo',
    words: { approve: 'finished', reject: 'returned' },
  },
});

/** Asks to change what a published procurement says. Its approval drafts the change notice; nothing changes before that is out. */
export const projectModify = entity({
  name: 'projectModify',
  table: 'project_modify',
  label: { zh: '变更申请', en: 'Change application' },
  path: '/api/purchase/modify',
  verbs: {
    page: 'POST /queryModifyPage',
    detail: 'GET /queryById',
    save: 'POST /applyModify',
    remove: 'GET /delById',
    export: 'POST /export',
  },
  aliases: {
    save: ['POST /api/purchase/modify/applyModifyCusEle'],
    remove: ['POST /api/purchase/modify/delById'],
  },
  menu: 'projectModify',
  search: ['modifyNo', 'content'],
  sort: ['-createTime'],
  dataScoped: 'granted',
  partakers: { view: 'project_part', by: 'projectId' },
  lifecycle: projectModifyLifecycle,
  fields: {
    modifyNo: { kind: 'text', label: { zh: '申请编号', en: 'Number' }, maxLength: 30, readOnly: true },
    projectId: { kind: 'ref', to: 'project', label: { zh: '项目', en: 'Project' }, required: true, fixed: true },
    modifyType: {
      kind: 'choice',
      label: { zh: '变更类型', en: 'What changes' },
      choices: modifyType.choices,
      required: true,
    },
    auditStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: projectModifyLifecycle.choices,
      readOnly: true,
    },
    content: { kind: 'longText', label: { zh: '变更内容', en: 'What is to change' }, maxLength: 2000, required: true },
    reason: { kind: 'longText', label: { zh: '变更理由', en: 'Why' }, maxLength: 500, required: true },
    /** `NoticeChange[]`: field by field, with what it was when it was asked for. */
    changes: { kind: 'json', label: { zh: '变更事项', en: 'Changes' }, detailOnly: true },
    newBidEndTime: { kind: 'instant', label: { zh: '新的报价截止时间', en: 'New quoting deadline' } },
    files: { kind: 'files', label: { zh: '附件', en: 'Files' }, maxCount: 10, detailOnly: true },
    rejectReason: { kind: 'text', label: { zh: '驳回原因', en: 'Why rejected' }, maxLength: 500, readOnly: true },
    effectTime: { kind: 'instant', label: { zh: '同意时间', en: 'Agreed' }, readOnly: true },
    bulletinId: { kind: 'ref', to: 'bulletin', label: { zh: '变更公告', en: 'Change notice' }, readOnly: true },
    exceptionId: {
      kind: 'ref',
      to: 'projectException',
      label: { zh: '撤销结果的申请', en: 'Request to undo the result' },
      readOnly: true,
      detailOnly: true,
    },
  },
});
