import { flowDoneDetail, flowMyApplyDetail, flowTaskDetail } from '@zhaocai/model/workflow/work-endpoints';
import { useParams } from 'react-router';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { Loaded } from '../../../../kit/widgets/loading.tsx';
import { RunView } from './run-view.tsx';

/** A task that waits: /work/backlog/backlogForm/:instanceId/:taskId/:instanceTaskId/:sort. */
export function TaskPage() {
  const { instanceTaskId = '' } = useParams();
  return <TaskRun id={instanceTaskId} />;
}

/** The same for other addresses that name a task. */
export function TaskRun({ id }: { id: string }) {
  const query = useEndpoint(flowTaskDetail, { id });
  return <Loaded query={query}>{(detail) => <RunView key={id} detail={detail} />}</Loaded>;
}

/** An application: with the task through which one takes part in it, or as a whole (`0` instead of a task). */
export function RunPage() {
  const { taskInstanceId, taskId, flowInstanceId = '' } = useParams();
  const hisId = [taskInstanceId, taskId].find((id) => id !== undefined && /^[1-9]\d*$/.test(id));
  return hisId ? <DoneRun hisId={hisId} /> : <WholeRun flowInsId={flowInstanceId} />;
}

function DoneRun({ hisId }: { hisId: string }) {
  const query = useEndpoint(flowDoneDetail, { hisId });
  return <Loaded query={query}>{(detail) => <RunView key={hisId} detail={detail} />}</Loaded>;
}

export function WholeRun({ flowInsId }: { flowInsId: string }) {
  const query = useEndpoint(flowMyApplyDetail, { flowInsId });
  return <Loaded query={query}>{(detail) => <RunView key={flowInsId} detail={detail} />}</Loaded>;
}
