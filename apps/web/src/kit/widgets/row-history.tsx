import type { AnyLifecycle } from '@zhaocai/model/kit/lifecycle';
import type { RowMove } from '@zhaocai/model/kit/row-move';
import { useText } from '../text/language.ts';
import { Section } from './section.tsx';
import { TaskTimeline } from './task-timeline.tsx';

const texts = {
  none: { zh: '暂无记录', en: 'Nothing yet' },
  system: { zh: '系统', en: 'The system' },
} as const;

/** What was done to a row, newest first, in the words of its lifecycle: who, what, when and why. */
export function RowHistory({
  title,
  lifecycle,
  moves,
  others,
}: {
  readonly title: string;
  readonly lifecycle: AnyLifecycle;
  readonly moves: readonly RowMove[];
  /** Who did what nobody of the own tenant did; the product itself without. */
  readonly others?: string;
}) {
  const t = useText();
  return (
    <Section title={title} note={moves.length > 0 ? String(moves.length) : undefined}>
      {moves.length === 0 ? (
        <p className="kit-quiet">{t(texts.none)}</p>
      ) : (
        <MoveLines lifecycle={lifecycle} moves={moves} others={others} />
      )}
    </Section>
  );
}

/** The same as a part of something else. */
export function MoveLines({
  lifecycle,
  moves,
  others,
}: {
  readonly lifecycle: AnyLifecycle;
  readonly moves: readonly RowMove[];
  readonly others?: string | undefined;
}) {
  const t = useText();
  const operations = moves.map(({ time, action, person, reason }) => {
    const done = lifecycle.actions[action];
    const tone = lifecycle.choices.find(({ value }) => value === done?.to)?.tone;
    return {
      key: `${time} ${action}`,
      who: person ?? others ?? t(texts.system),
      what: done ? t(done.label) : action,
      // What was done waits for nobody, though the row may.
      tone: done?.danger ? 'red' : tone === 'orange' ? 'blue' : (tone ?? 'grey'),
      time,
      opinion: reason,
    } as const;
  });
  return <TaskTimeline operations={operations} />;
}
