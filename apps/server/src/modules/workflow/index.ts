import { flowInstance } from '@zhaocai/model';
import type { Module } from '../../platform/module/index.ts';
import { leaveBusiness } from './leave/leave.ts';
import { flowTemplatePart } from './design/template-part.ts';
import { replaceAbsent } from './absent.ts';
import { treatOverdue } from './overdue.ts';
import { runFileAccess } from './run/run-files.ts';
import { workflowRoutes } from './routes.ts';
import { seedDemoFlows } from './seed/seed-flows.ts';

export { saveFlow } from './design/save-flow.ts';
export { readerRightsOf, startRightsOf } from './run/reader-rights.ts';
export { administratorsOf } from './run/administrators.ts';
export { messageIds, tellPerson } from './run/notices.ts';
export { editOthers, tellOwner } from './message/others-work.ts';
export { asSaid, saidWith, type Said } from './message/said.ts';
export { askedReads } from './run/run-files.ts';
export { startFlow, type Asker } from './run/start-flow.ts';
export { treatOverdue } from './overdue.ts';
export { createSockets, type Sockets } from './socket/sockets.ts';
export { createSocketTickets } from './socket/ticket.ts';
export {
  approvalOf,
  askApproval,
  askIfBound,
  boundFlow,
  isBeingApproved,
  refusalReason,
  returnedTo,
  type BoundFlow,
} from './business/bound-flow.ts';
export { withAuthority } from './business/authority.ts';

/** Flows that are drawn, and what people decide in them. */
export const workflowModule: Module = {
  name: 'workflow',
  tables: ['flow_version', 'flow_event', 'flow_socket_ticket', 'flow_binding'],
  routes: workflowRoutes,
  flowBusinesses: () => [leaveBusiness],
  fileAccess: ({ flowBusinesses }) => ({ [flowInstance.name]: runFileAccess(flowBusinesses) }),
  seedDemo: seedDemoFlows,
  templatePart: () => flowTemplatePart,
  tasks: (platform) => ({
    overdue: async () => void (await treatOverdue(platform)),
    absent: async () => void (await replaceAbsent(platform)),
  }),
  crontab: ['*/5 * * * * overdue ?jobKey=overdue', '* * * * * absent ?jobKey=absent'],
};
