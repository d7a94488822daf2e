import { entity } from '../kit/entity.ts';
import { campuses, enabledStates, manageTypes } from './choices.ts';

/** Who looks after what: the people that the lookup managePerson offers (docs/estate.md B.3). */
export const managementUser = entity({
  name: 'managementUser',
  table: 'management_user',
  label: { zh: '管理员', en: 'Manager' },
  path: '/api/eam/management/user',
  verbs: {
    page: 'POST /dataPage',
    detail: 'GET /detail',
    save: 'POST /addSave',
    remove: 'POST /removeByIds',
    export: 'POST /excel',
  },
  aliases: { remove: ['GET /removeById'], export: ['GET /excel', 'POST /exportExcel'] },
  menu: 'estateManager',
  search: ['name', 'phone'],
  sort: ['manageType', 'name'],
  dataScoped: 'granted',
  fields: {
    userId: { kind: 'ref', to: 'user', label: { zh: '账号', en: 'Account' }, required: true },
    name: {
      kind: 'text',
      label: { zh: '姓名', en: 'Name' },
      maxLength: 50,
      help: { zh: '留空取账号的姓名', en: 'Empty: the name of the account' },
    },
    manageType: { kind: 'choice', label: { zh: '管理类型', en: 'Manages as' }, choices: manageTypes, required: true },
    phone: {
      kind: 'text',
      label: { zh: '联系电话', en: 'Phone' },
      maxLength: 20,
      pattern: /^[\d+\-()（）\s]{5,20}$/,
      patternText: { zh: '数字、空格和 + - ( )', en: 'Digits, blanks and + - ( )' },
    },
    campus: { kind: 'choice', label: { zh: '校区', en: 'Campus' }, choices: campuses },
    mansionIds: { kind: 'refs', to: 'mansion', label: { zh: '管理楼栋', en: 'Buildings' } },
    deptId: { kind: 'ref', to: 'dept', label: { zh: '所属部门', en: 'Unit' } },
    enabled: {
      kind: 'choice',
      label: { zh: '是否启用', en: 'Enabled' },
      choices: enabledStates,
      help: { zh: '留空为启用', en: 'Empty means enabled' },
    },
    remark: { kind: 'longText', label: { zh: '备注', en: 'Remarks' }, maxLength: 500, detailOnly: true },
  },
});
