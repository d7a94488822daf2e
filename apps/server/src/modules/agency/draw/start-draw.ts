import {
  agencyDraw,
  drawParties,
  project,
  type EndpointInput,
  type joinDraw as joinEndpoint,
  type startDraw as startEndpoint,
  candidateRootOf,
} from '@zhaocai/model';
import { drawHashes, recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { insertRow, lockRow, nextNumber, numberSeries } from '../../../platform/rows/index.ts';
import type { Secret } from '../../../platform/secrets/index.ts';
import { demandOpenForChoice } from '../entrustment/project-open.ts';
import { fewestCandidates, poolOf } from './candidates.ts';
import { lockOwnDraw } from './find-draw.ts';
import { standingDraw } from './next-of-draw.ts';
import { demandSupervisor } from './parties.ts';
import { drawnFor } from './what-was-drawn-for.ts';
import { shareCommit } from './product-share.ts';

/** `CQ-2026-0001`, counted in a year. */
const drawNos = numberSeries({
  entity: agencyDraw,
  field: 'drawNo',
  prefix: (now) => `CQ-${now.slice(0, 4)}-`,
  digits: 4,
});

const watching = {
  right: 'agencyLibrary_supervise',
  self: 'agency.supervisorSelf',
  gone: 'agency.supervisorGone',
  noRight: 'agency.supervisorNoRight',
} as const;

/** One draw of a project counts: a second one only when another person has declared the first void. */
export async function demandNoDraw(ctx: Ctx, projectId: string): Promise<void> {
  const standing = await standingDraw(ctx, projectId);
  if (standing) refuse('agency.drawStands', { no: standing.no });
}

/**
 * Begins a draw with the digest of one's own secret and that of the product's; who is drawn from stands only when the other
 * has handed in his.
 */
export async function startDraw(
  secret: Secret,
  ctx: Ctx,
  { proId, supervisorId, commit }: EndpointInput<typeof startEndpoint>,
): Promise<{ id: string; version: number }> {
  const held = await lockRow(ctx, project, { id: proId });
  await demandSupervisor(ctx, supervisorId, watching);
  await demandOpenForChoice(ctx, held);
  await demandNoDraw(ctx, held.id);
  await enoughCandidates(ctx, held.id);
  const drawNo = await nextNumber(ctx, drawNos);
  const id = nextId();
  const { buyer, product } = drawParties;
  const values = {
    drawNo,
    projectId: held.id,
    supervisorId,
    commits: { [buyer]: commit, [product]: shareCommit(secret, ctx, { draw: 'agency', id, party: product }) },
    reveals: {},
    buyerRevealed: false,
    supervisorRevealed: false,
    round: 1,
  };
  await insertRow(ctx, agencyDraw, { id, values });
  await recordEvidence(ctx, {
    stream: held.id,
    action: `${agencyDraw.name}.add`,
    subject: id,
    payload: { drawNo, supervisorId, commits: values.commits, drawnFor: drawnFor(held) },
  });
  return { id, version: 0 };
}

async function enoughCandidates(ctx: Ctx, projectId: string) {
  const pool = await poolOf(ctx, projectId);
  const have = pool.candidates.length;
  if (have < fewestCandidates) refuse('agency.fewCandidates', { need: fewestCandidates, have });
  return pool;
}

/** The supervisor's digest is in: now, and not before, it is written down who is drawn from. */
export async function joinDraw(
  ctx: Ctx,
  { id, version, commit }: EndpointInput<typeof joinEndpoint>,
): Promise<{ id: string; version: number }> {
  const { draw, party } = await lockOwnDraw(ctx, { id, version });
  if (party !== drawParties.supervisor) refuse('agency.notParty');
  const { candidates, excluded } = await enoughCandidates(ctx, draw.projectId);
  const candidateRoot = candidateRootOf(
    drawHashes,
    candidates.map((one) => one.id),
  );
  const commits = { ...Object(draw.commits), [drawParties.supervisor]: commit };
  const moved = await transition(ctx, agencyDraw, {
    subject: draw,
    action: 'join',
    stream: draw.projectId,
    set: { commits, candidates, excluded, candidateRoot },
    payload: { commits, candidateRoot, candidates, excluded },
  });
  return { id, version: moved.version };
}
