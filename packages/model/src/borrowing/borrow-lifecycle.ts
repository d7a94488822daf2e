import { lifecycle } from '../kit/lifecycle.ts';

const path = '/tenderee/borrow/details?id={id}';
const ofProject = {
  of: { entity: 'project', field: 'projectId' },
  name: 'projectName',
  number: 'projectNo',
  path,
} as const;
const ofSlip = { name: 'purpose', number: 'borrowNo', path } as const;
const atHome = { from: ['out', 'partlyReturned', 'overdue'], permission: 'borrow_revert', notBy: ['add'] } as const;

/**
 * Papers that leave the shelf: asked for by one person, lent by another, and received again by another than who asked.
 * The clock says when they are late.
 */
export const borrowLifecycle = lifecycle({
  field: 'borrowStatus',
  states: {
    pending: { value: 0, label: { zh: '审批中', en: 'In approval' }, tone: 'orange' },
    out: { value: 1, label: { zh: '借出', en: 'On loan' }, tone: 'blue' },
    partlyReturned: { value: 2, label: { zh: '部分归还', en: 'Partly brought back' }, tone: 'blue' },
    returned: { value: 3, label: { zh: '已归还', en: 'Brought back' }, tone: 'green' },
    overdue: { value: 4, label: { zh: '逾期', en: 'Overdue' }, tone: 'red' },
    rejected: { value: 5, label: { zh: '驳回', en: 'Rejected' }, tone: 'red' },
    withdrawn: { value: 6, label: { zh: '已撤回', en: 'Withdrawn' }, tone: 'grey' },
  },
  actions: {
    approve: {
      from: ['pending'],
      to: 'out',
      permission: 'borrow_approve',
      notBy: ['add', 'askAgain'],
      label: { zh: '同意借出', en: 'Lend' },
      confirm: {
        zh: '同意后即登记为借出，您为本次借阅的保管人。',
        en: 'The papers count as lent from now on, and you are their keeper.',
      },
    },
    reject: {
      from: ['pending'],
      to: 'rejected',
      permission: 'borrow_approve',
      label: { zh: '驳回', en: 'Reject' },
      reason: 'required',
      danger: true,
    },
    withdraw: {
      from: ['pending'],
      to: 'withdrawn',
      permission: 'borrow_add',
      label: { zh: '撤回', en: 'Withdraw' },
    },
    // Changed and saved, it is asked for again.
    askAgain: { from: ['rejected', 'withdrawn'], to: 'pending', label: { zh: '重新申请', en: 'Ask again' } },
    returnPart: {
      ...atHome,
      from: ['out', 'partlyReturned'],
      to: 'partlyReturned',
      label: { zh: '登记部分归还', en: 'Receive some' },
    },
    returnLate: {
      ...atHome,
      from: ['overdue'],
      to: 'overdue',
      label: { zh: '登记逾期归还', en: 'Receive some, late' },
    },
    returnAll: { ...atHome, to: 'returned', label: { zh: '登记全部归还', en: 'Receive the rest' } },
    fallDue: {
      from: ['out', 'partlyReturned'],
      to: 'overdue',
      byClock: true,
      label: { zh: '逾期未还', en: 'Fall due' },
    },
  },
  duties: {
    approve: {
      ...ofProject,
      states: ['pending'],
      by: 'approve',
      due: 'borrowTime',
      notDuring: 'borrow',
      label: { zh: '审批资料借阅', en: 'Decide on lending' },
    },
    correct: {
      ...ofSlip,
      states: ['rejected'],
      person: 'createUser',
      label: { zh: '修改借阅申请', en: 'Change the request' },
    },
    giveBack: {
      ...ofSlip,
      states: ['out', 'partlyReturned', 'overdue'],
      person: 'borrowerId',
      due: 'planRevertTime',
      label: { zh: '归还借阅资料', en: 'Give the papers back' },
    },
    callIn: {
      ...ofProject,
      states: ['overdue'],
      person: 'keeperId',
      due: 'planRevertTime',
      label: { zh: '催还逾期资料', en: 'Call overdue papers in' },
    },
  },
  // Of what is late its borrower and its keeper are both told, by the work of the night.
  told: {
    person: 'createUser',
    about: 'borrow',
    name: 'borrowNo',
    words: { approve: 'confirmed', reject: 'rejected', returnAll: 'finished' },
  },
});

/** The papers are with somebody. */
export const awayStates = ['out', 'partlyReturned', 'overdue'] as const;
