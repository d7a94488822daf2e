import {
  isCircular,
  taskTemplate,
  typeMethod,
  type EndpointInput,
  type OrderedTask,
  type saveTasks as saveTasksEndpoint,
} from '@zhaocai/model';
import { saveRows, type Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandReference, demandRows } from '../../../platform/rows/index.ts';

const siblings = `
  select id::text, array(select unnest(pre_task_ids)::text) as "preTaskIds", task_name as "taskName",
    stage from task_template
  where tenant_id = $1 and manner_id = $2 and is_deleted = 0`;
type Sibling = OrderedTask & { readonly taskName: string; readonly stage: number };

/** A task comes after others of its method, and never after itself. */
export async function completeTask(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  const mannerId = String(values.mannerId);
  await demandReference(ctx, typeMethod, { name: 'mannerId', values, existing });
  // One at a time: two tasks saved at once could close the circle together.
  await ctx.db.query('select pg_advisory_xact_lock(hashtext($1))', [`task_template ${mannerId}`]);
  const before = [values.preTaskIds ?? []].flat().map(String);
  await demandRows(ctx, taskTemplate, before);
  const known = await ctx.db.query<Sibling & Record<string, unknown>>(siblings, [ctx.tenantId, mannerId]);
  if (before.some((id) => !known.some((one) => one.id === id))) refuse('procedure.taskElsewhere');
  const id = String(existing?.id ?? 'new');
  demandInOrder({ id, before, stage: Number(values.stage) }, known);
  if (isCircular([...known.filter((one) => one.id !== id), { id, preTaskIds: before }])) refuse('procedure.taskCircle');
  return { preTaskIds: before };
}

/** What comes earlier in a project waits for nothing that comes later: neither would be done. */
function demandInOrder(
  { id, before, stage }: { readonly id: string; readonly before: readonly string[]; readonly stage: number },
  known: readonly Sibling[],
): void {
  const later = known.find((one) => before.includes(one.id) && one.stage > stage);
  if (later) refuse('procedure.taskBeforeStage', { name: later.taskName });
  const earlier = known.find((one) => one.id !== id && one.preTaskIds?.includes(id) && one.stage < stage);
  if (earlier) refuse('procedure.taskAfterStage', { name: earlier.taskName });
}

/** What others come after stays. */
export async function demandNotNeeded(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const [after] = await ctx.db.query<{ name: string }>(
    `select task_name as name from task_template
     where tenant_id = $1 and pre_task_ids && $2::bigint[] and id <> all($2::bigint[]) and is_deleted = 0 limit 1`,
    [ctx.tenantId, ids],
  );
  if (after) refuse('procedure.taskNeeded', { name: after.name });
}

export const taskHooks = {
  beforeSave: completeTask,
  beforeRemove: demandNotNeeded,
  whole: { entity: typeMethod, by: 'mannerId' },
} as const;

/** Several tasks at once: all, or none where one is wrong. */
export async function saveTasks(ctx: Ctx, { list }: EndpointInput<typeof saveTasksEndpoint>) {
  return saveRows(ctx, taskTemplate, { inputs: list, hooks: taskHooks });
}
