import { shownTime } from '@zhaocai/model/kit/shown-time';
import type { Translate } from '../text/language.ts';

const texts = {
  justNow: { zh: '刚刚', en: 'just now' },
  yesterday: { zh: '昨天', en: 'yesterday' },
  dayBefore: { zh: '前天', en: 'two days ago' },
} as const;

/** A time as people say it (rules 200–203): both are wire instants of the server's clock. */
export function timeText(at: string, now: string, t: Translate): string {
  const { kind, text } = shownTime(at, now);
  if (kind === 'justNow') return t(texts.justNow);
  if (kind === 'yesterday' || kind === 'dayBefore') return `${t(texts[kind])} ${text}`;
  return text;
}
