import {
  candidateRootOf,
  invitation,
  invitationDraw,
  invitationDrawLifecycle,
  invitationDrawParties,
  invitationLifecycle,
  invitedBy,
  type annulInvitationDraw as annulEndpoint,
  type EndpointInput,
  type EndpointOutput,
  type finishInvitationDraw as finishEndpoint,
  type Saved,
  type startInvitationDraw as startEndpoint,
} from '@zhaocai/model';
import { drawHashes, recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { findRow, insertRow, lockRow, lockRows, nextNumber, numberSeries } from '../../../platform/rows/index.ts';
import type { Secret } from '../../../platform/secrets/index.ts';
import { endOf, shareCommit, shareShown } from '../../agency/index.ts';
import { invitedIds, takeOff } from './change-list.ts';
import { commitBy, faultsOf, standingDraw, ticketsOf } from './draw-record.ts';
import { lockListOf, needOf, type Need } from './invitation-rules.ts';
import { invitable, putOnList } from './invited-suppliers.ts';

/** `GYCQ-2026-0001`, counted in a year. */
const drawNos = numberSeries({
  entity: invitationDraw,
  field: 'drawNo',
  prefix: (now) => `GYCQ-${now.slice(0, 4)}-`,
  digits: 4,
});

/**
 * Lays down the pool and the digest of the product's secret, before whoever draws has given his: neither of them can
 * choose what comes of both (R15).
 */
export async function startDraw(
  secret: Secret,
  ctx: Ctx,
  { projectId, supplierIds, inviteCount }: EndpointInput<typeof startEndpoint>,
): Promise<EndpointOutput<typeof startEndpoint>> {
  const { candidates, candidateRoot } = await poolFor(ctx, { projectId, supplierIds, inviteCount });
  const id = nextId();
  const commit = shareCommit(secret, ctx, { draw: 'invitation', id, party: invitationDrawParties.platform });
  const drawNo = await nextNumber(ctx, drawNos);
  const commits = { [invitationDrawParties.platform]: commit };
  await insertRow(ctx, invitationDraw, {
    id,
    values: {
      projectId,
      drawNo,
      drawStatus: invitationDrawLifecycle.code.drawing,
      inviteCount,
      candidates,
      candidateRoot,
      commits,
      reveals: {},
      round: 1,
    },
  });
  await recordEvidence(ctx, {
    stream: projectId,
    action: 'invitationDraw.add',
    subject: id,
    payload: { drawNo, inviteCount, candidates, candidateRoot, commits },
  });
  return { id, version: 0, drawNo, candidateRoot, commit };
}

async function poolFor(
  ctx: Ctx,
  { projectId, supplierIds, inviteCount }: EndpointInput<typeof startEndpoint>,
): Promise<{ candidates: { id: string; name: string }[]; candidateRoot: string }> {
  const project = await lockListOf(ctx, projectId);
  const need = await needOf(ctx, project);
  if (need.poolFactor === null) refuse('tendering.drawNotAsked');
  if (await standingDraw(ctx, projectId)) refuse('tendering.drawStands');
  const pool = await invitable(ctx, supplierIds);
  demandPool(need, { count: inviteCount, have: pool.length });
  const candidates = pool.map(({ id, name }) => ({ id, name }));
  const candidateRoot = candidateRootOf(
    drawHashes,
    candidates.map(({ id }) => id),
  );
  return { candidates, candidateRoot };
}

function demandPool(
  { least, poolFactor, article, poolArticle }: Need,
  { count, have }: { readonly count: number; readonly have: number },
): void {
  if (count < least) refuse('tendering.inviteFew', { least: String(least), have: String(count), article });
  const need = count * (poolFactor ?? 1);
  if (have < need)
    refuse('tendering.drawPool', {
      count: String(count),
      need: String(need),
      have: String(have),
      article: poolArticle,
    });
}

/** Both secrets are shown: the first of the order are put on the list. */
export async function finishDraw(
  secret: Secret,
  ctx: Ctx,
  { id, secret: given }: EndpointInput<typeof finishEndpoint>,
): Promise<Saved> {
  const { projectId } = await findRow(ctx, invitationDraw, { id });
  await lockListOf(ctx, projectId);
  const draw = await lockRow(ctx, invitationDraw, { id });
  demandState(invitationDraw, draw.drawStatus, 'finish');
  const { platform, handler } = invitationDrawParties;
  const own = shareShown(secret, ctx, { draw: 'invitation', id, party: platform, commits: draw.commits });
  if (own === undefined) return refuse('tendering.drawForged');
  const reveals = { [platform]: own, [handler]: given };
  const commits = { ...Object(draw.commits), [handler]: commitBy('handler', given) };
  const end = endOf(ctx, draw, { commits, reveals });
  const moved = await transition(ctx, invitationDraw, { subject: draw, action: 'finish', stream: projectId, ...end });
  await invite(ctx, { projectId, drawId: id, ids: end.set.tickets.slice(0, draw.inviteCount).map((one) => one.id) });
  return { id, version: moved.version };
}

/** Who comes next in the order, in the place of one who declined. */
export async function inviteNext(ctx: Ctx, { projectId }: { projectId: string }): Promise<{ supplierName: string }> {
  await lockListOf(ctx, projectId);
  const draw = await standingDraw(ctx, projectId);
  if (!draw || !invitationDrawLifecycle.is(draw.drawStatus, 'drawn')) return refuse('tendering.drawNotAsked');
  if ((await faultsOf(ctx, draw)).length > 0) refuse('tendering.drawForged');
  const asked = await stillAsked(ctx, draw.id);
  if (asked >= draw.inviteCount) refuse('tendering.drawFull', { count: String(draw.inviteCount) });
  const listed = new Set(await invitedIds(ctx, projectId));
  const next = ticketsOf(draw).find(({ id }) => !listed.has(id));
  if (!next) return refuse('tendering.drawEmpty');
  const [supplier] = await invite(ctx, { projectId, drawId: draw.id, ids: [next.id] });
  return { supplierName: supplier?.name ?? '' };
}

/** Of those whom a draw put on the list, so many have not declined. */
async function stillAsked(ctx: Ctx, drawId: string): Promise<number> {
  const [found] = await ctx.db.query<{ count: number }>(
    `select count(*)::int as count from invitation where tenant_id = $1 and draw_id = $2 and is_deleted = 0
       and invitation_status not in ${invitationLifecycle.sql('declined')}`,
    [ctx.tenantId, drawId],
  );
  return found?.count ?? 0;
}

async function invite(ctx: Ctx, { projectId, drawId, ids }: { projectId: string; drawId: string; ids: string[] }) {
  const suppliers = await invitable(ctx, ids);
  await putOnList(ctx, { projectId, suppliers, how: invitedBy.code.drawn, drawId });
  return suppliers;
}

/** Another person's word; who was put on the list by it and not yet asked leaves it. */
export async function annulDraw(
  ctx: Ctx,
  { id, version, reason }: EndpointInput<typeof annulEndpoint>,
): Promise<Saved> {
  const { projectId } = await findRow(ctx, invitationDraw, { id });
  const project = await lockListOf(ctx, projectId);
  const draw = await lockRow(ctx, invitationDraw, { id, version });
  const rows = await ctx.db.query<{ id: string; status: number }>(
    `select id::text, invitation_status as status from invitation
     where tenant_id = $1 and draw_id = $2 and is_deleted = 0 order by id`,
    [ctx.tenantId, id],
  );
  if (rows.some(({ status }) => !invitationLifecycle.is(status, 'drafted'))) refuse('tendering.drawStands');
  for (const row of await lockRows(ctx, invitation, { ids: rows.map((one) => one.id) }))
    await takeOff(ctx, { id: row.id, projectId: project.id, name: row.supplierName, creditCode: row.creditCode });
  const moved = await transition(ctx, invitationDraw, {
    subject: draw,
    action: 'annul',
    stream: projectId,
    reason,
    set: { voidReason: reason ?? null },
  });
  return { id, version: moved.version };
}
