import type { Feature } from '../../kit/page/feature.ts';
import { approvalPages } from './approval/pages.ts';
import { designPages } from './design/pages.ts';

export { ApprovalPanel, PeopleField } from './approval/object/lazy-panel.tsx';
export type { Person } from './approval/run/people-select.tsx';
export { messagePath, messagesPath } from './approval/paths.ts';
export { MessageKindTag } from './approval/state-tag.tsx';
export { useFlowSocket } from './approval/socket/use-flow-socket.ts';

/** Flows that are drawn (`design`), and what passes through them (`approval`). */
export const workflowFeature: Feature = { name: 'workflow', pages: [...designPages, ...approvalPages] };
