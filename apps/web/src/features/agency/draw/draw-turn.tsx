import { cancelDraw, joinDraw, revealDraw, takeOverDraw, type DrawAnswer } from '@zhaocai/model/agency/draw-endpoints';
import { drawLifecycle } from '@zhaocai/model/agency/draw-lifecycle';
import { Alert, Button } from 'antd';
import { newCommit, secretOf } from '../../../kit/draw/own-secret.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { Section } from '../../../kit/widgets/section.tsx';
import { useAskReason } from '../../../kit/widgets/use-confirm.tsx';
import { drawTexts as texts } from '../texts.ts';

/** Whose turn it is, and the button for whoever looks. */
export function DrawTurn({ draw }: { readonly draw: DrawAnswer }) {
  const t = useText();
  const isWaiting = drawLifecycle.is(draw.drawStatus, 'waiting');
  const name = draw.people.find(({ party }) => party === 'supervisor')?.name;
  return (
    <Section
      title={t(isWaiting ? (draw.ownParty === 'supervisor' ? texts.joinMine : texts.joinTitle) : texts.revealTitle)}
      note={isWaiting && name && t(texts.joinedBy, { name })}
    >
      {isWaiting ? <Join draw={draw} /> : <Reveal draw={draw} />}
    </Section>
  );
}

function Join({ draw: { id, version, ownParty, actions } }: { readonly draw: DrawAnswer }) {
  const t = useText();
  const joining = useCommand(joinDraw, { success: texts.joined });
  return (
    <>
      <p className="kit-quiet">{t(texts.joinText)}</p>
      <div className="agency-actions">
        {ownParty === 'supervisor' && (
          <Button
            type="primary"
            loading={joining.isRunning}
            onClick={() => void joining.run({ id, version, commit: newCommit('supervisor') })}
          >
            {t(texts.join)}
          </Button>
        )}
        {actions.includes('takeOver') && <TakeOver id={id} version={version} />}
      </div>
    </>
  );
}

/** For whoever may watch over draws, where the one who was named does not join. */
function TakeOver({ id, version }: Pick<DrawAnswer, 'id' | 'version'>) {
  const t = useText();
  const askReason = useAskReason();
  const taking = useCommand(takeOverDraw, { success: texts.takenOver });
  const take = async () => {
    const question = { title: t(texts.takeOverTitle), text: t(texts.takeOverText), ok: t(texts.takeOver) };
    const reason = await askReason(question);
    if (reason) await taking.run({ id, version, reason });
  };
  return (
    <Button loading={taking.isRunning} onClick={() => void take()}>
      {t(texts.takeOver)}
    </Button>
  );
}

function Reveal({ draw: { id, ownParty, commits, people } }: { readonly draw: DrawAnswer }) {
  const t = useText();
  const revealing = useCommand(revealDraw, { success: texts.revealed });
  const secret = ownParty === null ? undefined : secretOf(commits[ownParty]);
  const hasRevealed = people.some(({ party, hasRevealed: isShown }) => party === ownParty && isShown);
  if (ownParty === null) return <p className="kit-quiet">{t(texts.revealText)}</p>;
  if (hasRevealed) return <p>{t(texts.waitOther)}</p>;
  if (secret === undefined) return <Alert type="warning" showIcon title={t(texts.lost)} />;
  return (
    <>
      <p className="kit-quiet">{t(texts.revealText)}</p>
      <div className="agency-actions">
        <Button type="primary" loading={revealing.isRunning} onClick={() => void revealing.run({ id, secret })}>
          {t(texts.reveal)}
        </Button>
      </div>
    </>
  );
}

/** Before the supervisor has joined by either; afterwards by another person than the one who began it. */
export function VoidDraw({ draw: { id, version } }: { readonly draw: DrawAnswer }) {
  const t = useText();
  const askReason = useAskReason();
  const cancelling = useCommand(cancelDraw, { success: texts.cancelled });
  const cancel = async () => {
    const question = { title: t(texts.cancelTitle), text: t(texts.cancelText), ok: t(texts.cancel) };
    const reason = await askReason({ ...question, isDangerous: true });
    if (reason) await cancelling.run({ id, version, reason });
  };
  return (
    <div className="agency-actions">
      <Button danger onClick={() => void cancel()}>
        {t(texts.cancel)}
      </Button>
    </div>
  );
}
