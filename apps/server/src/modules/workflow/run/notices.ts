import {
  messageKind,
  taskStatus,
  type FlowEffect,
  type FlowTask,
  type FlowWorld,
  type MessageAbout,
  type MessageKind,
} from '@zhaocai/model';
import { nextId } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { inBoth, type Said } from '../message/said.ts';
import type { FlowVersion } from './flow-version.ts';
import type { StoredRun } from './load-run.ts';

export interface Notice {
  readonly userId: string;
  readonly kind: MessageKind;
  readonly title: string;
  readonly content: string;
  readonly instanceId: string;
  readonly taskId: string | null;
}

interface Happened {
  readonly run: Pick<StoredRun, 'id' | 'title' | 'initiator'>;
  readonly version: FlowVersion;
  readonly world: FlowWorld;
  readonly effects: readonly FlowEffect[];
  /** Those that stay open, with the ids of their rows. */
  readonly opened: readonly { readonly task: FlowTask; readonly id: string }[];
  readonly by: string;
}

/** So many people of one company are told. */
const mostTold = 50;

/** Ids for the messages that `tell_people` of the database writes: nobody here learns for how many people. */
export function messageIds(): string[] {
  return Array.from({ length: mostTold }, nextId);
}

/** Whom to tell of what, from what happened. */
export function noticesOf({ run, version, world, effects, opened, by }: Happened): Notice[] {
  const nameOf = (nodeId: string) => (version.graph.has(nodeId) ? version.graph.node(nodeId).name : '');
  const about = { title: run.title, instanceId: run.id };
  const asked = opened.map(({ task, id }) => ({
    ...about,
    userId: task.person,
    kind: taskStatus.is(task.status, 'pendingAgain') ? messageKind.code.returned : messageKind.code.todo,
    content: nameOf(task.nodeId),
    taskId: id,
  }));
  const told = effects.flatMap((effect): Notice[] => {
    if (effect.kind === 'statusChanged') {
      const { status: kind } = effect;
      if (kind === 'returned' || kind === 'running') return [];
      const people = kind === 'error' ? world.administrators() : [run.initiator];
      return people
        .filter((userId) => userId !== by)
        .map((userId) => ({ ...about, userId, kind, content: '', taskId: null }));
    }
    if (effect.kind !== 'visitClosed' || effect.outcome !== 'agreed') return [];
    const copies = version.rows.find(({ nodeId }) => nodeId === effect.nodeId)?.extension?.ccUsers ?? [];
    return copies.map((userId) => ({ ...about, userId, kind: 'cc', content: nameOf(effect.nodeId), taskId: null }));
  });
  return [...asked, ...told];
}

const insertMessages = `
  insert into flow_message (tenant_id, id, user_id, kind, title, content, instance_id, task_id, create_user, create_time,
    update_time)
  select $1, m.id, m."userId", m.kind, m.title, m.content, m."instanceId", m."taskId", $3, $4, $4
  from jsonb_to_recordset($2::jsonb) as m (id bigint, "userId" bigint, kind text, title text, content text,
    "instanceId" bigint, "taskId" bigint)
  join user_account u on u.tenant_id = $1 and u.id = m."userId" and u.is_deleted = 0`;
const tell = 'insert into outbox (tenant_id, kind, payload, create_time) values ($1, $2, $3, $4)';

/** The topic on which every process hears of new notices. */
export const noticeTopic = 'flow.notice';

/** Two statements, however many are told. */
export async function sendNotices(ctx: Ctx, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map((notice) => ({ ...notice, id: nextId() }));
  await ctx.db.write(insertMessages, [ctx.tenantId, JSON.stringify(rows), ctx.user.userId, ctx.now]);
  const userIds = [...new Set(rows.map(({ userId }) => userId))].join(',');
  const ids = rows.map(({ id }) => id).join(',');
  await ctx.db.write(tell, [ctx.tenantId, noticeTopic, JSON.stringify({ ids, userIds }), ctx.now]);
}

export interface PersonalNotice extends Pick<Notice, 'userId' | 'kind'> {
  readonly title: Said;
  readonly content: Said;
  readonly businessType: MessageAbout;
  readonly businessId: string;
}

const insertPersonal = `
  insert into flow_message (tenant_id, id, user_id, kind, title, title_en, content, content_en, business_type,
    business_id, create_user, create_time, update_time)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $3, $11, $11)`;

/** Tells one person of something that is no run of a flow. */
export async function tellPerson(
  { db, tenantId, now }: Pick<Ctx, 'db' | 'tenantId' | 'now'>,
  notice: PersonalNotice,
): Promise<void> {
  const { userId, kind, title, content, businessType, businessId } = notice;
  const id = nextId();
  const said = [...inBoth(title), ...inBoth(content)];
  await db.write(insertPersonal, [tenantId, id, userId, kind, ...said, businessType, businessId, now]);
  await db.write(tell, [tenantId, noticeTopic, JSON.stringify({ ids: id, userIds: userId }), now]);
}
