import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../../kit/text/words.ts';
import { tenancyWords } from '../words.ts';

export const templateTexts = {
  title: tenancyWords.templates,
  note: {
    zh: '新增租户时选用模板，即带有模板中的角色、菜单、数据范围、参数、审批流程、表单、文件模板和采购规则。在租户管理中可将现有租户另存为模板。',
    en: 'A tenant made from a template begins with its roles, menus, data scopes, parameters, flows, forms, file templates and purchasing rules. An existing tenant is saved as a template in the list of tenants.',
  },
  builtIn: words.builtIn,
  choose: { zh: '不使用模板，仅建管理员', en: 'None: the administrator alone' },
  chooseHelp: {
    zh: '带有常用角色及其菜单，管理员登录后即可为人员分配',
    en: 'Brings the usual roles with their menus, ready to be given to people',
  },
  roleName: { zh: '模板角色', en: 'Role of the template' },
  alias: { zh: '别名', en: 'Alias' },
  menus: { zh: '菜单与按钮数', en: 'Menus, buttons' },
  scopes: { zh: '数据范围数', en: 'Data scopes' },
  params: { zh: '自有参数', en: 'Own parameters' },
  carried: { zh: '流程、表单、模板与规则', en: 'Flows, forms, templates, rules' },
  noParams: { zh: '没有自有参数，沿用平台参数', en: 'None of its own: the platform’s hold' },
  saveAs: { zh: '另存为模板', en: 'Save as template' },
  saveAsTitle: { zh: '将“{name}”另存为模板', en: 'Save “{name}” as a template' },
  saveAsText: {
    zh: '保存该租户的角色、菜单、数据范围、自有参数、审批流程、表单、文件模板和采购规则；流程中指定的人员改为其角色，人员、业务数据和密码不在其中。',
    en: 'Its roles, menus, data scopes, own parameters, flows, forms, file templates and purchasing rules; people who decide in flows are replaced by their roles. No people, no business data, no passwords.',
  },
  saveAsName: { zh: '请填写模板名称', en: 'Name of the template' },
  compare: { zh: '比对与下发', en: 'Compare, hand over' },
  compareTitle: { zh: '比对与下发：{name}', en: 'Compare and hand over “{name}”' },
  compareNote: {
    zh: '下发补齐租户缺少的内容，并以模板替换不一致的内容；租户自行增加的内容保留。',
    en: 'Handing over adds what a tenant lacks and replaces what differs; what it has beside the template stays.',
  },
  allOfKind: { zh: '全部同类租户', en: 'All of its kind' },
  onlyUsers: { zh: '已使用该模板', en: 'Using this template' },
  tenant: words.tenant,
  uses: { zh: '使用情况', en: 'Use' },
  used: { zh: '已使用', en: 'In use' },
  differences: { zh: '与模板的差异', en: 'Differences' },
  noDifference: { zh: '一致', en: 'None' },
  partOf: { zh: '{part}：{name}', en: '{part}: {name}' },
  missing: { zh: '缺少', en: 'Missing' },
  otherwise: { zh: '不一致', en: 'Differs' },
  noTenants: { zh: '暂无同类租户', en: 'No tenants of this kind' },
  handOver: { zh: '下发', en: 'Hand over' },
  handOverTitle: { zh: '将“{name}”下发给所选 {count} 个租户？', en: 'Hand “{name}” over to {count} tenants?' },
  handOverText: {
    zh: '所选租户中与模板不一致的角色、流程、表单等将被替换，不能撤销；其人员下次操作时按新的权限生效。',
    en: 'Roles, flows, forms and the rest that differ are replaced, which cannot be undone; people have the new rights from their next step on.',
  },
  handedOver: { zh: '模板已下发', en: 'Handed over' },
  update: { zh: '更新模板', en: 'Update' },
  updateTitle: { zh: '更新模板“{name}”', en: 'Update the template “{name}”' },
  updateHelp: {
    zh: '以所选租户现有的设置替换模板内容；已使用该模板的租户不变，可在“比对与下发”中下发',
    en: 'What the tenant has now replaces the template; tenants stay as they are until it is handed over',
  },
  chooseTenant: words.chooseATenant,
  saveAsDone: { zh: '租户模板已保存', en: 'The template is saved' },
} as const satisfies Record<string, Text>;
