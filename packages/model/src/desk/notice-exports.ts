import { listExport } from '../kit/list-export.ts';
import { tenantKindNames } from '../tenancy/tenant.ts';
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

/** Who of one tenant has read an announcement, and when. */
export const receiversExport = listExport({
  list: noticeApi.receivers,
  name: { zh: '阅读情况', en: 'Readers' },
  fields: {
    nickName: { kind: 'text', label: { zh: '姓名', en: 'Name' }, maxLength: 20 },
    deptNames: { kind: 'text', label: { zh: '部门', en: 'Departments' }, maxLength: 500 },
    readTime: { kind: 'instant', label: { zh: '阅读时间', en: 'Read at' } },
  },
});

/** How far an announcement of the platform has come, by tenant. */
export const reachExport = listExport({
  list: noticeApi.reach,
  name: { zh: '租户阅读情况', en: 'Readers by tenant' },
  fields: {
    tenantName: { kind: 'text', label: { zh: '租户名称', en: 'Tenant' }, maxLength: 100 },
    tenantId: { kind: 'text', label: { zh: '租户编号', en: 'Number' }, maxLength: 6 },
    kind: { kind: 'text', label: { zh: '租户类型', en: 'Kind' }, maxLength: 10 },
    people: { kind: 'integer', label: { zh: '应读人数', en: 'To be read by' } },
    readCount: { kind: 'integer', label: { zh: '已读人数', en: 'Read by' } },
  },
  words: { kind: tenantKindNames },
});
