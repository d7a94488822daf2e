import {
  drawnExpertLifecycle,
  expertDraw,
  expertDrawLifecycle,
  maskedText,
  type DrawnAnswer,
  type drawHistory,
  type drawHistoryCount,
  type drawnExpertPage,
  type EndpointInput,
  type EndpointOutput,
  type expertsToJudge,
  type recordOfDraw,
  type recordsOfDraw,
  type rollNames,
  expert,
  expertLifecycle,
  type Page,
} from '@zhaocai/model';
import { cutAt, escapeLike, pageAnswer } from '../../../platform/crud/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { isSeen, Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import { findDraw } from './find-draw.ts';
import { meetingBidders } from './pool.ts';

/** A part as it is stored, before it is judged what of it its reader may know. */
type Stored = Omit<DrawnAnswer, 'name' | 'mustAvoid' | 'actions'> & {
  readonly name: string | null;
  readonly infoStatus: number;
  readonly isHandler: boolean;
  readonly isOpened: boolean;
} & Record<string, unknown>;

/** `reader` is his id as a parameter: whoever handles a draw notifies its people. */
const columnsFor = (reader: string) => `
  r.id::text as "recordId", r.version, r.draw_id::text as "randomInfoId", d.draw_no as "drawNo",
  d.info_status as "infoStatus", r.project_id::text as "projectId", r.project_name as "projectName",
  d.review_time as "reviewTime", r.expert_id::text as "expertId",
  coalesce(e.name, nullif(u.real_name, ''), u.nick_name) as name, e.work_unit as "workUnit", e.phone,
  r.record_type as "recordType", r.join_status as "joinStatus", r.condition_no as "conditionNo",
  r.order_no as "orderNo", r.round, r.is_called as "isCalled", r.user_id is not null as "hasAccount",
  r.stands_for_id::text as "standsForId", r.notify_time as "notifyTime", r.reply_until as "replyUntil",
  r.reply_time as "replyTime", r.reason, d.create_user is not distinct from ${reader}::bigint as "isHandler",
  p.opened_time is not null as "isOpened"`;
const from = `
  from drawn_expert r
  join expert_draw d on d.tenant_id = r.tenant_id and d.id = r.draw_id
  join project p on p.tenant_id = r.tenant_id and p.id = r.project_id
  left join expert e on e.tenant_id = r.tenant_id and e.id = r.expert_id
  left join user_account u on u.tenant_id = r.tenant_id and u.id = r.user_id`;

/** R28: who it is, is told to the notifier of those whom he asks, and to the unit from the evaluation on. */
export function isNamed(
  { now }: Pick<Ctx, 'now'>,
  { reviewTime, isHandler, isCalled }: Pick<Stored, 'reviewTime' | 'isHandler' | 'isCalled'>,
): boolean {
  return reviewTime <= now || (isHandler && isCalled);
}

function shown(ctx: Pick<Ctx, 'now'>, row: Stored, mustAvoid: boolean | null): DrawnAnswer {
  const { isHandler, isOpened: _isOpened, infoStatus, ...told } = row;
  const mayTell = isNamed(ctx, row);
  const name = row.name ?? '';
  return {
    ...told,
    expertId: mayTell ? row.expertId : null,
    name: mayTell ? name : maskedName(name),
    workUnit: mayTell ? row.workUnit : null,
    phone: row.phone === null || !mayTell ? null : maskedText('phone', row.phone),
    reason: mayTell ? row.reason : null,
    mustAvoid,
    actions: isHandler ? actionsFor(row, infoStatus) : [],
  };
}

/** `张三丰` → `张***`: as the roll has it (R28). */
export function maskedName(name: string): string {
  const [first = ''] = [...name];
  return `${first}***`;
}

/** What the notifier may enter. */
function actionsFor({ joinStatus, isCalled }: Stored, infoStatus: number): string[] {
  if (!isCalled || !expertDrawLifecycle.is(infoStatus, 'notifying', 'done')) return [];
  const entered = ['accept', 'decline', 'miss', 'avoid', 'replace', 'stayAway'] as const;
  return entered.filter((name) => drawnExpertLifecycle.actions[name].from.some((code) => code === joinStatus));
}

