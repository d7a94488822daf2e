import {
  drawnExpert,
  drawnExpertLifecycle,
  expertDraw,
  expertDrawLifecycle,
  handlerWork,
  recordType,
  type DrawnAnswer,
  type Text,
} from '@zhaocai/model';
import { minutesAfter } from '../../../platform/db/index.ts';
import { holdRows, transition, transitionAll, type Actor } from '../../../platform/lifecycle/index.ts';
import { paramValue } from '../../tenancy/index.ts';
import { tellPerson } from '../../workflow/index.ts';
import { askedToEvaluate } from './draw-words.ts';
import { lawfulConditions, type DrawnRow, type DrawRow } from './find-draw.ts';

/** Of a draw, what its places depend on. */
export type OpenDraw = Pick<
  DrawRow,
  'id' | 'version' | 'infoStatus' | 'conditions' | 'noticeTime' | 'handlerWork' | 'projectName' | 'reviewTime' | 'place'
>;

/** Of somebody's part, what decides whether his place is taken. */
export type Part = Pick<
  DrawnRow,
  'id' | 'conditionNo' | 'recordType' | 'joinStatus' | 'isCalled' | 'standsForId' | 'userId'
>;

const drawSql = `
  select id::text, version, info_status as "infoStatus", conditions, notice_time as "noticeTime",
    handler_work as "handlerWork", project_name as "projectName", review_time as "reviewTime", place
  from expert_draw where tenant_id = $1 and id = $2`;
const partsSql = `
  select id::text, condition_no as "conditionNo", record_type as "recordType", join_status as "joinStatus",
    is_called as "isCalled", stands_for_id::text as "standsForId", user_id::text as "userId"
  from drawn_expert where tenant_id = $1 and draw_id = $2 and is_deleted = 0
  order by round, condition_no, order_no, id`;

export async function readParts({ db, tenantId }: Pick<Actor, 'db' | 'tenantId'>, drawId: string): Promise<Part[]> {
  return db.query<Part & Record<string, unknown>>(partsSql, [tenantId, drawId]);
}

/** Holds draws and everybody's part in them, as every command and the clock do, before any of them moves. */
export async function holdDraws(actor: Actor, drawIds: readonly string[]): Promise<void> {
  await holdRows(actor, expertDraw, drawIds);
  const rows = await actor.db.query<{ id: string }>(
    'select id::text from drawn_expert where tenant_id = $1 and draw_id = any($2::bigint[]) and is_deleted = 0 order by id',
    [actor.tenantId, drawIds],
  );
  await holdRows(
    actor,
    drawnExpert,
    rows.map(({ id }) => id),
  );
}

/** The same of one; answers everybody's part as it stands then. */
export async function holdDraw(actor: Actor, drawId: string): Promise<Part[]> {
  await holdDraws(actor, [drawId]);
  return readParts(actor, drawId);
}

/** Has a place and has not given it up. */
export function isLiving({ isCalled, joinStatus }: Pick<DrawnAnswer, 'isCalled' | 'joinStatus'>): boolean {
  return isCalled && drawnExpertLifecycle.is(joinStatus, 'waiting', 'notified', 'accepted');
}

/** How many places of each condition nobody has. */
export function lackingOf(
  conditions: unknown,
  parts: readonly Pick<DrawnAnswer, 'conditionNo' | 'isCalled' | 'joinStatus'>[],
): { conditionNo: number; count: number }[] {
  return lawfulConditions({ conditions }).flatMap(({ count }, index) => {
    const conditionNo = index + 1;
    const living = parts.filter((part) => part.conditionNo === conditionNo && isLiving(part)).length;
    return living < count ? [{ conditionNo, count: count - living }] : [];
  });
}

/** Alternates whose turn has not come yet. */
export function alternatesOf(parts: readonly Part[], conditionNo: number): Part[] {
  return parts.filter(
    (part) =>
      part.conditionNo === conditionNo &&
      recordType.is(part.recordType, 'alternate') &&
      !part.isCalled &&
      drawnExpertLifecycle.is(part.joinStatus, 'waiting'),
  );
}

/**
 * D.5: after whatever became of somebody's part, the next of the order takes each free place and is asked at once, the handler
 * learns what is left for him to do, and a draw whose every place is taken is complete. A void one asks nobody any more. Whoever
 * calls it holds the draw and its parts.
 */
export async function settleDraw(actor: Actor, drawId: string): Promise<{ version: number; infoStatus: number }> {
  const before = await readParts(actor, drawId);
  const draw = await readDraw(actor, drawId);
  if (!expertDrawLifecycle.is(draw.infoStatus, 'notifying', 'done')) return draw;
  await callUp(actor, draw, before);
  const parts = await readParts(actor, drawId);
  await noteWork(actor, draw, parts);
  const { version, infoStatus } = await readDraw(actor, drawId);
  return { version, infoStatus };
}

