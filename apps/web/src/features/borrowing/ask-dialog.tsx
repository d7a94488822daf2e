import { borrow } from '@zhaocai/model/borrowing/borrow';
import { msToInstant, serverNow } from '../../kit/clock/server-clock.ts';
import { RowTaskDialog } from '../../kit/resource-page/row-task-dialog.tsx';
import type { RowTask } from '../../kit/resource-page/row-task.ts';

interface AskDialogProps {
  readonly task: RowTask | undefined;
  readonly onClose: () => void;
}

/** A request for papers, new or changed. */
export function AskDialog({ task, onClose }: AskDialogProps) {
  return <RowTaskDialog<typeof borrow.fields> entity={borrow} task={task} onClose={onClose} />;
}

/** A request begins now, for the project whose page it is made on. */
export function newRequest(projectId?: string): RowTask {
  const borrowTime = `${msToInstant(serverNow()).slice(0, 16)}:00`;
  return { kind: 'add', initial: { borrowTime, ...(projectId && { projectId }) } };
}
