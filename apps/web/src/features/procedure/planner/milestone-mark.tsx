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
  /** Left out where nothing is moved: a picture of what is. */
  readonly onMove?: ((name: MilestoneName, day: string) => void) | undefined;
  /** It has happened. */
  readonly isDone?: boolean;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 };

/** A milestone on its day: dragged, or moved by the arrow keys. What the law alone decides stands still. */
export function MilestoneMark({ one: { name, day, findings, isMoved }, scale, onMove, isDone = false }: MarkProps) {
  const t = useText();
  if (day === null) return null;
  const tone = isDone ? 'green' : toneOf(findings);
  const said = t(texts.moveTo, { name: t(milestones[name].label), day });
  const shared = { style: { insetInlineStart: `${placeOf(addDays(day, 1), scale)}%` }, title: said };
  if ('isEndOfPeriod' in milestones[name]) return <span className="planner-mark kit-tone-grey" {...shared} />;
  const look = `planner-mark kit-tone-${tone}${isMoved || isDone ? ' planner-moved' : ''}`;
  if (!onMove) return <span className={look} {...shared} />;
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
      className={`${look} planner-movable`}
      onKeyDown={handleKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={handleDrag}
    />
  );
}

function toneOf(findings: LaidOut['findings']): string {
  if (findings.some(({ blocks }) => blocks)) return 'red';
  return findings.length > 0 ? 'orange' : 'blue';
}
