import {
  hall,
  hallLifecycle,
  hallNode,
  hallNodes,
  hasStep,
  isAside,
  project as projectEntity,
  userStatus,
  type configureHall as configureEndpoint,
  type EndpointInput,
  type EndpointOutput,
  type Saved,
  type setLiveInfo as liveEndpoint,
  type setUpHall as setUpEndpoint,
  type switchVideo as videoEndpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeRow, findRows, insertRow, insertRows, lockRow } from '../../../platform/rows/index.ts';
import { holdersOf } from '../../../platform/access/index.ts';
import { hasPart } from '../../tendering/index.ts';
import { listBidNodes } from '../setting/bid-nodes.ts';
import {
  demandHost,
  demandReasoned,
  hallIdsOf,
  holdHall,
  holdHallOfPackage,
  leadingRights,
  mayLead,
  tellHall,
  type HallRow,
} from './find-hall.ts';

const packagesWithout = `
  select k.id::text as id from package k
  where k.tenant_id = $1 and k.project_id = $2 and k.is_deleted = 0 and not exists (select from hall h
    where h.tenant_id = k.tenant_id and h.package_id = k.id and h.is_deleted = 0)
  order by k.package_no`;

/**
 * Every package of a published project that is still to be opened gets its hall, by the nodes of the unit. Whoever sets it
 * up hosts it, unless he names another. Halls that are there stay as they are.
 */
export async function setUpHall(ctx: Ctx, input: EndpointInput<typeof setUpEndpoint>): Promise<Saved[]> {
  const { projectId, hostId = ctx.user.userId } = input;
  // Held, so that of two who set it up at once the second finds what the first has made.
  const project = await lockRow(ctx, projectEntity, { id: projectId });
  const facts = { manner: Number(project.manner), lawRegime: Number(project.lawRegime) };
  if (!project.publishTime || isAside(project.stage) || !hasStep(facts, 'open')) refuse('hall.notPublished');
  const packages = await ctx.db.query<{ id: string }>(packagesWithout, [ctx.tenantId, projectId]);
  if (packages.length > 0) {
    await demandMayLead(ctx, projectId, hostId);
    const nodes = (await listBidNodes(ctx)).filter(({ isUsed }) => isUsed);
    const window = nodes.find(({ nodeCode }) => hallNodes.is(nodeCode, 'confirm'))?.durationMin;
    const confirmMinutes = input.confirmMinutes ?? window;
    for (const { id: packageId } of packages) {
      const values = { projectId, packageId, hostId, openTime: project.openTime, confirmMinutes, isVideoOn: false };
      const hallId = await insertRow(ctx, hall, { values });
      const rows = nodes.map(({ nodeCode, nodeName, durationMin }) => {
        return { projectId, packageId, hallId, nodeCode, nodeName, durationMin };
      });
      await insertRows(ctx, hallNode, { rows });
    }
    await tellHall(ctx, { tenantId: ctx.tenantId, projectId });
    const payload = { hostId, packages: packages.map(({ id }) => id), nodes: nodes.map(({ nodeCode }) => nodeCode) };
    await recordEvidence(ctx, { stream: projectId, action: 'hall.setUp', subject: projectId, payload });
  }
  const halls = await findRows(ctx, hall, { ids: await hallIdsOf(ctx, { projectId }) });
  return halls.map(({ id, version }) => ({ id, version }));
}

const people = `
  select u.id::text as id from user_account u
  where u.tenant_id = $1 and u.id = any($2::bigint[]) and u.is_deleted = 0 and u.status in ${userStatus.sql('enabled')}`;

/**
 * Who leads an opening is of the own unit, able to sign in, and holds both rights that it takes: to host, and to open what
 * he hosts. He is named, or names himself, by somebody with a part in the project: an administrator of the system has none.
 */
async function demandMayLead(ctx: Ctx, projectId: string, hostId: string): Promise<void> {
  if (!(await hasPart(ctx, projectId))) refuse('hall.noPart');
  const found = await ctx.db.query(people, [ctx.tenantId, [hostId]]);
  const hasRights = hostId === ctx.user.userId ? mayLead(ctx.user) : await holdBoth(ctx, hostId);
  if (found.length === 0 || !hasRights) refuse('hall.hostGone');
}

