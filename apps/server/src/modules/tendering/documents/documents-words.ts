import type { FlowBusiness } from '../../../platform/flows/index.ts';

/** Confirm the documents: how flows call it, and what their conditions and forms may name. */
export const documentsWords = {
  label: { zh: '采购文件确认', en: 'Confirm the documents' },
  withoutFlow: { zh: '由采购负责人在平台确认', en: 'the procurement head confirms them' },
  afterReject: {
    zh: '驳回后退回编制人，修改采购文件后可重新提交。',
    en: 'They go back to who drafted them, to be changed and handed in again.',
  },
  variables: [
    { name: 'projectNo', type: 'text', label: { zh: '项目编号', en: 'Project no.' } },
    { name: 'projectName', type: 'text', label: { zh: '项目名称', en: 'Project name' } },
    { name: 'manner', type: 'text', label: { zh: '采购方式', en: 'Procurement method' } },
    { name: 'generalBudget', type: 'number', label: { zh: '项目总预算（元）', en: 'Total budget (CNY)' } },
    { name: 'content', type: 'text', label: { zh: '说明', en: 'Explanation' } },
    { name: 'files', type: 'list', label: { zh: '采购文件', en: 'Documents' } },
  ],
} as const satisfies Partial<FlowBusiness>;
