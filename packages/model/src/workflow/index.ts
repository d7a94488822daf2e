import type { Domain } from '../kit/domain.ts';
import { messageMenu, workflowMenus, workMenu } from './menus.ts';
import { workflowMessages } from './messages.ts';
import { workflowListExports } from './work-exports.ts';
import { bindingEndpoints } from './binding-endpoints.ts';
import { bladeFlowEndpoints } from './blade-flow-endpoints.ts';
import { chooserEndpoints } from './chooser-endpoints.ts';
import { commandEndpoints } from './command-endpoints.ts';
import { designEndpoints } from './design-endpoints.ts';
import { flowDefinition, flowDelegation, flowInstance, flowMessage, flowTask, leaveRequest } from './entities.ts';
import { workEndpoints } from './work-endpoints.ts';

export * from './definition.ts';
export * from './state.ts';
export * from './run-lifecycle.ts';
export * from './message-states.ts';
export { leaveLifecycle } from './leave-lifecycle.ts';
export { resolveApprovers, type Approvers } from './resolve-approvers.ts';
export { decide, newRun } from './engine/engine.ts';
export { faultOfFormValue, isSafeLink, type FormValueFault } from './form-values.ts';
export { passedNodes, returnableSteps } from './engine/returns.ts';
export * from './expression.ts';
export { expressionFaultText } from './expression-words.ts';
export { modernSpelling } from './expression-spelling.ts';
export type { ExpressionFault, Judged } from './judge-expression.ts';
export * from './field-rights.ts';
export * from './step-display.ts';
export * from './validate-definition.ts';
export * from './undecided-way.ts';
export * from './flow-examine.ts';
export { flowFaultText } from './flow-fault-words.ts';
export * from './node-json.ts';
export * from './deadline.ts';
export * from './entities.ts';
export * from './design-endpoints.ts';
export * from './chooser-endpoints.ts';
export * from './work-endpoints.ts';
export * from './command-endpoints.ts';
export * from './socket-ticket-endpoint.ts';
export * from './blade-flow-endpoints.ts';
export * from './binding-endpoints.ts';
export { batchMost } from './command-endpoints.ts';
export { isInApproval, isReturnedToReader, objectApprovalAnswer, type ObjectApproval } from './object-approval.ts';
export { variableAnswer } from './wire.ts';
export type {
  BoundActions,
  FlowDetail,
  FlowHistoryRow,
  FlowInstanceRow,
  FlowTaskRow,
  LabelledVariable,
  RunAnswer,
} from './wire.ts';
export * from './messages.ts';

export const workflowDomain = {
  name: 'workflow',
  entities: [flowDefinition, flowInstance, flowTask, flowMessage, flowDelegation, leaveRequest],
  endpoints: [
    ...designEndpoints,
    ...chooserEndpoints,
    ...workEndpoints,
    ...commandEndpoints,
    ...bladeFlowEndpoints,
    ...bindingEndpoints,
  ],
  exports: workflowListExports,
  messages: workflowMessages,
  menus: { base: workflowMenus, own: [workMenu, messageMenu] },
} as const satisfies Domain;
