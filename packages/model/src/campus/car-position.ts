import { entity } from '../kit/entity.ts';
import type { Fields } from '../kit/field.ts';
import { squareMetres } from '../kit/units.ts';
import { carDistributionLifecycle, carPositionLifecycle } from './car-states.ts';
import { campuses, carPositionKinds, carPositionTypes, parkingPayments } from './choices.ts';
import { yuan } from './units.ts';

/** A car position of a parking place; assigned and returned by a command, else free, reserved or disabled (SM16). */
export const carPosition = entity({
  name: 'carPosition',
  table: 'car_position',
  label: { zh: '车位', en: 'Parking space' },
  path: '/api/eam/car/position',
  verbs: {
    page: 'POST /carPositionDataPage',
    detail: 'GET /detail',
    save: 'POST /saveCarPositionInfo',
    remove: 'POST /deleteByIds',
    export: 'POST /exportExcel',
    import: 'POST /import',
  },
  aliases: { remove: ['GET /deleteById'], export: ['GET /exportExcel'] },
  importKey: ['parkingName', 'positionNo'],
  menu: 'carPosition',
  search: ['positionNo', 'parkingName'],
  sort: ['parkingName', 'positionNo'],
  dataScoped: 'granted',
  lifecycle: carPositionLifecycle,
  fields: {
    positionNo: { kind: 'text', label: { zh: '车位号', en: 'Position no.' }, maxLength: 32, required: true },
    parkingName: { kind: 'text', label: { zh: '停车场', en: 'Parking place' }, maxLength: 64, required: true },
    campus: { kind: 'choice', label: { zh: '校区', en: 'Campus' }, choices: campuses, required: true },
    status: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: carPositionLifecycle.choices,
      help: { zh: '留空为空闲；“已分配”由分配产生', en: 'Empty means free; assigned comes by assigning alone' },
    },
    positionType: { kind: 'choice', label: { zh: '车位类型', en: 'Place' }, choices: carPositionTypes, required: true },
    kind: { kind: 'choice', label: { zh: '车位种类', en: 'Kind' }, choices: carPositionKinds, required: true },
    area: { kind: 'decimal', label: { zh: '面积', en: 'Area' }, min: 0, unit: squareMetres },
    monthFee: { kind: 'money', label: { zh: '月租费', en: 'Monthly fee' }, min: 0, unit: yuan },
    remark: { kind: 'longText', label: { zh: '备注', en: 'Remarks' }, maxLength: 500, detailOnly: true },
  },
});

/** Who has a position now: beside its row, and in its spreadsheet. */
export const carHolderFields = {
  userName: { kind: 'text', label: { zh: '使用人', en: 'Used by' }, maxLength: 64 },
  plateNo: { kind: 'text', label: { zh: '车牌号', en: 'Plate' }, maxLength: 16 },
  endDate: { kind: 'day', label: { zh: '到期日期', en: 'Until' } },
} as const satisfies Fields;

/** A position given to a person for a car, from one day to another. Made and ended by the command alone. */
export const carDistribution = entity({
  name: 'carDistribution',
  table: 'car_distribution',
  label: { zh: '车位分配记录', en: 'Parking space assignment' },
  path: '/api/eam/car-position/distribution',
  verbs: { page: 'POST /dataPage', detail: 'GET /detail', export: 'POST /excel' },
  menu: 'carPosition',
  search: ['plateNo'],
  sort: ['-startDate'],
  dataScoped: 'granted',
  permanent: true,
  lifecycle: carDistributionLifecycle,
  fields: {
    positionId: { kind: 'ref', to: 'carPosition', label: { zh: '车位', en: 'Position' }, required: true, fixed: true },
    userId: { kind: 'ref', to: 'user', label: { zh: '使用人', en: 'Used by' }, required: true, fixed: true },
    plateNo: { kind: 'text', label: { zh: '车牌号', en: 'Plate' }, maxLength: 8, required: true, fixed: true },
    status: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: carDistributionLifecycle.choices,
      readOnly: true,
    },
    startDate: { kind: 'day', label: { zh: '开始日期', en: 'Start' }, required: true, fixed: true },
    endDate: { kind: 'day', label: { zh: '结束日期', en: 'End' }, required: true, fixed: true },
    returnDate: { kind: 'day', label: { zh: '退还日期', en: 'Returned' }, readOnly: true },
    fee: { kind: 'money', label: { zh: '费用', en: 'Fee' }, min: 0, unit: yuan },
    paymentMethod: { kind: 'choice', label: { zh: '缴费方式', en: 'Paid by' }, choices: parkingPayments },
  },
});
