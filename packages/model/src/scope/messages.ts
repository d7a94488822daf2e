import type { Text } from '../kit/text.ts';

export const scopeMessages = {
  'scope.routeClosed': {
    zh: '该接口已设接口权限，请联系管理员授予',
    en: 'This call is kept for roles that were granted it; ask your administrator',
  },
  'scope.unknownResource': { zh: '没有名为“{resource}”的数据资源', en: 'There is no resource “{resource}”' },
  'scope.unknownMenu': { zh: '所属菜单不存在', en: 'This menu does not exist' },
  'scope.fieldsResource': {
    zh: '限定可见字段须指定一个数据资源，不能用于全部资源',
    en: 'Visible fields need one resource; they cannot be about all of them',
  },
  'scope.fieldUnknown': {
    zh: '可见字段不正确：{resource}没有字段“{field}”',
    en: 'The visible fields do not fit: {resource} has no field “{field}”',
  },
  'scope.columnUser': {
    zh: '“{column}”不能作为归属字段：“本人可见”须选择引用用户的字段',
    en: '“{column}” cannot say whose row it is: choose a field that refers to a user',
  },
  'scope.columnDept': {
    zh: '“{column}”不能作为归属字段：“所在机构可见”须选择引用部门的字段',
    en: '“{column}” cannot say whose row it is: choose a field that refers to a department',
  },
  'scope.conditionResource': {
    zh: '自定义条件须指定一个数据资源，不能用于全部资源',
    en: 'A condition needs one resource; it cannot be about all of them',
  },
  'scope.conditionMissing': { zh: '请设置自定义条件', en: 'Please state the condition' },
  'scope.filterShape': {
    zh: '条件的结构不正确：应为 all 或 any 分组，或由字段、比较方式和值组成的一条',
    en: 'The condition is not well formed: groups of all or any, and lines of field, operator and value',
  },
  'scope.filterEmpty': { zh: '条件分组不能为空', en: 'A group of conditions cannot be empty' },
  'scope.filterTooBig': {
    zh: '条件过多：最多 30 条、4 层分组',
    en: 'Too many conditions: at most 30, in 4 levels of groups',
  },
  'scope.filterField': { zh: '条件不能使用字段“{field}”', en: 'A condition cannot ask about “{field}”' },
  'scope.filterOperator': {
    zh: '“{field}”不能用“{operator}”比较',
    en: '“{field}” cannot be compared by “{operator}”',
  },
  'scope.filterValue': {
    zh: '“{field}{operator}”的值不正确',
    en: 'The value of “{field} {operator}” does not fit',
  },
  'scope.inUse': {
    zh: '仍有角色持有：{roles}。请先在角色管理中取消授权',
    en: 'Still held by roles: {roles}. Take it from them first',
  },
  'scope.unknownRoute': {
    zh: '没有接口“{route}”。相近的有：{nearest}',
    en: 'There is no endpoint “{route}”. Near to it: {nearest}',
  },
  'scope.routeNeeded': {
    zh: '该接口不能设接口权限：登录、菜单和授权本身须保持可用',
    en: 'This endpoint cannot be closed: signing in, menus and granting itself must stay open',
  },
  'scope.explain.seen': { zh: '{who}能看到这条数据。', en: '{who} can see this row.' },
  'scope.explain.youSee': { zh: '您能看到这条数据。', en: 'You can see this row.' },
  'scope.explain.youDoNot': {
    zh: '没有这条数据，或者您的数据权限不包含它。',
    en: 'There is no such row, or none of your data scopes includes it.',
  },
  'scope.explain.notSeen': {
    zh: '{who}看不到这条数据：其数据权限都不包含它。',
    en: '{who} cannot see this row: none of the data scopes includes it.',
  },
  'scope.explain.noPermission': {
    zh: '{who}没有查看“{resource}”的权限，因此看不到这条数据。',
    en: '{who} may not look at “{resource}” at all, and so does not see this row.',
  },
  'scope.explain.own': {
    zh: '自己创建的数据，无需授权即可看到',
    en: 'Rows one has created oneself are seen without any grant',
  },
  'scope.explain.examine': {
    zh: '持有“查看所有人数据”的权限，可看到全部数据',
    en: 'Holds the permission to examine everybody’s rows',
  },
  'scope.explain.part': {
    zh: '有分工的项目：其成员和未办结任务的办理人可看到该项目及其数据',
    en: 'Has a part in the project: its members and whoever has an open task of it see it and what belongs to it',
  },
  'scope.explain.role': {
    zh: '角色“{role}”的默认数据范围（{resource}）：{range}',
    en: 'Default range of the role “{role}” ({resource}): {range}',
  },
  'scope.explain.scope': {
    zh: '角色“{role}”的数据权限“{scope}”（{resource}）：{range}',
    en: 'Data scope “{scope}” of the role “{role}” ({resource}): {range}',
  },
  'scope.explain.everyResource': { zh: '全部资源', en: 'all resources' },
  'scope.explain.fields': {
    zh: '{sentence}；可见字段：{fields}',
    en: '{sentence}; visible fields: {fields}',
  },
  'scope.explain.range': { zh: '{range}（按“{column}”）', en: '{range} (by “{column}”)' },
} as const satisfies Record<string, Text>;
