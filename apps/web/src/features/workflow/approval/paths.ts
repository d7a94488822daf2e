import { fillInPath } from '../../form/index.ts';
import type { FlowInstanceRow, FlowTaskRow } from '@zhaocai/model/workflow/wire';

const myApply = '/work/myapplybak/myapplyForm';

export const workPaths = {
  backlog: '/work/backlog/index',
  done: '/work/done/index',
  applications: '/work/myapplybak/index',
  apply: myApply,
  print: `${myApply}/print`,
  messages: '/messageCenter/index',
  message: '/messageCenter/informDetail',
  delegation: '/work/delegation',
} as const;

export const messagesPath = workPaths.messages;

/** Where a message is read, and so counts as read. */
export function messagePath(id: string): string {
  return `${workPaths.message}?id=${id}`;
}

type TaskAddress = Pick<FlowTaskRow, 'id' | 'task' | 'flowInstanceId' | 'sort'>;

/** Where an open task is handled. */
export function taskPath({ id, task, flowInstanceId, sort }: TaskAddress): string {
  return `/work/backlog/backlogForm/${flowInstanceId}/${encodeURIComponent(task)}/${id}/${sort}`;
}

/** Where a decided task is read. */
export function donePath({ id, task, flowInstanceId }: Omit<TaskAddress, 'sort'>): string {
  return `${myApply}/${encodeURIComponent(task)}/${id}/${flowInstanceId}`;
}

/** Where a run is read without a task of one's own. */
export function runPath(flowInstanceId: string): string {
  return `${myApply}/0/${flowInstanceId}`;
}

export function printPath(flowInstanceId: string): string {
  return `${workPaths.print}?id=${flowInstanceId}`;
}

/** Where a new application of a kind is filled in; undefined where only the business's own screen starts it. */
export function startPath(flow: {
  readonly defindId: string | null;
  readonly flowKey: string | null;
  readonly businessType: string | null;
  readonly formId: string | null;
}): string | undefined {
  if (flow.formId !== null) return fillInPath(flow.formId);
  if (flow.defindId === null || flow.flowKey === null) return undefined;
  if (flow.businessType === 'leave') return `/work/process/leave/form/${flow.defindId}`;
  return flow.businessType === null ? `${myApply}?flowKey=${encodeURIComponent(flow.flowKey)}` : undefined;
}

export interface ObjectPage {
  readonly path: string;
  readonly permission: string;
}

/** The pages of what a run is about, best first, each with the right to open it. */
export function objectPages({
  businessType,
  businessId,
}: Pick<FlowInstanceRow, 'businessType' | 'businessId'>): readonly ObjectPage[] {
  if (businessId === null) return [];
  switch (businessType) {
    case 'result_confirm':
      return [
        { path: `/tenderee/reviewResult/reviewDetails?id=${businessId}`, permission: 'entry_view' },
        { path: `/tenderee/projectDetail/index?id=${businessId}`, permission: 'project_view' },
      ];
    case 'bulletin_publish':
      return [
        {
          path: `/projectManagement/noticeAdministration/noticeDetail?id=${businessId}`,
          permission: 'bulletin_view',
        },
      ];
    default:
      return [];
  }
}

export function leavePath({ id, businessId }: Pick<FlowInstanceRow, 'id'> & { readonly businessId: string }): string {
  return `/work/process/leave/detail/${id}/${businessId}`;
}
