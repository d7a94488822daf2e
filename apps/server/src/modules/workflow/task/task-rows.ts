import {
  closedBecause,
  decidedByRule,
  fill,
  isTaskOpen,
  openTasksSql,
  taskStatus,
  type FlowHistoryRow,
  type Language,
  type Text,
} from '@zhaocai/model';

/** Names of people as everybody reads them. */
export const nameOf = (alias: string) =>
  `coalesce(nullif(${alias}.real_name, ''), nullif(${alias}.nick_name, ''), ${alias}.account)`;

/** Who took a task over; where it went on from there again, his own row says so. */
const recipient = `case when t.closed_because = '${closedBecause.code.transferred}' then (
    select ${nameOf('r')} from flow_event e
    join user_account r on r.tenant_id = e.tenant_id and r.id::text = e.command->>'to'
    where e.tenant_id = t.tenant_id and e.instance_id = t.instance_id and e.kind = 'transfer'
      and e.command->>'taskNo' = t.task_no::text limit 1) end`;
export const taskSelect = `t.id, case when t.operate_status in ${openTasksSql} then '0' else t.id::text end as "hisId",
  t.instance_id as "flowInstanceId", t.node_id as task, t.node_name as "taskName", t.node_type as "nodeType", i.title,
  i.definition_id as "defindId", d.flow_key as "flowKey", d.flow_name as "flowName", i.business_type as "businessType",
  i.business_id as "businessId", i.initiator, ${nameOf('n')} as "initiatorName", t.assignee, ${nameOf('a')} as "realName",
  t.operate_status as "operateStatus", t.remark, t.create_time as "createTime", t.close_time as "auditTime",
  t.automatic, ${recipient} as "transferredTo", t.due_time as "dueTime", t.urge_count as "urgeCount", t.claim_time as "claimTime", t.node_sort as sort,
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
  const isOverdue = isTaskOpen(operateStatus) && dueTime !== null && dueTime < now;
  const ruled = ruledText(row, language);
  // What a rule did is nobody's word.
  if (ruled !== undefined) return { ...row, realName: theSystem[language], operateStatusStr: ruled, isOverdue };
  return { ...row, operateStatusStr: statusText(row, language), isOverdue };
}

const theSystem: Text = { zh: '系统', en: 'System' };
const byRule = {
  agreed: { zh: '系统按规则同意（{rule}）', en: 'Agreed by rule ({rule})' },
  rejected: { zh: '系统按规则驳回（{rule}）', en: 'Rejected by rule ({rule})' },
} as const satisfies Record<string, Text>;
const handedTo: Text = { zh: '已转办给{name}', en: 'Reassigned to {name}' };

function ruledText({ automatic, operateStatus }: StoredTaskRow, language: Language): string | undefined {
  const rule = decidedByRule.named(automatic)?.label[language];
  const said = taskStatus.named(operateStatus)?.name;
  if (rule === undefined || (said !== 'agreed' && said !== 'rejected')) return undefined;
  return fill(byRule[said][language], { rule });
}

function statusText(
  { operateStatus, closedBecause: because, transferredTo }: StoredTaskRow,
  language: Language,
): string {
  if (!taskStatus.is(operateStatus, 'closed')) return taskStatus.named(operateStatus)?.label[language] ?? '';
  if (transferredTo !== null) return fill(handedTo[language], { name: transferredTo });
  return (closedBecause.named(because) ?? taskStatus.named(operateStatus))?.label[language] ?? '';
}
