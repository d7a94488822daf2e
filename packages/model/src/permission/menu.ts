import { entity } from '../kit/entity.ts';
import { menuActions, menuCategories, openModes } from './choices.ts';

/** A menu or a button of the platform. A button's code is a permission; it reads `<code of its menu>_<verb>`. */
export const menu = entity({
  name: 'menu',
  table: 'menu',
  label: { zh: '菜单', en: 'Menu' },
  path: '/api/blade-system/menu',
  verbs: {},
  menu: 'menu',
  sort: ['sort'],
  platformReadable: true,
  dataScoped: false,
  fields: {
    parentId: { kind: 'tree', to: 'menu', label: { zh: '上级菜单', en: 'Parent menu' } },
    name: { kind: 'text', label: { zh: '名称', en: 'Name' }, maxLength: 50, required: true },
    nameEn: { kind: 'text', label: { zh: '英文名称', en: 'Name in English' }, maxLength: 100, required: true },
    code: {
      kind: 'text',
      label: { zh: '编号', en: 'Code' },
      maxLength: 60,
      required: true,
      fixed: true,
      pattern: /^[A-Za-z][A-Za-z0-9_]*$/,
      patternText: {
        zh: '以字母开头，只含字母、数字和下划线',
        en: 'Starts with a letter; letters, digits and underscores',
      },
    },
    category: {
      kind: 'choice',
      label: { zh: '类型', en: 'Kind' },
      choices: menuCategories,
      required: true,
      fixed: true,
    },
    path: { kind: 'text', label: { zh: '路径', en: 'Path' }, maxLength: 255 },
    source: { kind: 'text', label: { zh: '图标', en: 'Icon' }, maxLength: 60 },
    component: { kind: 'text', label: { zh: '组件', en: 'Component' }, maxLength: 255 },
    alias: { kind: 'text', label: { zh: '别名', en: 'Alias' }, maxLength: 60 },
    action: { kind: 'choice', label: { zh: '按钮位置', en: 'Where the button stands' }, choices: menuActions },
    isOpen: { kind: 'choice', label: { zh: '新窗口打开', en: 'Opens in a new window' }, choices: openModes },
    sort: { kind: 'integer', label: { zh: '排序', en: 'Order' }, min: 0, max: 9999, required: true },
    roleAliases: {
      kind: 'text',
      label: { zh: '可见角色', en: 'Shown to roles' },
      maxLength: 500,
      pattern: /^[A-Za-z][\w-]*(,[A-Za-z][\w-]*)*$/,
      patternText: { zh: '角色别名，以英文逗号分隔', en: 'Aliases of roles, separated by commas' },
      help: {
        zh: '填写角色别名，多个以英文逗号分隔；留空则所有有权限的人可见',
        en: 'Aliases of roles, separated by commas; empty: whoever holds it',
      },
    },
    remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 255 },
  },
});
