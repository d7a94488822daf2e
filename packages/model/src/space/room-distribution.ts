import { entity } from '../kit/entity.ts';
import { squareMetres } from '../kit/units.ts';
import { allocType } from './choices.ts';
import { distributionLifecycle } from './room-lifecycle.ts';

/**
 * Which unit holds a room, since when and how: one row per room (docs/estate.md B.3, SM4). Rooms given out together share a
 * batch number. Made and ended by commands; `area` is what the room measured on the day.
 */
export const roomDistribution = entity({
  name: 'roomDistribution',
  table: 'room_distribution',
  label: { zh: '公房分配', en: 'Room allocation' },
  path: '/api/eam/biz-room-distribution',
  verbs: { page: 'POST /distributionDataPage', detail: 'GET /detailById', export: 'POST /exportExcel' },
  menu: 'roomDistribution',
  search: ['batchNo', 'agreementNo'],
  sort: ['-startDate', '-createTime'],
  permanent: true,
  deptField: 'deptId',
  lifecycle: distributionLifecycle,
  fields: {
    batchNo: { kind: 'text', label: { zh: '分配批次', en: 'Batch' }, maxLength: 32, readOnly: true },
    roomId: { kind: 'ref', to: 'room', label: { zh: '房间', en: 'Room' }, required: true },
    deptId: { kind: 'ref', to: 'dept', label: { zh: '使用单位', en: 'Using unit' }, required: true },
    allocType: {
      kind: 'choice',
      label: { zh: '分配方式', en: 'Allocation' },
      choices: allocType.choices,
      required: true,
    },
    startDate: { kind: 'day', label: { zh: '开始日期', en: 'Start' }, required: true },
    endDate: { kind: 'day', label: { zh: '结束日期', en: 'End' } },
    agreementNo: { kind: 'text', label: { zh: '协议编号', en: 'Agreement no.' }, maxLength: 64 },
    area: {
      kind: 'decimal',
      label: { zh: '分配面积', en: 'Area' },
      unit: squareMetres,
      readOnly: true,
    },
    shareRatio: { kind: 'decimal', label: { zh: '使用比例', en: 'Share' }, min: 0.000001, max: 1, scale: 6 },
    status: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: distributionLifecycle.choices,
      readOnly: true,
    },
    checkoutDate: { kind: 'day', label: { zh: '退房日期', en: 'Handed back on' }, readOnly: true },
    checkoutReason: {
      kind: 'longText',
      label: { zh: '退房原因', en: 'Why handed back' },
      maxLength: 500,
      readOnly: true,
    },
    handover: { kind: 'json', label: { zh: '交接记录', en: 'Handover' }, readOnly: true, detailOnly: true },
  },
});
