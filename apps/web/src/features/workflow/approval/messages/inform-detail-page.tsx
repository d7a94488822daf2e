import '../approval.css';
import { flowMessageRead, type FlowMessageRow } from '@zhaocai/model/workflow/work-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { call } from '../../../../kit/http/call.ts';
import { RequestError } from '../../../../kit/http/request-error.ts';
import { useTabTitle } from '../../../../kit/page/page-tab.ts';
import { useText } from '../../../../kit/text/language.ts';
import { DescriptionList } from '../../../../kit/widgets/description-list.tsx';
import { Empty } from '../../../../kit/widgets/empty.tsx';
import { ErrorPanel } from '../../../../kit/widgets/error-panel.tsx';
import { Waiting } from '../../../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../../../kit/widgets/section.tsx';
import { shownInstant } from '../../../../kit/widgets/shown-instant.ts';
import { workPaths } from '../paths.ts';
import { MessageKindTag } from '../state-tag.tsx';
import { approvalTexts as texts } from '../texts.ts';
import { isToDo, targetOf } from './message-target.ts';

const announcementPath = '/desk/notice/read';
const notFound = 404;

/** A message by its id (`?id=`, the dataId of a notice): opening it marks it as read. Announcements have their own page. */
export function InformDetailPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const { data, error, refetch } = useMessage(id);
  useTabTitle(data?.title);
  if (!/^\d{1,18}$/.test(id)) return <Empty title={t(texts.noMessages)} />;
  if (error instanceof RequestError && error.code === notFound)
    return <Navigate to={`${announcementPath}/${id}`} replace />;
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return data ? <Message message={data} /> : <Waiting rows={4} />;
}

/** Reading is a write here: once it is done, lists and counts are read anew. */
function useMessage(id: string) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: [flowMessageRead.route, id],
    enabled: /^\d{1,18}$/.test(id),
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { data } = await call(flowMessageRead, { id }, { signal });
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== flowMessageRead.route });
      return data;
    },
  });
}

function Message({ message }: { message: FlowMessageRow }) {
  const t = useText();
  const navigate = useNavigate();
  const { title, kind, content, flowName, createTime } = message;
  const target = targetOf(message);
  return (
    <div className="kit-page">
      <PageHead
        title={title}
        note={<MessageKindTag kind={kind} />}
        actions={
          <>
            <Button onClick={() => void navigate(workPaths.messages)}>{t(texts.messages)}</Button>
            <Button type="primary" onClick={() => void navigate(target)}>
              {t(targetText(message))}
            </Button>
          </>
        }
      />
      <Section title={t(texts.message)}>
        <DescriptionList
          facts={[
            ...(flowName === null ? [] : [{ key: 'flow', label: t(texts.flow), value: flowName }]),
            { key: 'step', label: t(flowName === null ? texts.about : texts.step), value: content },
            { key: 'time', label: t(texts.messageTime), value: shownInstant(createTime) },
          ]}
        />
      </Section>
    </div>
  );
}

function targetText(message: FlowMessageRow) {
  if (message.flowInstanceId !== null) return isToDo(message) ? texts.goTask : texts.goRun;
  switch (message.businessType) {
    case 'secondFactor':
      return texts.goFactors;
    case 'session':
      return texts.goSessions;
    case 'project':
    case 'bid':
      return texts.goProject;
    default:
      return texts.goThere;
  }
}
