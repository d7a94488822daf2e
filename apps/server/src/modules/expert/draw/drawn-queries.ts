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
  type StateName,
} from '@zhaocai/model';
import { escapeLike, pageAnswer } from '../../../platform/crud/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { isSeen, Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import { findDraw } from './find-draw.ts';
import { meetingBidders } from './pool.ts';

interface Stored extends Record<string, unknown> {
  readonly recordId: string;
  readonly version: number;
  readonly randomInfoId: string;
  readonly drawNo: string;
  readonly infoStatus: number;
  readonly projectId: string;
  readonly projectName: string;
  readonly reviewTime: string;
  readonly expertId: string | null;
  readonly name: string | null;
  readonly workUnit: string | null;
  readonly phone: string | null;
  readonly recordType: number;
  readonly joinStatus: number;
  readonly conditionNo: number;
  readonly orderNo: number;
  readonly round: number;
  readonly isCalled: boolean;
  readonly hasAccount: boolean;
  readonly standsForId: string | null;
  readonly notifyTime: string | null;
  readonly replyUntil: string | null;
  readonly replyTime: string | null;
  readonly reason: string | null;
  readonly isHandler: boolean;
  readonly isOpened: boolean;
}

/** `$1` the tenant, `$2` the reader: whoever handles a draw notifies its people. */
const columns = `
  r.id::text as "recordId", r.version, r.draw_id::text as "randomInfoId", d.draw_no as "drawNo",
  d.info_status as "infoStatus", r.project_id::text as "projectId", r.project_name as "projectName",
  d.review_time as "reviewTime", r.expert_id::text as "expertId",
  coalesce(e.name, nullif(u.real_name, ''), u.nick_name) as name, e.work_unit as "workUnit", e.phone,
  r.record_type as "recordType", r.join_status as "joinStatus", r.condition_no as "conditionNo",
  r.order_no as "orderNo", r.round, r.is_called as "isCalled", r.user_id is not null as "hasAccount",
  r.stands_for_id::text as "standsForId", r.notify_time as "notifyTime", r.reply_until as "replyUntil",
  r.reply_time as "replyTime", r.reason, d.create_user is not distinct from $2::bigint as "isHandler",
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
  const byProject = new Map<string, Stored[]>();
  for (const row of rows)
    if (row.isOpened && row.expertId !== null && drawnExpertLifecycle.is(row.joinStatus, 'notified', 'accepted'))
      byProject.set(row.projectId, [...(byProject.get(row.projectId) ?? []), row]);
  const asked = new Set([...byProject.values()].flat());
  const meeting = new Set<string>();
  for (const [projectId, [first, ...others]] of byProject) {
    if (!first) continue;
    const ids = [first, ...others].flatMap(({ expertId }) => expertId ?? []);
    const found = await meetingBidders(ctx, { projectId, reviewTime: first.reviewTime }, ids);
    for (const id of found) meeting.add(`${projectId} ${id}`);
  }
  return rows.map((row) =>
    shown(ctx, row, asked.has(row) && isNamed(ctx, row) ? meeting.has(`${row.projectId} ${row.expertId}`) : null),
  );
}

/** Everybody in a draw in the order of rounds, conditions and places. */
export async function readDrawn(ctx: Ctx, drawId: string, onlyCalled: boolean): Promise<DrawnAnswer[]> {
  const rows = await ctx.db.query<Stored>(
    `select ${columns} ${from}
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
    `select ${columns} ${from} where r.tenant_id = $1 and r.id = $3 and r.is_deleted = 0`,
    [ctx.tenantId, ctx.user.userId, recordId],
  );
  if (!row) return notFound();
  await findDraw(ctx, row.randomInfoId);
  const [part] = await told(ctx, [row]);
  return part ?? notFound();
}

/** The draw is one of those that the reader's list of draws shows. */
function seenDraw(ctx: Ctx, parameters: Parameters): string {
  const conditions = visibleConditions(expertDraw, ctx, { parameters });
  return `d.id in (select t.id from expert_draw t where ${conditions.join(' and ')})`;
}

/** One page of parts in draws that the reader sees. */
async function seenDraws(ctx: Ctx, conditions: string[], { parameters, page }: Paged): Promise<Page<PageRow>> {
  const { current, size } = page;
  // The reader is a value of both statements, and asked for by one of them only.
  const where = [
    'r.tenant_id = $1',
    '$2::bigint is not null',
    'r.is_deleted = 0',
    seenDraw(ctx, parameters),
    ...conditions,
  ].join(' and ');
  const countValues = [...parameters.values];
  const [[counted], rows] = await Promise.all([
    ctx.db.query<{ total: number }>(`select count(*)::int as total ${from} where ${where}`, countValues),
    ctx.db.query<Stored>(
      `select ${columns} ${from} where ${where} order by d.id desc, r.round, r.condition_no, r.order_no, r.id
       limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`,
      parameters.values,
    ),
  ]);
  const records = (await told(ctx, rows)).map((row) => ({ ...row, id: row.recordId }));
  return pageAnswer({ records, counted: counted?.total ?? 0, cap: 10_000, size, current });
}

