import type { PageRoute } from '../../../kit/page/page-route.ts';
import { tenderingWords } from '../words.ts';

const base = '/projectManagement/noticeAdministration';

/** Notices: the list of their writer, the hall of their readers. */
export const bulletinPages: readonly PageRoute[] = [
  {
    path: `${base}/noticeList`,
    title: tenderingWords.manage,
    permission: 'bulletin_view',
    load: async () => ({ Page: (await import('./bulletin-list-page.tsx')).BulletinListPage }),
  },
  {
    path: `${base}/creatNotice`,
    title: tenderingWords.writeANotice,
    permission: 'bulletin_edit',
    tabQuery: ['id', 'projectId', 'type', 'bulletinType'],
    load: async () => ({ Page: (await import('./bulletin-edit-page.tsx')).CreatBulletinPage }),
  },
  {
    path: `${base}/noticeDetail`,
    title: { zh: '公告详情', en: 'Notice details' },
    permission: 'bulletin_view',
    load: async () => ({ Page: (await import('./bulletin-detail-page.tsx')).BulletinDetailPage }),
  },
  {
    path: `${base}/noticeParticulars`,
    title: { zh: '公告内容', en: 'Notice' },
    permission: 'bulletin_view',
    load: async () => ({ Page: (await import('./bulletin-reader-page.tsx')).BulletinReaderPage }),
  },
];
