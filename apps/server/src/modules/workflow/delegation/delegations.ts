import type { EndpointInput, FlowDelegationRow, flowDelegationSave } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandPerson } from '../task/task-commands.ts';
import { nameOf } from '../task/task-rows.ts';

const list = `
  select g.id, g.version, g.to_user as "toUser", ${nameOf('u')} as "toUserName", g.begin_time as "beginTime",
    g.end_time as "endTime", g.flow_key as "flowKey", g.remark, (g.begin_time <= $3 and g.end_time > $3) as "isInForce"
  from flow_delegation g join user_account u on u.tenant_id = g.tenant_id and u.id = g.to_user
  where g.tenant_id = $1 and g.from_user = $2 and g.is_deleted = 0 order by g.begin_time desc, g.id desc limit 200`;

export function listDelegations(ctx: Ctx): Promise<FlowDelegationRow[]> {
  return ctx.db.query<FlowDelegationRow>(list, [ctx.tenantId, ctx.user.userId, ctx.now]);
}

const find = `
  select id, from_user as "fromUser", to_user as "toUser", begin_time as "beginTime", end_time as "endTime", version
  from flow_delegation where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0 for no key update`;
const overlapping = `
  select 1 from flow_delegation where tenant_id = $1 and from_user = $2 and is_deleted = 0 and id <> $3
    and begin_time < $5 and end_time > $4 and flow_key is not distinct from $6`;
const insert = `
  insert into flow_delegation (tenant_id, id, from_user, to_user, begin_time, end_time, flow_key, remark, create_user,
    create_time, update_user, update_time)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $3, $9, $3, $9)`;
const update = `
  update flow_delegation set to_user = $4, begin_time = $5, end_time = $6, flow_key = $7, remark = $8, update_user = $3,
    update_time = $9, version = version + 1 where tenant_id = $1 and id = $2`;

interface Stored {
  readonly id: string;
  readonly fromUser: string;
  readonly toUser: string;
  readonly beginTime: string;
  readonly endTime: string;
  readonly version: number;
}

/** Who is away says who decides for him, and how long. What is open stays with him; what comes goes to the other. */
export async function saveDelegation(
  ctx: Ctx,
  {
    id,
    version,
    toUserId,
    beginTime,
    endTime,
    flowKey = null,
    remark = null,
  }: EndpointInput<typeof flowDelegationSave>,
): Promise<{ id: string; version: number }> {
  const before = id === undefined ? undefined : await ownDelegations(ctx, [id]);
  const [old] = before ?? [];
  if (old && version === undefined) refuse('platform.versionMissing');
  if (old && version !== old.version) refuse('platform.stale');
  const { userId } = ctx.user;
  await demandPerson(ctx, [toUserId]);
  if (toUserId === userId) refuse('workflow.personSelf');
  if (endTime <= beginTime) refuse('workflow.timesOrder');
  const saved = old?.id ?? nextId();
  const clash = await ctx.db.query(overlapping, [ctx.tenantId, userId, saved, beginTime, endTime, flowKey]);
  if (clash.length > 0) refuse('workflow.delegationOverlaps');
  const values = [ctx.tenantId, saved, userId, toUserId, beginTime, endTime, flowKey, remark, ctx.now];
  await ctx.db.query(old ? update : insert, values);
  const after = { toUser: toUserId, beginTime, endTime, flowKey, remark };
  const payload = { ...(old && { before: { ...old } }), after };
  await recordEvidence(ctx, { stream: 'admin', action: 'flowDelegation.save', subject: saved, payload });
  return { id: saved, version: old ? old.version + 1 : 0 };
}

async function ownDelegations(ctx: Ctx, ids: readonly string[]): Promise<readonly Stored[]> {
  const rows = await ctx.db.query<Stored & Record<string, unknown>>(find, [ctx.tenantId, ids]);
  if (rows.length !== new Set(ids).size) notFound();
  if (rows.some(({ fromUser }) => fromUser !== ctx.user.userId)) refuse('workflow.notYours');
  return rows;
}

const remove = `
  update flow_delegation set is_deleted = 1, update_user = $3, update_time = $4, version = version + 1
  where tenant_id = $1 and id = any($2::bigint[])`;

export async function removeDelegations(ctx: Ctx, { ids }: { ids: string }): Promise<null> {
  const each = [...new Set(ids.split(','))];
  const before = await ownDelegations(ctx, each);
  await ctx.db.write(remove, [ctx.tenantId, each, ctx.user.userId, ctx.now]);
  const payload = { before: before.map((one) => ({ ...one })) };
  await recordEvidence(ctx, { stream: 'admin', action: 'flowDelegation.remove', subject: ids.slice(0, 100), payload });
  return null;
}