/** As their readers may know them; after the opening with who has to do with a bidder, which may be told then. */
async function told(ctx: Ctx, rows: readonly Stored[]): Promise<DrawnAnswer[]> {
  const asked = rows.flatMap((row) => {
    const { projectId, reviewTime, expertId } = row;
    const isComing = drawnExpertLifecycle.is(row.joinStatus, 'notified', 'accepted');
    const mayTell = row.isOpened && isNamed(ctx, row);
    return mayTell && isComing && expertId !== null ? [{ row, projectId, reviewTime, expertId }] : [];
  });
  const meeting = new Set((await meetingBidders(ctx, asked)).map(({ row }) => row));
  const judged = new Set(asked.map(({ row }) => row));
  return rows.map((row) => shown(ctx, row, judged.has(row) ? meeting.has(row) : null));
}

/** Everybody in a draw in the order of rounds, conditions and places. */
export async function readDrawn(ctx: Ctx, drawId: string, onlyCalled: boolean): Promise<DrawnAnswer[]> {
  const rows = await ctx.db.query<Stored>(
    `select ${columnsFor('$2')} ${from}
     where r.tenant_id = $1 and r.draw_id = $3 and r.is_deleted = 0 and (r.is_called or not $4::boolean)
     order by r.round, r.condition_no = 0, r.condition_no, r.order_no, r.id`,
    [ctx.tenantId, ctx.user.userId, drawId, onlyCalled],
  );
  return told(ctx, rows);
}

export function listDrawn(onlyCalled: boolean) {
  return async (
    ctx: Ctx,
    { randomInfoId }: EndpointInput<typeof recordsOfDraw>,
  ): Promise<EndpointOutput<typeof recordsOfDraw>> => {
    await findDraw(ctx, randomInfoId);
    return readDrawn(ctx, randomInfoId, onlyCalled);
  };
}

export async function readPart(ctx: Ctx, { recordId }: EndpointInput<typeof recordOfDraw>): Promise<DrawnAnswer> {
  const [row] = await ctx.db.query<Stored>(
    `select ${columnsFor('$2')} ${from} where r.tenant_id = $1 and r.id = $3 and r.is_deleted = 0`,
    [ctx.tenantId, ctx.user.userId, recordId],
  );
  if (!row) return notFound();
  await findDraw(ctx, row.randomInfoId);
  const [part] = await told(ctx, [row]);
  return part ?? notFound();
}

type PageRow = DrawnAnswer & { id: string };

interface Asked {
  readonly current: number;
  readonly size: number;
  readonly keyword?: string | undefined;
  readonly joinStatus?: number | undefined;
  readonly recordType?: number | undefined;
  readonly randomInfoId?: string | undefined;
  /** Of experts whose evaluation was over then. */
  readonly overBy?: string;
}

/** One page of parts in draws that the reader's list of draws shows. */
async function pageOfParts(ctx: Ctx, asked: Asked): Promise<Page<PageRow>> {
  const { current, size } = asked;
  const parameters = new Parameters();
  const listed = listedSql(ctx, asked, parameters);
  const counting = [...parameters.values];
  const reader = parameters.bind(ctx.user.userId);
  const limit = parameters.bind(size);
  const offset = parameters.bind((current - 1) * size);
  const [[counted], rows] = await Promise.all([
    ctx.db.query<{ total: number }>(`select count(*)::int as total ${from} where ${listed}`, counting),
    ctx.db.query<Stored>(
      `select ${columnsFor(reader)} ${from} where ${listed}
       order by d.id desc, r.round, r.condition_no, r.order_no, r.id limit ${limit} offset ${offset}`,
      parameters.values,
    ),
  ]);
  const records = (await told(ctx, rows)).map((row) => ({ ...row, id: row.recordId }));
  return pageAnswer({ records, counted: counted?.total ?? 0, cap: 10_000, size, current });
}

/** A keyword finds projects and numbers, and nobody's name: it would tell who was drawn. */
const namedLike = (like: string) => `(r.project_name ilike ${like} or d.draw_no ilike ${like})`;