async function readDraw({ db, tenantId }: Actor, drawId: string): Promise<OpenDraw> {
  const [draw] = await db.query<OpenDraw & Record<string, unknown>>(drawSql, [tenantId, drawId]);
  if (!draw) throw new Error('a draw that is held is gone');
  return draw;
}

/** Free places go to the alternates in their order; who they stand for is told. */
async function callUp(actor: Actor, draw: OpenDraw, parts: readonly Part[]): Promise<void> {
  const replaced = new Set(parts.map(({ standsForId }) => standsForId));
  const called: string[] = [];
  for (const { conditionNo, count } of lackingOf(draw.conditions, parts)) {
    const gone = parts.filter(
      (part) => part.conditionNo === conditionNo && part.isCalled && !isLiving(part) && !replaced.has(part.id),
    );
    for (const [index, next] of alternatesOf(parts, conditionNo).slice(0, count).entries()) {
      await actor.db.query(
        `update drawn_expert set is_called = true, stands_for_id = $3, update_time = $4
         where tenant_id = $1 and id = $2`,
        [actor.tenantId, next.id, gone[index]?.id ?? null, actor.now],
      );
      called.push(next.id);
    }
  }
  // Before the handler has asked anybody they wait with the others.
  if (draw.noticeTime !== null) await ask(actor, draw, called);
}

/** Asks people to evaluate: each has until then to answer. Answers that moment. */
export async function ask(
  actor: Actor,
  draw: Pick<OpenDraw, 'projectName' | 'reviewTime' | 'place'>,
  ids: readonly string[],
): Promise<string> {
  const minutes = Number(await paramValue(actor, 'expert.replyMinutes'));
  const replyUntil = minutesAfter(actor.now, minutes);
  if (ids.length === 0) return replyUntil;
  await transitionAll(actor, drawnExpert, {
    ids,
    action: 'notify',
    set: { notifyTime: actor.now, replyUntil },
  });
  const { db, tenantId, now } = actor;
  for (const { id, userId } of await db.query<{ id: string; userId: string }>(withAccounts, [tenantId, ids]))
    await tellInvited({ db, tenantId, now }, draw, {
      id,
      userId,
      kind: 'invited',
      content: askedToEvaluate(draw, replyUntil),
    });
  return replyUntil;
}

interface Told {
  /** Of his part. */
  readonly id: string;
  readonly userId: string;
  readonly kind: 'invited' | 'cancelled';
  readonly content: Text;
}

/** Tells somebody who has a part in a draw what becomes of it. */
export function tellInvited(
  by: Pick<Actor, 'db' | 'tenantId' | 'now'>,
  { projectName: title }: Pick<OpenDraw, 'projectName'>,
  { id, ...told }: Told,
): Promise<void> {
  return tellPerson(by, { ...told, title, businessType: 'expertInvitation', businessId: id });
}

const withAccounts = `
  select id::text, user_id::text as "userId" from drawn_expert
  where tenant_id = $1 and id = any($2::bigint[]) and user_id is not null order by id`;

/** What is left for the handler, and whether every place is taken by somebody who comes. */
async function noteWork(actor: Actor, draw: OpenDraw, parts: readonly Part[]): Promise<void> {
  const work = workOf(draw, parts);
  const counts = lawfulConditions(draw).reduce((sum, { count }) => sum + count, 0);
  const coming = parts.filter(
    ({ conditionNo, joinStatus }) => conditionNo > 0 && drawnExpertLifecycle.is(joinStatus, 'accepted'),
  );
  const isFull = coming.length >= counts;
  const subject = { id: draw.id, tenantId: actor.tenantId };
  const isDone = expertDrawLifecycle.is(draw.infoStatus, 'done');
  const action = isFull ? 'complete' : 'reopen';
  if (isFull !== isDone) await transition(actor, expertDraw, { subject, action, set: { handlerWork: work } });
  else if (work !== draw.handlerWork)
    await actor.db.query(
      `update expert_draw set handler_work = $3, update_time = $4, version = version + 1
       where tenant_id = $1 and id = $2`,
      [actor.tenantId, draw.id, work, actor.now],
    );
}

function workOf(draw: OpenDraw, parts: readonly Part[]): number {
  const isWaiting = parts.some((part) => isLiving(part) && drawnExpertLifecycle.is(part.joinStatus, 'waiting'));
  if (isWaiting) return handlerWork.code.notify;
  return lackingOf(draw.conditions, parts).length > 0 ? handlerWork.code.refill : handlerWork.code.nothing;
}
