import {
  attendance,
  attendRoles,
  confirmationLifecycle,
  hallLifecycle,
  hallNodeLifecycle,
  maskedText,
  type AttendanceLine,
  type EndpointInput,
  type EndpointOutput,
  type ownNode as ownNodeEndpoint,
  type signAttendance as signEndpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { insertRow } from '../../../platform/rows/index.ts';
import { supplierStream } from '../../tendering/index.ts';
import { isHost, tellHall } from '../room/find-hall.ts';
import { findOpening, type Opening, type OpeningId } from '../room/find-opening.ts';
import { attendancesOf, readHall } from '../room/hall-queries.ts';

type Input = EndpointInput<typeof signEndpoint>;
type Role = (typeof attendRoles.choices)[number]['value'];

/**
 * Signs the caller in as what he is. A bidder from the opening time on: before it nobody learns that there is one (R38).
 * The host may write down who is there without an account, and shows as who did (代录). Nobody is there once it is closed.
 */
export async function signIn(ctx: Ctx, input: Input): Promise<EndpointOutput<typeof signEndpoint>> {
  const opening = await findOpening(ctx, input);
  const { projectId, tenantId } = opening;
  await demandNotOver(ctx, opening);
  const who = input.personName ? await demandWitness(ctx, opening, input) : await ownSelf(ctx, opening);
  const idNo = input.idNo ? maskedText('identity', input.idNo) : null;
  const values = { projectId, ...who, idNo, signTime: ctx.now };
  const id = await insertRow(ctx, attendance, { tenantId, values });
  await tellHall(ctx, opening);
  await recordAttendance(ctx, { opening, id, payload: { ...who, buyer: tenantId, projectId } });
  return { id, attendRole: who.attendRole };
}

/**
 * In the project's chain; a bidder's in his chain of it, which nobody of the buyer reads before the opening. Another party
 * keeps it in his own too.
 */
async function recordAttendance(
  ctx: Ctx,
  { opening, id, payload }: { opening: Opening; id: string; payload: Readonly<Record<string, unknown>> },
): Promise<void> {
  const { part, projectId, tenantId } = opening;
  const act = { action: 'attendance.sign', subject: id, payload };
  if (part !== 'buyer') await recordEvidence(ctx, { ...act, stream: 'admin' });
  const stream = part === 'bidder' ? supplierStream(projectId, ctx.tenantId) : projectId;
  await recordEvidence(ctx, { ...act, tenantId, stream });
}

interface Attending {
  readonly userId: string | null;
  readonly personName: string;
  readonly companyName: string;
  readonly attendRole: Role;
  readonly partyTenantId: string | null;
}

async function ownSelf(ctx: Ctx, opening: Opening): Promise<Attending> {
  if (opening.part === null) refuseStranger(ctx, opening);
  const { userId, nickName: personName, tenantName: companyName } = ctx.user;
  const own = { userId, personName, companyName };
  if (opening.part === 'buyer') return { ...own, attendRole: await roleOfBuyer(ctx, opening), partyTenantId: null };
  const { agency, bidder } = attendRoles.code;
  return { ...own, attendRole: opening.part === 'agency' ? agency : bidder, partyTenantId: ctx.tenantId };
}

/** Before the opening time every supplier hears the same, whether he has bid or not. */
function refuseStranger(ctx: Ctx, { openTime }: Opening): never {
  if (ctx.now < openTime) refuse('hall.notYet', { time: openTime });
  refuse('hall.notBidder');
}

const rolesHere = `
  select
    exists (select from package_key_holder k where k.tenant_id = $1 and k.project_id = $2 and k.user_id = $3) as "isHolder",
    exists (select from user_role ur join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.is_deleted = 0
      where ur.tenant_id = $1 and ur.user_id = $3 and r.role_alias = 'supervisor') as "isSupervisor"`;

async function roleOfBuyer(ctx: Ctx, { projectId }: Opening): Promise<Role> {
  const { host, supervisor, holder, buyer } = attendRoles.code;
  if (await isHost(ctx, projectId)) return host;
  const [found] = await ctx.db.query<{ isHolder: boolean; isSupervisor: boolean }>(rolesHere, [
    ctx.tenantId,
    projectId,
    ctx.user.userId,
  ]);
  if (found?.isSupervisor) return supervisor;
  return found?.isHolder ? holder : buyer;
}

const stands = 'select h.hall_status as status from hall_rooms($1, $2, $3) h where h.hall_status is not null';

async function demandNotOver(ctx: Ctx, { tenantId, projectId }: Opening): Promise<void> {
  const halls = await ctx.db.query<{ status: number }>(stands, [tenantId, projectId, ctx.now]);
  const isOver = ({ status }: { status: number }) => hallLifecycle.is(status, 'closed', 'stopped');
  if (halls.length > 0 && halls.every(isOver)) refuse('hall.attendOver');
}

const namesakes = `
  select 1 from user_account u where u.tenant_id = $1 and u.is_deleted = 0 and $2 in (u.real_name, u.nick_name, u.account)
  limit 1`;

async function demandNoAccount(ctx: Ctx, personName: string): Promise<void> {
  const found = await ctx.db.query(namesakes, [ctx.tenantId, personName]);
  if (found.length > 0) refuse('hall.signsHimself', { name: personName });
}

async function demandWitness(ctx: Ctx, { projectId, part }: Opening, input: Input): Promise<Attending> {
  if (part !== 'buyer' || !(await isHost(ctx, projectId))) refuse('hall.hostWitness');
  const { personName = '', companyName = ctx.user.tenantName } = input;
  const attendRole = input.attendRole ?? attendRoles.code.witness;
  const known = attendRoles.named(attendRole);
  // A bidder signs in himself: what is written down for him would say who bids.
  if (!known || !attendRoles.is(attendRole, 'witness', 'supervisor', 'buyer')) return refuse('hall.wrongRole');
  // Somebody of the unit with an account is there when he has signed in, and not because another says so.
  if (!attendRoles.is(attendRole, 'witness')) await demandNoAccount(ctx, personName);
  return { userId: null, personName, companyName, attendRole: known.value, partyTenantId: null };
}

const hosts = `
  select h.host_id::text as "hostId" from hall_rooms($1, $2, $3) h where h.host_id is not null`;

/** The record of sign-in, as far as its reader may see who is there. */
export async function listAttendances(ctx: Ctx, wanted: OpeningId): Promise<AttendanceLine[]> {
  const opening = await findOpening(ctx, wanted);
  const key = [opening.tenantId, opening.projectId, ctx.now];
  return attendancesOf(ctx, opening, await ctx.db.query<{ hostId: string | null }>(hosts, key));
}

/** Package by package the node that runs, and what the caller may do there now. */
export async function readOwnNodes(
  ctx: Ctx,
  { packageId, ...wanted }: EndpointInput<typeof ownNodeEndpoint>,
): Promise<EndpointOutput<typeof ownNodeEndpoint>> {
  const { rooms, canSign, canObject } = await readHall(ctx, wanted);
  const mayConfirm = ctx.user.permissions.has('hall_confirm');
  return rooms
    .filter((room) => packageId === undefined || room.packageId === packageId)
    .map(({ packageId: id, hall, nodes, readOut }) => {
      const running = nodes.find(({ nodeStatus }) => hallNodeLifecycle.is(nodeStatus, 'running', 'paused'));
      const own = readOut.find(({ isOwn }) => isOwn);
      return {
        packageId: id,
        nodeCode: running?.nodeCode ?? null,
        nodeName: running?.nodeName ?? null,
        nodeStatus: running?.nodeStatus ?? null,
        hallStatus: hall?.hallStatus ?? hallLifecycle.code.waiting,
        canSign,
        canConfirm: mayConfirm && confirmationLifecycle.is(own?.confirmStatus, 'pending'),
        canObject,
      };
    });
}
