import {
  flowDelegation,
  type EndpointInput,
  type FlowDelegationRow,
  type flowDelegationSave,
  type Row,
} from '@zhaocai/model';
import { cutAt } from '../../../platform/crud/index.ts';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { dropRows, changeRow, demandVersion, insertRow, lockRows } from '../../../platform/rows/index.ts';
import { demandPerson } from '../task/task-commands.ts';
import { nameOf } from '../task/task-rows.ts';

const most = 200;
const list = `
  select g.id, g.version, g.to_user as "toUser", ${nameOf('u')} as "toUserName", g.begin_time as "beginTime",
    g.end_time as "endTime", g.flow_key as "flowKey", g.remark, (g.begin_time <= $3 and g.end_time > $3) as "isInForce"
  from flow_delegation g join user_account u on u.tenant_id = g.tenant_id and u.id = g.to_user
  where g.tenant_id = $1 and g.from_user = $2 and g.is_deleted = 0 order by g.begin_time desc, g.id desc limit ${most + 1}`;

export function listDelegations(ctx: Ctx): Promise<FlowDelegationRow[]> {
  return cutAt(ctx, ctx.db.query<FlowDelegationRow>(list, [ctx.tenantId, ctx.user.userId, ctx.now]), most);
}

const overlapping = `
  select 1 from flow_delegation where tenant_id = $1 and from_user = $2 and is_deleted = 0 and id <> $3
    and begin_time < $5 and end_time > $4 and flow_key is not distinct from $6`;

/** Who is away says who decides for him, and how long. What is open stays with him; what comes goes to the other. */
export async function saveDelegation(
  ctx: Ctx,
  { id, version, toUserId, beginTime, endTime, flowKey, remark }: EndpointInput<typeof flowDelegationSave>,
): Promise<{ id: string; version: number }> {
  const [old] = id === undefined ? [] : await ownDelegations(ctx, [id]);
  if (old) demandVersion(old, version);
  const { userId } = ctx.user;
  await demandPerson(ctx, [toUserId]);
  if (toUserId === userId) refuse('workflow.personSelf');
  if (endTime <= beginTime) refuse('workflow.timesOrder');
  const after = { toUser: toUserId, beginTime, endTime, flowKey: flowKey || null, remark: remark || null };
  const period = [beginTime, endTime, after.flowKey];
  const clash = await ctx.db.query(overlapping, [ctx.tenantId, userId, old?.id ?? '0', ...period]);
  if (clash.length > 0) refuse('workflow.delegationOverlaps');
  if (old) await changeRow(ctx, flowDelegation, { id: old.id, values: after });
  const saved = old?.id ?? (await insertRow(ctx, flowDelegation, { values: { ...after, fromUser: userId } }));
  const payload = { ...(old && { before: keptOf(old) }), after };
  await recordEvidence(ctx, { stream: 'admin', action: 'flowDelegation.save', subject: saved, payload });
  return { id: saved, version: old ? old.version + 1 : 0 };
}

/** What the evidence keeps of a delegation that is no longer as it was. */
function keptOf({ id, fromUser, toUser, beginTime, endTime, version }: Row<typeof flowDelegation>) {
  return { id, fromUser, toUser, beginTime, endTime, version };
}

async function ownDelegations(ctx: Ctx, ids: readonly string[]) {
  const rows = await lockRows(ctx, flowDelegation, { ids });
  if (rows.some(({ fromUser }) => fromUser !== ctx.user.userId)) refuse('workflow.notYours');
  return rows;
}

export async function removeDelegations(ctx: Ctx, { ids }: { ids: string }): Promise<null> {
  const each = [...new Set(ids.split(','))];
  const before = await ownDelegations(ctx, each);
  await dropRows(ctx, flowDelegation, { ids: each });
  const payload = { before: before.map(keptOf) };
  await recordEvidence(ctx, { stream: 'admin', action: 'flowDelegation.remove', subject: ids.slice(0, 100), payload });
  return null;
}
