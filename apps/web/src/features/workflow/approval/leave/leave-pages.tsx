import { useParams } from 'react-router';
import { TaskRun, WholeRun } from '../run/run-pages.tsx';

/** A leave that waits for a decision: /work/process/leave/handle/:taskId/:processInstanceId/:businessId. */
export function LeaveHandlePage() {
  const { taskId = '' } = useParams();
  return <TaskRun id={taskId} />;
}

/** A leave to read: /work/process/leave/detail/:processInstanceId/:businessId. */
export function LeaveDetailPage() {
  const { processInstanceId = '' } = useParams();
  return <WholeRun flowInsId={processInstanceId} />;
}
