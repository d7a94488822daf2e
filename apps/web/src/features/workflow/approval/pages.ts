import type { PageRoute } from '../../../kit/page/page-route.ts';
import { workPaths } from './paths.ts';
import { workflowWords } from '../words.ts';
import { words } from '../../../kit/text/words.ts';

const run = async () => ({ Page: (await import('./run/run-pages.tsx')).RunPage });

/** What waits for a person, what he applied for, and what he is told. Open to everybody who is signed in. */
export const approvalPages: readonly PageRoute[] = [
  {
    path: workPaths.backlog,
    title: workflowWords.myToDos,
    load: async () => ({ Page: (await import('./lists/backlog-page.tsx')).BacklogPage }),
  },
  {
    path: '/work/backlog/backlogForm/:instanceId/:taskId/:instanceTaskId/:sort',
    title: { zh: '待办办理', en: 'Handle task' },
    load: async () => ({ Page: (await import('./run/run-pages.tsx')).TaskPage }),
  },
  {
    path: workPaths.done,
    title: workflowWords.decidedByMe,
    load: async () => ({ Page: (await import('./lists/done-page.tsx')).DonePage }),
  },
  {
    path: workPaths.applications,
    title: words.myApplications,
    load: async () => ({ Page: (await import('./lists/applications-page.tsx')).ApplicationsPage }),
  },
  {
    path: workPaths.apply,
    title: workflowWords.newApplication,
    tabQuery: ['flowKey'],
    load: async () => ({ Page: (await import('./lists/start-page.tsx')).StartPage }),
  },
  { path: `${workPaths.apply}/:task/:taskId/:flowInstanceId`, title: { zh: '申请详情', en: 'Application' }, load: run },
  {
    path: `${workPaths.apply}/:taskInstanceId/:flowInstanceId`,
    title: { zh: '申请详情', en: 'Application' },
    load: run,
  },
  {
    path: `${workPaths.apply}/:taskInstanceId/:task/:taskId/:flowInstanceId`,
    title: { zh: '申请详情', en: 'Application' },
    load: run,
  },
  {
    path: workPaths.print,
    title: { zh: '申请打印', en: 'Print application' },
    load: async () => ({ Page: (await import('./run/print-page.tsx')).PrintPage }),
  },
  {
    path: '/work/process/leave/form/:processDefinitionId',
    title: { zh: '请假申请', en: 'Leave request' },
    load: async () => ({ Page: (await import('./leave/leave-form-page.tsx')).LeaveFormPage }),
  },
  {
    path: '/work/process/leave/handle/:taskId/:processInstanceId/:businessId',
    title: { zh: '请假办理', en: 'Handle leave' },
    load: async () => ({ Page: (await import('./leave/leave-pages.tsx')).LeaveHandlePage }),
  },
  {
    path: '/work/process/leave/detail/:processInstanceId/:businessId',
    title: { zh: '请假详情', en: 'Leave details' },
    load: async () => ({ Page: (await import('./leave/leave-pages.tsx')).LeaveDetailPage }),
  },
  {
    path: '/base/workFlow/instances',
    title: workflowWords.runs,
    permission: 'flow_manage',
    tabQuery: ['defindId'],
    load: async () => ({ Page: (await import('./manage/runs-page.tsx')).RunsPage }),
  },
  {
    path: workPaths.delegation,
    title: workflowWords.outOfOffice,
    load: async () => ({ Page: (await import('./delegation/delegation-page.tsx')).DelegationPage }),
  },
  {
    path: '/base/workFlow/binding',
    title: workflowWords.approvalBindings,
    permission: 'flowBinding_view',
    load: async () => ({ Page: (await import('./binding/binding-page.tsx')).BindingPage }),
  },
  {
    path: workPaths.messages,
    title: workflowWords.messages,
    load: async () => ({ Page: (await import('./messages/messages-page.tsx')).MessagesPage }),
  },
  {
    path: workPaths.message,
    title: workflowWords.message,
    load: async () => ({ Page: (await import('./messages/inform-detail-page.tsx')).InformDetailPage }),
  },
];
