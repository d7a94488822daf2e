import { entity } from '../kit/entity.ts';
import { yuanPerMonth } from '../kit/units.ts';
import { leaseRoomType, roomLayouts, whether } from '../space/choices.ts';
import { residenceTypes } from './choices.ts';
import { leaseLifecycle } from './lease-lifecycle.ts';

/** Somebody’s application for a room to rent (docs/estate.md B.4). */
export const roomLease = entity({
  name: 'roomLease',
  table: 'room_lease',
  label: { zh: '租房申请', en: 'Lease application' },
  path: '/api/eam/bizroomlease',
  verbs: {
    page: 'POST /leaseReviewDatePage',
    detail: 'GET /detail',
    save: 'POST /saveOrUpdate',
    remove: 'POST /deleteByIds',
    export: 'POST /excel',
  },
  menu: 'roomLease',
  search: ['leaseNo'],
  sort: ['-createTime'],
  lifecycle: leaseLifecycle,
  fields: {
    leaseNo: { kind: 'text', label: { zh: '申请单号', en: 'Application no.' }, maxLength: 32, readOnly: true },
    leaseRoomType: {
      kind: 'choice',
      label: { zh: '租赁房类型', en: 'Kind' },
      choices: leaseRoomType.choices,
      required: true,
    },
    status: { kind: 'choice', label: { zh: '状态', en: 'Status' }, choices: leaseLifecycle.choices, readOnly: true },
    applicantId: {
      kind: 'ref',
      to: 'user',
      label: { zh: '申请人', en: 'Applicant' },
      fixed: true,
      help: { zh: '不填即本人', en: 'Empty: yourself' },
    },
    deptId: { kind: 'ref', to: 'dept', label: { zh: '所在部门', en: 'Department' }, readOnly: true },
    residenceType: {
      kind: 'choice',
      label: { zh: '居住类型', en: 'Residence' },
      choices: residenceTypes,
      required: true,
    },
    expectStart: { kind: 'day', label: { zh: '期望入住', en: 'Wanted from' }, required: true },
    termMonths: {
      kind: 'integer',
      label: { zh: '租期（月）', en: 'Months' },
      required: true,
      min: 1,
      max: 240,
    },
    expectLayout: { kind: 'choice', label: { zh: '期望户型', en: 'Layout wished for' }, choices: roomLayouts },
    hasOwnHouse: {
      kind: 'choice',
      label: { zh: '名下有住房', en: 'Owns a home' },
      choices: whether.choices,
      required: true,
    },
    hasSubsidy: {
      kind: 'choice',
      label: { zh: '已享受住房补贴', en: 'Had a housing subsidy' },
      choices: whether.choices,
      required: true,
    },
    coResidents: { kind: 'text', label: { zh: '同住人', en: 'Living with' }, maxLength: 200, detailOnly: true },
    reason: { kind: 'longText', label: { zh: '申请理由', en: 'Reason' }, maxLength: 500 },
    roomId: { kind: 'ref', to: 'room', label: { zh: '配给房间', en: 'Room' }, readOnly: true },
    unitPrice: {
      kind: 'decimal',
      label: { zh: '租金单价', en: 'Unit rent' },
      unit: yuanPerMonth,
      readOnly: true,
    },
    opinion: { kind: 'longText', label: { zh: '审核意见', en: 'Opinion' }, maxLength: 500, readOnly: true },
    reviewerId: { kind: 'ref', to: 'user', label: { zh: '审核人', en: 'Reviewer' }, readOnly: true },
    reviewTime: { kind: 'instant', label: { zh: '审核时间', en: 'Reviewed' }, readOnly: true },
  },
});
