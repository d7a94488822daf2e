import { workflowPages } from '../features/workflow/index.ts';
import { formPages } from '../features/form/index.ts';
import { approvalPages } from '../features/approval/index.ts';
import { permissionPages } from '../features/permission/index.ts';
import { scopePages } from '../features/scope/index.ts';
import { organizationPages } from '../features/organization/index.ts';
import { tenancyPages } from '../features/tenancy/index.ts';
import { dictionaryPages } from '../features/dictionary/index.ts';
import { deskPages } from '../features/desk/index.ts';
import { logPages } from '../features/log/index.ts';
import { resourcePages } from '../features/resource/index.ts';
import { developPages } from '../features/develop/index.ts';
import { reportPages } from '../features/report/index.ts';
import { projectPages, supplierPages, tenderingPages } from '../features/tendering/index.ts';
import type { PageRoute } from '../kit/page/page-route.ts';
import { homePages } from '../features/home/index.ts';
import { noticePages } from '../features/notice/index.ts';
import { documentPages } from '../features/document/index.ts';
import { filePages } from '../features/file/index.ts';
import { devPages, officePages } from '../features/widgets/index.ts';
import { campusPages } from '../features/campus/index.ts';
import { spacePages } from '../features/space/index.ts';
import { leasePages } from '../features/lease/index.ts';
import { quotaPages } from '../features/quota/index.ts';
import { housingPages } from '../features/housing/index.ts';
import { planPages } from '../features/plan/index.ts';
import { crmPages } from '../features/crm/index.ts';
import { plannedRoutes } from './planned-routes.ts';

/** Pages that are built. A feature adds its own here: `...tenderingPages` from `features/tendering/index.ts`. */
const builtRoutes: readonly PageRoute[] = [
  ...homePages,
  {
    path: '/info/password',
    title: { zh: '修改密码', en: 'Change password' },
    load: async () => ({ Page: (await import('./pages/password-page.tsx')).PasswordPage }),
  },
  {
    path: '/info/index',
    title: { zh: '个人信息', en: 'My profile' },
    load: async () => ({ Page: (await import('./profile/profile-page.tsx')).ProfilePage }),
  },
  {
    path: '/work/flow/:routeKey',
    title: { zh: '流程页面', en: 'Page of a process' },
    load: async () => ({ Page: (await import('./pages/flow-page.tsx')).FlowPage }),
  },
  {
    path: '/onlineHelp',
    title: { zh: '在线帮助', en: 'Online help' },
    load: async () => ({ Page: (await import('./help/help-page.tsx')).HelpPage }),
  },
  {
    path: '/test/index',
    title: { zh: '测试页', en: 'Test page' },
    load: async () => ({ Page: (await import('./pages/test-page.tsx')).TestPage }),
  },
  {
    path: '/myiframe/:routerPath',
    title: { zh: '外部页面', en: 'External page' },
    load: async () => ({ Page: (await import('./pages/external-page.tsx')).ExternalPage }),
  },
  ...tenderingPages,
  ...projectPages,
  ...supplierPages,
  ...noticePages,
  ...permissionPages,
  ...scopePages,
  ...organizationPages,
  ...tenancyPages,
  ...dictionaryPages,
  ...deskPages,
  ...logPages,
  ...resourcePages,
  ...developPages,
  ...reportPages,
  ...workflowPages,
  ...formPages,
  ...approvalPages,
  ...officePages,
  ...filePages,
  ...documentPages,
  ...campusPages,
  ...spacePages,
  ...leasePages,
  ...quotaPages,
  ...housingPages,
  ...planPages,
  ...crmPages,
  ...devPages,
];

/** Every page of the main layout; what is built stands before what is planned. */
export const pageRoutes: readonly PageRoute[] = [...builtRoutes, ...plannedRoutes];
