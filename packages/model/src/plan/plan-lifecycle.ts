import { auditStates } from '../kit/audit-states.ts';
import { lifecycle } from '../kit/lifecycle.ts';

const named = { name: 'planName', number: 'planNo' } as const;
const plan = { ...named, path: '/purchaseEntrust/purchasePlan/planTransmit/purchaseDetails?id={id}' } as const;

/** From a draft to what somebody is told to buy. A change that was approved puts a new plan in the place of the old one. */
export const planLifecycle = lifecycle({
  field: 'planStatus',
  states: {
    draft: { value: 0, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
    inApproval: { value: 1, label: { zh: '审批中', en: 'In approval' }, tone: 'orange' },
    approved: { value: 2, label: { zh: '已通过', en: 'Approved' }, tone: 'green' },
    handedDown: { value: 3, label: { zh: '已下达', en: 'Handed down' }, tone: 'green' },
    inExecution: { value: 4, label: { zh: '执行中', en: 'In execution' }, tone: 'blue' },
    done: { value: 5, label: { zh: '已完成', en: 'Done' }, tone: 'green' },
    returned: { value: 6, label: { zh: '已退回', en: 'Returned' }, tone: 'red' },
    superseded: { value: 7, label: { zh: '已调整', en: 'Superseded' }, tone: 'grey' },
    void: { value: 8, label: { zh: '已作废', en: 'Void' }, tone: 'grey' },
  },
  actions: {
    submit: {
      from: ['draft', 'returned'],
      to: 'inApproval',
      permission: 'planManage_submit',
      label: { zh: '提交', en: 'Submit' },
    },
    recall: {
      from: ['inApproval'],
      to: 'draft',
      permission: 'planManage_submit',
      label: { zh: '撤回', en: 'Recall' },
    },
    approve: {
      from: ['inApproval'],
      to: 'approved',
      permission: 'planManage_audit',
      notBy: ['add', 'submit', 'write'],
      settles: true,
      label: { zh: '通过', en: 'Approve' },
    },
    reject: {
      from: ['inApproval'],
      to: 'returned',
      permission: 'planManage_audit',
      notBy: ['add', 'submit', 'write'],
      label: { zh: '退回', en: 'Return' },
      reason: 'required',
      danger: true,
    },
    down: {
      from: ['approved'],
      to: 'handedDown',
      permission: 'planManage_down',
      label: { zh: '下达', en: 'Hand down' },
    },
    back: {
      from: ['handedDown'],
      to: 'approved',
      permission: 'planManage_back',
      label: { zh: '退回下达', en: 'Hand back' },
      reason: 'optional',
      danger: true,
    },
    redirect: {
      from: ['handedDown'],
      to: 'handedDown',
      permission: 'planManage_down',
      label: { zh: '改派', en: 'Hand to another' },
    },
    takeBack: {
      from: ['handedDown'],
      to: 'approved',
      permission: 'planManage_down',
      label: { zh: '收回下达', en: 'Take back' },
      confirm: {
        zh: '计划回到“已通过”，下达对象不再办理，可以另行下达。',
        en: 'It is approved again, to be handed to somebody else.',
      },
      danger: true,
    },
    // The four that follow are what its projects do to it.
    takeUp: { from: ['handedDown', 'done'], to: 'inExecution', label: { zh: '立项', en: 'Taken up' } },
    finish: { from: ['inExecution'], to: 'done', label: { zh: '完成', en: 'Finished' } },
    vacate: {
      from: ['inExecution', 'done'],
      to: 'handedDown',
      label: { zh: '立项退回', en: 'Given back by projects' },
    },
    use: { from: ['inExecution'], to: 'inExecution', label: { zh: '立项金额变化', en: 'Projects changed' } },
    settle: {
      from: ['done'],
      to: 'done',
      permission: 'planManage_down',
      label: { zh: '收回结余', en: 'Give back what is left' },
      confirm: { zh: '未立项的金额将退回预算，不能再据此立项。', en: 'What no project took goes back to the budget.' },
    },
    supersede: {
      from: ['approved', 'handedDown'],
      to: 'superseded',
      label: { zh: '被调整', en: 'Supersede' },
    },
    cancel: {
      from: ['approved', 'handedDown'],
      to: 'void',
      label: { zh: '作废', en: 'Void' },
    },
  },
  duties: {
    audit: {
      ...plan,
      states: ['inApproval'],
      by: 'approve',
      notDuring: 'plan_submit',
      due: 'planStartDate',
      label: { zh: '审核采购计划', en: 'Audit the plan' },
    },
    handDown: {
      ...plan,
      states: ['approved'],
      by: 'down',
      due: 'planStartDate',
      label: { zh: '下达采购计划', en: 'Hand down the plan' },
    },
    makeProject: {
      ...plan,
      states: ['handedDown'],
      person: 'receiverId',
      due: 'planStartDate',
      label: { zh: '按计划立项', en: 'Make a project of the plan' },
    },
    submitAgain: {
      ...plan,
      states: ['returned'],
      person: 'createUser',
      due: 'planStartDate',
      label: { zh: '修改后重新提交', en: 'Change and submit again' },
    },
  },
  told: {
    person: 'createUser',
    about: 'plan',
    name: 'planName',
    words: { approve: 'finished', reject: 'returned', down: 'handedDown', redirect: 'handedDown', back: 'returned' },
  },
});

/** A change asked for after the approval: a yes puts another plan in its place, or ends the plan. */
export const planModifyLifecycle = lifecycle({
  field: 'auditStatus',
  states: auditStates,
  actions: {
    approve: {
      from: ['inApproval'],
      to: 'approved',
      permission: 'planManage_audit',
      notBy: ['add'],
      label: { zh: '同意调整', en: 'Agree' },
      effects: ['plan.supersede', 'plan.cancel'],
    },
    reject: {
      from: ['inApproval'],
      to: 'rejected',
      permission: 'planManage_audit',
      notBy: ['add'],
      label: { zh: '不同意调整', en: 'Refuse' },
      reason: 'required',
      danger: true,
    },
    withdraw: {
      from: ['inApproval'],
      to: 'rejected',
      permission: 'planManage_modify',
      label: { zh: '撤回调整', en: 'Withdraw' },
      confirm: { zh: '计划保持不变，可以另行申请调整。', en: 'The plan stays as it is; another one may be asked for.' },
    },
  },
  duties: {
    audit: {
      ...named,
      states: ['inApproval'],
      by: 'approve',
      notDuring: 'plan_modify',
      path: '/purchaseEntrust/purchasePlan/planTransmit/planAdjustDetail?id={id}',
      due: 'answerDue',
      label: { zh: '审核计划调整', en: 'Audit the adjustment' },
    },
  },
  told: {
    person: 'createUser',
    about: 'planModify',
    name: 'planName',
    words: { approve: 'finished', reject: 'rejected' },
  },
});
