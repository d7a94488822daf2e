import { msToInstant } from '../clock/server-clock.ts';
import { useServerNow } from '../clock/use-server-now.ts';
import { useText } from '../text/language.ts';
import { shownInstant } from './shown-instant.ts';
import { timeText } from './time-text.ts';

interface InstantProps {
  /** Wire instant. */
  readonly at: string | null | undefined;
  readonly className?: string;
}

/** A moment to the minute; to the second where the pointer rests on it. */
export function Instant({ at, className }: InstantProps) {
  if (!at) return null;
  return (
    <time className={classNames(className)} dateTime={isoOf(at)} title={at}>
      {shownInstant(at)}
    </time>
  );
}

/** How long ago, as people say it, of what is news; the moment itself where the pointer rests on it. */
export function Ago({ at, className }: InstantProps) {
  const t = useText();
  const now = useServerNow(60_000);
  if (!at) return null;
  return (
    <time className={classNames(className)} dateTime={isoOf(at)} title={at}>
      {timeText(at, msToInstant(now), t)}
    </time>
  );
}

const classNames = (own: string | undefined) => (own ? `kit-number ${own}` : 'kit-number');

/** China has no summer time. */
const isoOf = (at: string) => `${at.replace(' ', 'T')}+08:00`;
