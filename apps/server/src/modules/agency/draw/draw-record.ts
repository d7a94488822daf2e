import { agencyDraw, drawLifecycle, type DrawCheck, type OfParties, type Row } from '@zhaocai/model';
import { faultsOfRecord, sameJson } from '../../../platform/audit/index.ts';
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
      (hasJoined && !sameJson(join?.commits, commits)) ||
      (isDrawn && !sameJson(finish?.reveals, draw.reveals)),
    candidateRoot:
      hasJoined && (join?.candidateRoot !== draw.candidateRoot || !sameJson(join?.candidates, draw.candidates)),
    seed: isDrawn && finish?.seed !== draw.seed,
    order: isDrawn && !sameJson(finish?.tickets, draw.tickets),
  };
  return { recorded, faults: faultsOfRecord(draw, { isDrawn, differs }) };
}

function payloadOf(step: Step | undefined): Payload | undefined {
  return step && (JSON.parse(step.payload) as Payload);
}
