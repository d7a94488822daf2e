import { flowDefinition, type Row } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeRow, lockRow, type Values } from '../../../platform/rows/index.ts';
import { nameOf } from '../task/task-rows.ts';

export type FlowDefinitionRow = Row<typeof flowDefinition>;

/** A flow that is held, or was just made: then it has no version yet to move on from. */
export type HeldFlow = Pick<FlowDefinitionRow, 'id' | 'version' | 'flowKey' | 'flowName' | 'businessType'>;

const whoChanged = `
  select ${nameOf('u')} as name from flow_definition d
  join user_account u on u.tenant_id = d.tenant_id and u.id = d.update_user where d.tenant_id = $1 and d.id = $2`;

/** Of two who save from the same state the second is told who was first. */
export async function lockFlow(
  ctx: Ctx,
  { defindId, version }: { readonly defindId: string; readonly version?: number | undefined },
): Promise<FlowDefinitionRow> {
  const flow = await lockRow(ctx, flowDefinition, { id: defindId });
  if (version === undefined) refuse('platform.versionMissing');
  if (version === flow.version) return flow;
  const [changed] = await ctx.db.query<{ name: string }>(whoChanged, [ctx.tenantId, flow.id]);
  return refuse('workflow.changedBy', { name: changed?.name ?? '' });
}

/** Moves the version on, with what is changed; answers the new one. */
export async function touchFlow(ctx: Ctx, { id, version }: HeldFlow, values: Values = {}): Promise<number> {
  if (version >= 0) await changeRow(ctx, flowDefinition, { id, values });
  return version + 1;
}
