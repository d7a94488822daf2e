import type { PageRoute } from '../../kit/page/page-route.ts';
import { tenderingWords } from './words.ts';

/** The buyer's lists: his projects, who takes part, the suppliers he knows, and the rules that bind him. */
export const projectPages: readonly PageRoute[] = [
  {
    path: '/tenderee/myTenderee/index',
    title: tenderingWords.projects,
    permission: 'project_view',
    load: async () => ({ Page: (await import('./project-list/project-list-page.tsx')).ProjectListPage }),
  },
  {
    path: '/tenderee/entryManage/index',
    title: tenderingWords.registrationsAndQuotes,
    permission: 'entry_view',
    load: async () => ({ Page: (await import('./entry-list/entry-list-page.tsx')).EntryListPage }),
  },
  {
    path: '/system/lawRule',
    title: { zh: '法定规则', en: 'Statutory rules' },
    permission: 'lawRule_view',
    load: async () => ({ Page: (await import('./law-rule/law-rule-page.tsx')).LawRulePage }),
  },
  {
    path: '/system/workCalendar',
    title: { zh: '工作日历', en: 'Work calendar' },
    permission: 'workCalendar_view',
    load: async () => ({ Page: (await import('./law-rule/work-calendar-page.tsx')).WorkCalendarPage }),
  },
  {
    path: '/supplierBase/supplierList/index',
    title: tenderingWords.supplierLibrary,
    permission: 'supplier_view',
    load: async () => ({ Page: (await import('./supplier-library/supplier-library-page.tsx')).SupplierLibraryPage }),
  },
];
