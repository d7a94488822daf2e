import { entity } from '../kit/entity.ts';
import { borrowLifecycle } from './borrow-lifecycle.ts';
import { borrowType, revertType } from './choices.ts';

/** A request to take papers of a project away, and what became of them. */
export const borrow = entity({
  name: 'borrow',
  table: 'borrow_record',
  label: { zh: '资料借阅', en: 'Loan of papers' },
  path: '/api/purchase/borrow',
  verbs: {
    page: 'POST /queryPage',
    detail: 'GET /queryById',
    save: 'POST /saveBorrow',
    remove: 'GET /deleteBorrow',
    export: 'POST /export',
  },
  idName: 'borrowId',
  menu: 'borrow',
  search: ['borrowNo', 'borrower', 'papers', 'purpose'],
  sort: ['-createTime'],
  lifecycle: borrowLifecycle,
  dataScoped: 'granted',
  guards: { borrow_record_returned: 'borrowing.tooMany', borrow_record_times: 'borrowing.timesOrder' },
  fields: {
    borrowNo: { kind: 'text', label: { zh: '借阅单号', en: 'Number' }, maxLength: 30, readOnly: true },
    projectId: { kind: 'ref', to: 'project', label: { zh: '采购项目', en: 'Project' }, required: true, fixed: true },
    borrowStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: borrowLifecycle.choices,
      readOnly: true,
    },
    borrowType: {
      kind: 'choice',
      label: { zh: '资料类型', en: 'Kind of papers' },
      choices: borrowType.choices,
      required: true,
    },
    papers: {
      kind: 'text',
      label: { zh: '资料名称', en: 'Papers' },
      maxLength: 200,
      help: { zh: '如：第一包投标文件正本', en: 'Such as: original bids of package 1' },
    },
    copies: {
      kind: 'integer',
      label: { zh: '借阅份数', en: 'Copies' },
      min: 1,
      max: 9999,
      required: true,
      initial: 1,
      unit: { zh: '份', en: 'copies' },
    },
    borrower: { kind: 'text', label: { zh: '借阅人', en: 'Borrower' }, maxLength: 50, required: true },
    borrowerId: {
      kind: 'ref',
      to: 'user',
      label: { zh: '本单位责任人', en: 'Answers for it' },
      help: {
        zh: '负责归还，逾期时提醒；不选为申请人本人',
        en: 'Gives back and is reminded; whoever asks unless named',
      },
    },
    dept: { kind: 'text', label: { zh: '借阅部门', en: 'Department' }, maxLength: 100 },
    phone: { kind: 'text', label: { zh: '联系电话', en: 'Phone' }, maxLength: 30 },
    borrowTime: { kind: 'instant', label: { zh: '借阅时间', en: 'From' }, required: true },
    planRevertTime: { kind: 'instant', label: { zh: '计划归还时间', en: 'Due back' }, required: true },
    purpose: { kind: 'longText', label: { zh: '借阅用途', en: 'Purpose' }, maxLength: 500, required: true },
    returnedCopies: {
      kind: 'integer',
      label: { zh: '已归还份数', en: 'Returned' },
      unit: { zh: '份', en: 'copies' },
      readOnly: true,
    },
    faultCopies: {
      kind: 'integer',
      label: { zh: '损坏或遗失份数', en: 'Damaged or lost' },
      unit: { zh: '份', en: 'copies' },
      readOnly: true,
    },
    outTime: { kind: 'instant', label: { zh: '借出时间', en: 'Lent at' }, readOnly: true },
    keeperId: { kind: 'ref', to: 'user', label: { zh: '保管人', en: 'Keeper' }, readOnly: true },
    allRevertTime: { kind: 'instant', label: { zh: '还清时间', en: 'All returned at' }, readOnly: true },
    rejectReason: { kind: 'text', label: { zh: '驳回原因', en: 'Why rejected' }, maxLength: 500, readOnly: true },
  },
});

/** What came back at one time; kept as it was written. */
export const borrowReturn = entity({
  name: 'borrowReturn',
  table: 'borrow_return',
  label: { zh: '归还记录', en: 'Return of papers' },
  path: '/api/purchase/borrow/revert',
  verbs: {},
  menu: 'borrow',
  appendOnly: true,
  dataScoped: 'granted',
  fields: {
    borrowId: { kind: 'ref', to: 'borrow', label: { zh: '借阅单', en: 'Loan' }, required: true, readOnly: true },
    revertType: {
      kind: 'choice',
      label: { zh: '归还情况', en: 'Condition' },
      choices: revertType.choices,
      required: true,
      initial: 1,
    },
    copies: { kind: 'integer', label: { zh: '归还份数', en: 'Copies' }, min: 1, max: 9999, required: true },
    revertTime: { kind: 'instant', label: { zh: '归还时间', en: 'Returned at' }, required: true },
    receiver: { kind: 'text', label: { zh: '接收人', en: 'Received by' }, maxLength: 50, required: true },
    remark: {
      kind: 'text',
      label: { zh: '备注', en: 'Remark' },
      maxLength: 500,
      help: { zh: '损坏或遗失时必填', en: 'Needed where papers are damaged or lost' },
    },
  },
});
