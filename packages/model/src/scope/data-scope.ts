import { entity } from '../kit/entity.ts';
import type { Choice } from '../kit/field.ts';

/** Codes as the API fixes them (dictionary data_scope_type). */
export const dataScopeTypes = [
  { value: 1, label: { zh: '全部可见', en: 'All rows' }, tone: 'red' },
  { value: 2, label: { zh: '本人可见', en: 'Own rows' }, tone: 'grey' },
  { value: 3, label: { zh: '所在机构可见', en: 'Own departments' }, tone: 'blue' },
  { value: 4, label: { zh: '所在机构及子级可见', en: 'Own departments and below' }, tone: 'blue' },
  { value: 5, label: { zh: '自定义', en: 'By condition' }, tone: 'orange' },
] as const satisfies readonly Choice[];

/** Of `resourceCode`: every resource. */
export const everyResource = '*';
/** Of `scopeField`: every field. */
export const everyField = '*';

/** Which rows of a resource, and which of their fields, a role lets its people see and touch. What several roles let through adds up. */
export const dataScope = entity({
  name: 'dataScope',
  table: 'data_scope',
  label: { zh: '数据权限', en: 'Data scope' },
  path: '/api/blade-system/data-scope',
  verbs: {
    page: 'GET /list',
    detail: 'GET /detail',
    save: 'POST /submit',
    remove: 'POST /remove',
    export: 'POST /export',
  },
  menu: 'datascope',
  search: ['scopeName', 'resourceCode', 'remark'],
  sort: ['-createTime'],
  dataScoped: false,
  fields: {
    scopeName: { kind: 'text', label: { zh: '权限名称', en: 'Name' }, maxLength: 50, required: true },
    /** Name of an entity, or `*`. */
    resourceCode: { kind: 'text', label: { zh: '数据资源', en: 'Resource' }, maxLength: 60, required: true },
    scopeType: { kind: 'choice', label: { zh: '可见范围', en: 'Range' }, choices: dataScopeTypes, required: true },
    /** A field of the resource; null: who created the row, or the department it was created in. */
    scopeColumn: { kind: 'text', label: { zh: '归属字段', en: 'Whose row' }, maxLength: 60 },
    /** A `RowFilter`, for kind 5. */
    scopeValue: { kind: 'json', label: { zh: '条件', en: 'Condition' } },
    /** Which fields of its rows are seen: `*` for all, else the names of some, by commas. */
    scopeField: {
      kind: 'text',
      label: { zh: '可见字段', en: 'Visible fields' },
      maxLength: 2000,
      detailOnly: true,
    },
    remark: { kind: 'longText', label: { zh: '备注', en: 'Remark' }, maxLength: 500 },
    /** The menu of the resource; taken from the input or, without one, from the resource. */
    menuId: { kind: 'ref', to: 'menu', label: { zh: '所属菜单', en: 'Menu' }, readOnly: true, detailOnly: true },
  },
});
