import { manner, saleType } from '@zhaocai/model/tendering/choices';
import { isByInvitation } from '@zhaocai/model/tendering/invitation-need';
import { isNegotiated } from '@zhaocai/model/negotiation/round-rule';
import { hasStep } from '@zhaocai/model/tendering/project-way';
import { publishedProject, type PublishedProject } from '@zhaocai/model/tendering/published-endpoints';
import { projectLifecycle, wasOpened } from '@zhaocai/model/tendering/project-lifecycle';
import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { msToInstant } from '../../../kit/clock/server-clock.ts';
import { useServerNow } from '../../../kit/clock/use-server-now.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { StageSteps } from '../../../kit/widgets/stage-steps.tsx';
import { ProjectDeposits } from '../../deposit/index.ts';
import { DocumentPurchase } from '../../order/index.ts';
import { OwnQuestions, PublishedAnswers } from '../../clarification/index.ts';
import { ProjectObjections } from '../../objection/index.ts';
import { OwnBidQuestions, PublishedStandards } from '../../evaluation/index.ts';
import { AuctionLink } from '../../auction/index.ts';
import { OwnRounds } from '../../negotiation/index.ts';
import { HallLink } from '../../hall/index.ts';
import { WatchButton } from '../../attention/index.ts';
import { OwnConsortia } from '../consortium/lazy-consortia.ts';
import { InvitationPanel } from '../invitation/lazy-invitations.ts';
import { OwnContracts } from '../contract-files/own-contracts.tsx';
import { bidStages } from './bid-stages.ts';
import { ChangedQuotes } from './changed-quotes.tsx';
import { NextPanel } from './next-panel.tsx';
import { OpeningRecord } from './opening-record.tsx';
import { PackageSection } from './package-section.tsx';
import { ProjectFacts } from './project-facts.tsx';
import { ProjectNotices } from './project-notices.tsx';
import { bidProjectTexts as texts } from './texts.ts';
import './bid-project.css';

/** A published project as a supplier sees it: what is wanted, until when, and how far his own part is. */
export function BidProjectPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const input = { projectId: id, tenantId: search.get('tenantId') ?? undefined };
  const query = useEndpoint(publishedProject, input);
  useTabTitle(query.data && `${query.data.projectNo} ${query.data.projectName}`);
  return (
    <Loaded query={query} rows={12}>
      {(project) => <BidProject project={project} onDeadline={() => void query.refetch()} />}
    </Loaded>
  );
}

function BidProject({ project, onDeadline }: { project: PublishedProject; onDeadline: () => void }) {
  const t = useText();
  const now = msToInstant(useServerNow(30_000));
  return (
    <div className="kit-page">
      <PageHead
        title={project.projectName}
        note={<ChoiceTag choices={projectLifecycle.choices} value={project.stage} />}
        actions={
          <>
            {hasStep(project, 'open') && (
              <Suspense>
                <HallLink projectId={project.id} tenantId={project.tenantId} />
              </Suspense>
            )}
            {wasOpened(project) && hasStep(project, 'bidDown') && (
              <Suspense>
                <AuctionLink projectId={project.id} tenantId={project.tenantId} />
              </Suspense>
            )}
            <WatchButton type="project" id={project.id} />
          </>
        }
      >
        <Copyable value={project.projectNo} />
        <span>{project.buyerName}</span>
        <ChoiceTag choices={manner.choices} value={project.manner} />
      </PageHead>
      <div className="bid-stages">
        <StageSteps stages={bidStages(project, now, t)} />
      </div>
      <div className="bid-columns">
        <div className="bid-main">
          {wasOpened(project) && (
            <Suspense>
              <OwnBidQuestions projectId={project.id} tenantId={project.tenantId} />
            </Suspense>
          )}
          {wasOpened(project) && isNegotiated(project) && (
            <Suspense>
              <OwnRounds project={project} />
            </Suspense>
          )}
          <ChangedQuotes project={project} />
          <OwnContracts project={project} />
          {wasOpened(project) && <OpeningRecord project={project} />}
          {project.packages.map((one) => (
            <PackageSection key={one.id} project={project} package={one} now={now} />
          ))}
          <Section title={t(texts.basics)}>
            <ProjectFacts project={project} />
          </Section>
          <Suspense>
            <PublishedStandards projectId={project.id} tenantId={project.tenantId} />
            <PublishedAnswers projectId={project.id} tenantId={project.tenantId} />
            <ProjectObjections projectId={project.id} tenantId={project.tenantId} />
            <OwnQuestions about={{ projectId: project.id, tenantId: project.tenantId, packages: project.packages }} />
          </Suspense>
        </div>
        <aside className="bid-aside">
          {isByInvitation(project) && (
            <Suspense>
              <InvitationPanel projectId={project.id} tenantId={project.tenantId} />
            </Suspense>
          )}
          {project.isConsortium && (
            <Suspense>
              <OwnConsortia projectId={project.id} tenantId={project.tenantId} />
            </Suspense>
          )}
          {saleType.is(project.saleType, 'online') && (
            <Suspense>
              <DocumentPurchase projectId={project.id} tenantId={project.tenantId} />
            </Suspense>
          )}
          <NextPanel project={project} now={now} onDeadline={onDeadline} />
          {project.depositMoney && (
            <Suspense>
              <ProjectDeposits projectId={project.id} />
            </Suspense>
          )}
          <ProjectNotices project={project} />
        </aside>
      </div>
    </div>
  );
}
