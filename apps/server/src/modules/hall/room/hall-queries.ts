import {
  attendRoles,
  fenToYuan,
  hallLifecycle,
  project,
  projectLifecycle,
  type AttendanceLine,
  type EndpointInput,
  type HallAnswer,
  type HallLine,
  type hallList,
  type HallRoom,
  type ObjectionLine,
  type ReadLine,
} from '@zhaocai/model';
import { cutAt, escapeLike } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import { hasPart } from '../../tendering/index.ts';
import { mayLead } from './find-hall.ts';
import { findOpening, type Opening, type OpeningId } from './find-opening.ts';
import { stepsOf } from './node-queries.ts';

type RoomRow = Pick<HallRoom, 'packageId' | 'packageNo' | 'packageName' | 'ownEntryId'> & {
  readonly id: string | null;
  readonly version: number | null;
  readonly hallStatus: number | null;
  readonly hostId: string | null;
  readonly hostName: string | null;
  readonly confirmMinutes: number | null;
  readonly isVideoOn: boolean | null;
  readonly liveUrl: string | null;
  readonly roomId: string | null;
  readonly reviewTime: string | null;
  readonly pauseReason: string | null;
  readonly isOver: boolean | null;
};

const rooms = `
  select r.id::text as id, r.version, r.package_id::text as "packageId", r.package_no as "packageNo",
    r.package_name as "packageName", r.hall_status as "hallStatus", r.host_id::text as "hostId", r.host_name as "hostName",
    r.confirm_minutes as "confirmMinutes", r.is_video_on as "isVideoOn", r.live_url as "liveUrl",
    r.pause_reason as "pauseReason", r.own_entry_id::text as "ownEntryId",
    r.is_over as "isOver", r.room_id as "roomId", r.review_time as "reviewTime"
  from hall_rooms($1, $2, $3) r`;
const present = `
  select a.id::text as id, a.person_name as "personName", a.company_name as "companyName", a.attend_role as "attendRole",
    a.id_no as "idNo", a.sign_time as "signTime", a.user_id::text as "userId", a.party_tenant_id as "partyTenantId",
    a.entered_by as "enteredBy"
  from hall_present($1, $2, $3) a`;
const holders = `
  select h.user_name as "userName", h.threshold, h.is_signed as "isSigned", h.given_time as "givenTime"
  from hall_holders($1, $2, $3) h`;
const readOut = `
  select q.entry_id::text as "entryId", q.package_id::text as "packageId", q.supplier_name as "supplierName",
    q.per_money as "perMoney", q.total_money as "totalMoney", q.open_fault as "openFault", q.ruling,
    q.ruling_reason as "rulingReason", q.is_own as "isOwn",
    q.confirm_status as "confirmStatus", q.confirm_until as "confirmUntil"
  from hall_read_out($1, $2, $3) q`;
const objections = `
  select o.id::text as id, o.version, o.package_id::text as "packageId", o.supplier_name as "supplierName", o.content,
    o.ask_time as "askTime", o.objection_status as "objectionStatus", o.answer, o.answer_time as "answerTime",
    o.is_own as "isOwn"
  from hall_objections($1, $2, $3) o`;

/** The hall as its reader may see it now. */
export async function readHall(ctx: Ctx, wanted: OpeningId): Promise<HallAnswer> {
  const opening = await findOpening(ctx, wanted);
  const key = [opening.tenantId, opening.projectId, ctx.now];
  const rows = await ctx.db.query<RoomRow & Record<string, unknown>>(rooms, key);
  const nodes = await stepsOf(ctx, opening);
  const lines = await readLines(ctx, opening);
  const said = await ctx.db.query<ObjectionLine & Record<string, unknown>>(objections, key);
  const attendances = await attendancesOf(ctx, opening, rows);
  const own = (packageId: string) => (one: { packageId: string }) => one.packageId === packageId;
  const isBidder = opening.part === 'bidder';
  const isUnderWay = rows.some(({ hallStatus }) => hallLifecycle.is(hallStatus, 'running', 'paused'));
  const { stage: _stage, ...head } = opening;
  return {
    ...head,
    canSign: opening.part !== null && ctx.user.permissions.has('hall_sign') && !attendances.some(({ isOwn }) => isOwn),
    canHost: opening.part === 'buyer' && mayLead(ctx.user) && (await hasPart(ctx, opening.projectId)),
    canObject: isBidder && opening.openedTime !== null && isUnderWay && ctx.user.permissions.has('hall_object'),
    rooms: rows.map((row) => ({
      packageId: row.packageId,
      packageNo: row.packageNo,
      packageName: row.packageName,
      hall: hallOf(ctx, row, opening),
      nodes: nodes.filter(own(row.packageId)),
      ownEntryId: row.ownEntryId,
      readOut: lines.filter(own(row.packageId)),
      objections: said.filter(own(row.packageId)),
    })),
    attendances,
    holders: await ctx.db.query<HallAnswer['holders'][number] & Record<string, unknown>>(holders, key),
  };
}

