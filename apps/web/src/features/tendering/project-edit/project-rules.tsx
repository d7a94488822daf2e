import { projectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { RuleList } from './rules-panel.tsx';

/** The rules that a stored project must keep if its notice went out now, each with its article. */
export function ProjectRules({ projectId }: { projectId: string }) {
  const query = useEndpoint(projectDetail, { id: projectId });
  return (
    <Loaded query={query} rows={3}>
      {({ rules }) => <RuleList rules={rules} />}
    </Loaded>
  );
}
