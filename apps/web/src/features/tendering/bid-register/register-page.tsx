import { publishedProject } from '@zhaocai/model/tendering/published-endpoints';
import { useSearchParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { RegisterWork } from './register-work.tsx';
import { registerTexts as texts } from './texts.ts';
import './bid-register.css';

/** Registering for packages of a published project: `?projectId=&tenantId=`. */
export function RegisterPage() {
  const t = useText();
  const [search] = useSearchParams();
  const projectId = search.get('projectId') ?? search.get('id') ?? '';
  const input = { projectId, tenantId: search.get('tenantId') ?? undefined };
  const query = useEndpoint(publishedProject, input, { enabled: projectId !== '' });
  useTabTitle(query.data && `${t(texts.title)} ${query.data.projectNo}`);
  if (projectId === '') return <Empty title={t(texts.noProject)} />;
  return (
    <Loaded query={query} rows={8}>
      {(project) => <RegisterWork project={project} onDeadline={() => void query.refetch()} />}
    </Loaded>
  );
}
