import type { Clip } from '../drawing/clipboard.ts';

interface Kept {
  readonly clip: Clip;
  /** How often it was pasted: each paste lies beside the one before. */
  times: number;
}

let kept: Kept | undefined;

/** What was copied last, in whichever designer of this window. */
export function keepClip(clip: Clip): void {
  kept = { clip, times: 0 };
}

export function nextClip(): { readonly clip: Clip; readonly times: number } | undefined {
  if (!kept) return undefined;
  kept.times += 1;
  return { clip: kept.clip, times: kept.times };
}
