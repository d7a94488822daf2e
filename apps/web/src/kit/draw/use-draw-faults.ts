import { faultsOfDraw, type DrawCheck, type DrawRecord } from '@zhaocai/model/kit/verifiable-draw';
import { useMemo } from 'react';
import { drawHashes } from './draw-hashes.ts';

/** A draw as the server shows it, whose names stand with the ids, and which may not have ended. */
export interface ShownDraw extends Omit<DrawRecord, 'candidates' | 'candidateRoot' | 'seed'> {
  readonly candidates: readonly { readonly id: string }[];
  readonly candidateRoot: string | null;
  readonly seed: string | null;
}

/** What of a draw does not follow from its record, calculated again here in the browser. */
export function useDrawFaults(draw: ShownDraw): readonly DrawCheck[] {
  return useMemo(
    () =>
      faultsOfDraw(drawHashes, {
        ...draw,
        candidates: draw.candidates.map(({ id }) => id),
        candidateRoot: draw.candidateRoot ?? '',
        seed: draw.seed ?? '',
      }),
    [draw],
  );
}
