import { messageKind, openTasksSql, type EndpointInput, type flowCc, type RunAnswer } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { act } from '../run/act.ts';
import { findRun, lockRun } from '../run/load-run.ts';
import { sendNotices } from '../run/notices.ts';
import { demandReader } from './readers.ts';
import { demandPerson } from './task-commands.ts';

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

export function terminateRun(ctx: Ctx, { flowInstanceId, remark }: AboutRun): Promise<RunAnswer> {
  const by = ctx.user.userId;
  return act(ctx, { instanceId: flowInstanceId, remark, command: () => ({ kind: 'terminate', by }) });
}

/** Those who get a copy may look at the run from then on. */
export async function copyRun(
  ctx: Ctx,
  { flowInstanceId, userIds, remark }: EndpointInput<typeof flowCc>,
): Promise<{ sent: number }> {
  const run = await findRun(ctx, flowInstanceId);
  await demandReader(ctx, run);
  const people = [...new Set(userIds.split(','))];
  await demandPerson(ctx, people);
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
  const open = await ctx.db.query<{ id: string; assignee: string }>(urgeTasks, [ctx.tenantId, run.id, ctx.user.userId]);
  if (open.length === 0) refuse('workflow.nobodyToUrge');
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
