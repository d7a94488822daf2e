import type { Feature } from '../../kit/page/feature.ts';
import { deskWords } from './words.ts';

/** Announcements: their list and form for those who write them, the list and page for everybody who reads. */
export const deskFeature: Feature = {
  name: 'desk',
  pages: [
    {
      path: '/desk/notice',
      title: deskWords.announcements,
      permission: 'desknotice_view',
      load: async () => ({ Page: (await import('./manage/manage-page.tsx')).ManageNoticesPage }),
    },
    {
      path: '/desk/notice/edit',
      title: deskWords.writeAnAnnouncement,
      permission: 'desknotice_edit',
      tabQuery: ['id'],
      load: async () => ({ Page: (await import('./edit/edit-page.tsx')).EditNoticePage }),
    },
    {
      path: '/desk/help',
      title: deskWords.helpPages,
      permission: 'deskhelp_view',
      load: async () => ({ Page: (await import('./help/help-list-page.tsx')).HelpListPage }),
    },
    {
      path: '/desk/notice/read',
      title: deskWords.myAnnouncements,
      load: async () => ({ Page: (await import('./read/own-notices-page.tsx')).OwnNoticesPage }),
    },
    {
      path: '/desk/notice/read/:id',
      title: { zh: '通知详情', en: 'Announcement' },
      load: async () => ({ Page: (await import('./read/read-notice-page.tsx')).ReadNoticePage }),
    },
  ],
};

/** What lies over the next page until it is read; the shell loads it when there is something. */
export const loadMustRead = () => import('./read/must-read-dialog.tsx');
