import { entity } from '../kit/entity.ts';
import { lifecycle } from '../kit/lifecycle.ts';
import { named } from '../kit/named.ts';

/** What somebody's word is asked for; the codes are the API's. */
export const confirmKind = named({
  documents: { value: 1, label: { zh: '采购文件', en: 'Procurement documents' } },
  result: { value: 2, label: { zh: '评审结果', en: 'Result' } },
  contract: { value: 3, label: { zh: '合同文本', en: 'Contract' } },
  parameters: { value: 4, label: { zh: '项目参数', en: 'Parameters of the project' } },
});

/** Who drafted the documents does not confirm them, administrators included: four eyes. */
export const documentConfirmLifecycle = lifecycle({
  field: 'confirmStatus',
  states: {
    toConfirm: { value: 1, label: { zh: '待确认', en: 'To be confirmed' }, tone: 'orange' },
    confirmed: { value: 2, label: { zh: '已确认', en: 'Confirmed' }, tone: 'green' },
    returned: { value: 3, label: { zh: '已退回', en: 'Returned' }, tone: 'red' },
    withdrawn: { value: 4, label: { zh: '已撤回', en: 'Taken back' }, tone: 'grey' },
  },
  actions: {
    agree: {
      from: ['toConfirm'],
      to: 'confirmed',
      permission: 'project_confirm',
      notBy: ['add'],
      label: { zh: '确认采购文件', en: 'Confirm the documents' },
      effects: ['project.confirmDocuments'],
    },
    back: {
      from: ['toConfirm'],
      to: 'returned',
      permission: 'project_confirm',
      reason: 'required',
      danger: true,
      label: { zh: '退回', en: 'Return' },
    },
    withdraw: {
      from: ['toConfirm'],
      to: 'withdrawn',
      permission: 'project_submit',
      label: { zh: '撤回', en: 'Take back' },
    },
  },
  duties: {
    confirm: {
      states: ['toConfirm'],
      by: 'agree',
      notDuring: 'doc_confirm',
      of: { entity: 'project', field: 'projectId' },
      name: 'projectName',
      number: 'projectNo',
      path: '/tenderee/projectDetail/index?id={of}',
      label: { zh: '确认采购文件', en: 'Confirm the documents' },
    },
  },
  told: {
    person: 'createUser',
    about: 'project',
    of: { entity: 'project', field: 'projectId' },
    name: 'projectName',
    words: { agree: 'confirmed', back: 'returned' },
  },
});

/** The documents of a project as they were handed in to be confirmed, each time anew. */
export const documentConfirm = entity({
  name: 'documentConfirm',
  table: 'document_confirm',
  label: { zh: '采购文件确认', en: 'Confirmation of documents' },
  path: '/api/purchase/confirm',
  verbs: {},
  menu: 'project',
  permanent: true,
  dataScoped: false,
  lifecycle: documentConfirmLifecycle,
  sort: ['-createTime'],
  fields: {
    projectId: { kind: 'ref', to: 'project', label: { zh: '项目', en: 'Project' }, required: true, fixed: true },
    confirmType: {
      kind: 'choice',
      label: { zh: '确认事项', en: 'What' },
      choices: confirmKind.choices,
      required: true,
      fixed: true,
    },
    content: { kind: 'text', label: { zh: '说明', en: 'Explanation' }, maxLength: 2000, fixed: true },
    /** Which files of the project were handed in: `FileValue[]`. */
    files: { kind: 'json', label: { zh: '采购文件', en: 'Documents' }, detailOnly: true },
    confirmStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: documentConfirmLifecycle.choices,
      readOnly: true,
    },
    backReason: { kind: 'text', label: { zh: '退回原因', en: 'Why returned' }, maxLength: 500, readOnly: true },
    decideTime: { kind: 'instant', label: { zh: '确认时间', en: 'Decided' }, readOnly: true },
    deciderId: { kind: 'ref', to: 'user', label: { zh: '确认人', en: 'Decided by' }, readOnly: true },
  },
});
