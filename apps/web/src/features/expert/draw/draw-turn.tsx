import { drawMode } from '@zhaocai/model/expert/draw/choices';
import { executeExpertDraw, joinExpertDraw, revealExpertDraw } from '@zhaocai/model/expert/draw/draw-endpoints';
import { type ExpertDrawAnswer } from '@zhaocai/model/expert/draw/draw-read-endpoints';
import { expertDrawLifecycle } from '@zhaocai/model/expert/draw/expert-draw-lifecycle';
import { Alert, Button } from 'antd';
import { newSecret } from '../../../kit/draw/draw-hashes.ts';
import { newCommit, secretOf } from '../../../kit/draw/own-secret.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { DrawRoll } from './draw-roll.tsx';
import { texts } from './texts.ts';

interface Of {
  readonly draw: ExpertDrawAnswer;
}

/** Whose turn it is until the order is there, and the button for whoever looks. */
export function DrawTurn({ draw }: Of) {
  const t = useText();
  if (expertDrawLifecycle.is(draw.infoStatus, 'draft')) return draw.isHandler ? <Begin draw={draw} /> : null;
  if (expertDrawLifecycle.is(draw.infoStatus, 'waiting'))
    return (
      <Section title={t(draw.ownParty === 'supervisor' ? texts.joinMine : texts.joinTitle)}>
        <Join draw={draw} />
      </Section>
    );
  return (
    <Section title={t(texts.revealTitle)} note={<Deadline at={draw.revealUntil} />}>
      <Reveal draw={draw} />
      <DrawRoll />
    </Section>
  );
}

function Begin({ draw: { id, version, drawMode: mode, actions } }: Of) {
  const t = useText();
  const executing = useCommand(executeExpertDraw, { success: texts.begun });
  const isAlone = drawMode.is(mode, 'alone');
  if (!actions.includes(isAlone ? 'drawAlone' : 'begin')) return null;
  const begin = () =>
    void executing.run({ id, version, ...(isAlone ? { secret: newSecret() } : { commit: newCommit('buyer') }) });
  return (
    <Section title={t(isAlone ? texts.drawAlone : texts.begin)}>
      <p className="kit-quiet">{t(isAlone ? texts.drawAloneText : texts.beginText)}</p>
      <Button type="primary" loading={executing.isRunning} onClick={begin}>
        {t(isAlone ? texts.drawAlone : texts.begin)}
      </Button>
    </Section>
  );
}

function Join({ draw: { id, version, ownParty } }: Of) {
  const t = useText();
  const joining = useCommand(joinExpertDraw, { success: texts.joined });
  return (
    <>
      <p className="kit-quiet">{t(texts.beginText)}</p>
      {ownParty === 'supervisor' && (
        <Button
          type="primary"
          loading={joining.isRunning}
          onClick={() => void joining.run({ id, version, commit: newCommit('supervisor') })}
        >
          {t(texts.join)}
        </Button>
      )}
    </>
  );
}

function Reveal({ draw: { id, ownParty, commits, people } }: Of) {
  const t = useText();
  const revealing = useCommand(revealExpertDraw, { success: texts.revealed });
  const secret = ownParty === null ? undefined : secretOf(commits[ownParty]);
  const hasRevealed = people.some(({ party, hasRevealed: isShown }) => party === ownParty && isShown);
  if (ownParty === null) return <p className="kit-quiet">{t(texts.revealText)}</p>;
  if (hasRevealed) return <p>{t(texts.waitOther)}</p>;
  if (secret === undefined) return <Alert type="warning" showIcon title={t(texts.lost)} />;
  return (
    <>
      <p className="kit-quiet">{t(texts.revealText)}</p>
      <Button type="primary" loading={revealing.isRunning} onClick={() => void revealing.run({ id, secret })}>
        {t(texts.reveal)}
      </Button>
    </>
  );
}
