import {
  agencyDraw,
  drawChecks,
  drawLifecycle,
  faultsOfDraw,
  type DrawCandidate,
  type DrawCheck,
  type OfParties,
  type Row,
  type Ticket,
} from '@zhaocai/model';
import { canonicalJson, drawHashes } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

type DrawRow = Row<typeof agencyDraw>;
type Payload = Readonly<Record<string, unknown>>;

interface Step {
  readonly action: string;
  readonly payload: string;
  readonly at: string;
  readonly hash: string;
}

export interface Compared {
  readonly faults: readonly DrawCheck[];
  readonly recorded: readonly Pick<Step, 'action' | 'at' | 'hash'>[];
}

const steps = `
  select action, payload, at, hash from evidence
  where tenant_id = $1 and stream = $2 and subject = $3 and action = any($4::text[]) order by seq`;
const acts = ['add', 'join', 'finish'].map((action) => `${agencyDraw.name}.${action}`);

/**
 * A draw against the chain of its project, where each step was written down as it was done: a row that somebody changed
 * past the product may follow from itself to the last digest, and still is not what was drawn.
 */
export async function compareWithRecord(ctx: Pick<Ctx, 'db' | 'tenantId'>, draw: DrawRow): Promise<Compared> {
  const rows = await ctx.db.query<Step & Record<string, unknown>>(steps, [ctx.tenantId, draw.projectId, draw.id, acts]);
  const [add, join, finish] = acts.map((name) => payloadOf(rows.find(({ action }) => action === name)));
  const recorded = rows.map(({ action, at, hash }) => ({ action, at, hash }));
  const isDrawn = drawLifecycle.is(draw.drawStatus, 'drawn');
  const hasJoined = isDrawn || drawLifecycle.is(draw.drawStatus, 'drawing');
  const commits = Object(draw.commits) as OfParties;
  const differs: Readonly<Record<DrawCheck, boolean>> = {
    commits:
      Object(add?.commits).buyer !== commits.buyer ||
      (hasJoined && !same(join?.commits, commits)) ||
      (isDrawn && !same(finish?.reveals, draw.reveals)),
    candidateRoot:
      hasJoined && (join?.candidateRoot !== draw.candidateRoot || !same(join?.candidates, draw.candidates)),
    seed: isDrawn && finish?.seed !== draw.seed,
    order: isDrawn && !same(finish?.tickets, draw.tickets),
  };
  const unsound = new Set(isDrawn ? faultsOfDraw(drawHashes, reckoned(draw)) : []);
  return { recorded, faults: drawChecks.filter((check) => differs[check] || unsound.has(check)) };
}

function payloadOf(step: Step | undefined): Payload | undefined {
  return step && (JSON.parse(step.payload) as Payload);
}

function same(one: unknown, other: unknown): boolean {
  return one !== undefined && canonicalJson(one) === canonicalJson(other);
}

function reckoned(draw: DrawRow) {
  return {
    drawNo: draw.drawNo,
    round: draw.round,
    candidates: ((draw.candidates as readonly DrawCandidate[] | null) ?? []).map(({ id }) => id),
    candidateRoot: draw.candidateRoot ?? '',
    commits: Object(draw.commits) as OfParties,
    reveals: Object(draw.reveals) as OfParties,
    seed: draw.seed ?? '',
    tickets: (draw.tickets as readonly Ticket[] | null) ?? [],
  };
}
