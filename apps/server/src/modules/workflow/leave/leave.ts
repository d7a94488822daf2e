import { leaveRequest, type EndpointInput, type startLeave as endpoint } from '@zhaocai/model';
import { parseInstant } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import type { FlowBusiness } from '../../../platform/flows/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { insertRow } from '../../../platform/rows/index.ts';
import { startFlow } from '../run/start-flow.ts';
import { demandReader } from '../task/readers.ts';
import { nameOf } from '../task/task-rows.ts';

/** What the end of its flow means for a leave; as long as the run goes on it stays as it is. */
const followsFrom = { finished: 'agree', rejected: 'reject', withdrawn: 'withdraw' } as const;

/** The sample business: a leave is agreed to when its flow has ended so. */
export const leaveBusiness: FlowBusiness = {
  type: 'leave',
  label: { zh: '请假', en: 'Leave' },
  variables: [
    { name: 'days', type: 'number', label: { zh: '请假天数', en: 'Days' } },
    { name: 'reason', type: 'text', label: { zh: '请假事由', en: 'Reason' } },
    { name: 'startTime', type: 'text', label: { zh: '开始时间', en: 'From' } },
    { name: 'endTime', type: 'text', label: { zh: '结束时间', en: 'Until' } },
  ],
  async onFlowFinished(ctx, { businessId, outcome, remark }) {
    if (outcome === 'running' || outcome === 'returned' || outcome === 'error') return;
    const subject = { id: businessId, tenantId: ctx.tenantId };
    await transition(ctx, leaveRequest, { subject, action: followsFrom[outcome], reason: remark });
  },
};

/** Half days: four hours count for half a day. */
function daysBetween(from: string, to: string): number {
  const hours = (parseInstant(to) - parseInstant(from)) / 3_600_000;
  return Math.ceil((hours / 24) * 2) / 2;
}

export async function startLeave(
  ctx: Ctx,
  { startTime, endTime, reason }: EndpointInput<typeof endpoint>,
): Promise<{ id: string; flowInstanceId: string }> {
  if (!isInstant(startTime) || !isInstant(endTime)) refuse('platform.badRequest');
  if (endTime <= startTime) refuse('workflow.timesOrder');
  const days = daysBetween(startTime, endTime);
  const { nickName } = ctx.user;
  const id = await insertRow(ctx, leaveRequest, { values: { startTime, endTime, days, reason } });
  const { flowInstanceId } = await startFlow(ctx, {
    flowKey: 'leave',
    businessType: 'leave',
    businessId: id,
    title: ctx.language === 'zh' ? `${nickName}请假${days}天` : `${nickName}: leave of ${days} days`,
    form: { days, reason, startTime, endTime },
  });
  await ctx.db.write('update leave_request set flow_instance_id = $3 where tenant_id = $1 and id = $2', [
    ctx.tenantId,
    id,
    flowInstanceId,
  ]);
  return { id, flowInstanceId };
}

function isInstant(text: string): boolean {
  return !Number.isNaN(Date.parse(`${text.replace(' ', 'T')}+08:00`));
}

const find = `
  select l.id, l.flow_instance_id as "flowInstanceId", l.start_time as "startTime", l.end_time as "endTime", l.days,
    l.reason, l.leave_state as "leaveState", coalesce(${nameOf('u')}, '') as "applicantName",
    l.create_time as "createTime", l.create_user as "createUser"
  from leave_request l left join user_account u on u.tenant_id = l.tenant_id and u.id = l.create_user
  where l.tenant_id = $1 and l.id = $2 and l.is_deleted = 0`;

interface LeaveRow {
  readonly id: string;
  readonly flowInstanceId: string | null;
  readonly startTime: string;
  readonly endTime: string;
  readonly days: string;
  readonly reason: string;
  readonly leaveState: number;
  readonly applicantName: string;
  readonly createTime: string;
  readonly createUser: string | null;
}

/** Read by who may read its flow. */
export async function leaveDetail(
  ctx: Ctx,
  { businessId }: { businessId: string },
): Promise<Omit<LeaveRow, 'createUser'>> {
  const [row] = await ctx.db.query<LeaveRow & Record<string, unknown>>(find, [ctx.tenantId, businessId]);
  if (!row) return notFound();
  const { createUser, ...leave } = row;
  await demandReader(ctx, { id: leave.flowInstanceId ?? '0', initiator: createUser ?? '' });
  return leave;
}
