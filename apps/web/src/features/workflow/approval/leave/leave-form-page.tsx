import '../approval.css';
import { startLeave } from '@zhaocai/model/workflow/blade-flow-endpoints';
import { leaveRequest } from '@zhaocai/model/workflow/entities';
import { instantToMs } from '../../../../kit/clock/server-clock.ts';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../../kit/endpoint/use-command.ts';
import { usePageTab } from '../../../../kit/page/page-tab.ts';
import { ResourceForm } from '../../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../../kit/text/language.ts';
import { PageHead, Section } from '../../../../kit/widgets/section.tsx';
import { useNotify } from '../../../../kit/widgets/use-notify.tsx';
import { leavePath, workPaths } from '../paths.ts';
import { approvalTexts as texts } from '../texts.ts';

const { startTime, endTime, reason } = leaveRequest.fields;
const fields = { startTime, endTime, reason };

/** Applies for a leave: /work/process/leave/form/:processDefinitionId. */
export function LeaveFormPage() {
  const t = useText();
  const navigate = useNavigate();
  const notify = useNotify();
  const tab = usePageTab();
  const command = useCommand(startLeave);
  const submit = async (values: Readonly<Record<string, unknown>>): Promise<boolean> => {
    const leave = {
      startTime: String(values.startTime),
      endTime: String(values.endTime),
      reason: String(values.reason),
    };
    if (instantToMs(leave.endTime) <= instantToMs(leave.startTime)) {
      notify.warning(t(texts.leaveOrder));
      return false;
    }
    const answer = await command.run(leave);
    if (!answer) return false;
    tab.close();
    void navigate(leavePath({ id: answer.data.flowInstanceId, businessId: answer.data.id }), { replace: true });
    return true;
  };
  return (
    <div className="kit-page approval-narrow">
      <PageHead title={t(texts.leave)}>
        <span>{t(texts.leaveHelp)}</span>
      </PageHead>
      <Section title={t(texts.form)}>
        <ResourceForm
          fields={fields}
          submitText={t(texts.leaveApply)}
          onSubmit={submit}
          onCancel={() => void navigate(workPaths.applications)}
        />
      </Section>
    </div>
  );
}
