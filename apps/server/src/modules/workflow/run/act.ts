import {
  asksForProof,
  decide,
  isRunOpen,
  type FlowCommand,
  type FlowEffect,
  type FlowRefusal,
  type FlowWorld,
  type FormValues,
  type RunAnswer,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { demandProof, refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeForm, changesBetween, type ChangedForm } from './change-form.ts';
import { loadVersion, rightsAt, type FlowVersion } from './flow-version.ts';
import { demandEntitled } from './demand-entitled.ts';
import { lockRun, type StoredRun } from './load-run.ts';
import { noticesOf, sendNotices } from './notices.ts';
import { storeRun, storeStep } from './store-run.ts';
import { hangRunFiles } from './run-files.ts';
import { prepareWorld } from './world.ts';

export interface Acting {
  readonly instanceId: string;
  /** What is to be done, said when the form has been taken in. */
  readonly command: (changed: { readonly hasChanged: boolean }) => FlowCommand;
  /** Sent by the step at this node. */
  readonly form?: { readonly nodeId: string; readonly sent: FormValues };
  /** Whoever had it returned hands it in again. */
  readonly isAgain?: boolean;
  /** People whom the command names: they must be there and active. */
  readonly people?: readonly string[];
  /** A person chooses who decides in place of, or beside, those whom the flow names. */
  readonly handsOver?: true;
  readonly remark?: string | undefined;
  readonly files?: readonly unknown[] | undefined;
}

/** One command on one run: locked, decided by the engine, stored, told, recorded. */
export async function act(ctx: Ctx, acting: Acting): Promise<RunAnswer> {
  const run = await lockRun(ctx, acting.instanceId);
  if (!isRunOpen(run.runStatus)) refuse('workflow.notRunning');
  return actOn(ctx, run, acting);
}

/** The same on a run that the caller has locked, or has just made. */
export async function actOn(ctx: Ctx, run: StoredRun, acting: Acting): Promise<RunAnswer> {
  const version = await loadVersion(ctx, run.versionId);
  const { form, changes } = await takeForm(ctx, { run, version, acting });
  await hangRunFiles(ctx, run, { changes, files: acting.files });
  const world = await prepareWorld(ctx, { run, version, form, ...(acting.people && { named: acting.people }) });
  demandPeople(world, acting.people ?? []);
  if (acting.handsOver) await demandEntitled(ctx, { run, version, world, people: acting.people ?? [] });
  const command = acting.command({ hasChanged: changes.length > 0 });
  await demandProofOf(ctx, run, command);
  const outcome = decide({ graph: version.graph, world }, run.state, command);
  if (!outcome.ok) return refuseAs(ctx, outcome.refusal, { run, command });
  const { state, effects } = outcome;
  if (command.kind === 'start' && world.makers()) demandSomebodyElse(version, effects);
  const { remark, files } = acting;
  const step = { run, version, command, state, effects, form, changes, remark, files };
  const opened = await storeStep(ctx, step);
  await sendNotices(ctx, noticesOf({ run, version, world, effects, opened, by: command.by }));
  const business = ctx.flowBusinesses.get(run.businessType);
  if (business && run.businessId !== null && state.status !== run.runStatus) {
    const { businessId, id: flowInstanceId } = run;
    const outcome = state.status === 'terminated' ? 'withdrawn' : state.status;
    await business.onFlowFinished(ctx, { businessId, outcome, flowInstanceId, form, remark });
  }
  await storeRun(ctx, step);
  await recordEvidence(ctx, {
    stream: 'admin',
    action: `flow.${command.kind}`,
    subject: run.id,
    payload: {
      title: run.title,
      flowKey: version.flowKey,
      command,
      status: state.status,
      changes,
      ...(remark && { remark }),
    },
  });
  return { flowInstanceId: run.id, version: run.version + 1, instanceStatus: state.status };
}

const words: readonly FlowCommand['kind'][] = ['agree', 'reject', 'transfer', 'addSign'];

/** Where the action itself would ask its doer once more who he is, a flow asks those who decide in his place. */
async function demandProofOf(ctx: Ctx, run: StoredRun, command: FlowCommand): Promise<void> {
  const right = ctx.flowBusinesses.get(run.businessType)?.right;
  const isOwn = words.includes(command.kind) && command.by === ctx.user.userId;
  if (isOwn && right !== undefined && asksForProof({ writes: true }, right)) await demandProof(ctx);
}

interface Taking {
  readonly run: StoredRun;
  readonly version: FlowVersion;
  readonly acting: Acting;
}

async function takeForm(ctx: Ctx, { run, version, acting }: Taking): Promise<ChangedForm> {
  const { form: sending } = acting;
  if (!sending) return { form: run.form, changes: [] };
  const { nodeId, sent } = sending;
  const business = ctx.flowBusinesses.get(run.businessType);
  const isOfBusiness = business?.takeForm !== undefined;
  const { language } = ctx;
  const { businessId } = run;
  const labels = async () => (businessId === null ? {} : ((await business?.fieldLabels?.(ctx, businessId)) ?? {}));
  const changed = await changeForm({ version, nodeId, current: run.form, sent, isOfBusiness, language, labels });
  if (acting.isAgain && business?.handInAgain && run.businessId !== null) {
    // Its own page changes the object; the form is a copy of it.
    if (changed.changes.length > 0) refuse('workflow.formFixed');
    const form = await business.handInAgain(ctx, { businessId: run.businessId, form: run.form });
    return { form, changes: changesBetween(run.form, form) };
  }
  if (!business?.takeForm || run.businessId === null) return changed;
  const form = await business.takeForm(ctx, {
    businessId: run.businessId,
    form: changed.form,
    step: rightsAt(version, nodeId),
    isStart: run.lastSeq === 0,
    hasChanged: changed.changes.length > 0,
  });
  return { form, changes: run.lastSeq === 0 ? [] : changesBetween(run.form, form) };
}

/** Handed in, it would wait for nobody: who asks hears so before anything is written. */
function demandSomebodyElse({ graph }: FlowVersion, effects: readonly FlowEffect[]): void {
  const held = effects.find((effect) => effect.kind === 'stuck' && effect.because === 'nobody');
  if (held?.kind === 'stuck') refuse('workflow.nobodyElse', { step: graph.node(held.nodeId).name });
}

function demandPeople(world: FlowWorld, people: readonly string[]): void {
  if (people.some((id) => world.person(id)?.isActive !== true)) refuse('workflow.personUnknown');
}

const whoDecided = `
  select coalesce(nullif(u.real_name, ''), nullif(u.nick_name, ''), u.account) as name
  from flow_task t join flow_task c on c.tenant_id = t.tenant_id and c.instance_id = t.instance_id
    and c.visit_no = t.visit_no and c.closed_by is not null
  join user_account u on u.tenant_id = c.tenant_id and u.id = c.closed_by
  where t.tenant_id = $1 and t.instance_id = $2 and t.task_no = $3
  order by (c.task_no = t.task_no) desc, c.close_order desc limit 1`;

/** A closed task is refused with the name of who closed it. */
export async function refuseAs(
  ctx: Ctx,
  refusal: FlowRefusal,
  { run, command }: { readonly run: Pick<StoredRun, 'id'>; readonly command: FlowCommand },
): Promise<never> {
  if (refusal === 'nobodyAgreed' && command.kind === 'start') return refuse('workflow.nobodyAsked');
  if (refusal !== 'taskClosed') return refuse(`workflow.${refusal}`);
  const taskNo = 'taskNo' in command ? command.taskNo : 0;
  const [closed] = await ctx.db.query<{ name: string }>(whoDecided, [ctx.tenantId, run.id, taskNo]);
  return refuse('workflow.taskClosed', { name: closed?.name ?? '' });
}
