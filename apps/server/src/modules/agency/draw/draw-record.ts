import { agencyDraw, drawLifecycle, type DrawCheck, type OfParties, type Row } from '@zhaocai/model';
import { faultsOfRecord, sameJson, stepsOfDraw, type DrawStep } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

type DrawRow = Row<typeof agencyDraw>;
export interface Compared {
  readonly faults: readonly DrawCheck[];
  readonly recorded: readonly Pick<DrawStep, 'action' | 'at' | 'hash'>[];
}

const acts = ['add', 'join', 'finish', 'takeOver'].map((action) => `${agencyDraw.name}.${action}`);

/**
 * A draw against the chain of its project, where each step was written down as it was done: a row that somebody changed
 * past the product may follow from itself to the last digest, and still is not what was drawn.
 */
export async function compareWithRecord(ctx: Pick<Ctx, 'db' | 'tenantId'>, draw: DrawRow): Promise<Compared> {
  const rows = await stepsOfDraw(ctx, { stream: draw.projectId, subject: draw.id, actions: acts });
  const [add, join, finish] = acts.map((name) => rows.find(({ action }) => action === name)?.payload);
  const recorded = rows.map(({ action, at, hash }) => ({ action, at, hash }));
  const isDrawn = drawLifecycle.is(draw.drawStatus, 'drawn');
  const hasJoined = isDrawn || drawLifecycle.is(draw.drawStatus, 'drawing');
  const commits = Object(draw.commits) as OfParties;
  const { supervisor: _later, ...first } = commits;
  const differs: Readonly<Record<DrawCheck, boolean>> = {
    commits:
      !sameJson(add?.commits, first) ||
      (hasJoined && !sameJson(join?.commits, commits)) ||
      (isDrawn && !sameJson(finish?.reveals, draw.reveals)),
    candidateRoot:
      hasJoined && (join?.candidateRoot !== draw.candidateRoot || !sameJson(join?.candidates, draw.candidates)),
    seed: isDrawn && finish?.seed !== draw.seed,
    order: isDrawn && !sameJson(finish?.tickets, draw.tickets),
  };
  return { recorded, faults: faultsOfRecord(draw, { isDrawn, differs }) };
}
