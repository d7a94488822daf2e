import {
  annulInvitationDraw,
  type InvitationDrawAnswer,
  type InvitationLine,
} from '@zhaocai/model/tendering/invitation-endpoints';
import { invitationDrawLifecycle } from '@zhaocai/model/tendering/invitation-draw';
import { Alert, Button } from 'antd';
import { useDrawFaults } from '../../../kit/draw/use-draw-faults.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { Instant } from '../../../kit/widgets/instant.tsx';
import { useAskReason } from '../../../kit/widgets/use-confirm.tsx';
import { invitationTexts as texts } from './texts.ts';

interface DrawRecordProps {
  readonly draw: InvitationDrawAnswer;
  readonly invited: readonly InvitationLine[];
}

/** The draw as it was done, calculated again here in the browser. */
export function DrawRecord({ draw, invited }: DrawRecordProps) {
  const t = useText();
  const isDrawn = invitationDrawLifecycle.is(draw.drawStatus, 'drawn');
  const nameOf = (id: string) => draw.candidates.find((one) => one.id === id)?.name ?? id;
  const isInvited = (id: string) => invited.some(({ supplierId }) => supplierId === id);
  return (
    <details className="invite-draw" open={!isDrawn || draw.faults.length > 0}>
      <summary>
        {t(texts.drawRecord, { no: draw.drawNo })}
        <Instant at={draw.drawTime ?? draw.createTime} className="detail-time" />
      </summary>
      {isDrawn && <Verdict draw={draw} />}
      <dl className="invite-facts">
        <dt>{t(texts.drawRoot)}</dt>
        <dd className="invite-hash">{draw.candidateRoot}</dd>
        {draw.seed && (
          <>
            <dt>{t(texts.drawSeed)}</dt>
            <dd className="invite-hash">{draw.seed}</dd>
          </>
        )}
        <dt>{t(isDrawn ? texts.drawOrder : texts.pool)}</dt>
        <dd>
          <ol className="invite-order">
            {(isDrawn ? draw.tickets : draw.candidates).map(({ id }) => (
              <li key={id} className={isInvited(id) ? 'invite-chosen' : undefined}>
                {nameOf(id)}
              </li>
            ))}
          </ol>
        </dd>
      </dl>
      {draw.actions.includes('annul') && <Annul draw={draw} />}
    </details>
  );
}

function Verdict({ draw }: { draw: InvitationDrawAnswer }) {
  const t = useText();
  const own = useDrawFaults(draw);
  const isSound = own.length === 0 && draw.faults.length === 0;
  return (
    <Alert type={isSound ? 'success' : 'error'} showIcon title={t(isSound ? texts.drawSound : texts.drawUnsound)} />
  );
}

/** By another than who drew. */
function Annul({ draw: { id, version } }: { draw: InvitationDrawAnswer }) {
  const t = useText();
  const askReason = useAskReason();
  const annulling = useCommand(annulInvitationDraw, { success: texts.annulled });
  const annul = async () => {
    const reason = await askReason({
      title: t(texts.annulTitle),
      text: t(texts.annulText),
      placeholder: t(texts.annulReason),
      ok: t(texts.annul),
      isDangerous: true,
    });
    if (reason) await annulling.run({ id, version, reason });
  };
  return (
    <Button size="small" danger loading={annulling.isRunning} onClick={() => void annul()}>
      {t(texts.annul)}
    </Button>
  );
}
