import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../../kit/text/words.ts';
import { tenancyWords } from '../words.ts';

export const templateTexts = {
  title: tenancyWords.templates,
  note: {
    zh: '新增租户时选用模板，即带有模板中的角色、菜单、数据范围和参数。在租户管理中可将现有租户另存为模板。',
    en: 'A tenant made from a template begins with its roles, menus, data scopes and parameters. An existing tenant is saved as a template in the list of tenants.',
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
  noParams: { zh: '没有自有参数，沿用平台参数', en: 'None of its own: the platform’s hold' },
  saveAs: { zh: '另存为模板', en: 'Save as template' },
  saveAsTitle: { zh: '将“{name}”另存为模板', en: 'Save “{name}” as a template' },
  saveAsText: {
    zh: '保存该租户的角色、菜单、数据范围和自有参数；人员、业务数据和密码不在其中。',
    en: 'Its roles, menus, data scopes and own parameters; no people, no business data, no passwords.',
  },
  saveAsName: { zh: '请填写模板名称', en: 'Name of the template' },
  saveAsDone: { zh: '租户模板已保存', en: 'The template is saved' },
} as const satisfies Record<string, Text>;
