import { projectEvidence } from '@zhaocai/model/tendering/evidence-endpoints';
import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { isAside, wasOpened } from '@zhaocai/model/tendering/project-lifecycle';
import { Link } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { FileLinks } from '../../../kit/widgets/file-links.tsx';
import { Instant } from '../../../kit/widgets/instant.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { ApprovalPanel } from '../../workflow/index.ts';
import { actionWords } from '../evidence/action-words.ts';
import { actorOf } from '../evidence/actor-of.ts';
import { evidencePath } from '../paths.ts';
import { RuleItem } from '../law-rule/rule-list.tsx';
import { MemberList, MembersButton } from '../members/members-section.tsx';
import { KeyHoldersSection } from '../key-holders/key-holders-section.tsx';
import { UnlockSection } from '../key-holders/unlock-section.tsx';
import { NextSection } from './next-section.tsx';
import { detailTexts as texts } from './texts.ts';
import type { ProjectButton } from './use-project-actions.ts';

interface ProjectAsideProps {
  readonly detail: ProjectDetail;
  readonly buttons: readonly ProjectButton[];
  readonly onDue: () => void;
}

/** What is next and by when, the rules, the people, the files, what happened. */
export function ProjectAside({ detail, buttons, onDue }: ProjectAsideProps) {
  const t = useText();
  const allowed = useAllowed();
  return (
    <>
      <NextSection detail={detail} buttons={buttons} onDue={onDue} />
      <UnlockSection detail={detail} />
      <ApprovalPanel approval={detail.approval} />
      {!wasOpened(detail) && !isAside(detail.stage) && detail.rules.length > 0 && (
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
      <KeyHoldersSection detail={detail} />
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
              <Instant at={row.at} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
