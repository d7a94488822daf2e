import { lifecycle } from '../kit/lifecycle.ts';

const permission = 'roomRent_edit';
const open = ['due', 'partlyPaid', 'overdue'] as const;

/**
 * SM9 of docs/estate.md. What is paid in part stays overdue where it was. Whoever made a bill or took money for it does not
 * waive the rest.
 */
export const rentLifecycle = lifecycle({
  field: 'status',
  states: {
    due: { value: 0, label: { zh: '待缴', en: 'Due' }, tone: 'orange' },
    partlyPaid: { value: 1, label: { zh: '部分缴纳', en: 'Partly paid' }, tone: 'orange' },
    paid: { value: 2, label: { zh: '已缴', en: 'Paid' }, tone: 'green' },
    overdue: { value: 3, label: { zh: '逾期', en: 'Overdue' }, tone: 'red' },
    waived: { value: 4, label: { zh: '已免', en: 'Waived' }, tone: 'grey' },
    reversed: { value: 5, label: { zh: '已冲销', en: 'Reversed' }, tone: 'grey' },
  },
  actions: {
    pay: { from: open, to: 'paid', permission, label: { zh: '缴清', en: 'Pay' } },
    payPart: { from: ['due', 'partlyPaid'], to: 'partlyPaid', permission, label: { zh: '部分缴纳', en: 'Pay a part' } },
    payPartLate: { from: ['overdue'], to: 'overdue', permission, label: { zh: '部分缴纳', en: 'Pay a part' } },
    waive: {
      from: open,
      to: 'waived',
      permission,
      notBy: ['add', 'payPart', 'payPartLate'],
      label: { zh: '减免', en: 'Waive' },
      reason: 'required',
      danger: true,
    },
    overdue: { from: ['due', 'partlyPaid'], to: 'overdue', byClock: true, label: { zh: '逾期', en: 'Fall overdue' } },
    settle: { from: open, to: 'paid', label: { zh: '退租结清', en: 'Settle' } },
    reverse: { from: [...open, 'paid', 'waived'], to: 'reversed', label: { zh: '冲销', en: 'Reverse' } },
  },
  duties: {
    collect: {
      states: ['overdue'],
      by: 'pay',
      number: 'billNo',
      due: 'dueDate',
      path: '/estate/rent?keyword={number}',
      label: { zh: '催缴租金', en: 'Collect the rent' },
    },
  },
});

/** Bills that still want money. */
export function isBillOpen(status: unknown): boolean {
  return rentLifecycle.is(status, ...open);
}

/** The same for SQL: `status in ${openBillsSql}`. */
export const openBillsSql = rentLifecycle.sql(...open);
