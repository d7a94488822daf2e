import { entity } from '../kit/entity.ts';
import { leasePaymentMethods } from './choices.ts';
import { rentLifecycle } from './rent-lifecycle.ts';

/** A bill for the rent of some days (docs/estate.md B.4, SM9); it is reversed, never removed. */
export const roomRent = entity({
  name: 'roomRent',
  table: 'room_rent',
  label: { zh: '租金账单', en: 'Rent bill' },
  path: '/api/eam/bizroomrent',
  verbs: { page: 'POST /dataPage', list: 'POST /dataList', detail: 'GET /detail', export: 'POST /excel' },
  menu: 'roomRent',
  search: ['billNo'],
  sort: ['-periodStart', '-createTime'],
  permanent: true,
  lifecycle: rentLifecycle,
  fields: {
    billNo: { kind: 'text', label: { zh: '账单编号', en: 'Bill no.' }, maxLength: 32, required: true, readOnly: true },
    status: { kind: 'choice', label: { zh: '状态', en: 'Status' }, choices: rentLifecycle.choices, readOnly: true },
    contractId: { kind: 'ref', to: 'roomContract', label: { zh: '合同', en: 'Contract' }, required: true, fixed: true },
    roomId: { kind: 'ref', to: 'room', label: { zh: '房间', en: 'Room' }, readOnly: true },
    userId: { kind: 'ref', to: 'user', label: { zh: '承租人', en: 'Tenant' }, readOnly: true },
    periodStart: { kind: 'day', label: { zh: '账期开始', en: 'From' }, required: true, readOnly: true },
    periodEnd: { kind: 'day', label: { zh: '账期结束', en: 'To' }, required: true, readOnly: true },
    days: { kind: 'integer', label: { zh: '天数', en: 'Days' }, required: true, readOnly: true },
    dueDate: { kind: 'day', label: { zh: '应缴日期', en: 'Due on' }, required: true, readOnly: true },
    amount: { kind: 'money', label: { zh: '租金', en: 'Rent' }, required: true, readOnly: true },
    otherFee: {
      kind: 'money',
      label: { zh: '其他费用', en: 'Other fees' },
      required: true,
      readOnly: true,
      detailOnly: true,
    },
    lateFee: { kind: 'money', label: { zh: '滞纳金', en: 'Late fee' }, required: true, readOnly: true },
    lateBase: {
      kind: 'money',
      label: { zh: '已计滞纳金', en: 'Late fee until the last payment' },
      readOnly: true,
      detailOnly: true,
    },
    lateFrom: { kind: 'day', label: { zh: '滞纳金起算日', en: 'Late fee from' }, readOnly: true, detailOnly: true },
    receivable: { kind: 'money', label: { zh: '应缴', en: 'Amount due' }, required: true, readOnly: true },
    paid: { kind: 'money', label: { zh: '实缴', en: 'Paid' }, required: true, readOnly: true },
    paidDate: { kind: 'day', label: { zh: '缴费日期', en: 'Paid on' }, readOnly: true },
    paymentMethod: {
      kind: 'choice',
      label: { zh: '缴费方式', en: 'Paid by' },
      choices: leasePaymentMethods,
      readOnly: true,
    },
    voucherNo: { kind: 'text', label: { zh: '凭证号', en: 'Voucher' }, maxLength: 64, readOnly: true },
    remark: { kind: 'text', label: { zh: '备注', en: 'Remarks' }, maxLength: 200, readOnly: true, detailOnly: true },
  },
});
