import type { ObjectApproval } from '@zhaocai/model/workflow/object-approval';
import { lazy, Suspense, useState } from 'react';

const Panel = lazy(async () => ({
  default: (await import('./object-approval-panel.tsx')).ObjectApprovalPanel,
}));

/** For a form of another feature; loaded when it is shown. */
export const PeopleField = lazy(async () => ({
  default: (await import('../run/people-select.tsx')).PeopleSelect,
}));

/**
 * For the screens of other features; loaded where there is something to show. A page that comes with an approval waits for
 * it: slipping in later it would push what stands below away from under the pointer.
 */
export function ApprovalPanel({ approval }: { approval: ObjectApproval | null }) {
  const [cameWithPage] = useState(Boolean(approval?.run));
  if (!approval?.run) return null;
  const panel = <Panel approval={approval} />;
  return cameWithPage ? panel : <Suspense fallback={null}>{panel}</Suspense>;
}
