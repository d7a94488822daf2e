import { entity } from '../kit/entity.ts';

/** What a role may do is granted to it; the aliases `administrator` (platform) and `admin` (tenant) are built in. */
export const role = entity({
  name: 'role',
  table: 'role',
  label: { zh: '角色', en: 'Role' },
  path: '/api/blade-system/role',
  verbs: {},
  menu: 'role',
  sort: ['sort'],
  dataScoped: false,
  fields: {
    roleName: { kind: 'text', label: { zh: '角色名称', en: 'Name' }, maxLength: 50, required: true },
    roleAlias: {
      kind: 'text',
      label: { zh: '角色别名', en: 'Alias' },
      maxLength: 30,
      required: true,
      pattern: /^[A-Za-z][A-Za-z0-9_-]*$/,
      patternText: {
        zh: '以字母开头，只含字母、数字、下划线和连字符',
        en: 'Starts with a letter; letters, digits, underscores and hyphens',
      },
    },
    parentId: { kind: 'tree', to: 'role', label: { zh: '上级角色', en: 'Parent role' } },
    sort: { kind: 'integer', label: { zh: '排序', en: 'Order' }, min: 0, max: 9999, required: true },
    demandsSecondFactor: { kind: 'flag', label: { zh: '须启用双重验证', en: 'Second factor required' } },
    remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 255 },
  },
});

/** Made with the tenant; neither removed nor renamed. */
export const builtInRoleAliases: readonly string[] = ['administrator', 'admin'];

export function isBuiltInRole({ roleAlias }: { readonly roleAlias: string }): boolean {
  return builtInRoleAliases.includes(roleAlias.toLowerCase());
}
