import { bulletinById, bulletinsOfProject, bulletinText } from '@zhaocai/contract/tendering/bulletin-endpoints';
import { projectDetail } from '@zhaocai/contract/tendering/project-endpoints';
import { useSearchParams } from 'react-router';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../kit/page/page-tab.ts';
import { useText } from '../../kit/text/language.ts';
import { Empty } from '../../kit/widgets/empty.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { CreateNoticeWork } from './create-notice-work.tsx';
import type { NoticeSource } from './notice-draft.ts';
import { noticeTexts as texts } from './texts.ts';
import './notice.css';

/** Writing a notice: `?projectId=&bulletinType=` begins one, `?id=` goes on with a draft. */
export function CreateNoticePage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const projectId = search.get('projectId') ?? '';
  const bulletinType = Number(search.get('bulletinType') ?? 10);
  if (id) return <StoredDraft id={id} />;
  if (projectId) return <FromProject projectId={projectId} bulletinType={bulletinType} />;
  return <Empty title={t(texts.noProject)} />;
}

/** A draft of this kind that was left earlier is gone on with; nobody wants two. */
function FromProject({ projectId, bulletinType }: Pick<NoticeSource, 'projectId' | 'bulletinType'>) {
  const query = useEndpoint(bulletinsOfProject, { projectId }, { staleMs: Number.POSITIVE_INFINITY });
  return (
    <Loaded query={query} rows={12}>
      {(notices) => {
        const draft = notices.find((notice) => notice.bulletinType === bulletinType && notice.bulletinStatus === 0);
        return draft ? <StoredDraft id={draft.id} /> : <NewDraft projectId={projectId} bulletinType={bulletinType} />;
      }}
    </Loaded>
  );
}

function StoredDraft({ id }: { id: string }) {
  const query = useEndpoint(bulletinById, { id });
  return (
    <Loaded query={query} rows={12}>
      {(notice) => <WithProject source={{ ...notice, stored: { id: notice.id, version: notice.version } }} />}
    </Loaded>
  );
}

function NewDraft({ projectId, bulletinType }: Pick<NoticeSource, 'projectId' | 'bulletinType'>) {
  const query = useEndpoint(bulletinText, { projectId, bulletinType });
  return (
    <Loaded query={query} rows={12}>
      {(text) => <WithProject source={{ ...text, projectId, bulletinType }} />}
    </Loaded>
  );
}

function WithProject({ source }: { source: NoticeSource }) {
  const t = useText();
  const query = useEndpoint(projectDetail, { id: source.projectId });
  useTabTitle(query.data && `${t(texts.createTitle)} ${query.data.projectNo}`);
  return (
    <Loaded query={query} rows={12}>
      {(project) => <CreateNoticeWork source={source} project={project} />}
    </Loaded>
  );
}
