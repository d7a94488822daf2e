import { entity } from '../kit/entity.ts';
import { facilityKinds, facilityStatus } from './choices.ts';

/** The contract leaves the path open: its other readings answer too. */
const also = (verb: string) =>
  [
    `POST /api/eam/facility/${verb}`,
    `POST /api/eam/bizfacilities/${verb}`,
  ] as const satisfies readonly `POST /${string}`[];

/** Equipment that belongs to a building or a room: lifts, air conditioning, fire protection (docs/estate.md B.3). */
export const facility = entity({
  name: 'facility',
  table: 'facility',
  label: { zh: '设施', en: 'Facility' },
  path: '/api/eam/facilities',
  verbs: {
    page: 'POST /dataPage',
    detail: 'GET /detail',
    save: 'POST /addSave',
    remove: 'POST /removeByIds',
    export: 'POST /excel',
    import: 'POST /import',
  },
  aliases: {
    page: also('dataPage'),
    save: also('addSave'),
    remove: [
      'GET /removeById',
      ...also('removeByIds'),
      'GET /api/eam/facility/removeById',
      'GET /api/eam/bizfacilities/removeById',
    ],
    export: [...also('excel'), 'GET /excel', 'POST /exportExcel'],
  },
  importKey: ['facilityNo'],
  menu: 'facility',
  search: ['name', 'facilityNo'],
  sort: ['facilityNo'],
  dataScoped: 'granted',
  fields: {
    facilityNo: { kind: 'text', label: { zh: '设施编号', en: 'Facility no.' }, maxLength: 32, required: true },
    name: { kind: 'text', label: { zh: '设施名称', en: 'Name' }, maxLength: 64, required: true },
    kind: { kind: 'choice', label: { zh: '设施类型', en: 'Kind' }, choices: facilityKinds, required: true },
    status: { kind: 'choice', label: { zh: '状态', en: 'Status' }, choices: facilityStatus.choices, required: true },
    mansionId: { kind: 'ref', to: 'mansion', label: { zh: '所在楼栋', en: 'Building' } },
    roomId: { kind: 'ref', to: 'room', label: { zh: '所在房间', en: 'Room' } },
    brand: { kind: 'text', label: { zh: '品牌', en: 'Brand' }, maxLength: 64 },
    model: { kind: 'text', label: { zh: '型号', en: 'Model' }, maxLength: 64 },
    qty: { kind: 'integer', label: { zh: '数量', en: 'Quantity' }, min: 1, max: 1_000_000, required: true },
    installDate: { kind: 'day', label: { zh: '安装日期', en: 'Installed' } },
    maintainUnit: { kind: 'text', label: { zh: '维保单位', en: 'Maintained by' }, maxLength: 100 },
    nextCheckDate: { kind: 'day', label: { zh: '下次检验日期', en: 'Next inspection' } },
    remark: { kind: 'longText', label: { zh: '备注', en: 'Remarks' }, maxLength: 500, detailOnly: true },
  },
});
