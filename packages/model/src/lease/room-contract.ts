import { entity } from '../kit/entity.ts';
import type { Fields } from '../kit/field.ts';
import { squareMetres, yuanPerMonth } from '../kit/units.ts';
import { leaseRoomType, whether } from '../space/choices.ts';
import { leaseContractType, leasePaymentMethods, payCycles, rentRate } from './choices.ts';
import { contractLifecycle } from './contract-lifecycle.ts';

/** Who rents which room, for how long and for how much. */
const terms = {
  contractNo: {
    kind: 'text',
    label: { zh: '合同编号', en: 'Contract no.' },
    maxLength: 32,
    required: true,
    readOnly: true,
  },
  status: { kind: 'choice', label: { zh: '状态', en: 'Status' }, choices: contractLifecycle.choices, readOnly: true },
  leaseId: { kind: 'ref', to: 'roomLease', label: { zh: '租房申请', en: 'Application' }, fixed: true },
  leaseRoomType: {
    kind: 'choice',
    label: { zh: '租赁房类型', en: 'Kind' },
    choices: leaseRoomType.choices,
    required: true,
  },
  contractType: {
    kind: 'choice',
    label: { zh: '合同类型', en: 'Contract type' },
    choices: leaseContractType.choices,
    readOnly: true,
    detailOnly: true,
  },
  roomId: { kind: 'ref', to: 'room', label: { zh: '房间', en: 'Room' }, required: true },
  userId: {
    kind: 'ref',
    to: 'user',
    label: { zh: '承租人', en: 'Tenant' },
    help: { zh: '经营性用房和场地可改填承租单位', en: 'For commercial rooms and venues the firm may stand instead' },
  },
  partyB: { kind: 'text', label: { zh: '承租单位', en: 'Renting firm' }, maxLength: 100 },
  partyBContact: { kind: 'text', label: { zh: '联系方式', en: 'Contact' }, maxLength: 50, detailOnly: true },
  startDate: { kind: 'day', label: { zh: '开始日期', en: 'Start' }, required: true },
  endDate: { kind: 'day', label: { zh: '结束日期', en: 'End' }, required: true },
  rentArea: {
    kind: 'decimal',
    label: { zh: '计租面积', en: 'Rent area' },
    min: 0.01,
    unit: squareMetres,
    required: true,
  },
  unitPrice: {
    kind: 'decimal',
    label: { zh: '租金单价', en: 'Unit rent' },
    min: 0,
    unit: yuanPerMonth,
    required: true,
  },
  rateMode: { kind: 'choice', label: { zh: '租金递增', en: 'Rate' }, choices: rentRate.choices, detailOnly: true },
  rate: {
    kind: 'decimal',
    label: { zh: '收取比例', en: 'Per cent of the rent' },
    min: 0,
    max: 300,
    unit: { zh: '%', en: '%' },
    detailOnly: true,
    help: { zh: '不填即100%；阶梯递增时不用', en: 'Empty: 100 %. Not used with the ladder' },
  },
  priorMonths: {
    kind: 'integer',
    label: { zh: '此前累计租住（月）', en: 'Months rented before' },
    min: 0,
    max: 600,
    detailOnly: true,
    help: { zh: '阶梯递增从此算起', en: 'Where the ladder goes on from' },
  },
  monthRent: { kind: 'money', label: { zh: '月租金', en: 'Monthly rent' }, readOnly: true },
  deposit: { kind: 'money', label: { zh: '押金', en: 'Deposit' }, min: 0, detailOnly: true },
  paymentMethod: {
    kind: 'choice',
    label: { zh: '缴费方式', en: 'Paid by' },
    choices: leasePaymentMethods,
    required: true,
    detailOnly: true,
  },
  payCycle: { kind: 'choice', label: { zh: '缴费周期', en: 'Cycle' }, choices: payCycles, required: true },
  payDay: {
    kind: 'integer',
    label: { zh: '缴费日', en: 'Pay day' },
    min: 1,
    max: 28,
    required: true,
    detailOnly: true,
  },
  files: { kind: 'files', label: { zh: '合同附件', en: 'Files' }, maxCount: 9, detailOnly: true },
  remark: { kind: 'longText', label: { zh: '备注', en: 'Remarks' }, maxLength: 500, detailOnly: true },
} as const satisfies Fields;

