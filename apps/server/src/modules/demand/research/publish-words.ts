import type { FlowBusiness } from '../../../platform/flows/index.ts';

/** Publish a research: how flows call it, and what their conditions and forms may name. */
export const publishWords = {
  label: { zh: '需求调研发布', en: 'Publish a research' },
  withoutFlow: { zh: '由需求编制人发布，发布后立即生效', en: 'whoever writes demands, at once' },
  afterReject: {
    zh: '驳回后调研退回草稿，修改后可重新送审。',
    en: 'The research is a draft again, to be changed and handed in again.',
  },
  variables: [
    { name: 'demandNo', type: 'text', label: { zh: '需求编号', en: 'Number' } },
    { name: 'demandName', type: 'text', label: { zh: '需求名称', en: 'Name' } },
    { name: 'title', type: 'text', label: { zh: '调研标题', en: 'Title' } },
    { name: 'budget', type: 'number', label: { zh: '需求预算（元）', en: 'Budget (CNY)' } },
    { name: 'isBudgetShown', type: 'text', label: { zh: '公开预算', en: 'Budget is shown' } },
    { name: 'endTime', type: 'text', label: { zh: '答复截止时间', en: 'Answers until' } },
    { name: 'content', type: 'text', label: { zh: '调研内容', en: 'What is asked' } },
    { name: 'lines', type: 'list', label: { zh: '需求清单', en: 'What is needed' } },
    { name: 'lines.name', type: 'text', label: { zh: '名称', en: 'Name' } },
    { name: 'lines.qty', type: 'number', label: { zh: '数量', en: 'Quantity' } },
    { name: 'lines.techParams', type: 'text', label: { zh: '技术参数', en: 'Parameters' } },
    { name: 'files', type: 'list', label: { zh: '附件', en: 'Files' } },
  ],
} as const satisfies Partial<FlowBusiness>;

export const yesNo = { yes: { zh: '是', en: 'Yes' }, no: { zh: '否', en: 'No' } } as const;
