import type { FlowBusiness } from '../../platform/flows/index.ts';

/** Lend papers: how flows call it, and what their conditions and forms may name. */
export const borrowWords = {
  label: { zh: '资料借阅', en: 'Lend papers' },
  withoutFlow: { zh: '由有借阅审批权的人在平台审批', en: 'whoever decides on loans decides' },
  afterReject: {
    zh: '驳回后借阅申请退回申请人，修改后可重新申请。',
    en: 'The request goes back to who made it, to be changed and made again.',
  },
  variables: [
    { name: 'borrowNo', type: 'text', label: { zh: '借阅单号', en: 'Number' } },
    { name: 'projectName', type: 'text', label: { zh: '采购项目', en: 'Project' } },
    { name: 'borrowType', type: 'text', label: { zh: '资料类型', en: 'Kind of papers' } },
    { name: 'papers', type: 'text', label: { zh: '资料名称', en: 'Papers' } },
    { name: 'copies', type: 'number', label: { zh: '借阅份数', en: 'Copies' } },
    { name: 'borrower', type: 'text', label: { zh: '借阅人', en: 'Borrower' } },
    { name: 'dept', type: 'text', label: { zh: '借阅部门', en: 'Department' } },
    { name: 'borrowTime', type: 'text', label: { zh: '借阅时间', en: 'From' } },
    { name: 'planRevertTime', type: 'text', label: { zh: '计划归还时间', en: 'Due back' } },
    { name: 'purpose', type: 'text', label: { zh: '借阅用途', en: 'Purpose' } },
  ],
} as const satisfies Partial<FlowBusiness>;
