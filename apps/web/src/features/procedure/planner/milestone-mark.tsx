import { addDays, daysBetween } from '@zhaocai/model/kit/days';
import type { LaidOut } from '@zhaocai/model/procedure/lay-out';
import { milestones, type MilestoneName } from '@zhaocai/model/procedure/milestone';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { procedureTexts as texts } from '../texts.ts';
import { dayAt, placeOf, type Scale } from './scale.ts';

interface MarkProps {
  readonly one: LaidOut;
  readonly scale: Scale;
  readonly onMove: (name: MilestoneName, day: string) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 };

/** A milestone on its day: dragged, or moved by the arrow keys. What the law alone decides stands still. */
export function MilestoneMark({ one: { name, day, findings, isMoved }, scale, onMove }: MarkProps) {
  const t = useText();
  if (day === null) return null;
  const tone = findings.some(({ blocks }) => blocks) ? 'red' : findings.length > 0 ? 'orange' : 'blue';
  const said = t(texts.moveTo, { name: t(milestones[name].label), day });
  const shared = { style: { insetInlineStart: `${placeOf(addDays(day, 1), scale)}%` }, title: said };
  if ('isEndOfPeriod' in milestones[name]) return <span className="planner-mark kit-tone-grey" {...shared} />;
  const handleKey = (event: KeyboardEvent) => {
    const days = steps[event.key];
    if (days === undefined) return;
    event.preventDefault();
    onMove(name, addDays(day, days));
  };
  const handleDrag = (event: PointerEvent<HTMLSpanElement>) => {
    const track = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !track) return;
    const under = dayAt((event.clientX - track.left) / track.width, scale);
    if (under !== day) onMove(name, under);
  };
  return (
    <span
      {...shared}
      role="slider"
      tabIndex={0}
      aria-label={t(milestones[name].label)}
      aria-valuetext={day}
      aria-valuenow={daysBetween(scale.first, day)}
      aria-valuemin={0}
      aria-valuemax={scale.days}
      className={`planner-mark planner-movable kit-tone-${tone}${isMoved ? ' planner-moved' : ''}`}
      onKeyDown={handleKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={handleDrag}
    />
  );
}