type PageRow = DrawnAnswer & { id: string };

interface Paged {
  readonly parameters: Parameters;
  readonly page: { readonly current: number; readonly size: number };
}

/** The tenant and the reader are the first two values of every statement here. */
function begun(ctx: Ctx): Parameters {
  const parameters = new Parameters();
  parameters.bind(ctx.tenantId);
  parameters.bind(ctx.user.userId);
  return parameters;
}

/** A keyword finds projects and numbers, and nobody’s name: it would tell who was drawn. */
function keywordOf(keyword: string | undefined, parameters: Parameters): string[] {
  if (!keyword) return [];
  const like = parameters.bind(`%${escapeLike(keyword)}%`);
  return [`(r.project_name ilike ${like} or d.draw_no ilike ${like})`];
}

export async function pageDrawn(
  ctx: Ctx,
  { keyword, joinStatus, recordType: type, randomInfoId, ...page }: EndpointInput<typeof drawnExpertPage>,
): Promise<EndpointOutput<typeof drawnExpertPage>> {
  const parameters = begun(ctx);
  const conditions = keywordOf(keyword, parameters);
  if (joinStatus !== undefined) conditions.push(`r.join_status = ${parameters.bind(joinStatus)}`);
  if (type !== undefined) conditions.push(`r.record_type = ${parameters.bind(type)}`);
  if (randomInfoId !== undefined) conditions.push(`r.draw_id = ${parameters.bind(randomInfoId)}`);
  return seenDraws(ctx, conditions, { parameters, page });
}

/** R67: whose evaluation is over. */
export async function pageToJudge(
  ctx: Ctx,
  { keyword, ...page }: EndpointInput<typeof expertsToJudge>,
): Promise<EndpointOutput<typeof expertsToJudge>> {
  const parameters = begun(ctx);
  const conditions = [
    ...keywordOf(keyword, parameters),
    'r.expert_id is not null',
    `r.join_status in ${drawnExpertLifecycle.sql('accepted')}`,
    `d.review_end_time <= ${parameters.bind(ctx.now)}`,
  ];
  return seenDraws(ctx, conditions, { parameters, page });
}

const ofExpert = `where r.tenant_id = $1 and r.expert_id = $3 and r.is_called and r.is_deleted = 0
  and (d.review_time <= $4::timestamptz or d.create_user = $2::bigint)`;

async function demandExpert(ctx: Ctx, id: string): Promise<void> {
  if (!(await isSeen(ctx, expert, id))) notFound();
}

/** What an expert was drawn for; what is still to be evaluated only whom he is asked by (R28). */
export async function listHistory(
  ctx: Ctx,
  { expertId }: EndpointInput<typeof drawHistory>,
): Promise<EndpointOutput<typeof drawHistory>> {
  await demandExpert(ctx, expertId);
  const rows = await ctx.db.query<Stored>(
    `select ${columns} ${from} ${ofExpert} order by d.review_time desc, r.id desc limit 500`,
    [ctx.tenantId, ctx.user.userId, expertId, ctx.now],
  );
  return told(ctx, rows);
}

export async function countHistory(
  ctx: Ctx,
  { expertId }: EndpointInput<typeof drawHistoryCount>,
): Promise<EndpointOutput<typeof drawHistoryCount>> {
  await demandExpert(ctx, expertId);
  const of = (...names: StateName<typeof drawnExpertLifecycle>[]) =>
    `count(*) filter (where r.join_status in ${drawnExpertLifecycle.sql(...names)})::int`;
  const [row] = await ctx.db.query<EndpointOutput<typeof drawHistoryCount>>(
    `select count(*)::int as total, ${of('accepted')} as accepted, ${of('declined', 'avoiding')} as declined,
       ${of('silent', 'unreached')} as silent, ${of('absent')} as absent ${from} ${ofExpert}`,
    [ctx.tenantId, ctx.user.userId, expertId, ctx.now],
  );
  return row ?? { total: 0, accepted: 0, declined: 0, silent: 0, absent: 0 };
}

/** Names for the roll: of the whole library, so that it tells nothing of who may be drawn. */
export async function listRollNames(ctx: Ctx): Promise<EndpointOutput<typeof rollNames>> {
  const rows = await ctx.db.query<{ name: string; phone: string }>(
    `select e.name, e.phone from expert e
     where e.tenant_id = $1 and e.is_deleted = 0 and e.expert_status in ${expertLifecycle.sql('active')}
     order by md5(e.id::text || $2) limit 200`,
    [ctx.tenantId, ctx.now],
  );
  return rows.map(({ name, phone }, index) => ({
    id: String(index + 1),
    name: maskedName(name),
    phone: maskedText('phone', phone),
  }));
}
