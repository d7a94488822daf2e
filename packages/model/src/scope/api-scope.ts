import { entity } from '../kit/entity.ts';
import type { Choice } from '../kit/field.ts';

/** Codes as the API fixes them (dictionary api_scope_type). */
export const apiScopeTypes = [
  { value: 1, label: { zh: '系统接口', en: 'System' } },
  { value: 2, label: { zh: '业务接口', en: 'Business' } },
] as const satisfies readonly Choice[];

/**
 * An endpoint that only the roles that hold it may call, beside what its permission demands. Rows of the platform count
 * in every tenant. The route is an endpoint's exact method and path, never a pattern.
 */
export const apiScope = entity({
  name: 'apiScope',
  table: 'api_scope',
  label: { zh: '接口权限', en: 'API scope' },
  path: '/api/blade-system/api-scope',
  verbs: {
    page: 'GET /list',
    detail: 'GET /detail',
    save: 'POST /submit',
    remove: 'POST /remove',
    export: 'POST /export',
  },
  menu: 'apiscope',
  search: ['scopeName', 'resourceCode', 'scopePath', 'remark'],
  sort: ['scopePath'],
  platformReadable: true,
  dataScoped: false,
  fields: {
    scopeName: { kind: 'text', label: { zh: '权限名称', en: 'Name' }, maxLength: 50, required: true },
    resourceCode: {
      kind: 'text',
      label: { zh: '权限编号', en: 'Code' },
      maxLength: 60,
      required: true,
      pattern: /^[\w:.-]+$/,
      patternText: { zh: '字母、数字和 _ : . -', en: 'Letters, digits and _ : . -' },
    },
    scopePath: { kind: 'text', label: { zh: '接口', en: 'Endpoint' }, maxLength: 200, required: true },
    scopeType: { kind: 'choice', label: { zh: '接口类型', en: 'Kind' }, choices: apiScopeTypes, required: true },
    remark: { kind: 'longText', label: { zh: '备注', en: 'Remark' }, maxLength: 500 },
    /** The menu that the endpoint's permission hangs on; taken from the input or, without one, from the endpoint. */
    menuId: { kind: 'ref', to: 'menu', label: { zh: '所属菜单', en: 'Menu' }, readOnly: true, detailOnly: true },
  },
});
