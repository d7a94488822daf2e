import { isNegotiated } from '@zhaocai/model/negotiation/round-rule';
import { hasEnded, isAside, isOpened, projectLifecycle } from '@zhaocai/model/tendering/project-lifecycle';
import type { Text } from '@zhaocai/model/kit/text';
import { isByInvitation } from '@zhaocai/model/tendering/invitation-need';
import type { PublishedProject } from '@zhaocai/model/tendering/published-endpoints';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Countdown, Deadline } from '../../../kit/widgets/deadline.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { nextStep } from '../bid-list/next-step.ts';
import { bidStep } from './bid-stages.ts';
import { bidProjectTexts as texts } from './texts.ts';

export interface NextPanelProps {
  readonly project: PublishedProject;
  readonly now: string;
  readonly onDeadline: () => void;
}

/** What is next and by when, for this supplier, with the one button that does it. */
export function NextPanel({ project, now, onDeadline }: NextPanelProps) {
  const t = useText();
  const due = dueOf(project, now);
  return (
    <Section title={t(texts.next)}>
      <div className="bid-next">
        {due.at ? (
          <>
            <span className="bid-quiet">{t(due.label)}</span>
            <Countdown key={due.at} at={due.at} onReached={onDeadline} />
            <span className="bid-quiet">{t(texts.serverClock)}</span>
          </>
        ) : (
          <strong>{t(due.label)}</strong>
        )}
        <NextButton project={project} now={now} />
      </div>
      <dl className="bid-dates">
        <dt>{t(texts.entryEnd)}</dt>
        <dd>
          <Deadline at={project.entryEndTime} isMet={now >= project.entryEndTime || isAside(project.stage)} />
        </dd>
        <dt>{t(texts.bidEnd)}</dt>
        <dd>
          <Deadline at={project.bidEndTime} isMet={now >= project.bidEndTime || isAside(project.stage)} />
        </dd>
        <dt>{t(texts.openTime)}</dt>
        <dd>
          <Deadline at={project.openTime} isMet={isOpened(project.stage) || isAside(project.stage)} />
        </dd>
        {project.openPlace && (
          <>
            <dt>{t(texts.openPlace)}</dt>
            <dd>{project.openPlace}</dd>
          </>
        )}
        {project.linkman && (
          <>
            <dt>{t(texts.contact)}</dt>
            <dd>
              {project.linkman} {project.phone}
            </dd>
          </>
        )}
      </dl>
    </Section>
  );
}

interface Due {
  readonly label: Text;
  readonly at?: string;
}

function dueOf(project: PublishedProject, now: string): Due {
  if (projectLifecycle.is(project.stage, 'suspended')) return { label: texts.suspended };
  if (hasEnded(project.stage)) return { label: texts.ended };
  const hasEntry = project.packages.some(({ entry }) => entry !== null);
  switch (bidStep(project, now)) {
    case 1:
      return hasEntry
        ? { label: texts.quotingEnds, at: project.bidEndTime }
        : { label: texts.entryEnds, at: project.entryEndTime };
    case 2:
      return { label: texts.quotingEnds, at: project.bidEndTime };
    case 3:
      return now < project.openTime ? { label: texts.opensIn, at: project.openTime } : { label: texts.waitsForOpening };
    case 4:
      return { label: isNegotiated(project) ? texts.waitsForRounds : texts.waitsForResult };
    default:
      return { label: texts.resultOut };
  }
}

function NextButton({ project, now }: Pick<NextPanelProps, 'project' | 'now'>) {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const waiting = project.packages.flatMap(({ entry }) => (entry ? [nextStep(factsOf(project, entry), now)] : []));
  const mine = waiting.find(({ isMine }) => isMine);
  const hasMore = project.packages.some(({ entry }) => entry === null);
  const registerPath = `/bidding/myBid/addBidding?projectId=${project.id}&tenantId=${project.tenantId}`;
  // The first registration answers an invitation: that has its own panel.
  const isAnswer = isByInvitation(project) && waiting.length === 0;
  const mayRegister = project.canEnter && hasMore && allowed('bid_add') && !isAnswer;
  if (!mine && !mayRegister) return null;
  return (
    <div className="bid-next-buttons">
      {mine && allowed('bid_quote') && (
        <Button type="primary" onClick={() => void navigate(mine.to)}>
          {t(mine.label)}
        </Button>
      )}
      {mayRegister && (
        <Button type={mine ? 'default' : 'primary'} onClick={() => void navigate(registerPath)}>
          {t(waiting.length > 0 ? texts.registerMore : texts.register)}
        </Button>
      )}
    </div>
  );
}

type Entry = NonNullable<PublishedProject['packages'][number]['entry']>;

/** A registration inside a project, as the list of registrations has it. */
export function factsOf(project: PublishedProject, entry: Entry) {
  const { id: projectId, tenantId, bidEndTime, stage, manner } = project;
  const { id, entryStatus, isBid } = entry;
  return { id, entryStatus, isBid, projectId, tenantId, bidEndTime, stage, manner };
}
