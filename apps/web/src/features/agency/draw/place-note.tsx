import { passTurn, type DrawAnswer, type DrawPlace } from '@zhaocai/model/agency/draw-endpoints';
import type { Text } from '@zhaocai/model/kit/text';
import { Button } from 'antd';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { useAskReason } from '../../../kit/widgets/use-confirm.tsx';
import { drawTexts as texts } from '../texts.ts';

interface PlaceProps {
  readonly draw: DrawAnswer;
  readonly id: string;
  readonly name: string;
}

/** Why a place of the order was passed over, or cannot be asked now, and the word of another that passes it over. */
export function PlaceNote({ draw, id, name }: PlaceProps) {
  const t = useText();
  const askReason = useAskReason();
  const passing = useCommand(passTurn, { success: texts.passedOn });
  const place = draw.places.find((one) => one.id === id);
  if (!place) return null;
  const pass = async () => {
    const reason = await askReason({ title: t(texts.passTitle, { name }), text: t(texts.passText), ok: t(texts.pass) });
    if (reason) await passing.run({ id: draw.id, version: draw.version, cooperationId: id, reason });
  };
  const label = labelOf(place);
  return (
    <>
      {label && <ToneTag tone={place.state === 'held' ? 'orange' : 'grey'}>{t(label)}</ToneTag>}
      {place.turn && (
        <span className="kit-quiet">
          {t(texts.passedBy, { by: place.turn.by, at: shownInstant(place.turn.at), reason: place.turn.reason })}
        </span>
      )}
      {place.state === 'held' && draw.nextId === id && draw.actions.includes('passTurn') && (
        <Button size="small" loading={passing.isRunning} onClick={() => void pass()}>
          {t(texts.pass)}
        </Button>
      )}
    </>
  );
}

/** Whose turn it is may be asked, and so may one outside that is said to have given back. */
export function mayAsk({ places }: DrawAnswer, id: string): boolean {
  const place = places.find((one) => one.id === id);
  return place?.state === 'next' || place?.why === 'returnedOutside';
}

const states: Readonly<Partial<Record<DrawPlace['state'], Text>>> = {
  gaveBack: texts.gaveBack,
  declined: texts.declined,
  closed: texts.closed,
  passed: texts.passed,
};
const held: Readonly<Record<NonNullable<DrawPlace['why']>, Text>> = {
  ended: texts.heldEnded,
  notInForce: texts.heldNotInForce,
  notConfirmed: texts.heldNotConfirmed,
  removed: texts.heldRemoved,
  returnedOutside: texts.heldReturned,
};

function labelOf({ state, why }: DrawPlace): Text | undefined {
  return why ? held[why] : states[state];
}
