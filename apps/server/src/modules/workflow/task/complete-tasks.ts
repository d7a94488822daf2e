import { batchMost, flowInstance, taskStatus, type EndpointOutput, type flowBatchComplete } from '@zhaocai/model';
import { notFound, refuse, Refusal, type Ctx } from '../../../platform/http/index.ts';
import { lockRows } from '../../../platform/rows/index.ts';
import { completeTask } from './task-commands.ts';

type Completed = EndpointOutput<typeof flowBatchComplete>;

interface KnownTask {
  readonly id: string;
  readonly title: string;
  readonly instanceId: string;
}

const knownTasks = `
  select t.id, i.title, i.id as "instanceId" from flow_task t join flow_instance i on i.tenant_id = t.tenant_id and i.id = t.instance_id
  where t.tenant_id = $1 and t.id = any($2::bigint[]) and t.is_deleted = 0`;

const shownFaults = 5;

/**
 * Each on its own: what refuses one leaves the others decided, and is told by its title. Their runs are locked in one
 * order, so that two who do it at once do not block each other. When none could be decided the whole is refused.
 */
export async function completeTasks(
  ctx: Ctx,
  { ids, remark }: { readonly ids: string; readonly remark?: string | undefined },
): Promise<Completed> {
  const each = [...new Set(ids.split(','))];
  if (each.length > batchMost) refuse('workflow.batchTooMany', { most: batchMost, count: each.length });
  const known = await ctx.db.query<KnownTask & Record<string, unknown>>(knownTasks, [ctx.tenantId, each]);
  if (known.length !== each.length) notFound();
  await lockRows(ctx, flowInstance, { ids: known.map(({ instanceId }) => instanceId) });
  const titles = new Map(known.map(({ id, title }) => [id, title]));
  const faults: Completed['faults'] = [];
  for (const id of each) {
    const message = await faultOf(ctx, { id, remark });
    if (message !== undefined) faults.push({ id, title: titles.get(id) ?? '', message });
  }
  if (faults.length === each.length) refuse('workflow.batchNone', { faults: listed(faults, ctx) });
  return { completed: each.length - faults.length, faults };
}

/**
 * Agrees with one in a savepoint of its own; what refuses it is answered, not thrown. Its locks are counted as those of a
 * transaction of its own, for the objects of several runs have no order: who crosses another is tried again.
 */
async function faultOf(
  ctx: Ctx,
  { id, remark }: { readonly id: string; readonly remark: string | undefined },
): Promise<string | undefined> {
  const effects: Parameters<Ctx['afterCommit']>[0][] = [];
  await ctx.db.write('savepoint one_task');
  try {
    const db = { ...ctx.db, transaction: {} };
    const own = { ...ctx, db, afterCommit: (effect: (typeof effects)[number]) => void effects.push(effect) };
    await completeTask(own, { id, operateStatus: taskStatus.code.agreed, remark });
    await ctx.db.query('release savepoint one_task');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await ctx.db.query('rollback to savepoint one_task');
    return error.text(ctx.language);
  }
  for (const effect of effects) ctx.afterCommit(effect);
  return undefined;
}

function listed(faults: Completed['faults'], { language }: Ctx): string {
  const lines = faults
    .slice(0, shownFaults)
    .map(({ title, message }) => (language === 'zh' ? `“${title}”${message}` : `“${title}”: ${message}`));
  return [...lines, ...(faults.length > shownFaults ? ['…'] : [])].join(language === 'zh' ? '；' : '; ');
}
