import {
  canonicalJson,
  drawChecks,
  drawOrder,
  faultsOfDraw,
  seedOf,
  type DrawCheck,
  type OfParties,
  type Ticket,
} from '@zhaocai/model';
import { drawHashes } from './draw-hashes.ts';

/** The columns that every draw has, whatever is drawn. */
interface DrawnRow {
  readonly drawNo: string;
  readonly round: number;
  readonly candidates?: unknown;
  readonly candidateRoot?: string | null;
  readonly commits?: unknown;
  readonly reveals?: unknown;
  readonly seed?: string | null;
  readonly tickets?: unknown;
}

/** A draw as its check reads it. */
export function recordOfDraw(draw: DrawnRow) {
  return {
    drawNo: draw.drawNo,
    round: draw.round,
    candidates: candidateIds(draw),
    candidateRoot: draw.candidateRoot ?? '',
    commits: Object(draw.commits) as OfParties,
    reveals: Object(draw.reveals) as OfParties,
    seed: draw.seed ?? '',
    tickets: (draw.tickets as readonly Ticket[] | null) ?? [],
  };
}

function candidateIds({ candidates }: DrawnRow): string[] {
  return ((candidates as readonly { readonly id: string }[] | null) ?? []).map(({ id }) => id);
}

/** What comes of a draw once all its secrets are shown. */
export function drawnFrom(draw: DrawnRow, reveals: OfParties): { seed: string; tickets: Ticket[] } {
  const { drawNo, round, candidateRoot } = draw;
  const seed = seedOf(drawHashes, { drawNo, reveals, candidateRoot: candidateRoot ?? '' });
  return { seed, tickets: drawOrder(drawHashes, { candidates: candidateIds(draw), seed, round }) };
}

/** In what a draw differs from what was written down as it was done, or, once it is drawn, does not follow from itself. */
export function faultsOfRecord(
  draw: DrawnRow,
  { isDrawn, differs }: { isDrawn: boolean; differs: Readonly<Record<DrawCheck, boolean>> },
): DrawCheck[] {
  const unsound = new Set(isDrawn ? faultsOfDraw(drawHashes, recordOfDraw(draw)) : []);
  return drawChecks.filter((check) => differs[check] || unsound.has(check));
}

/** A value of the record and one of a row, whatever the order of their names; what was never written down is like nothing. */
export function sameJson(one: unknown, other: unknown): boolean {
  return one !== undefined && canonicalJson(one) === canonicalJson(other);
}
