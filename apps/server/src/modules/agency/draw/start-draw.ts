import {
  agencyDraw,
  drawParties,
  project,
  userStatus,
  type EndpointInput,
  type joinDraw as joinEndpoint,
  type startDraw as startEndpoint,
  candidateRootOf,
} from '@zhaocai/model';
import { findUser } from '../../../platform/access/index.ts';
import { drawHashes, recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { insertRow, lockRow, nextNumber, numberSeries } from '../../../platform/rows/index.ts';
import { demandOpenForChoice } from '../entrustment/project-open.ts';
import { fewestCandidates, poolOf } from './candidates.ts';
import { lockOwnDraw } from './find-draw.ts';
import { standingDraw } from './next-of-draw.ts';

/** `CQ-2026-0001`, counted in a year. */
const drawNos = numberSeries({
  entity: agencyDraw,
  field: 'drawNo',
  prefix: (now) => `CQ-${now.slice(0, 4)}-`,
  digits: 4,
});

const person = `
  select 1 from user_account where tenant_id = $1 and id = $2 and is_deleted = 0
    and status in ${userStatus.sql('enabled')}`;

/** Another person of the unit, whom it trusts with watching over draws. */
async function demandSupervisor(ctx: Ctx, supervisorId: string): Promise<void> {
  if (supervisorId === ctx.user.userId) refuse('agency.supervisorSelf');
  const [known] = await ctx.db.query(person, [ctx.tenantId, supervisorId]);
  if (!known) refuse('agency.supervisorGone');
  const supervisor = await findUser(ctx.db, { tenantId: ctx.tenantId, userId: supervisorId });
  if (!supervisor?.permissions.has('agencyLibrary_supervise')) refuse('agency.supervisorNoRight');
}

/** One draw of a project counts: a second one only when another person has declared the first void. */
export async function demandNoDraw(ctx: Ctx, projectId: string): Promise<void> {
  const standing = await standingDraw(ctx, projectId);
  if (standing) refuse('agency.drawStands', { no: standing.no });
}

/** Begins a draw with the digest of one's own secret; who is drawn from stands only when the other has handed in his. */
export async function startDraw(
  ctx: Ctx,
  { proId, supervisorId, commit }: EndpointInput<typeof startEndpoint>,
): Promise<{ id: string; version: number }> {
  const held = await lockRow(ctx, project, { id: proId });
  await demandSupervisor(ctx, supervisorId);
  await demandOpenForChoice(ctx, held);
  await demandNoDraw(ctx, held.id);
  await enoughCandidates(ctx, held.id);
  const drawNo = await nextNumber(ctx, drawNos);
  const values = {
    drawNo,
    projectId: held.id,
    supervisorId,
    commits: { [drawParties.buyer]: commit },
    reveals: {},
    buyerRevealed: false,
    supervisorRevealed: false,
    round: 1,
  };
  const id = await insertRow(ctx, agencyDraw, { values });
  await recordEvidence(ctx, {
    stream: held.id,
    action: `${agencyDraw.name}.add`,
    subject: id,
    payload: { drawNo, supervisorId, commits: values.commits },
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
