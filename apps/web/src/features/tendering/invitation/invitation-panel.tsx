import '../columns/detail-columns.css';
import './invitation.css';
import { invitationLifecycle } from '@zhaocai/model/tendering/invitation';
import { ownInvitations, type OwnInvitation } from '@zhaocai/model/tendering/invitation-endpoints';
import { Section } from '../../../kit/widgets/section.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { invitationTexts as texts } from './texts.ts';
import { Deadline } from '../../../kit/widgets/deadline.tsx';

interface InvitationPanelProps {
  readonly projectId: string;
  readonly tenantId: string;
}

/** The supplier's own invitation to the project that he looks at, with his answer or the way to give it. */
export function InvitationPanel({ projectId, tenantId }: InvitationPanelProps) {
  const { data } = useEndpoint(ownInvitations, { projectId, tenantId });
  const invitation = data?.[0];
  return invitation ? <Panel invitation={invitation} /> : null;
}

function Panel({ invitation }: { invitation: OwnInvitation }) {
  const t = useText();
  const state = answered[invitationLifecycle.named(invitation.invitationStatus)?.name ?? 'sent'];
  return (
    <Section title={t(texts.mine)} id="invitation">
      <p className="invite-words">{t(texts.invitedBy, { name: invitation.buyerName ?? '' })}</p>
      {state ? (
        <p className="tender-hint invite-hint">
          {t(state)}
          {invitation.declineReason && `　${invitation.declineReason}`}
        </p>
      ) : (
        <p className="tender-hint invite-hint">
          {t(texts.answerBy)} <Deadline at={invitation.entryEndTime} />
        </p>
      )}
      <AnswerButtons invitation={invitation} />
    </Section>
  );
}

const answered = {
  drafted: undefined,
  sent: undefined,
  accepted: texts.stateAccepted,
  declined: texts.stateDeclined,
  lapsed: texts.stateLapsed,
} as const;
