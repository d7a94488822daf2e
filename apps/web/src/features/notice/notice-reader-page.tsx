import { bulletinById, type BulletinDetail } from '@zhaocai/contract/tendering/bulletin-endpoints';
import { bulletinTypes } from '@zhaocai/contract/tendering/choices';
import { publishedProject, type PublishedProject } from '@zhaocai/contract/tendering/published-endpoints';
import { Button } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../kit/page/page-tab.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../kit/widgets/copyable.tsx';
import { Countdown, Deadline } from '../../kit/widgets/deadline.tsx';
import { Empty } from '../../kit/widgets/empty.tsx';
import { FileLinks } from '../../kit/widgets/file-links.tsx';
import { shownInstant } from '../../kit/widgets/instant-picker.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../kit/widgets/section.tsx';
import { noticePaths } from './notice-paths.ts';
import { NoticeSheet } from './notice-sheet.tsx';
import { noticeTexts as texts } from './texts.ts';
import './notice.css';

/** A published notice as its readers see it, with what they can still do: `?id=&tenantId=`. */
export function NoticeReaderPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const tenantId = search.get('tenantId') ?? undefined;
  const query = useEndpoint(bulletinById, { id, tenantId }, { enabled: id !== '' });
  useTabTitle(query.data?.title);
  if (id === '') return <Empty title={t(texts.noProject)} />;
  return (
    <Loaded query={query} rows={12}>
      {(notice) => <NoticeReader notice={notice} />}
    </Loaded>
  );
}

function NoticeReader({ notice }: { notice: BulletinDetail }) {
  const t = useText();
  const files = notice.files ?? [];
  const { projectId, tenantId } = notice;
  const project = useEndpoint(publishedProject, { projectId, tenantId });
  return (
    <div className="kit-page">
      <PageHead title={notice.title} actions={<Button onClick={() => window.print()}>{t(texts.print)}</Button>}>
        <Copyable value={notice.projectNo} />
        <span>{notice.buyerName}</span>
        <ChoiceTag choices={bulletinTypes} value={notice.bulletinType} />
        <time className="kit-number">{shownInstant(notice.publishTime)}</time>
      </PageHead>
      <div className="notice-columns">
        <div className="notice-main">
          <NoticeSheet title={notice.title} content={notice.content} />
        </div>
        <aside className="notice-aside">
          <Loaded query={project} rows={4}>
            {(published) => <TakePart project={published} onDeadline={() => void project.refetch()} />}
          </Loaded>
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

/** How long one may still take part, and the way in. */
function TakePart({ project, onDeadline }: { project: PublishedProject; onDeadline: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const named = { projectId: project.id, tenantId: project.tenantId };
  const isEntered = project.packages.some(({ entry }) => entry !== null);
  const mayRegister = project.canEnter && !isEntered && allowed('bid_add');
  return (
    <Section title={t(texts.deadlines)} note={isEntered && <ToneTag tone="green">{t(texts.entered)}</ToneTag>}>
      {project.canEnter && !isEntered && (
        <div className="notice-clock">
          <span className="notice-quiet">{t(texts.entryLeft)}</span>
          <Countdown at={project.entryEndTime} onReached={onDeadline} />
        </div>
      )}
      <dl className="notice-dates">
        <dt>{t(texts.entryEnd)}</dt>
        <dd>
          <Deadline at={project.entryEndTime} isMet={isEntered || project.stage >= 45} />
        </dd>
        <dt>{t(texts.bidEnd)}</dt>
        <dd>
          <Deadline at={project.bidEndTime} isMet={project.stage >= 45} />
        </dd>
        <dt>{t(texts.openTime)}</dt>
        <dd>
          <Deadline at={project.openTime} isMet={project.stage >= 45} />
        </dd>
      </dl>
      <div className="notice-buttons">
        {mayRegister && (
          <Button type="primary" onClick={() => void navigate(noticePaths.register(named))}>
            {t(texts.register)}
          </Button>
        )}
        <Button type={isEntered ? 'primary' : 'default'} onClick={() => void navigate(noticePaths.bidProject(named))}>
          {t(isEntered ? texts.goQuote : texts.toProject)}
        </Button>
      </div>
    </Section>
  );
}
