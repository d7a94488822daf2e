export { saveFlow } from './design/save-flow.ts';
export { readerRightsOf, startRightsOf } from './run/reader-rights.ts';
export { startFlow } from './run/start-flow.ts';
export { createSockets, type Sockets } from './socket/sockets.ts';
export { seedDemoFlows } from './seed-flows.ts';
export { treatOverdue } from './overdue.ts';
export { workflowRoutes } from './routes.ts';
export {
  registerFlowBusiness,
  type FlowBusiness,
  type FlowEnd,
  type FlowResult,
  type HandingInAgain,
  type TakenForm,
} from './business.ts';
export {
  approvalOf,
  askApproval,
  boundFlow,
  isBeingApproved,
  returnedTo,
  type BoundFlow,
} from './business/bound-flow.ts';
export { withAuthority } from './business/authority.ts';
