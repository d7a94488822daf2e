import { applicationsExport } from '@zhaocai/model/workflow/work-exports';
import { PlusOutlined } from '@ant-design/icons';
import { flowMyApply } from '@zhaocai/model/workflow/work-endpoints';
import { runLifecycle } from '@zhaocai/model/workflow/run-lifecycle';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { useListState } from '../../../../kit/resource-page/list-state.ts';
import { useText } from '../../../../kit/text/language.ts';
import { leavePath, printPath, runPath, workPaths } from '../paths.ts';
import { approvalTexts as texts } from '../texts.ts';
import { applicationColumns } from './task-columns.tsx';
import { ListPage } from '../../../../kit/resource-page/list-page.tsx';
import '../approval.css';
import { WorkSearch } from './work-search.tsx';

/** What the user has applied for. */
export function ApplicationsPage() {
  const t = useText();
  const navigate = useNavigate();
  const [state, change] = useListState();
  const { title, flowName, instanceStatus } = state.filters;
  const input = {
    title,
    flowName,
    instanceStatus: runLifecycle.named(instanceStatus)?.value,
    current: state.current,
    size: state.size,
  };
  const query = useEndpoint(flowMyApply, input, { keepPrevious: true });
  const statuses = runLifecycle.choices.map(({ value, label }) => ({ value, label: t(label) }));
  const add = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(workPaths.apply)}>
      {t(texts.newApplication)}
    </Button>
  );
  return (
    <ListPage
      id="applications"
      title={t(texts.applications)}
      columns={applicationColumns}
      query={query}
      state={state}
      onState={change}
      exported={applicationsExport}
      search={
        <WorkSearch
          state={state}
          onState={change}
          choice={{ name: 'instanceStatus', label: t(texts.state), options: statuses }}
        />
      }
      actions={add}
      actionWidth={140}
      rowActions={(row) => [
        { key: 'open', label: t(texts.open), onClick: () => void navigate(addressOf(row)) },
        { key: 'print', label: t(texts.print), onClick: () => void navigate(printPath(row.id)) },
      ]}
      pathOf={(row) => addressOf(row)}
      empty={{ title: t(texts.noApplications), help: t(texts.noApplicationsHelp), action: add }}
    />
  );
}

interface Addressed {
  readonly id: string;
  readonly businessType: string | null;
  readonly businessId: string | null;
}

function addressOf({ id, businessType, businessId }: Addressed): string {
  return businessType === 'leave' && businessId ? leavePath({ id, businessId }) : runPath(id);
}
