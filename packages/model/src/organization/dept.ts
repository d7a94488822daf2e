import { entity } from '../kit/entity.ts';
import type { Choice } from '../kit/field.ts';

export const deptCategories = [
  { value: 1, label: { zh: '公司', en: 'Company' } },
  { value: 2, label: { zh: '部门', en: 'Department' } },
  { value: 3, label: { zh: '小组', en: 'Group' } },
] as const satisfies readonly Choice[];

/** A department; `ancestors` is the way down to it, "0" for a root. */
export const dept = entity({
  name: 'dept',
  table: 'dept',
  label: { zh: '部门', en: 'Department' },
  path: '/api/blade-system/dept',
  verbs: {
    detail: 'GET /detail',
    save: 'POST /submit',
    remove: 'POST /remove',
    export: 'POST /export',
    import: 'POST /import',
  },
  importKey: ['deptName', 'parentId'],
  menu: 'dept',
  search: ['deptName', 'fullName'],
  sort: ['sort'],
  dataScoped: false,
  fields: {
    parentId: { kind: 'tree', to: 'dept', label: { zh: '上级部门', en: 'Belongs to' } },
    deptName: { kind: 'text', label: { zh: '部门名称', en: 'Name' }, maxLength: 45, required: true },
    fullName: { kind: 'text', label: { zh: '部门全称', en: 'Full name' }, maxLength: 100 },
    deptCategory: { kind: 'choice', label: { zh: '部门类型', en: 'Kind' }, choices: deptCategories, required: true },
    managerId: { kind: 'ref', to: 'user', label: { zh: '部门负责人', en: 'Manager' } },
    sort: { kind: 'integer', label: { zh: '排序', en: 'Order' }, min: 0, max: 99_999, required: true },
    remark: { kind: 'longText', label: { zh: '备注', en: 'Remarks' }, maxLength: 255 },
    ancestors: { kind: 'text', label: { zh: '上级路径', en: 'Way down' }, maxLength: 2000, readOnly: true },
  },
});
