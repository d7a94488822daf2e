import {
  canonicalJson,
  commitOf,
  drawChecks,
  drawOrder,
  faultsOfDraw,
  seedOf,
  type DrawCheck,
  type OfParties,
  type Ticket,
} from '@zhaocai/model';
import type { Ctx } from '../http/context.ts';
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

/** A step of a draw as the evidence has it, with what was written down then. */
export interface DrawStep {
  readonly action: string;
  readonly at: string;
  readonly hash: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

interface StepsOf {
  readonly stream: string;
  readonly subject: string;
  readonly actions: readonly string[];
}

const steps = `
  select action, payload, at, hash from evidence
  where tenant_id = $1 and stream = $2 and subject = $3 and action = any($4::text[]) order by seq`;

/** What the chain says of a draw, in the order in which it was done. */
export async function stepsOfDraw(
  { db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>,
  { stream, subject, actions }: StepsOf,
): Promise<DrawStep[]> {
  const rows = await db.query<Omit<DrawStep, 'payload'> & { readonly payload: string }>(steps, [
    tenantId,
    stream,
    subject,
    actions,
  ]);
  return rows.map(({ payload, ...step }) => ({ ...step, payload: JSON.parse(payload) as DrawStep['payload'] }));
}

interface Shown {
  readonly commits: OfParties;
  readonly reveals: OfParties;
  readonly party: string;
  readonly secret: string;
}

/** Takes a party's secret, which must be that of its digest and is shown once; `isLast`: now the order follows. */
export function takeReveal({
  commits,
  reveals,
  party,
  secret,
}: Shown): 'already' | 'wrong' | { readonly reveals: OfParties; readonly isLast: boolean } {
  if (reveals[party] !== undefined) return 'already';
  if (commitOf(drawHashes, party, secret) !== commits[party]) return 'wrong';
  const shown = { ...reveals, [party]: secret };
  return { reveals: shown, isLast: Object.keys(commits).every((one) => shown[one] !== undefined) };
}