/** Of a unit with more who hold a right than are named it is judged when he acts. */
async function holdBoth(ctx: Ctx, userId: string): Promise<boolean> {
  for (const right of leadingRights) {
    const { people: able, count } = await holdersOf(ctx, right);
    if (count <= able.length && !able.some(({ id }) => id === userId)) return false;
  }
  return true;
}

/** Who hosts and records, and how long bidders may take. Whoever may host takes over; of an opening under way with a reason. */
export async function configureHall(ctx: Ctx, input: EndpointInput<typeof configureEndpoint>): Promise<Saved> {
  const { id, version, reason } = input;
  const { row } = await holdHall(ctx, { id, version });
  demandNotEnded(row);
  const { hostId = row.hostId, confirmMinutes = row.confirmMinutes } = input;
  const recorderId = input.recorderId === undefined ? row.recorderId : input.recorderId;
  const isHandedOver = hostId !== row.hostId;
  if (isHandedOver) {
    await demandMayLead(ctx, row.projectId, hostId);
    if (!hallLifecycle.is(row.hallStatus, 'waiting')) demandReasoned(reason);
  } else await demandHost(ctx, row);
  if (recorderId) await demandRecorder(ctx, recorderId);
  const values = { hostId, recorderId, confirmMinutes };
  await changeRow(ctx, hall, { id, values });
  // What waits for the host's answer waits for the new one.
  if (isHandedOver) await ctx.db.query(handObjections, [ctx.tenantId, id, hostId]);
  await tellHall(ctx, row);
  const before = { hostId: row.hostId, recorderId: row.recorderId, confirmMinutes: row.confirmMinutes };
  const payload = { before, after: values, ...(reason && { reason }) };
  await recordEvidence(ctx, { stream: row.projectId, action: 'hall.configure', subject: id, payload });
  return { id, version: row.version + 1 };
}

const handObjections = `
  update hall_objection set host_id = $3, version = version + 1
  where tenant_id = $1 and hall_id = $2 and host_id <> $3 and answer is null and is_deleted = 0`;

async function demandRecorder(ctx: Ctx, recorderId: string): Promise<void> {
  const found = await ctx.db.query(people, [ctx.tenantId, [recorderId]]);
  if (found.length === 0) refuse('hall.hostGone');
}

export function demandNotEnded({ hallStatus }: Pick<HallRow, 'hallStatus'>): void {
  if (hallLifecycle.is(hallStatus, 'closed', 'stopped')) refuse('hall.ended');
}

/** The host switches the recording on or off; when, and by whom, stands in the evidence. */
export async function switchVideo(
  ctx: Ctx,
  { id, flag }: EndpointInput<typeof videoEndpoint>,
): Promise<EndpointOutput<typeof videoEndpoint>> {
  const { row } = await holdHall(ctx, { id });
  await demandHost(ctx, row);
  demandNotEnded(row);
  const isVideoOn = flag === undefined ? !row.isVideoOn : flag === '1';
  if (isVideoOn === row.isVideoOn) return { id, version: row.version, isVideoOn };
  await changeRow(ctx, hall, { id, values: { isVideoOn, videoTime: ctx.now } });
  await tellHall(ctx, row);
  await recordEvidence(ctx, { stream: row.projectId, action: 'hall.video', subject: id, payload: { isVideoOn } });
  return { id, version: row.version + 1, isVideoOn };
}

export async function setLiveInfo(ctx: Ctx, input: EndpointInput<typeof liveEndpoint>): Promise<Saved> {
  const { projectId, packageId, liveUrl, roomId = null, reviewTime = null } = input;
  const { row } = await holdHallOfPackage(ctx, { projectId, packageId });
  await demandHost(ctx, row);
  const values = { liveUrl, roomId, reviewTime };
  await changeRow(ctx, hall, { id: row.id, values });
  await tellHall(ctx, row);
  await recordEvidence(ctx, { stream: projectId, action: 'hall.live', subject: row.id, payload: values });
  return { id: row.id, version: row.version + 1 };
}
