import { doneExport } from '@zhaocai/model/workflow/work-exports';
import { flowDone } from '@zhaocai/model/workflow/work-endpoints';
import { useNavigate } from 'react-router';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { listInput, useListState } from '../../../../kit/resource-page/list-state.ts';
import { useText } from '../../../../kit/text/language.ts';
import { donePath, printPath } from '../paths.ts';
import { approvalTexts as texts } from '../texts.ts';
import { doneColumns } from './task-columns.tsx';
import { ListPage } from '../../../../kit/resource-page/list-page.tsx';
import '../approval.css';
import { WorkSearch } from './work-search.tsx';

/** What the user has decided. */
export function DonePage() {
  const t = useText();
  const navigate = useNavigate();
  const [state, change] = useListState();
  const query = useEndpoint(flowDone, listInput(state), { keepPrevious: true });
  return (
    <ListPage
      id="done"
      title={t(texts.done)}
      columns={doneColumns}
      query={query}
      state={state}
      onState={change}
      exported={doneExport}
      search={<WorkSearch state={state} onState={change} />}
      actionWidth={140}
      rowActions={(row) => [
        { key: 'open', label: t(texts.open), onClick: () => void navigate(donePath(row)) },
        { key: 'print', label: t(texts.print), onClick: () => void navigate(printPath(row.flowInstanceId)) },
      ]}
      pathOf={(row) => donePath(row)}
      empty={{ title: t(texts.noDone), help: t(texts.noDoneHelp) }}
    />
  );
}
