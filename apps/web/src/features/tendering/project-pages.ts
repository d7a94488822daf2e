import type { PageRoute } from '../../kit/page/page-route.ts';
import {
  changeApplicationPath,
  changeListPath,
  editChangePaths,
  lawRulePath,
  noticeRulePath,
  supplierRelationPath,
} from './paths.ts';
import { tenderingWords } from './words.ts';
import { words } from '../../kit/text/words.ts';

const editChange = async () => ({ Page: (await import('./change/change-edit-page.tsx')).ChangeEditPage });

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
    path: '/tenderee/entryManage/offlineSignUp',
    title: tenderingWords.offlineSignUp,
    permission: 'entry_import',
    tabQuery: ['id', 'projectId'],
    load: async () => ({ Page: (await import('./offline-entry/offline-entry-page.tsx')).OfflineEntryPage }),
  },
  {
    path: supplierRelationPath,
    title: tenderingWords.supplierRelations,
    permission: 'supplier_view',
    load: async () => ({ Page: (await import('./related/relation-page.tsx')).RelationPage }),
  },
  {
    path: changeListPath,
    title: tenderingWords.changeApplications,
    permission: 'projectModify_view',
    load: async () => ({ Page: (await import('./change/change-list-page.tsx')).ChangeListPage }),
  },
  {
    path: changeApplicationPath,
    title: tenderingWords.changeApplication,
    permission: 'projectModify_view',
    load: async () => ({ Page: (await import('./change/change-page.tsx')).ChangePage }),
  },
  ...Object.values(editChangePaths).map((path) => ({
    path,
    title: tenderingWords.changeApplication,
    permission: 'projectModify_edit',
    permissionToAdd: 'projectModify_add',
    tabQuery: ['id', 'projectId'],
    load: editChange,
  })),
  {
    path: lawRulePath,
    title: words.statutoryRules,
    permission: 'lawRule_view',
    load: async () => ({ Page: (await import('./law-rule/law-rule-page.tsx')).LawRulePage }),
  },
  {
    path: noticeRulePath,
    title: { zh: '公告必备内容', en: 'Content of notices' },
    permission: 'lawRule_view',
    load: async () => ({ Page: (await import('./law-rule/notice-rule-page.tsx')).NoticeRulePage }),
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
