import type { Endpoint } from '@zhaocai/model/kit/endpoint';
import { createRef, useState, type ReactNode, type RefObject } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import type { RowTask } from '../../../kit/resource-page/row-task.ts';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { useLastShown } from '../../../kit/widgets/use-last-shown.ts';
import type { LeaveHandle } from './leave-handle.ts';

export interface ScopeDialogProps<R> {
  readonly task: RowTask | undefined;
  readonly title: (kind: RowTask['kind']) => string;
  readonly detail: Endpoint<{ id: string }, R>;
  readonly form: (row: R | undefined, handle: RefObject<LeaveHandle | null>) => ReactNode;
  readonly facts: (row: R) => ReactNode;
  readonly onClose: () => void;
}

/** A scope: read, made, changed. */
export function ScopeDialog<R>({ task: wanted, title, detail, form, facts, onClose }: ScopeDialogProps<R>) {
  // Handed to the form while it is drawn; only the form fills it, and only closing reads it.
  const [handle] = useState<RefObject<LeaveHandle | null>>(createRef);
  const task = useLastShown(wanted);
  return (
    <Dialog
      isOpen={wanted !== undefined}
      title={task && title(task.kind)}
      width={administrationWidth}
      onClose={() => (handle.current ? handle.current.leave() : onClose())}
    >
      {task?.kind === 'add' && form(undefined, handle)}
      {task && task.kind !== 'add' && (
        <WithScope detail={detail} id={task.id}>
          {(row) => (task.kind === 'edit' ? form(row, handle) : facts(row))}
        </WithScope>
      )}
    </Dialog>
  );
}

interface WithScopeProps<R> {
  readonly detail: Endpoint<{ id: string }, R>;
  readonly id: string;
  readonly children: (row: R) => ReactNode;
}

function WithScope<R>({ detail, id, children }: WithScopeProps<R>) {
  const query = useEndpoint(detail, { id });
  return <Loaded query={query}>{children}</Loaded>;
}
