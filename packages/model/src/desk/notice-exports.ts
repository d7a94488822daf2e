import { listExport } from '../kit/list-export.ts';
import { notice } from './notice.ts';
import { noticeApi } from './notice-endpoints.ts';

const { title, category, releaseTime } = notice.fields;

/** What was announced to the reader himself. */
export const ownNoticesExport = listExport({
  list: noticeApi.list,
  name: { zh: '我的通知', en: 'Announcements' },
  fields: {
    title,
    category,
    releaseTime,
    authorName: { kind: 'text', label: { zh: '发布人', en: 'Author' }, maxLength: 20 },
    isRead: { kind: 'flag', label: { zh: '已读', en: 'Read' } },
  },
});
