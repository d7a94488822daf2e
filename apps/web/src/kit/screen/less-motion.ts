import { useSyncExternalStore } from 'react';
import { followMedia } from './follow-media.ts';

const lessMotion = '(prefers-reduced-motion: reduce)';
const follow = followMedia(lessMotion);

/** Whether this person has asked the computer to move less on its screen. */
export function wantsLessMotion(): boolean {
  return matchMedia(lessMotion).matches;
}

export function useLessMotion(): boolean {
  return useSyncExternalStore(follow, wantsLessMotion);
}
