import type { Feature } from '../../kit/page/feature.ts';

/** Announcements: their list and form for those who write them, the list and page for everybody who reads. */
export const deskFeature: Feature = {
  name: 'desk',
  pages: [
    {
      path: '/desk/notice',
      title: { zh: '通知公告', en: 'Announcements' },
      permission: 'desknotice_view',
      load: async () => ({ Page: (await import('./manage/manage-page.tsx')).ManageNoticesPage }),
    },
    {
      path: '/desk/notice/edit',
      title: { zh: '编写通知', en: 'Write an announcement' },
      permission: 'desknotice_edit',
      tabQuery: ['id'],
      load: async () => ({ Page: (await import('./edit/edit-page.tsx')).EditNoticePage }),
    },
    {
      path: '/desk/help',
      title: { zh: '帮助维护', en: 'Help pages' },
      permission: 'deskhelp_view',
      load: async () => ({ Page: (await import('./help/help-list-page.tsx')).HelpListPage }),
    },
    {
      path: '/desk/notice/read',
      title: { zh: '我的通知', en: 'My announcements' },
      load: async () => ({ Page: (await import('./read/own-notices-page.tsx')).OwnNoticesPage }),
    },
    {
      path: '/desk/notice/read/:id',
      title: { zh: '通知详情', en: 'Announcement' },
      load: async () => ({ Page: (await import('./read/read-notice-page.tsx')).ReadNoticePage }),
    },
  ],
};
