import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const workflowWords = {
  approvalBindings: { zh: '审批绑定', en: 'Approval bindings' },
  runs: { zh: '流程实例', en: 'Runs' },
  myToDos: { zh: '我的待办', en: 'My to-dos' },
  decidedByMe: { zh: '我的已办', en: 'Decided by me' },
  newApplication: { zh: '发起申请', en: 'New application' },
  outOfOffice: { zh: '外出委托', en: 'Out of office' },
  messages: { zh: '消息中心', en: 'Messages' },
  message: { zh: '消息详情', en: 'Message' },
  from: { zh: '开始时间', en: 'From' },
  until: { zh: '结束时间', en: 'Until' },
  days: { zh: '请假天数', en: 'Days' },
  reason: { zh: '请假事由', en: 'Reason' },
  flow: { zh: '流程', en: 'Flow' },
  agree: { zh: '同意', en: 'Agree' },
  check: { zh: '检查', en: 'Check' },
  approvalSteps: { zh: '审批节点', en: 'Approval steps' },
  newFlow: { zh: '新增流程', en: 'New flow' },
  flows: { zh: '流程管理', en: 'Flows' },
  approver: { zh: '审批人类型', en: 'Approver' },
  projectRoles: { zh: '项目角色', en: 'Project roles' },
  whenRejected: { zh: '驳回处理', en: 'When rejected' },
  countersign: { zh: '会签', en: 'Countersign' },
  taskEdit: { zh: '允许修改表单', en: 'May change the form' },
  pathTask: { zh: '任务地址', en: 'Address of the task' },
} as const satisfies Record<string, Text>;
