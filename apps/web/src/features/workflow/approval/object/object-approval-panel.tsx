import '../approval.css';
import { AuditOutlined, ExportOutlined } from '@ant-design/icons';
import type { ObjectApproval } from '@zhaocai/model/workflow/object-approval';
import type { FlowDetail } from '@zhaocai/model/workflow/wire';
import { flowMyApplyDetail, flowTaskDetail } from '@zhaocai/model/workflow/work-endpoints';
import { isRunOpen, runLifecycle } from '@zhaocai/model/workflow/run-lifecycle';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../../kit/text/language.ts';
import { Loaded } from '../../../../kit/widgets/loading.tsx';
import { Section } from '../../../../kit/widgets/section.tsx';
import { runPath, taskPath } from '../paths.ts';
import { ActionDialog } from '../run/action-dialog.tsx';
import { specOf, type RunAction } from '../run/run-actions.ts';
import { InstanceTag } from '../state-tag.tsx';
import { FlowSteps } from '../steps/flow-steps.tsx';
import { ApprovalRecordDrawer } from '../steps/record-drawer.tsx';
import { approvalTexts } from '../texts.ts';
import { objectTexts as texts } from './texts.ts';

type Run = NonNullable<ObjectApproval['run']>;

/** How far the approval of an object is, on the object's own page, and what its reader may do with it. */
export function ObjectApprovalPanel({ approval }: { approval: ObjectApproval | null }) {
  const run = approval?.run;
  return run ? <RunPanel key={run.flowInstanceId} run={run} /> : null;
}

function RunPanel({ run }: { run: Run }) {
  const t = useText();
  const [isRecordOpen, setRecordOpen] = useState(false);
  const { flowInstanceId, instanceStatus } = run;
  const record = (
    <Button size="small" icon={<AuditOutlined />} onClick={() => setRecordOpen(true)}>
      {t(approvalTexts.record)}
    </Button>
  );
  return (
    <Section title={t(texts.title)} note={<InstanceTag status={instanceStatus} />} extra={record}>
      <div className="approval-panel">
        <RunNote run={run} />
        {run.task ? <TaskSteps run={run} taskId={run.task.id} /> : <WholeSteps run={run} />}
      </div>
      <ApprovalRecordDrawer
        flowInstanceId={flowInstanceId}
        isOpen={isRecordOpen}
        onClose={() => setRecordOpen(false)}
      />
    </Section>
  );
}

function RunNote({ run: { instanceStatus, rejectRemark } }: { run: Run }) {
  const t = useText();
  if (runLifecycle.is(instanceStatus, 'rejected')) {
    const title = rejectRemark ? t(texts.rejected, { reason: rejectRemark }) : t(texts.rejectedSilently);
    return <Alert type="error" showIcon className="approval-refusal" title={title} />;
  }
  if (runLifecycle.is(instanceStatus, 'returned')) {
    const title = t(texts.returned, { reason: rejectRemark ?? '' });
    return <Alert type="warning" showIcon className="approval-refusal" title={title} />;
  }
  return isRunOpen(instanceStatus) ? <p className="approval-help">{t(texts.waits)}</p> : null;
}

function TaskSteps({ run, taskId }: { run: Run; taskId: string }) {
  const query = useEndpoint(flowTaskDetail, { id: taskId });
  return (
    <Loaded query={query} rows={3}>
      {(detail) => <Steps detail={detail} run={run} />}
    </Loaded>
  );
}

function WholeSteps({ run }: { run: Run }) {
  const query = useEndpoint(flowMyApplyDetail, { flowInsId: run.flowInstanceId });
  return (
    <Loaded query={query} rows={3}>
      {(detail) => <Steps detail={detail} run={run} />}
    </Loaded>
  );
}

/** What can be said without the form; the rest is done on the approval's own page. */
const offered: readonly RunAction[] = ['agree', 'reject', 'resubmit', 'withdraw', 'urge'];

function Steps({ detail, run }: { detail: FlowDetail; run: Run }) {
  const t = useText();
  const [action, setAction] = useState<RunAction>();
  const stop = () => setAction(undefined);
  const actions = offered.filter((one) => detail.actions.includes(one));
  const { flowInstanceId, task } = run;
  return (
    <>
      <FlowSteps {...detail} now={detail.serverTime} />
      <div className="approval-panel-foot">
        {actions.map((one) => (
          <Button
            key={one}
            type={one === 'agree' || one === 'resubmit' ? 'primary' : 'default'}
            danger={specOf(one).isDangerous}
            onClick={() => setAction(one)}
          >
            {t(specOf(one).label)}
          </Button>
        ))}
        <Link to={task ? taskPath({ ...task, flowInstanceId }) : runPath(flowInstanceId)}>
          <ExportOutlined /> {t(texts.sheet)}
        </Link>
      </div>
      {action && (
        <ActionDialog
          key={action}
          action={action}
          detail={detail}
          target={{ taskId: detail.currentTask?.id ?? '', flowInstanceId, form: undefined }}
          onDone={stop}
          onClose={stop}
        />
      )}
    </>
  );
}
