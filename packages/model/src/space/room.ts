import { entity } from '../kit/entity.ts';
import { squareMetres, yuanPerMonth } from '../kit/units.ts';
import { leaseRoomType, propertyRightMode, roomLayouts, roomPurposes, roomType, spaceUse, whether } from './choices.ts';
import { roomLifecycle } from './room-lifecycle.ts';

/**
 * A room (docs/estate.md B.3). Its state is changed by commands only (SM1), and the unit that uses it follows from the
 * allocation in force.
 */
export const room = entity({
  name: 'room',
  table: 'room',
  label: { zh: '房间', en: 'Room' },
  path: '/api/eam/bizroom',
  verbs: {
    page: 'POST /dataPage',
    list: 'POST /dataList',
    detail: 'POST /detailById',
    save: 'POST /addSave',
    remove: 'POST /deleteByIds',
    export: 'POST /excel',
    import: 'POST /import',
  },
  importKey: ['mansionId', 'roomNo'],
  menu: 'room',
  search: ['roomNo', 'roomName'],
  alwaysSeen: ['roomName'],
  sort: ['mansionId', 'roomNo'],
  deptField: 'useDeptId',
  lifecycle: roomLifecycle,
  fields: {
    roomNo: { kind: 'text', label: { zh: '房间号', en: 'Room no.' }, maxLength: 32, required: true },
    roomName: { kind: 'text', label: { zh: '房间名称', en: 'Name' }, maxLength: 64 },
    mansionId: { kind: 'ref', to: 'mansion', label: { zh: '楼栋', en: 'Building' }, required: true, fixed: true },
    floorId: { kind: 'ref', to: 'mansionFloor', label: { zh: '楼层', en: 'Floor' }, required: true },
    roomPurpose: { kind: 'choice', label: { zh: '房间用途', en: 'Purpose' }, choices: roomPurposes, required: true },
    roomType: { kind: 'choice', label: { zh: '房间类型', en: 'Room type' }, choices: roomType.choices, required: true },
    roomStatus: {
      kind: 'choice',
      label: { zh: '房间状态', en: 'Status' },
      choices: roomLifecycle.choices,
      readOnly: true,
    },
    useStatus: { kind: 'choice', label: { zh: '使用状况', en: 'Use' }, choices: spaceUse.choices },
    useDeptId: { kind: 'ref', to: 'dept', label: { zh: '使用单位', en: 'Using unit' }, readOnly: true },
    buildArea: { kind: 'decimal', label: { zh: '建筑面积', en: 'Gross area' }, min: 0, unit: squareMetres },
    usableArea: {
      kind: 'decimal',
      label: { zh: '使用面积', en: 'Usable area' },
      min: 0.01,
      unit: squareMetres,
      required: true,
    },
    sharedArea: {
      kind: 'decimal',
      label: { zh: '公摊面积', en: 'Shared area' },
      min: 0,
      unit: squareMetres,
      detailOnly: true,
    },
    quotaArea: { kind: 'decimal', label: { zh: '定额计算面积', en: 'Counted area' }, min: 0, unit: squareMetres },
    quotaCounted: { kind: 'choice', label: { zh: '计入定额', en: 'Counts for the quota' }, choices: whether.choices },
    capacity: { kind: 'integer', label: { zh: '额定人数', en: 'Capacity' }, min: 0, max: 10_000 },
    orientation: { kind: 'text', label: { zh: '朝向', en: 'Faces' }, maxLength: 16, detailOnly: true },
    roomLayout: { kind: 'choice', label: { zh: '户型', en: 'Layout' }, choices: roomLayouts, detailOnly: true },
    leaseRoomType: { kind: 'choice', label: { zh: '租赁房类型', en: 'Rental kind' }, choices: leaseRoomType.choices },
    rentUnitPrice: {
      kind: 'decimal',
      label: { zh: '租金单价', en: 'Unit rent' },
      min: 0,
      unit: yuanPerMonth,
    },
    marketUnitPrice: {
      kind: 'decimal',
      label: { zh: '市场单价', en: 'Market rent' },
      min: 0,
      unit: yuanPerMonth,
      detailOnly: true,
    },
    waterMeterNo: { kind: 'text', label: { zh: '水表号', en: 'Water meter' }, maxLength: 32, detailOnly: true },
    elecMeterNo: { kind: 'text', label: { zh: '电表号', en: 'Electricity meter' }, maxLength: 32, detailOnly: true },
    gasMeterNo: { kind: 'text', label: { zh: '气表号', en: 'Gas meter' }, maxLength: 32, detailOnly: true },
    meterMultiplier: { kind: 'decimal', label: { zh: '电表倍率', en: 'Multiplier' }, min: 0.01, detailOnly: true },
    propertyRightMode: {
      kind: 'choice',
      label: { zh: '产权形式', en: 'Title form' },
      choices: propertyRightMode.choices,
      detailOnly: true,
    },
    certNo: { kind: 'text', label: { zh: '权属证号', en: 'Title no.' }, maxLength: 64, detailOnly: true },
    remark: { kind: 'longText', label: { zh: '备注', en: 'Remarks' }, maxLength: 500, detailOnly: true },
  },
});
