import { projectEvidence } from '@zhaocai/model/tendering/evidence-endpoints';
import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { Link } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Countdown } from '../../../kit/widgets/deadline.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { FileLinks } from '../../../kit/widgets/file-links.tsx';
import { shownInstant } from '../../../kit/widgets/instant-picker.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { ApprovalPanel } from '../../workflow/index.ts';
import { actionWords } from '../evidence/action-words.ts';
import { actorOf } from '../evidence/actor-of.ts';
import { evidencePath } from '../paths.ts';
import { RuleItem } from '../law-rule/rule-list.tsx';
import { MemberList, MembersButton } from '../members/members-section.tsx';
import { nextStep } from './next-step.ts';
import { detailTexts as texts } from './texts.ts';

const openedStage = 45;

/** What is next and by when, the rules, the people, the files, what happened. */
export function ProjectAside({ detail, onDue }: { detail: ProjectDetail; onDue: () => void }) {
  const t = useText();
  const allowed = useAllowed();
  return (
    <>
      <Section title={t(texts.nextStep)}>
        <p className="tender-next-title">{t(nextStep(detail))}</p>
        {detail.nextDeadline && <NextDeadline deadline={detail.nextDeadline} onDue={onDue} />}
      </Section>
      <ApprovalPanel approval={detail.approval} />
      {(detail.stage ?? 0) < openedStage && detail.rules.length > 0 && (
        <Section title={t(texts.rules)}>
          <ul className="rule-list">
            {detail.rules.map((rule) => (
              <RuleItem key={rule.code} rule={rule} />
            ))}
          </ul>
        </Section>
      )}
      <Section title={t(texts.people)} extra={<MembersButton detail={detail} />}>
        <DescriptionList
          facts={[
            { key: 'handler', label: t(texts.handler), value: detail.handlerName },
            {
              key: 'contact',
              label: t(texts.contact),
              value: [detail.linkman, detail.phone].filter(Boolean).join('　'),
            },
          ]}
        />
        <MemberList projectId={detail.id} />
      </Section>
      <Section title={t(texts.files)}>
        {detail.files && detail.files.length > 0 ? (
          <FileLinks files={detail.files} />
        ) : (
          <span className="tender-hint">{t(texts.noFiles)}</span>
        )}
      </Section>
      {allowed('project_evidence') && <Timeline projectId={detail.id} />}
    </>
  );
}

function NextDeadline({
  deadline,
  onDue,
}: {
  deadline: NonNullable<ProjectDetail['nextDeadline']>;
  onDue: () => void;
}) {
  const t = useText();
  const label = until[deadline.field] ?? texts.until_openTime;
  return (
    <div className="tender-clock">
      <span className="tender-label">{t(label)}</span>
      <Countdown key={deadline.time} at={deadline.time} onReached={onDue} />
      <time className="tender-hint kit-number">{shownInstant(deadline.time)}</time>
    </div>
  );
}

const until: Readonly<Record<string, (typeof texts)['until_openTime' | 'until_bidEndTime' | 'until_entryEndTime']>> = {
  entryEndTime: texts.until_entryEndTime,
  bidEndTime: texts.until_bidEndTime,
  openTime: texts.until_openTime,
};

const shownEvents = 8;

function Timeline({ projectId }: { projectId: string }) {
  const t = useText();
  const { data } = useEndpoint(projectEvidence, { projectId });
  if (!data) return null;
  const newest = data.toReversed().slice(0, shownEvents);
  return (
    <Section title={t(texts.timeline)} extra={<Link to={evidencePath(projectId)}>{t(texts.allEvents)}</Link>}>
      <ol className="detail-timeline">
        {newest.map((row) => (
          <li key={row.seq}>
            <span>{t(actionWords(row.action))}</span>
            <span className="tender-hint">
              {!row.isHidden && `${actorOf(row)}　`}
              <time className="kit-number">{shownInstant(row.at)}</time>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
