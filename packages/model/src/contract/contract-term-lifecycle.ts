import { lifecycle } from '../kit/lifecycle.ts';
import { purchaseContractLifecycle } from './contract-lifecycle.ts';

const { signed, performing } = purchaseContractLifecycle.code;
const inForce = [signed, performing];

/**
 * A payment of the plan: it waits for its condition, is then to be applied for, and is paid by one application or several.
 * What moves it are the acts on the contract, its acceptances and its payments.
 */
export const contractTermLifecycle = lifecycle({
  field: 'termStatus',
  states: {
    notDue: { value: 0, label: { zh: '未到期', en: 'Not due' }, tone: 'grey' },
    toApply: { value: 1, label: { zh: '待申请', en: 'To be applied for' }, tone: 'orange' },
    inFlow: { value: 2, label: { zh: '付款办理中', en: 'Being paid' }, tone: 'orange' },
    paid: { value: 3, label: { zh: '已支付', en: 'Paid' }, tone: 'green' },
  },
  actions: {
    fallDue: { from: ['notDue'], to: 'toApply', label: { zh: '付款条件成就', en: 'The condition is met' } },
    ask: { from: ['toApply'], to: 'inFlow', label: { zh: '申请付款', en: 'Apply for the payment' } },
    giveBack: { from: ['inFlow'], to: 'toApply', label: { zh: '付款申请退回', en: 'The application went back' } },
    finish: {
      from: ['inFlow'],
      to: 'paid',
      // A part of it: the rest is still to be applied for.
      orTo: ['toApply'],
      label: { zh: '款项已付', en: 'It was paid' },
    },
    reopen: { from: ['paid', 'toApply'], to: 'toApply', label: { zh: '付款冲销', en: 'A payment was reversed' } },
  },
  duties: {
    ask: {
      of: { entity: 'contract', field: 'contractId', states: inForce },
      name: 'contractName',
      number: 'contractNo',
      part: 'termName',
      states: ['toApply'],
      permission: 'contract_edit',
      due: 'dueTime',
      path: '/tenderee/paymentManage/paymentDetails?termId={id}',
      label: { zh: '申请合同付款', en: 'Apply for a payment of a contract' },
    },
  },
});

interface Due {
  readonly termStatus: unknown;
  readonly dueTime: string | null;
}

/** Its last day has gone, and not all of it is paid. */
export function isOverdueTerm({ termStatus, dueTime }: Due, now: string): boolean {
  return !contractTermLifecycle.is(termStatus, 'paid') && dueTime !== null && dueTime < now;
}