function listedSql(ctx: Ctx, { keyword, joinStatus, recordType, randomInfoId, overBy }: Asked, to: Parameters): string {
  return [
    `r.tenant_id = ${to.bind(ctx.tenantId)} and r.is_deleted = 0`,
    `d.id in (select t.id from expert_draw t where ${visibleConditions(expertDraw, ctx, { parameters: to }).join(' and ')})`,
    ...(keyword ? [namedLike(to.bind(`%${escapeLike(keyword)}%`))] : []),
    ...(joinStatus === undefined ? [] : [`r.join_status = ${to.bind(joinStatus)}`]),
    ...(recordType === undefined ? [] : [`r.record_type = ${to.bind(recordType)}`]),
    ...(randomInfoId === undefined ? [] : [`r.draw_id = ${to.bind(randomInfoId)}`]),
    ...(overBy ? [`d.review_end_time <= ${to.bind(overBy)} and r.expert_id is not null`] : []),
  ].join(' and ');
}

export function pageDrawn(
  ctx: Ctx,
  { keyword, joinStatus, recordType, randomInfoId, current, size }: EndpointInput<typeof drawnExpertPage>,
): Promise<EndpointOutput<typeof drawnExpertPage>> {
  return pageOfParts(ctx, { keyword, joinStatus, recordType, randomInfoId, current, size });
}

/** R67: whose evaluation is over. */
export function pageToJudge(
  ctx: Ctx,
  { keyword, current, size }: EndpointInput<typeof expertsToJudge>,
): Promise<EndpointOutput<typeof expertsToJudge>> {
  const joinStatus = drawnExpertLifecycle.code.accepted;
  return pageOfParts(ctx, { keyword, current, size, joinStatus, overBy: ctx.now });
}

const ofExpert = `where r.tenant_id = $1 and r.expert_id = $3 and r.is_called and r.is_deleted = 0
  and (d.review_time <= $4::timestamptz or d.create_user = $2::bigint)`;

const historyCounts = `
  select count(*)::int as total,
    count(*) filter (where r.join_status in ${drawnExpertLifecycle.sql('accepted')})::int as accepted,
    count(*) filter (where r.join_status in ${drawnExpertLifecycle.sql('declined', 'avoiding')})::int as declined,
    count(*) filter (where r.join_status in ${drawnExpertLifecycle.sql('silent', 'unreached')})::int as silent,
    count(*) filter (where r.join_status in ${drawnExpertLifecycle.sql('absent')})::int as absent
  ${from} ${ofExpert}`;

async function demandExpert(ctx: Ctx, id: string): Promise<void> {
  if (!(await isSeen(ctx, expert, id))) notFound();
}

const mostHistory = 500;

/** What an expert was drawn for; what is still to be evaluated only whom he is asked by (R28). */
export async function listHistory(
  ctx: Ctx,
  { expertId }: EndpointInput<typeof drawHistory>,
): Promise<EndpointOutput<typeof drawHistory>> {
  await demandExpert(ctx, expertId);
  const asked = ctx.db.query<Stored>(
    `select ${columnsFor('$2')} ${from} ${ofExpert} order by d.review_time desc, r.id desc limit ${mostHistory + 1}`,
    [ctx.tenantId, ctx.user.userId, expertId, ctx.now],
  );
  return told(ctx, await cutAt(ctx, asked, mostHistory));
}

export async function countHistory(
  ctx: Ctx,
  { expertId }: EndpointInput<typeof drawHistoryCount>,
): Promise<EndpointOutput<typeof drawHistoryCount>> {
  await demandExpert(ctx, expertId);
  const [row] = await ctx.db.query<EndpointOutput<typeof drawHistoryCount>>(historyCounts, [
    ctx.tenantId,
    ctx.user.userId,
    expertId,
    ctx.now,
  ]);
  return row ?? { total: 0, accepted: 0, declined: 0, silent: 0, absent: 0 };
}

/**
 * Names for the roll: of the whole library, so that it tells nothing of who may be drawn. Its order is that of the minute:
 * whoever looks at it at the same time sees the same.
 */
export async function listRollNames(ctx: Ctx): Promise<EndpointOutput<typeof rollNames>> {
  const rows = await ctx.db.query<{ name: string; phone: string }>(
    `select e.name, e.phone from expert e
     where e.tenant_id = $1 and e.is_deleted = 0 and e.expert_status in ${expertLifecycle.sql('active')}
     order by md5(e.id::text || $2) limit 200`,
    [ctx.tenantId, ctx.now.slice(0, 'yyyy-MM-dd HH:mm'.length)],
  );
  return rows.map(({ name, phone }, index) => ({
    id: String(index + 1),
    name: maskedName(name),
    phone: maskedText('phone', phone),
  }));
}
