import { entity } from '../kit/entity.ts';
import { campuses, estateObtainMethods, estateUseStatuses, structureTypes } from './choices.ts';
import { yuan } from './units.ts';

/** A structure that is no building: a road, a wall, a pool (docs/estate.md B.3, BuildGoods). */
export const structure = entity({
  name: 'structure',
  table: 'build_goods',
  label: { zh: '构筑物', en: 'Structure' },
  path: '/api/eam/bizbuildgoods',
  verbs: {
    page: 'POST /dataPage',
    detail: 'GET /detail',
    save: 'POST /addSave',
    remove: 'POST /deleteIds',
    export: 'POST /excel',
    import: 'POST /import',
  },
  aliases: { export: ['GET /excel'] },
  importKey: ['goodsNo'],
  menu: 'structure',
  search: ['goodsName', 'goodsNo'],
  sort: ['goodsNo'],
  dataScoped: 'granted',
  fields: {
    goodsNo: { kind: 'text', label: { zh: '构筑物编号', en: 'Structure no.' }, maxLength: 32, required: true },
    goodsName: { kind: 'text', label: { zh: '构筑物名称', en: 'Name' }, maxLength: 64, required: true },
    buildGoodsType: { kind: 'choice', label: { zh: '类型', en: 'Kind' }, choices: structureTypes, required: true },
    campus: { kind: 'choice', label: { zh: '校区', en: 'Campus' }, choices: campuses, required: true },
    location: { kind: 'text', label: { zh: '位置', en: 'Place' }, maxLength: 200 },
    measure: { kind: 'decimal', label: { zh: '计量数', en: 'Measure' }, min: 0.01, required: true },
    unit: {
      kind: 'text',
      label: { zh: '计量单位', en: 'Unit' },
      maxLength: 16,
      help: { zh: '如 ㎡、m、座', en: 'For example m², m, pieces' },
    },
    structure: { kind: 'text', label: { zh: '结构', en: 'Made of' }, maxLength: 64 },
    completionDate: { kind: 'day', label: { zh: '竣工日期', en: 'Completed' } },
    originalValue: { kind: 'money', label: { zh: '原值', en: 'Cost' }, min: 0, unit: yuan },
    obtainMethod: { kind: 'choice', label: { zh: '取得方式', en: 'Acquired by' }, choices: estateObtainMethods },
    useStatus: { kind: 'choice', label: { zh: '使用状况', en: 'Use' }, choices: estateUseStatuses },
    manageDeptId: { kind: 'ref', to: 'dept', label: { zh: '管理部门', en: 'Managing unit' } },
    remark: { kind: 'longText', label: { zh: '备注', en: 'Remarks' }, maxLength: 500, detailOnly: true },
  },
});
