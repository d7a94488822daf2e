import type { FlowBusiness } from '../../../platform/flows/index.ts';

/** Change a project: how flows call it, and what their conditions and forms may name. */
export const modifyWords = {
  label: { zh: '项目变更', en: 'Change a project' },
  withoutFlow: { zh: '由有变更审核权限的其他人审核', en: 'whoever decides on changes, and did not ask' },
  afterReject: {
    zh: '驳回后变更申请退回提出人，修改后可重新提交。',
    en: 'The application goes back to who made it, to be changed and handed in again.',
  },
  variables: [
    { name: 'modifyNo', type: 'text', label: { zh: '申请编号', en: 'Number' } },
    { name: 'modifyType', type: 'text', label: { zh: '变更类型', en: 'What changes' } },
    { name: 'projectNo', type: 'text', label: { zh: '项目编号', en: 'Project no.' } },
    { name: 'projectName', type: 'text', label: { zh: '项目名称', en: 'Project name' } },
    { name: 'content', type: 'text', label: { zh: '变更内容', en: 'What is to change' } },
    { name: 'reason', type: 'text', label: { zh: '变更理由', en: 'Why' } },
    { name: 'changes', type: 'list', label: { zh: '变更事项', en: 'Changes' } },
    { name: 'changes.name', type: 'text', label: { zh: '事项', en: 'Item' } },
    { name: 'changes.before', type: 'text', label: { zh: '变更前', en: 'Before' } },
    { name: 'changes.after', type: 'text', label: { zh: '变更后', en: 'After' } },
    { name: 'files', type: 'list', label: { zh: '附件', en: 'Files' } },
  ],
} as const satisfies Partial<FlowBusiness>;
