import { bulletinById, type BulletinDetail } from '@zhaocai/contract/tendering/bulletin-endpoints';
import { bulletinStatuses, bulletinTypes } from '@zhaocai/contract/tendering/choices';
import { projectDetail } from '@zhaocai/contract/tendering/project-endpoints';
import { Alert, Button } from 'antd';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { msToInstant } from '../../kit/clock/server-clock.ts';
import { useServerNow } from '../../kit/clock/use-server-now.ts';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { usePageTab, useTabTitle } from '../../kit/page/page-tab.ts';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag } from '../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../kit/widgets/copyable.tsx';
import { DescriptionList } from '../../kit/widgets/description-list.tsx';
import { Empty } from '../../kit/widgets/empty.tsx';
import { FileLinks } from '../../kit/widgets/file-links.tsx';
import { shownInstant } from '../../kit/widgets/instant-picker.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../kit/widgets/section.tsx';
import { BlockAlert } from './block-alert.tsx';
import { noticePaths, opensProject } from './notice-paths.ts';
import { NoticeSheet } from './notice-sheet.tsx';
import { publishBlock } from './publish-check.ts';
import { RuleList } from './rule-list.tsx';
import { noticeTexts as texts } from './texts.ts';
import { useNoticeWork } from './use-notice-work.ts';
import './notice.css';

/** A notice in the hands of its buyer. */
export function NoticeDetailPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(bulletinById, { id }, { enabled: id !== '' });
  useTabTitle(query.data?.title);
  if (id === '') return <Empty title={t(texts.noProject)} />;
  return (
    <Loaded query={query} rows={12}>
      {(notice) => <NoticeDetail notice={notice} />}
    </Loaded>
  );
}

function NoticeDetail({ notice }: { notice: BulletinDetail }) {
  const t = useText();
  const files = notice.files ?? [];
  return (
    <div className="kit-page">
      <PageHead
        title={notice.title}
        note={<ChoiceTag choices={bulletinStatuses} value={notice.bulletinStatus} />}
        actions={<NoticeActions notice={notice} />}
      >
        <Link to={noticePaths.buyerProject(notice.projectId)}>{notice.projectName}</Link>
        <Copyable value={notice.projectNo} />
        <ChoiceTag choices={bulletinTypes} value={notice.bulletinType} />
      </PageHead>
      {notice.downReason && (
        <Alert type="warning" showIcon title={t(texts.downReason, { reason: notice.downReason })} />
      )}
      <div className="notice-columns">
        <div className="notice-main">
          <NoticeSheet title={notice.title} content={notice.content} />
        </div>
        <aside className="notice-aside">
          {notice.actions.includes('publish') && <PublishRules notice={notice} />}
          <Section title={t(texts.about)}>
            <DescriptionList
              facts={[
                { key: 'buyer', label: t(texts.buyer), value: notice.buyerName },
                { key: 'publish', label: t(texts.publishTime), value: shownInstant(notice.publishTime) },
                { key: 'end', label: t(texts.endTime), value: shownInstant(notice.endTime) },
              ]}
            />
          </Section>
          {files.length > 0 && (
            <Section title={t(texts.files)}>
              <FileLinks files={files} />
            </Section>
          )}
        </aside>
      </div>
    </div>
  );
}

/** What the server lets this user do now. */
function NoticeActions({ notice }: { notice: BulletinDetail }) {
  const t = useText();
  const navigate = useNavigate();
  const { close } = usePageTab();
  const work = useNoticeWork();
  const now = msToInstant(useServerNow(30_000));
  const has = (action: string) => notice.actions.includes(action);
  const mayPublish = has('publish');
  const project = useEndpoint(projectDetail, { id: notice.projectId }, { enabled: mayPublish });
  const isBlocked =
    !project.data || publishBlock(project.data, { bulletinType: notice.bulletinType, now }) !== undefined;
  const publish = async () => {
    if (!project.data) return;
    await work.publish({ bulletinType: notice.bulletinType, project: project.data }, () => Promise.resolve(notice));
  };
  const remove = async () => {
    if (await work.remove(notice)) close();
  };
  return (
    <>
      {has('remove') && (
        <Button danger type="text" disabled={work.isRunning} onClick={() => void remove()}>
          {t(texts.remove)}
        </Button>
      )}
      {has('takeDown') && (
        <Button danger disabled={work.isRunning} onClick={() => void work.takeDown(notice)}>
          {t(texts.takeDown)}
        </Button>
      )}
      {has('edit') && <Button onClick={() => void navigate(noticePaths.edit(notice.id))}>{t(texts.edit)}</Button>}
      {mayPublish && (
        <Button type="primary" disabled={isBlocked} loading={work.isRunning} onClick={() => void publish()}>
          {t(texts.publish)}
        </Button>
      )}
      {notice.actions.length === 0 && <Button onClick={() => window.print()}>{t(texts.print)}</Button>}
    </>
  );
}

function PublishRules({ notice }: { notice: BulletinDetail }) {
  const t = useText();
  const query = useEndpoint(projectDetail, { id: notice.projectId });
  const { bulletinType } = notice;
  return (
    <Loaded query={query} rows={4}>
      {(project) => (
        <>
          <BlockAlert project={project} bulletinType={bulletinType} />
          {opensProject(bulletinType) && (
            <Section title={t(texts.rules)}>
              <RuleList rules={project.rules} />
            </Section>
          )}
        </>
      )}
    </Loaded>
  );
}
