import './invitation.css';
import { declineInvitation, type OwnInvitation } from '@zhaocai/model/tendering/invitation-endpoints';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { useAskReason } from '../../../kit/widgets/use-confirm.tsx';
import { readBulletinPath, registerPath } from '../bulletin/paths.ts';
import { invitationTexts as texts } from './texts.ts';

/** The letter, and the answer while it can be given: to accept is to register. */
export function AnswerButtons({ invitation }: { invitation: OwnInvitation }) {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const { decline, isRunning } = useDecline(invitation);
  const { projectId, tenantId, letterId, canAnswer } = invitation;
  const mayAnswer = canAnswer && allowed('bid_add');
  return (
    <div className="invite-buttons">
      {mayAnswer && (
        <>
          <Button type="primary" onClick={() => void navigate(registerPath({ projectId, tenantId }))}>
            {t(texts.accept)}
          </Button>
          <Button loading={isRunning} onClick={() => void decline()}>
            {t(texts.decline)}
          </Button>
        </>
      )}
      {letterId && (
        <Button type="link" onClick={() => void navigate(readBulletinPath({ id: letterId, tenantId }))}>
          {t(texts.letter)}
        </Button>
      )}
    </div>
  );
}

function useDecline({ projectId, tenantId, projectName: name }: OwnInvitation) {
  const t = useText();
  const askReason = useAskReason();
  const declining = useCommand(declineInvitation, { success: texts.declineDone });
  const decline = async () => {
    const reason = await askReason({
      title: t(texts.declineTitle, { name }),
      text: t(texts.declineText),
      placeholder: t(texts.declineReason),
      ok: t(texts.decline),
      isDangerous: true,
    });
    if (reason) await declining.run({ projectId, tenantId, reason });
  };
  return { decline, isRunning: declining.isRunning };
}
