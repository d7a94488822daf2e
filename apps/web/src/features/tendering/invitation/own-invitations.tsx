import '../columns/detail-columns.css';
import './invitation.css';
import { ownInvitations } from '@zhaocai/model/tendering/invitation-endpoints';
import { Link } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { bidProjectPath } from '../bulletin/paths.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { invitationTexts as texts } from './texts.ts';

/** What waits for the supplier's answer, above his registrations; nothing where nobody has invited him. */
export function OwnInvitations() {
  const t = useText();
  const { data } = useEndpoint(ownInvitations, {});
  const open = (data ?? []).filter(({ canAnswer }) => canAnswer);
  if (open.length === 0) return null;
  return (
    <Section title={t(texts.mine)} note={t(texts.count, { count: open.length })}>
      <ul className="invite-own">
        {open.map((invitation) => (
          <li key={`${invitation.tenantId} ${invitation.projectId}`}>
            <span className="invite-name">
              <Link to={bidProjectPath(invitation)}>{invitation.projectName}</Link>
              <span className="tender-sub">
                {invitation.buyerName} <span className="kit-number">{invitation.projectNo}</span>
              </span>
            </span>
            <Deadline at={invitation.entryEndTime} />
            <AnswerButtons invitation={invitation} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
