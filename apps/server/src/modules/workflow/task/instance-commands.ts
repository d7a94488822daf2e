import {
  messageKind,
  mostCopies,
  openTasksSql,
  type EndpointInput,
  type flowCc,
  type flowSkip,
  type RunAnswer,
  userStatus,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { act } from '../run/act.ts';
import { findRun, lockRun } from '../run/load-run.ts';
import { sendNotices } from '../run/notices.ts';
import { demandReader } from './readers.ts';
import { demandPerson } from './task-commands.ts';
import { nameOf } from './task-rows.ts';

interface AboutRun {
  readonly flowInstanceId: string;
  readonly remark?: string | undefined;
}

export function withdrawRun(ctx: Ctx, { flowInstanceId, remark }: AboutRun): Promise<RunAnswer> {
  const by = ctx.user.userId;
  return act(ctx, { instanceId: flowInstanceId, remark, command: () => ({ kind: 'withdraw', by }) });
}

export function retryRun(ctx: Ctx, { flowInstanceId, remark }: AboutRun): Promise<RunAnswer> {
  const by = ctx.user.userId;
  return act(ctx, { instanceId: flowInstanceId, remark, command: () => ({ kind: 'retry', by }) });
}

/** Lets the run go on past a step, and says why. */
export function skipStep(
  ctx: Ctx,
  { flowInstanceId, task, remark }: EndpointInput<typeof flowSkip>,
): Promise<RunAnswer> {
  const by = ctx.user.userId;
  return act(ctx, { instanceId: flowInstanceId, remark, command: () => ({ kind: 'skip', by, nodeId: task }) });
}

export function terminateRun(ctx: Ctx, { flowInstanceId, remark }: AboutRun): Promise<RunAnswer> {
  const by = ctx.user.userId;
  return act(ctx, { instanceId: flowInstanceId, remark, command: () => ({ kind: 'terminate', by }) });
}

const copied = `
  select user_id as "userId" from flow_message
  where tenant_id = $1 and instance_id = $2 and kind = '${messageKind.code.cc}' and is_deleted = 0 group by user_id`;

/** Whoever has one needs no second; so many have one of a run at most, however often it is passed on. */
async function withoutCopy(ctx: Ctx, runId: string, named: readonly string[]): Promise<string[]> {
  const rows = await ctx.db.query<{ userId: string }>(copied, [ctx.tenantId, runId]);
  const known = new Set(rows.map(({ userId }) => userId));
  const fresh = named.filter((id) => !known.has(id));
  if (known.size + fresh.length > mostCopies)
    refuse('workflow.copiesTooMany', { most: mostCopies, left: Math.max(0, mostCopies - known.size) });
  return fresh;
}

/** Those who get a copy may look at the run from then on, and pass copies on. */
export async function copyRun(
  ctx: Ctx,
  { flowInstanceId, userIds, remark }: EndpointInput<typeof flowCc>,
): Promise<{ sent: number }> {
  const run = await findRun(ctx, flowInstanceId);
  await demandReader(ctx, run);
  const named = [...new Set(userIds.split(','))];
  await demandPerson(ctx, named);
  const people = await withoutCopy(ctx, run.id, named);
  if (people.length === 0) refuse('workflow.copiedAlready');
  const about = {
    kind: messageKind.code.cc,
    title: run.title,
    content: remark ?? '',
    instanceId: run.id,
    taskId: null,
  };
  await sendNotices(
    ctx,
    people.map((userId) => ({ ...about, userId })),
  );
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'flow.cc',
    subject: run.id,
    payload: { title: run.title, people },
  });
  return { sent: people.length };
}

const askedNow = `
  select ${nameOf('u')} as name, u.is_deleted = 0 and u.status in ${userStatus.sql('enabled')} as "canAct"
  from flow_task t join user_account u on u.tenant_id = t.tenant_id and u.id = t.assignee
  where t.tenant_id = $1 and t.instance_id = $2 and t.operate_status in ${openTasksSql} and t.assignee <> $3`;

/** Whoever has left cannot hurry: the applicant hears who it is, and whom to ask instead. */
async function demandSomebodyCanAct(ctx: Ctx, runId: string): Promise<void> {
  const asked = await ctx.db.query<{ name: string; canAct: boolean }>(askedNow, [ctx.tenantId, runId, ctx.user.userId]);
  if (asked.length === 0) refuse('workflow.nobodyToUrge');
  if (asked.some(({ canAct }) => canAct)) return;
  refuse('workflow.cannotAct', { names: asked.map(({ name }) => name).join(ctx.language === 'zh' ? '、' : ', ') });
}

const urgeTasks = `
  update flow_task set urge_count = urge_count + 1
  where tenant_id = $1 and instance_id = $2 and operate_status in ${openTasksSql} and assignee <> $3
  returning id, assignee`;
const markUrged = 'update flow_instance set urge_time = $3 where tenant_id = $1 and id = $2';
const urgedSince = `
  select 1 from flow_instance where tenant_id = $1 and id = $2 and urge_time > $3::timestamptz - interval '10 minutes'`;

/** The initiator asks those who have it in hand to hurry; at most every ten minutes. */
export async function urgeRun(ctx: Ctx, { flowInstanceId, remark }: AboutRun): Promise<{ sent: number }> {
  const run = await lockRun(ctx, flowInstanceId);
  if (run.initiator !== ctx.user.userId && !ctx.user.permissions.has('flow_manage')) refuse('workflow.notYours');
  const [justNow] = await ctx.db.query(urgedSince, [ctx.tenantId, run.id, ctx.now]);
  if (justNow) refuse('workflow.urgedJustNow');
  await demandSomebodyCanAct(ctx, run.id);
  const open = await ctx.db.query<{ id: string; assignee: string }>(urgeTasks, [ctx.tenantId, run.id, ctx.user.userId]);
  await ctx.db.write(markUrged, [ctx.tenantId, run.id, ctx.now]);
  const about = { kind: messageKind.code.urge, title: run.title, content: remark ?? '', instanceId: run.id };
  await sendNotices(
    ctx,
    open.map(({ id, assignee }) => ({ ...about, userId: assignee, taskId: id })),
  );
  const payload = { title: run.title, people: open.map(({ assignee }) => assignee) };
  await recordEvidence(ctx, { stream: 'admin', action: 'flow.urge', subject: run.id, payload });
  return { sent: open.length };
}
