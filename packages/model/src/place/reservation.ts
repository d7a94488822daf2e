import { entity } from '../kit/entity.ts';
import { lifecycle } from '../kit/lifecycle.ts';
import { named } from '../kit/named.ts';

export const meetTypes = named({
  opening: { value: 1, label: { zh: '开标', en: 'Opening' } },
  evaluation: { value: 2, label: { zh: '评标', en: 'Evaluation' } },
  meeting: { value: 3, label: { zh: '会议', en: 'Meeting' } },
  defence: { value: 4, label: { zh: '答辩', en: 'Oral presentation' } },
});

const decided = { from: ['pending'], permission: 'reserve_audit', notBy: ['add'] } as const;

/** Who uses it may stay unsaid: news and duties name the site. */
const site = { entity: 'site', field: 'siteId' } as const;

/** Asked for by one person, confirmed by another; the clock begins and ends it. */
export const reservationLifecycle = lifecycle({
  field: 'status',
  states: {
    pending: { value: 0, label: { zh: '待审', en: 'To review' }, tone: 'orange' },
    reserved: { value: 1, label: { zh: '已预约', en: 'Booked' }, tone: 'green' },
    inUse: { value: 2, label: { zh: '使用中', en: 'In use' }, tone: 'green' },
    ended: { value: 3, label: { zh: '已结束', en: 'Ended' }, tone: 'grey' },
    cancelled: { value: 4, label: { zh: '已取消', en: 'Cancelled' }, tone: 'grey' },
  },
  actions: {
    confirm: { ...decided, to: 'reserved', label: { zh: '确认预约', en: 'Confirm' } },
    refuse: { ...decided, to: 'cancelled', label: { zh: '不予预约', en: 'Refuse' }, reason: 'required', danger: true },
    cancel: {
      from: ['pending', 'reserved'],
      to: 'cancelled',
      permission: 'reserve_cancel',
      label: { zh: '取消预约', en: 'Cancel' },
      reason: 'required',
      danger: true,
    },
    lapse: { from: ['pending'], to: 'cancelled', byClock: true, label: { zh: '过期未审', en: 'Lapse' } },
    begin: { from: ['reserved'], to: 'inUse', byClock: true, label: { zh: '开始使用', en: 'Begin' } },
    end: { from: ['inUse'], to: 'ended', byClock: true, label: { zh: '结束使用', en: 'End' } },
  },
  duties: {
    confirm: {
      states: ['pending'],
      by: 'confirm',
      of: site,
      name: 'siteName',
      due: 'beginTime',
      path: '/place/reserve?view=list',
      label: { zh: '审核场地预约', en: 'Review the reservation' },
    },
  },
  told: {
    person: 'createUser',
    about: 'reservation',
    of: site,
    name: 'siteName',
    words: { confirm: 'confirmed', refuse: 'rejected', cancel: 'cancelled' },
  },
});

/** Hours of a site, for a project or for anything else; in paths `reserve`. */
export const reservation = entity({
  name: 'reservation',
  table: 'reservation',
  label: { zh: '场地预约', en: 'Reservation' },
  path: '/api/bid-project/reserve',
  verbs: {
    page: 'POST /queryPage',
    detail: 'GET /queryById',
    save: 'POST /saveOrUpdateReserve',
    remove: 'GET /deleteReserve',
    export: 'POST /export',
  },
  idName: 'reserveId',
  menu: 'reserve',
  search: ['cusName'],
  sort: ['-beginTime'],
  lifecycle: reservationLifecycle,
  dataScoped: 'granted',
  guards: { reservation_free: 'place.taken', reservation_order: 'place.endsBefore' },
  fields: {
    siteId: { kind: 'ref', to: 'site', label: { zh: '场地', en: 'Site' }, required: true },
    status: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: reservationLifecycle.choices,
      readOnly: true,
    },
    date: { kind: 'day', label: { zh: '日期', en: 'Day' }, readOnly: true },
    beginTime: { kind: 'instant', label: { zh: '开始时间', en: 'From' }, required: true },
    endTime: { kind: 'instant', label: { zh: '结束时间', en: 'To' }, required: true },
    meetType: { kind: 'choice', label: { zh: '用途', en: 'For' }, choices: meetTypes.choices, required: true },
    projectId: { kind: 'ref', to: 'project', label: { zh: '采购项目', en: 'Project' } },
    cusName: { kind: 'text', label: { zh: '使用单位', en: 'Used by' }, maxLength: 100 },
    applicantId: { kind: 'ref', to: 'user', label: { zh: '预约人', en: 'By' }, column: 'create_user', readOnly: true },
    cancelReason: { kind: 'text', label: { zh: '取消原因', en: 'Why cancelled' }, maxLength: 500, readOnly: true },
  },
});
