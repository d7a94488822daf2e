import type { Text } from '@zhaocai/model/kit/text';
import { Tooltip } from 'antd';
import { useEffect, useRef } from 'react';
import { instantToMs } from '../clock/server-clock.ts';
import { useServerNow } from '../clock/use-server-now.ts';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { shownInstant } from './shown-instant.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export interface DeadlineProps {
  /** `yyyy-MM-dd HH:mm:ss`. */
  readonly at: string | null | undefined;
  /** The rule it obeys, article quoted; shown on hover. */
  readonly rule?: Text;
  /** What was due is done: neither orange nor red. */
  readonly isMet?: boolean;
  /** Work that can still be done: past its time it is late, not closed. */
  readonly isDuty?: boolean;
}

/** A deadline: date, time left, orange in the last 24 hours, red when past. */
export function Deadline({ at, rule, isMet = false, isDuty = false }: DeadlineProps) {
  const t = useText();
  const now = useServerNow(minute / 2);
  if (!at) return <span className="kit-faint">—</span>;
  const leftMs = instantToMs(at) - now;
  const left = isDuty && leftMs <= 0 ? timeLate(-leftMs) : timeLeft(leftMs);
  const chip = (
    <span className={`kit-deadline kit-tone-${isMet ? 'grey' : urgency(leftMs)}`} tabIndex={rule ? 0 : undefined}>
      <time dateTime={at}>{shownInstant(at)}</time>
      {!isMet && <span className="kit-deadline-left">{t(left.text, left.parameters)}</span>}
    </span>
  );
  return rule ? <Tooltip title={`${t(kitTexts.rule)}：${t(rule)}`}>{chip}</Tooltip> : chip;
}

export function urgency(leftMs: number): 'red' | 'orange' | 'blue' {
  if (leftMs <= 0) return 'red';
  return leftMs <= day ? 'orange' : 'blue';
}

export function timeLeft(leftMs: number): { text: Text; parameters?: Record<string, number> } {
  if (leftMs <= 0) return { text: kitTexts.overdue };
  if (leftMs < hour) return { text: kitTexts.minutesLeft, parameters: { minutes: Math.ceil(leftMs / minute) } };
  if (leftMs < day) return { text: kitTexts.hoursLeft, parameters: { hours: Math.floor(leftMs / hour) } };
  const days = Math.floor(leftMs / day);
  return days === 1 ? { text: kitTexts.dayLeft } : { text: kitTexts.daysLeft, parameters: { days } };
}

/** How long ago the time was over, in whole minutes, hours or days. */
export function timeLate(lateMs: number): { text: Text; parameters?: Record<string, number> } {
  if (lateMs < hour) return { text: kitTexts.lateMinutes, parameters: { minutes: Math.floor(lateMs / minute) } };
  if (lateMs < day) return { text: kitTexts.lateHours, parameters: { hours: Math.floor(lateMs / hour) } };
  const days = Math.floor(lateMs / day);
  return days === 1 ? { text: kitTexts.lateDay } : { text: kitTexts.late, parameters: { days } };
}

export interface CountdownProps {
  readonly at: string;
  /** Called once when the server's clock reaches the instant. */
  readonly onReached?: () => void;
}

/** `2 天 03:04:05` by the server's clock. */
export function Countdown({ at, onReached }: CountdownProps) {
  const t = useText();
  const now = useServerNow(1000);
  const leftMs = Math.max(0, instantToMs(at) - now);
  const told = useRef(leftMs === 0);
  useEffect(() => {
    if (leftMs > 0 || told.current) return;
    told.current = true;
    onReached?.();
  }, [leftMs, onReached]);
  const days = Math.floor(leftMs / day);
  return (
    <span className={`kit-countdown kit-tone-${urgency(leftMs)}`} role="timer">
      {days > 0 && <span className="kit-countdown-days">{t(countdownTexts.days, { days })}</span>}
      {clockText(leftMs % day)}
    </span>
  );
}

const countdownTexts = { days: { zh: '{days} 天', en: '{days} d' } } as const;

export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