/** What the desk writes down on the way from the signature to the file. */
const course = {
  parentId: {
    kind: 'ref',
    to: 'roomContract',
    label: { zh: '上一份合同', en: 'Follows' },
    readOnly: true,
    detailOnly: true,
  },
  rateSteps: {
    kind: 'json',
    label: { zh: '约定的租金阶梯', en: 'Steps agreed on' },
    readOnly: true,
    detailOnly: true,
  },
  signDate: { kind: 'day', label: { zh: '签约日期', en: 'Signed' }, readOnly: true, detailOnly: true },
  depositPaid: {
    kind: 'choice',
    label: { zh: '押金已缴', en: 'Deposit paid' },
    choices: whether.choices,
    readOnly: true,
    detailOnly: true,
  },
  waterStart: {
    kind: 'decimal',
    label: { zh: '水表底数', en: 'Water at the start' },
    readOnly: true,
    detailOnly: true,
  },
  elecStart: {
    kind: 'decimal',
    label: { zh: '电表底数', en: 'Electricity at the start' },
    readOnly: true,
    detailOnly: true,
  },
  opinion: {
    kind: 'longText',
    label: { zh: '审核意见', en: 'Opinion' },
    maxLength: 500,
    readOnly: true,
    detailOnly: true,
  },
  reviewerId: { kind: 'ref', to: 'user', label: { zh: '审核人', en: 'Reviewer' }, readOnly: true, detailOnly: true },
  reviewTime: { kind: 'instant', label: { zh: '审核时间', en: 'Reviewed' }, readOnly: true, detailOnly: true },
  surrenderDate: { kind: 'day', label: { zh: '退租日期', en: 'Surrendered' }, readOnly: true },
  surrenderReason: {
    kind: 'longText',
    label: { zh: '退租原因', en: 'Why surrendered' },
    maxLength: 500,
    readOnly: true,
    detailOnly: true,
  },
  noticeDate: { kind: 'day', label: { zh: '催告日期', en: 'Notice given' }, readOnly: true, detailOnly: true },
  waterEnd: { kind: 'decimal', label: { zh: '水表止数', en: 'Water at the end' }, readOnly: true, detailOnly: true },
  elecEnd: {
    kind: 'decimal',
    label: { zh: '电表止数', en: 'Electricity at the end' },
    readOnly: true,
    detailOnly: true,
  },
  settleTotal: { kind: 'money', label: { zh: '结算金额', en: 'Settled' }, readOnly: true, detailOnly: true },
  settle: { kind: 'json', label: { zh: '结算明细', en: 'Settlement' }, readOnly: true, detailOnly: true },
  settleTime: { kind: 'instant', label: { zh: '结算时间', en: 'Settled at' }, readOnly: true, detailOnly: true },
  renewCount: {
    kind: 'integer',
    label: { zh: '续租次数', en: 'Renewed' },
    required: true,
    readOnly: true,
    detailOnly: true,
  },
  renewEndDate: { kind: 'day', label: { zh: '续租至', en: 'To be renewed until' }, readOnly: true, detailOnly: true },
  renewReason: {
    kind: 'longText',
    label: { zh: '续租原因', en: 'Why renewed' },
    maxLength: 500,
    readOnly: true,
    detailOnly: true,
  },
  fileNo: { kind: 'text', label: { zh: '档案号', en: 'File no.' }, maxLength: 32, readOnly: true, detailOnly: true },
  fileDate: { kind: 'day', label: { zh: '归档日期', en: 'Filed' }, readOnly: true, detailOnly: true },
} as const satisfies Fields;

/** A contract over a room that is let (docs/estate.md B.4); it is voided or filed, never removed. */
export const roomContract = entity({
  name: 'roomContract',
  table: 'room_contract',
  label: { zh: '租赁合同', en: 'Lease contract' },
  path: '/api/eam/bizroomcontract',
  verbs: { page: 'POST /dataPage', detail: 'GET /detail', save: 'POST /addSave', export: 'POST /excel' },
  menu: 'roomContract',
  search: ['contractNo', 'partyB'],
  sort: ['-createTime'],
  lifecycle: contractLifecycle,
  permanent: true,
  fields: { ...terms, ...course },
});
