import { bulletinById, bulletinPdf, type BulletinDetail } from '@zhaocai/model/tendering/bulletin-endpoints';
import { bulletinType } from '@zhaocai/model/tendering/choices';
import { ownInvitations } from '@zhaocai/model/tendering/invitation-endpoints';
import { publishedProject } from '@zhaocai/model/tendering/published-endpoints';
import { Button } from 'antd';
import { Suspense } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PdfButton } from '../../../kit/widgets/pdf-button.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { PublishedAnswers } from '../../clarification/index.ts';
import { WatchButton } from '../../attention/index.ts';
import { AnswerButtons } from '../invitation/answer-buttons.tsx';
import { BulletinSheet } from './bulletin-sheet.tsx';
import { NoticeRelations } from './notice-relations.tsx';
import { bidProjectPath, registerPath } from './paths.ts';
import { bulletinTexts as texts } from './texts.ts';

/** A published notice as everybody reads it, and the way to register: `?id=`, `tenantId` its buyer. */
export function BulletinReaderPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(
    bulletinById,
    { id, tenantId: search.get('tenantId') ?? undefined },
    { enabled: id !== '' },
  );
  useTabTitle(query.data?.title);
  if (id === '') return <Empty title={t(texts.noBulletin)} />;
  return <Loaded query={query}>{(bulletin) => <ReaderView bulletin={bulletin} />}</Loaded>;
}

function ReaderView({ bulletin }: { bulletin: BulletinDetail }) {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const { projectId, tenantId } = bulletin;
  const isBidder = allowed('bid_add');
  const project = useEndpoint(publishedProject, { projectId, tenantId }, { enabled: isBidder }).data;
  const isLetter = bulletinType.is(bulletin.bulletinType, 'invitation');
  const invitation = useEndpoint(ownInvitations, { projectId, tenantId }, { enabled: isBidder && isLetter }).data?.[0];
  const isEntered = project?.packages.some(({ entry }) => entry !== null) ?? false;
  return (
    <div className="kit-page">
      <PageHead
        title={<ChoiceTag choices={bulletinType.choices} value={bulletin.bulletinType} />}
        actions={
          <>
            <WatchButton type="notice" id={bulletin.id} />
            <PdfButton
              endpoint={bulletinPdf}
              input={{ id: bulletin.id, tenantId: bulletin.tenantId }}
              title={bulletin.title}
            />
            <Button onClick={() => window.print()}>{t(texts.print)}</Button>
            {isEntered && (
              <Button onClick={() => void navigate(bidProjectPath({ projectId, tenantId }))}>{t(texts.myBid)}</Button>
            )}
            {invitation ? (
              <AnswerButtons invitation={{ ...invitation, letterId: null }} />
            ) : project?.canEnter && !project.packages.every(({ entry }) => entry !== null) ? (
              <Button type="primary" onClick={() => void navigate(registerPath({ projectId, tenantId }))}>
                {t(texts.register)}
              </Button>
            ) : null}
          </>
        }
      >
        {isBidder ? (
          <Link to={bidProjectPath({ projectId, tenantId })}>{bulletin.projectName}</Link>
        ) : (
          <span>{bulletin.projectName}</span>
        )}
        {project && (
          <>
            <span>
              {t(texts.entryEnd)} <Deadline at={project.entryEndTime} />
            </span>
            <span>
              {t(texts.bidEnd)} <Deadline at={project.bidEndTime} />
            </span>
          </>
        )}
      </PageHead>
      <NoticeRelations bulletin={bulletin} />
      <BulletinSheet bulletin={bulletin} />
      <Suspense>
        <PublishedAnswers projectId={projectId} tenantId={tenantId} />
      </Suspense>
    </div>
  );
}
