import '../columns/detail-columns.css';
import './project-detail.css';
import { DownOutlined } from '@ant-design/icons';
import type { Choice } from '@zhaocai/model/kit/field';
import type { Text } from '@zhaocai/model/kit/text';
import { isNegotiated } from '@zhaocai/model/negotiation/round-rule';
import { hasStep } from '@zhaocai/model/tendering/project-way';
import { projectStatus } from '@zhaocai/model/tendering/choices';
import { isByInvitation } from '@zhaocai/model/tendering/invitation-need';
import { projectDetail, type ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { isAside, projectLifecycle, wasOpened } from '@zhaocai/model/tendering/project-lifecycle';
import { Alert, Button, Dropdown } from 'antd';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { shownInstant } from '../../../kit/widgets/instant-picker.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { StageSteps } from '../../../kit/widgets/stage-steps.tsx';
import { ProjectAgency } from '../../agency/index.ts';
import { ProjectContracts } from '../../contract/index.ts';
import { ProjectDemand } from '../../demand/index.ts';
import { ProjectDeposits } from '../../deposit/index.ts';
import { ProjectMoney } from '../../treasury/index.ts';
import { ProjectQuestions } from '../../clarification/index.ts';
import { ProjectObjections } from '../../objection/index.ts';
import { ProjectEvaluation } from '../../evaluation/index.ts';
import { AuctionLink } from '../../auction/index.ts';
import { ProjectRounds } from '../../negotiation/index.ts';
import { HallLink } from '../../hall/index.ts';
import { WatchButton } from '../../attention/index.ts';
import { ProjectBorrowing } from '../../borrowing/index.ts';
import { DossierButton, MakeDocumentButton } from '../../document/index.ts';
import { ProjectSchedule, ProjectTasks } from '../../procedure/index.ts';
import { ChangesSection } from '../change/changes-section.tsx';
import { ContractSection } from '../contract-files/contract-section.tsx';
import { DocumentsSection } from '../documents/documents-section.tsx';
import { DetailColumns } from '../columns/detail-columns.tsx';
import { comparisonPath, noticePath } from '../paths.ts';
import { ExceptionDialog, type ExceptionName } from '../exception/exception-dialog.tsx';
import { ExceptionsSection } from '../exception/exceptions-section.tsx';
import { InvitationsSection } from '../invitation/lazy-invitations.ts';
import { RelatedSection } from '../related/lazy-related.ts';
import { EntriesSection } from './entries-section.tsx';
import { TakingsSection } from './takings-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { NoticesSection } from './notices-section.tsx';
import { PackagesSection } from './packages-section.tsx';
import { ProjectAside } from './project-aside.tsx';
import { detailTexts as texts } from './texts.ts';
import { useProjectActions, type ProjectButton } from './use-project-actions.ts';

/** One project: where it stands, what is next, and all that belongs to it. `?id=` names it. */
export function ProjectDetailPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(projectDetail, { id }, { enabled: id !== '', refreshMs: 60_000 });
  useTabTitle(query.data?.projectNo);
  if (id === '') return <Empty title={t(texts.noProject)} />;
  return (
    <Loaded query={query} rows={12}>
      {(detail) => <ProjectView detail={detail} onDue={() => void query.refetch()} />}
    </Loaded>
  );
}

function ProjectView({ detail, onDue }: { detail: ProjectDetail; onDue: () => void }) {
  const t = useText();
  const allowed = useAllowed();
  const [asking, setAsking] = useState<ExceptionName>();
  const [isHandingIn, setHandingIn] = useState(false);
  const buttons = useProjectActions(detail, { onAsk: setAsking, onHandIn: () => setHandingIn(true) });
  const isWaiting = detail.rejectReason !== null && projectLifecycle.is(detail.stage, 'initiated', 'opened');
  return (
    <div className="kit-page">
      <ProjectHead detail={detail} buttons={buttons} />
      {asking && <ExceptionDialog detail={detail} kind={asking} onClose={() => setAsking(undefined)} />}
      <div className="detail-stages">
        <StageSteps stages={stagesOf(detail, allowed)} />
      </div>
      {isWaiting && (
        <Alert type="warning" showIcon title={t(texts.rejectReason, { reason: detail.rejectReason ?? '' })} />
      )}
      <DetailColumns aside={<ProjectAside detail={detail} buttons={buttons} onDue={onDue} />}>
        <ExceptionsSection detail={detail} />
        {wasOpened(detail) && isNegotiated(detail) && (
          <Suspense>
            <ProjectRounds projectId={detail.id} />
          </Suspense>
        )}
        <DocumentsSection detail={detail} isHandingIn={isHandingIn} onHandIn={setHandingIn} />
        <FactsSection detail={detail} />
        <Suspense>{detail.demandId && <ProjectDemand demandId={detail.demandId} />}</Suspense>
        <Suspense>
          <ProjectSchedule projectId={detail.id} noticePath={noticePath} />
        </Suspense>
        <PackagesSection detail={detail} />
        <Suspense>
          <ProjectEvaluation projectId={detail.id} />
        </Suspense>
        {invites(detail) && (
          <Suspense>
            <InvitationsSection detail={detail} />
          </Suspense>
        )}
        <ContractSection detail={detail} />
        {wasOpened(detail) && allowed('entry_view') && (
          <Suspense>
            <RelatedSection projectId={detail.id} />
          </Suspense>
        )}
        <EntriesSection detail={detail} />
        <TakingsSection detail={detail} />
        <NoticesSection projectId={detail.id} />
        <ChangesSection detail={detail} />
        <Suspense>
          {detail.publishTime !== null && <ProjectQuestions projectId={detail.id} />}
          {detail.publishTime !== null && <ProjectObjections projectId={detail.id} tenantId={detail.tenantId} />}
          {projectLifecycle.hasReached(detail.stage, 'resultPublished') && <ProjectContracts projectId={detail.id} />}
          {detail.depositMoney && <ProjectDeposits projectId={detail.id} />}
          {wasOpened(detail) && <ProjectMoney projectId={detail.id} />}
          <ProjectAgency projectId={detail.id} />
          <ProjectTasks projectId={detail.id} />
          <ProjectBorrowing projectId={detail.id} />
        </Suspense>
      </DetailColumns>
    </div>
  );
}

