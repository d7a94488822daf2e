import type { PageRoute } from '../../kit/page/page-route.ts';

const base = '/projectManagement/noticeAdministration';

/** Notices: the list of their writer, the hall of their readers. */
export const noticePages: readonly PageRoute[] = [
  {
    path: `${base}/noticeList`,
    title: { zh: '公告列表', en: 'Notices' },
    permission: 'bulletin_view',
    load: async () => ({ Page: (await import('./notice-list-page.tsx')).NoticeListPage }),
  },
  {
    path: `${base}/creatNotice`,
    title: { zh: '编写公告', en: 'Write a notice' },
    permission: 'bulletin_edit',
    tabQuery: ['id', 'projectId', 'type', 'bulletinType'],
    load: async () => ({ Page: (await import('./notice-edit-page.tsx')).CreatNoticePage }),
  },
  {
    path: `${base}/noticeDetail`,
    title: { zh: '公告详情', en: 'Notice details' },
    permission: 'bulletin_view',
    load: async () => ({ Page: (await import('./notice-detail-page.tsx')).NoticeDetailPage }),
  },
  {
    path: `${base}/noticeParticulars`,
    title: { zh: '公告内容', en: 'Notice' },
    permission: 'bulletin_view',
    load: async () => ({ Page: (await import('./notice-reader-page.tsx')).NoticeReaderPage }),
  },
];
