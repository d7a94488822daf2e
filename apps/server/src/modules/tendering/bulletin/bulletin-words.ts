import type { FlowBusiness } from '../../../platform/flows/index.ts';

/** Publish a notice: how flows call it, and what their conditions and forms may name. */
export const noticeWords = {
  label: { zh: '公告发布', en: 'Publish a notice' },
  withoutFlow: { zh: '由有发布权限的人发布，发布后立即生效', en: 'whoever may publish, at once' },
  afterReject: {
    zh: '驳回后公告退回草稿，修改后可重新送审。',
    en: 'The notice is a draft again, to be changed and handed in again.',
  },
  variables: [
    { name: 'kind', type: 'text', label: { zh: '公告类型', en: 'Kind' } },
    { name: 'title', type: 'text', label: { zh: '标题', en: 'Title' } },
    { name: 'projectNo', type: 'text', label: { zh: '项目编号', en: 'Project no.' } },
    { name: 'projectName', type: 'text', label: { zh: '项目名称', en: 'Project name' } },
    { name: 'buyerName', type: 'text', label: { zh: '采购人', en: 'Buyer' } },
    { name: 'endTime', type: 'text', label: { zh: '公告截止时间', en: 'Notice ends' } },
    { name: 'reason', type: 'text', label: { zh: '期限说明', en: 'Reason for a short period' } },
    { name: 'content', type: 'text', label: { zh: '公告内容', en: 'Content' } },
    { name: 'files', type: 'list', label: { zh: '附件', en: 'Files' } },
  ],
} as const satisfies Partial<FlowBusiness>;
