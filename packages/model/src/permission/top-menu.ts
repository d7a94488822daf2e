import { entity } from '../kit/entity.ts';
import { topMenuTypes } from './choices.ts';

/** An application: an item of the top bar, and the menus that it shows. Rows of the platform. */
export const topMenu = entity({
  name: 'topMenu',
  table: 'top_menu',
  label: { zh: '应用', en: 'Application' },
  path: '/api/blade-system/topmenu',
  verbs: {
    page: 'GET /list',
    detail: 'GET /detail',
    save: 'POST /submit',
    remove: 'POST /remove',
    export: 'POST /export',
  },
  menu: 'topmenu',
  search: ['name', 'nameEn', 'code'],
  sort: ['sort'],
  platformReadable: true,
  dataScoped: false,
  fields: {
    name: { kind: 'text', label: { zh: '应用名称', en: 'Name' }, maxLength: 50, required: true },
    nameEn: { kind: 'text', label: { zh: '英文名称', en: 'Name in English' }, maxLength: 100, required: true },
    code: {
      kind: 'text',
      label: { zh: '应用编号', en: 'Code' },
      maxLength: 30,
      required: true,
      fixed: true,
      pattern: /^[A-Za-z][A-Za-z0-9_]*$/,
      patternText: {
        zh: '以字母开头，只含字母、数字和下划线',
        en: 'Starts with a letter; letters, digits and underscores',
      },
    },
    type: { kind: 'choice', label: { zh: '应用类型', en: 'Kind' }, choices: topMenuTypes, required: true },
    source: { kind: 'text', label: { zh: '图标', en: 'Icon' }, maxLength: 60 },
    path: { kind: 'text', label: { zh: '地址', en: 'Address' }, maxLength: 255 },
    sort: { kind: 'integer', label: { zh: '排序', en: 'Order' }, min: 0, max: 9999, required: true },
    remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 255 },
  },
});
