import type { FlowHistoryRow, Language } from '@zhaocai/model';

/** Names of people as everybody reads them. */
export const nameOf = (alias: string) =>
  `coalesce(nullif(${alias}.real_name, ''), nullif(${alias}.nick_name, ''), ${alias}.account)`;

export const taskSelect = `t.id, case when t.operate_status in (1, 4) then '0' else t.id::text end as "hisId",
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

const statusTexts: Readonly<Record<string, Record<Language, string>>> = {
  '-1': { zh: '已提交', en: 'Submitted' },
  '0': { zh: '同意', en: 'Agreed' },
  '1': { zh: '待审核', en: 'Pending' },
  '2': { zh: '已关闭', en: 'Closed' },
  '3': { zh: '驳回', en: 'Rejected' },
  '4': { zh: '待重新处理', en: 'Pending again' },
};
const closedTexts: Readonly<Record<string, Record<Language, string>>> = {
  othersDecided: { zh: '他人已处理', en: 'Decided by others' },
  countersignOver: { zh: '会签已结束', en: 'Countersign over' },
  signRejected: { zh: '加签未通过', en: 'Rejected by a signer' },
  transferred: { zh: '已转办', en: 'Handed on' },
  recalled: { zh: '已撤回', en: 'Taken back' },
  returned: { zh: '已退回', en: 'Returned' },
  ended: { zh: '流程已结束', en: 'The flow ended' },
  withdrawn: { zh: '申请已撤销', en: 'Withdrawn' },
};

/** A stored row as it is answered, in the caller's language. */
export function taskRow(row: StoredTaskRow, { language, now }: { language: Language; now: string }): FlowHistoryRow {
  const { operateStatus, closedBecause, dueTime } = row;
  const reason = closedBecause === null ? undefined : closedTexts[closedBecause];
  const text = (operateStatus === 2 ? reason : undefined) ?? statusTexts[String(operateStatus)];
  const isOpen = operateStatus === 1 || operateStatus === 4;
  return { ...row, operateStatusStr: text?.[language] ?? '', isOverdue: isOpen && dueTime !== null && dueTime < now };
}
