import { drawnExpertLifecycle } from '@zhaocai/model/expert/draw/drawn-expert-lifecycle';
import {
  answerInvitation,
  invitationsToReview,
  type ExpertInvitation,
} from '@zhaocai/model/expert/draw/invitation-endpoints';
import { Button } from 'antd';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { useAskReason, useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { texts } from '../draw/texts.ts';

/** What the expert was asked to evaluate, and his answer. */
export function OwnInvitations() {
  const t = useText();
  const { data } = useEndpoint(invitationsToReview, {}, { refreshMs: 30_000 });
  return (
    <Section id="invitations" title={t(texts.invitations)}>
      {data?.length === 0 && <p className="kit-quiet">{t(texts.noInvitation)}</p>}
      <ul className="expert-records">
        {(data ?? []).map((invitation) => (
          <Invitation key={invitation.recordId} invitation={invitation} />
        ))}
      </ul>
    </Section>
  );
}

function Invitation({ invitation }: { readonly invitation: ExpertInvitation }) {
  const { projectName, buyerName, reviewTime, place, joinStatus, replyUntil, reason, mayAnswer } = invitation;
  return (
    <li>
      <span className="expert-records-main">{projectName}</span>
      <ChoiceTag choices={drawnExpertLifecycle.choices} value={joinStatus} />
      <span>{shownInstant(reviewTime)}</span>
      {place && <span>{place}</span>}
      {buyerName && <span className="kit-quiet">{buyerName}</span>}
      {reason && <span className="kit-quiet">{reason}</span>}
      {mayAnswer && <Deadline at={replyUntil} />}
      {mayAnswer && <Answers invitation={invitation} />}
    </li>
  );
}

function Answers({ invitation: { recordId, version, projectName: name } }: { readonly invitation: ExpertInvitation }) {
  const t = useText();
  const confirm = useConfirm();
  const askReason = useAskReason();
  const answering = useCommand(answerInvitation, { success: texts.answered });
  const accept = async () => {
    const question = { title: t(texts.acceptTitle, { name }), text: t(texts.pledge), ok: t(texts.accept) };
    if (await confirm(question)) await answering.run({ recordId, version, answer: 'accept', hasNoConflict: true });
  };
  const refuse = async (answer: 'decline' | 'avoid') => {
    const isAvoided = answer === 'avoid';
    const reason = await askReason({
      title: t(isAvoided ? texts.avoidTitle : texts.declineTitle),
      text: t(texts.whyHelp),
      ok: t(isAvoided ? texts.avoid : texts.decline),
    });
    if (reason) await answering.run({ recordId, version, answer, reason });
  };
  return (
    <span className="expert-draw-acts expert-records-acts">
      <Button type="primary" loading={answering.isRunning} onClick={() => void accept()}>
        {t(texts.accept)}
      </Button>
      <Button onClick={() => void refuse('decline')}>{t(texts.decline)}</Button>
      <Button onClick={() => void refuse('avoid')}>{t(texts.avoid)}</Button>
    </span>
  );
}
