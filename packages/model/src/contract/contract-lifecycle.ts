import { lifecycle } from '../kit/lifecycle.ts';
import { afterSigning, refusalState } from './choices.ts';

const project = { entity: 'project', field: 'projectId' } as const;
const ofProject = {
  of: project,
  name: 'projectName',
  number: 'projectNo',
  part: 'contractNo',
  path: '/tenderee/contractManager/contractDetails?id={id}',
} as const;

/**
 * A contract from its draft to both signatures, and on to where it is performed or ended. The supplier sees it from the moment that it is approved; what he does himself
 * is done in the buyer's row by a function of the database. Who refuses to sign ends it, and the buyer says what follows.
 */
export const purchaseContractLifecycle = lifecycle({
  field: 'contractStatus',
  states: {
    draft: { value: 0, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
    inApproval: { value: 1, label: { zh: '审批中', en: 'In approval' }, tone: 'orange' },
    toSupplier: { value: 2, label: { zh: '待供应商确认', en: 'Awaiting supplier' }, tone: 'orange' },
    toBuyer: { value: 3, label: { zh: '待采购人签章', en: 'Awaiting buyer' }, tone: 'orange' },
    signed: { value: 4, label: { zh: '已签订', en: 'Signed by both' }, tone: 'green' },
    performing: { value: 5, label: { zh: '履行中', en: 'In performance' }, tone: 'green' },
    completed: { value: 6, label: { zh: '已完成', en: 'Completed' }, tone: 'green' },
    suspended: { value: 8, label: { zh: '已中止', en: 'Performance suspended' }, tone: 'red' },
    terminated: { value: 9, label: { zh: '已终止', en: 'Terminated' }, tone: 'red' },
    void: { value: 11, label: { zh: '已作废', en: 'Void' }, tone: 'grey' },
  },
  actions: {
    submit: {
      from: ['draft'],
      to: 'inApproval',
      permission: 'contract_edit',
      label: { zh: '提交审批', en: 'Hand in for approval' },
    },
    withdraw: {
      from: ['inApproval'],
      to: 'draft',
      permission: 'contract_edit',
      label: { zh: '撤回审批', en: 'Take back' },
    },
    approve: {
      from: ['inApproval'],
      to: 'toSupplier',
      permission: 'contract_approve',
      notBy: ['submit', 'write'],
      settles: true,
      label: { zh: '审批通过并送供应商', en: 'Approve and send to the supplier' },
    },
    reject: {
      from: ['inApproval'],
      to: 'draft',
      permission: 'contract_approve',
      label: { zh: '审批驳回', en: 'Reject' },
      reason: 'required',
      danger: true,
    },
    // By the supplier, through `act_on_own_contract`, with the file that he signed.
    sign: { from: ['toSupplier', 'toBuyer'], to: 'toBuyer', label: { zh: '供应商签章', en: 'Signed by the supplier' } },
    giveBack: { from: ['toSupplier'], to: 'draft', label: { zh: '供应商退回修改', en: 'Sent back by the supplier' } },
    refuse: { from: ['toSupplier'], to: 'void', label: { zh: '供应商拒绝签订', en: 'Refused by the supplier' } },
    recall: {
      from: ['toSupplier'],
      to: 'draft',
      permission: 'contract_edit',
      label: { zh: '收回修改', en: 'Call back' },
      reason: 'required',
      danger: true,
    },
    sendBack: {
      from: ['toBuyer'],
      to: 'toSupplier',
      permission: 'contract_edit',
      label: { zh: '退回重签', en: 'Have it signed anew' },
      reason: 'required',
      danger: true,
    },
    countersign: {
      from: ['toBuyer'],
      to: 'signed',
      label: { zh: '采购人签章', en: 'Signed by the buyer' },
    },
    // By the first acceptance or payment, and by the last of both.
    perform: { from: ['signed'], to: 'performing', label: { zh: '开始履行', en: 'Performance has begun' } },
    complete: { from: ['performing'], to: 'completed', label: { zh: '履行完成', en: 'Performed in full' } },
    reopen: {
      from: ['completed'],
      to: 'performing',
      label: { zh: '付款冲销，继续履行', en: 'Goes on after a reversal' },
    },
    suspend: {
      from: ['signed', 'performing'],
      to: 'suspended',
      permission: 'contract_approve',
      label: { zh: '中止合同', en: 'Suspend' },
      confirm: {
        zh: '中止期间不能验收和付款，恢复后继续履行。',
        en: 'Nothing is accepted or paid until it is resumed.',
      },
      reason: 'required',
      danger: true,
    },
    resume: {
      from: ['suspended'],
      to: 'performing',
      permission: 'contract_approve',
      label: { zh: '恢复履行', en: 'Resume' },
      reason: 'required',
    },
    terminate: {
      from: ['signed', 'performing', 'suspended'],
      to: 'terminated',
      permission: 'contract_approve',
      label: { zh: '终止合同', en: 'Terminate' },
      confirm: {
        zh: '终止后不再验收和付款，未用的预算退回采购计划，且不能恢复。',
        en: 'Nothing more is accepted or paid, the budget that is left goes back to the plan, and it cannot be undone.',
      },
      reason: 'required',
      danger: true,
    },
    announce: {
      from: ['signed', 'performing', 'completed'],
      to: 'signed',
      orTo: ['performing', 'completed'],
      permission: 'contract_edit',
      label: { zh: '登记合同公告', en: 'Note the contract notice' },
    },
    file: {
      from: ['signed', 'performing', 'completed'],
      to: 'signed',
      orTo: ['performing', 'completed'],
      permission: 'contract_edit',
      label: { zh: '登记合同备案', en: 'Note the filing' },
    },
    discard: {
      from: ['draft'],
      to: 'void',
      permission: 'contract_edit',
      label: { zh: '作废', en: 'Discard' },
      reason: 'required',
      danger: true,
    },
    followUp: {
      from: ['void'],
      to: 'void',
      permission: 'contract_approve',
      label: { zh: '处理拒签', en: 'Decide what follows' },
    },
  },
  duties: {
    submit: {
      ...ofProject,
      states: ['draft'],
      by: 'submit',
      due: 'signDue',
      label: { zh: '提交合同审批', en: 'Hand a contract in for approval' },
    },
    approve: {
      ...ofProject,
      states: ['inApproval'],
      by: 'approve',
      due: 'signDue',
      label: { zh: '审批采购合同', en: 'Approve a contract' },
    },
    sign: {
      ...ofProject,
      states: ['toSupplier'],
      party: 'supplierTenantId',
      permission: 'bid_quote',
      due: 'signDue',
      path: '/bidding/contractManage/contractDetails?id={id}',
      label: { zh: '签订采购合同', en: 'Sign a contract' },
    },
    countersign: {
      ...ofProject,
      states: ['toBuyer'],
      permission: 'project_edit',
      due: 'signDue',
      label: { zh: '采购人签章', en: 'Countersign a contract' },
    },
    announce: {
      ...ofProject,
      states: ['signed', 'performing', 'completed'],
      by: 'announce',
      when: { field: 'noticeState', codes: [afterSigning.code.due] },
      due: 'noticeDue',
      path: '/tenderee/contractSign/filingDetail?id={id}',
      label: { zh: '公告采购合同', en: 'Publish a contract' },
    },
    file: {
      ...ofProject,
      states: ['signed', 'performing', 'completed'],
      by: 'file',
      when: { field: 'filingState', codes: [afterSigning.code.due] },
      due: 'filingDue',
      path: '/tenderee/contractSign/filingDetail?id={id}',
      label: { zh: '备案采购合同', en: 'File a contract' },
    },
    followUp: {
      ...ofProject,
      states: ['void'],
      by: 'followUp',
      when: { field: 'refusalState', codes: [refusalState.code.refused] },
      label: { zh: '处理中标人拒签', en: 'Decide after a refusal to sign' },
    },
  },
  told: [
    {
      person: 'signerId',
      party: 'supplierTenantId',
      about: 'contract',
      name: 'contractName',
      words: {
        approve: 'contractToSign',
        recall: 'contractRecalled',
        sendBack: 'contractSignAnew',
        suspend: 'contractSuspended',
        resume: 'contractResumed',
        terminate: 'contractTerminated',
      },
    },
    {
      person: 'createUser',
      about: 'purchaseContract',
      name: 'contractName',
      words: {
        approve: 'finished',
        reject: 'rejected',
        suspend: 'contractSuspended',
        resume: 'contractResumed',
        terminate: 'contractTerminated',
      },
    },
  ],
});

/** Whoever signed the contract for the supplier, told of what is done under it. */
export const ofSigner = {
  person: 'signerId',
  party: 'supplierTenantId',
  isPersonOfWhole: true,
  about: 'contract',
  of: { entity: 'contract', field: 'contractId' },
  name: 'contractName',
} as const;

/** Both have signed, whatever has become of it since. */
export const concludedContracts = ['signed', 'performing', 'completed', 'suspended', 'terminated'] as const;

/** The supplier sees a contract in these. */
export const sentContracts = ['toSupplier', 'toBuyer', ...concludedContracts] as const;