function ProjectHead({ detail, buttons }: { detail: ProjectDetail; buttons: readonly ProjectButton[] }) {
  const t = useText();
  const mine = detail.next.find(({ isMine }) => isMine)?.action;
  // What leads on from here stands out; where nothing does, what moves a project on anyway.
  const main = buttons.find(({ key }) => key === mine) ?? buttons.find(({ isMain }) => isMain);
  const others = buttons.filter((button) => button !== main && !button.isRare);
  const rare = buttons.filter((button) => button !== main && button.isRare);
  return (
    <PageHead
      title={detail.projectName}
      note={
        <>
          <ChoiceTag choices={projectLifecycle.choices} value={detail.stage} />
          {detail.projectStatus !== inProgress && (
            <ChoiceTag choices={projectStatus.choices} value={detail.projectStatus} />
          )}
        </>
      }
      actions={
        <>
          <WatchButton type="project" id={detail.id} />
          {hasHall(detail) && (
            <Suspense>
              <HallLink projectId={detail.id} tenantId={detail.tenantId} />
            </Suspense>
          )}
          {wasOpened(detail) && hasStep(detail, 'bidDown') && (
            <Suspense>
              <AuctionLink projectId={detail.id} tenantId={detail.tenantId} />
            </Suspense>
          )}
          {wasOpened(detail) && <MakeDocumentButton projectId={detail.id} />}
          <DossierButton projectId={detail.id} />
          {others.map(({ key, label, run, isDangerous, isRunning }) => (
            <Button key={key} danger={isDangerous} loading={isRunning} onClick={run}>
              {t(label)}
            </Button>
          ))}
          {rare.length > 0 && <MoreActions buttons={rare} />}
          {main && (
            <Button type="primary" danger={main.isDangerous} loading={main.isRunning} onClick={main.run}>
              {t(main.label)}
            </Button>
          )}
        </>
      }
    >
      <Copyable value={detail.projectNo} />
      {'generalBudget' in detail && (
        <span>
          <Money value={detail.generalBudget} unit />
        </span>
      )}
      <Deadline at={detail.bidEndTime} isMet={wasOpened(detail) || isAside(detail.stage)} />
    </PageHead>
  );
}

/** Published, and opened by its procedure. */
function hasHall(detail: ProjectDetail): boolean {
  return detail.publishTime !== null && hasStep(detail, 'open');
}

/** The list is made once the project is confirmed. */
function invites(detail: ProjectDetail): boolean {
  return isByInvitation(detail) && !projectLifecycle.is(detail.stage, 'initiated', 'toConfirm', 'drafting');
}

const inProgress = 2;

/** What is done seldom and with care. */
function MoreActions({ buttons }: { buttons: readonly ProjectButton[] }) {
  const t = useText();
  const items = buttons.map(({ key, label, isDangerous, run }) => ({
    key,
    label: t(label),
    danger: isDangerous,
    onClick: run,
  }));
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button>
        {t(kitTexts.more)} <DownOutlined />
      </Button>
    </Dropdown>
  );
}

/** A result that no notice tells is concluded, and a letter is no notice. */
function labelsOf(detail: ProjectDetail): Readonly<Partial<Record<number, Text>>> {
  const { published, resultPublished } = projectLifecycle.code;
  return {
    ...(isByInvitation(detail) && { [published]: texts.stageInvited }),
    ...(!hasStep(detail, 'publishResult') && { [resultPublished]: texts.stageConcluded }),
  };
}

/** Where a stage that was reached is shown: what was published, who registered, what was offered. */
function placeOf(detail: ProjectDetail, stage: number, allowed: (permission: string) => boolean) {
  const { is } = projectLifecycle;
  if (is(stage, 'initiated')) return { at: 'basic' };
  if (is(stage, 'published', 'resultPublished')) return { at: 'notices' };
  if (is(stage, 'registering') && allowed('entry_view') && detail.publishTime !== null) return { at: 'entries' };
  const isCompared = is(stage, 'opened', 'evaluating', 'resultToConfirm') && wasOpened(detail);
  return isCompared && allowed('entry_view') ? { to: comparisonPath(detail.id) } : {};
}

function stagesOf(detail: ProjectDetail, allowed: (permission: string) => boolean) {
  const states: readonly Choice[] = projectLifecycle.choices;
  const own = labelsOf(detail);
  return detail.stages.map(({ stage, state, enterTime }) => ({
    key: stage,
    label: own[stage] ?? states.find(({ value }) => value === stage)?.label ?? { zh: String(stage), en: String(stage) },
    state,
    ...((state === 'done' || state === 'now') && placeOf(detail, stage, allowed)),
    time: enterTime && state !== 'skipped' ? shownInstant(enterTime).slice(5) : undefined,
  }));
}
