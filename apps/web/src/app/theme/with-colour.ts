import { readableOn, textOn } from './contrast.ts';
import type { Theme } from './themes.ts';

/** A theme in the user's own colour, moved as little as being read takes: 3:1 for marks, 4.5:1 for words. */
export function withColour(theme: Theme, colour: string): Theme {
  const accent = readableOn(theme.container, colour, 3);
  // The dark algorithm dims what it is given; on a light one, the ground of the page is darker than the container's.
  const primary =
    theme.tone === 'dark' ? readableOn(theme.elevated, colour, 7.5) : readableOn(theme.ground, colour, 4.9);
  return { ...theme, accent, primary, onPrimary: textOn(primary) };
}
