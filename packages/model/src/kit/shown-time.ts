export interface ShownTime {
  readonly kind: 'justNow' | 'today' | 'yesterday' | 'dayBefore' | 'thisYear' | 'date';
  readonly text: string;
}

/**
 * A time as people say it, in a timeline (rules 200–203): 刚刚 · time of today · 昨天 · 前天 · month-day · whole date. Both are
 * `yyyy-MM-dd HH:mm:ss` of the same clock, so midnight is the server's.
 */
export function shownTime(at: string, now: string): ShownTime {
  const seconds = (Date.parse(`${now.replace(' ', 'T')}Z`) - Date.parse(`${at.replace(' ', 'T')}Z`)) / 1000;
  if (seconds >= 0 && seconds < 120) return { kind: 'justNow', text: '' };
  const time = at.slice(11, 16);
  const days = (Date.parse(`${now.slice(0, 10)}T00:00:00Z`) - Date.parse(`${at.slice(0, 10)}T00:00:00Z`)) / 86_400_000;
  if (days === 0) return { kind: 'today', text: time };
  if (days === 1) return { kind: 'yesterday', text: time };
  if (days === 2) return { kind: 'dayBefore', text: time };
  if (at.slice(0, 4) === now.slice(0, 4)) return { kind: 'thisYear', text: at.slice(5, 16) };
  return { kind: 'date', text: at.slice(0, 16) };
}
