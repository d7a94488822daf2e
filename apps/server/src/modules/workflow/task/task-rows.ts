import {
  closedBecause,
  isTaskOpen,
  openTasksSql,
  taskStatus,
  type FlowHistoryRow,
  type Language,
} from '@zhaocai/model';

/** Names of people as everybody reads them. */
export const nameOf = (alias: string) =>
  `coalesce(nullif(${alias}.real_name, ''), nullif(${alias}.nick_name, ''), ${alias}.account)`;

export const taskSelect = `t.id, case when t.operate_status in ${openTasksSql} then '0' else t.id::text end as "hisId",
  t.instance_id as "flowInstanceId", t.node_id as task, t.node_name as "taskName", t.node_type as "nodeType", i.title,
  i.definition_id as "defindId", d.flow_key as "flowKey", d.flow_name as "flowName", i.business_type as "businessType",
  i.business_id as "businessId", i.initiator, ${nameOf('n')} as "initiatorName", t.assignee, ${nameOf('a')} as "realName",
  t.operate_status as "operateStatus", t.remark, t.create_time as "createTime", t.close_time as "auditTime",
  t.due_time as "dueTime", t.urge_count as "urgeCount", t.claim_time as "claimTime", t.node_sort as sort,
  t.visit_no as "visitNo", i.run_status as "instanceStatus", t.paths->>'pathPc' as "pathPc",
  t.paths->>'pathTask' as "pathTask", t.paths->>'formPath' as "formPath", t.closed_because as "closedBecause", t.files`;
export const taskFrom = `from flow_task t
  join flow_instance i on i.tenant_id = t.tenant_id and i.id = t.instance_id
  join flow_definition d on d.tenant_id = i.tenant_id and d.id = i.definition_id
  join user_account n on n.tenant_id = i.tenant_id and n.id = i.initiator
  join user_account a on a.tenant_id = t.tenant_id and a.id = t.assignee`;

export type StoredTaskRow = Omit<FlowHistoryRow, 'operateStatusStr' | 'isOverdue'>;

/** A stored row as it is answered, in the caller's language. */
export function taskRow(row: StoredTaskRow, { language, now }: { language: Language; now: string }): FlowHistoryRow {
  const { operateStatus, dueTime } = row;
  const reason = taskStatus.is(operateStatus, 'closed') ? closedBecause.named(row.closedBecause) : undefined;
  const { label } = reason ?? taskStatus.named(operateStatus) ?? {};
  const isOverdue = isTaskOpen(operateStatus) && dueTime !== null && dueTime < now;
  return { ...row, operateStatusStr: label?.[language] ?? '', isOverdue };
}