function hallOf(ctx: Ctx, row: RoomRow, { stage }: Pick<Opening, 'stage'>): HallRoom['hall'] {
  const { id, version, hallStatus, hostId, hostName, confirmMinutes, isVideoOn, liveUrl, pauseReason } = row;
  const { roomId, reviewTime } = row;
  if (id === null || version === null || hallStatus === null || confirmMinutes === null) return null;
  return {
    id,
    version,
    hallStatus,
    hostName: hostName ?? '',
    isHost: hostId === ctx.user.userId,
    confirmMinutes,
    isVideoOn: isVideoOn ?? false,
    liveUrl,
    roomId,
    reviewTime,
    pauseReason,
    canStop: hostId === ctx.user.userId && row.isOver === true,
    canRule:
      hostId === ctx.user.userId && projectLifecycle.is(stage, 'opened') && ctx.user.permissions.has('project_open'),
  };
}

async function readLines(ctx: Ctx, { tenantId, projectId }: Opening): Promise<ReadLine[]> {
  const rows = await ctx.db.query<ReadLine & Record<string, unknown>>(readOut, [tenantId, projectId, ctx.now]);
  return rows.map((row) => ({
    ...row,
    perMoney: row.perMoney === null ? null : fenToYuan(row.perMoney),
    totalMoney: row.totalMoney === null ? null : fenToYuan(row.totalMoney),
  }));
}

interface PresentRow extends Omit<AttendanceLine, 'isOwn'> {
  readonly userId: string | null;
  readonly partyTenantId: string | null;
}

/** Who has signed in. Which bidders are there, the buyer's host alone learns before the opening (B.28). */
export async function attendancesOf(
  ctx: Ctx,
  { tenantId, projectId, part, openedTime }: Opening,
  halls: readonly Pick<RoomRow, 'hostId'>[],
): Promise<AttendanceLine[]> {
  const rows = await ctx.db.query<PresentRow & Record<string, unknown>>(present, [tenantId, projectId, ctx.now]);
  const isHost = halls.some(({ hostId }) => hostId === ctx.user.userId);
  const seesBidders = part !== 'buyer' || isHost || openedTime !== null;
  const ownParty = part === 'buyer' ? null : ctx.tenantId;
  return rows
    .filter(({ partyTenantId, attendRole }) => seesBidders || partyTenantId === null || attendRole !== bidderRole)
    .map(({ userId, partyTenantId, ...line }) => {
      return { ...line, isOwn: userId === ctx.user.userId && partyTenantId === ownParty };
    });
}

const bidderRole = attendRoles.code.bidder;

const lineColumns = `t.id::text as "projectId", t.tenant_id as "tenantId", t.project_no as "projectNo",
  t.project_name as "projectName", t.buyer_name as "buyerName", t.open_time as "openTime", t.opened_time as "openedTime",
  t.open_place as "openPlace"`;

const mostHalls = 200;

/** Openings of the last days, of today and ahead: the buyer's, a supplier's registrations, what an agency runs. */
export async function listHalls(ctx: Ctx, { keyword = '' }: EndpointInput<typeof hallList>): Promise<HallLine[]> {
  const parameters = new Parameters();
  const conditions = [
    ...sourceOf(ctx, parameters),
    `t.open_time > ${parameters.bind(ctx.now)}::timestamptz - interval '7 days'`,
  ];
  if (keyword !== '') {
    const pattern = parameters.bind(`%${escapeLike(keyword)}%`);
    conditions.push(`(t.project_no ilike ${pattern} or t.project_name ilike ${pattern})`);
  }
  const table = ctx.user.tenantKind === 'buyer' ? 'project' : 'published_project';
  const asked = ctx.db.query<HallLine & Record<string, unknown>>(
    `select ${lineColumns} from ${table} t where ${conditions.join(' and ')}
     order by t.open_time, t.id limit ${mostHalls + 1}`,
    parameters.values,
  );
  return cutAt(ctx, asked, mostHalls);
}

function sourceOf(ctx: Ctx, parameters: Parameters): string[] {
  if (ctx.user.tenantKind === 'buyer')
    return [...visibleConditions(project, ctx, { parameters }), 't.publish_time is not null'];
  if (ctx.user.tenantKind === 'agency')
    return ['exists (select from own_entrustments() o where o.tenant_id = t.tenant_id and o.project_id = t.id)'];
  const own = parameters.bind(ctx.tenantId);
  return [
    `exists (select from entry e where e.tenant_id = t.tenant_id and e.project_id = t.id and e.is_deleted = 0
       and e.supplier_tenant_id = ${own})`,
  ];
}
