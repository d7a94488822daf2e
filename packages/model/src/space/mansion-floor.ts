import { entity } from '../kit/entity.ts';
import { squareMetres } from '../kit/units.ts';

/**
 * A floor of a building; below ground the numbers are negative, and there is no floor 0 (docs/estate.md B.3). Every building
 * has a first floor: `floorLabel` names it with its building, for lists to choose from and for spreadsheets.
 */
export const mansionFloor = entity({
  name: 'mansionFloor',
  table: 'mansion_floor',
  label: { zh: '楼层', en: 'Floor' },
  path: '/api/eam/mansion/floor',
  verbs: {
    page: 'POST /dataPage',
    list: 'POST /dataList',
    detail: 'GET /detailById',
    save: 'POST /addSave',
    remove: 'POST /removeByIds',
    export: 'POST /excel',
  },
  menu: 'mansion',
  search: ['floorLabel'],
  alwaysSeen: ['floorName'],
  sort: ['mansionId', 'floorNo'],
  dataScoped: 'granted',
  fields: {
    floorLabel: { kind: 'text', label: { zh: '楼层全称', en: 'Floor of building' }, maxLength: 100, readOnly: true },
    mansionId: { kind: 'ref', to: 'mansion', label: { zh: '楼栋', en: 'Building' }, required: true, fixed: true },
    floorNo: { kind: 'integer', label: { zh: '楼层', en: 'Floor' }, min: -10, max: 100, required: true },
    floorName: { kind: 'text', label: { zh: '楼层名称', en: 'Name' }, maxLength: 16, required: true },
    buildArea: {
      kind: 'decimal',
      label: { zh: '建筑面积', en: 'Gross area' },
      min: 0.01,
      unit: squareMetres,
      required: true,
    },
    usableArea: { kind: 'decimal', label: { zh: '使用面积', en: 'Usable area' }, min: 0, unit: squareMetres },
    height: { kind: 'decimal', label: { zh: '层高', en: 'Height' }, min: 0, unit: { zh: '米', en: 'm' } },
    sort: { kind: 'integer', label: { zh: '排序', en: 'Order' }, min: 0, max: 99_999 },
  },
});
