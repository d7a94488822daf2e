import type { ObjectApproval } from '@zhaocai/model/workflow/object-approval';
import { lazy, Suspense } from 'react';

const Panel = lazy(async () => ({
  default: (await import('./object-approval-panel.tsx')).ObjectApprovalPanel,
}));

/** For a form of another feature; loaded when it is shown. */
export const PeopleField = lazy(async () => ({
  default: (await import('../run/people-select.tsx')).PeopleSelect,
}));

/** For the screens of other features; loaded where there is something to show. */
export function ApprovalPanel({ approval }: { approval: ObjectApproval | null }) {
  if (!approval?.run) return null;
  return (
    <Suspense fallback={null}>
      <Panel approval={approval} />
    </Suspense>
  );
}
