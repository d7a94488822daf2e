import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../../kit/text/words.ts';
import { scopeWords } from '../words.ts';

export const apiScopeTexts = {
  title: words.apiScopes,
  menus: scopeWords.filterByMenu,
  owner: { zh: '设置方', en: 'Set by' },
  platform: words.platform,
  own: { zh: '本租户', en: 'This tenant' },
  add: { zh: '新增接口权限', en: 'New API scope' },
  edit: { zh: '编辑接口权限', en: 'Edit API scope' },
  view: { zh: '查看接口权限', en: 'API scope' },
  warning: {
    zh: '保存后，只有持有此权限的角色才能调用该接口，管理员也不例外。它只会收紧：接口原有的按钮权限照常检查。',
    en: 'Once saved, only roles that hold it may call this endpoint, administrators included. It only narrows: the permission of the endpoint still counts.',
  },
  warningPlatform: { zh: '对所有租户生效。', en: 'It counts in every tenant.' },
  routePlaceholder: { zh: '输入名称或路径查找', en: 'Search by name or path' },
  routeHelp: { zh: '精确到一个接口，不支持通配', en: 'Exactly one endpoint, never a pattern' },
  noRoute: { zh: '没有匹配的接口', en: 'No endpoint matches' },
  permission: { zh: '原有权限', en: 'Its permission' },
  signedIn: { zh: '登录即可', en: 'Anybody signed in' },
} as const satisfies Record<string, Text>;
