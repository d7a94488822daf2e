import type { Text } from '../kit/text.ts';

export const permissionMessages = {
  'permission.administratorAlias': {
    zh: '无权限创建超管角色！',
    en: 'A role with this built-in alias cannot be created',
  },
  'permission.builtInRole': {
    zh: '内置角色“{role}”不能改名、改别名、移动或删除',
    en: 'The built-in role “{role}” cannot be renamed, moved or removed',
  },
  'permission.builtInGrant': {
    zh: '内置角色“{role}”只能由其成员或平台授权',
    en: 'Only its own members or the platform may change what the built-in role “{role}” holds',
  },
  'permission.lockOut': {
    zh: '内置角色“{role}”必须保留角色管理的查看和编辑权限',
    en: 'The built-in role “{role}” must keep viewing and editing roles',
  },
  'permission.roleInUse': {
    zh: '角色“{role}”正被 {users} 个用户使用，请先取消分配',
    en: 'The role “{role}” is assigned to {users} users; take it from them first',
  },
  'permission.roleHasChildren': { zh: '请先删除下级角色!', en: 'Remove the roles below it first' },
  'permission.aliasTaken': { zh: '角色别名“{alias}”已存在', en: 'The alias “{alias}” is taken' },
  'permission.codeTaken': { zh: '编号“{code}”已存在', en: 'The code “{code}” is taken' },
  'permission.parentIsSelf': {
    zh: '父节点不可选择自身及其下级!',
    en: 'A node cannot stand below itself or one of its descendants',
  },
  'permission.parentMissing': { zh: '上级不存在', en: 'The parent does not exist' },
  'permission.buttonAbove': { zh: '按钮下不能再有菜单或按钮', en: 'Nothing can stand below a button' },
  'permission.buttonNeedsMenu': { zh: '按钮必须属于一个菜单', en: 'A button needs a menu above it' },
  'permission.buttonCode': {
    zh: '按钮编号必须为“{menu}_动作”，动作只含字母、数字和下划线',
    en: 'The code of a button must read “{menu}_verb”',
  },
  'permission.menuCode': { zh: '菜单编号不能含下划线', en: 'The code of a menu has no underscore' },
  'permission.menuPath': {
    zh: '路径必须以 / 开头，或为 http(s) 地址',
    en: 'The path starts with / or is an http(s) address',
  },
  'permission.kindsBeyondParent': {
    zh: '适用租户不能超出上级菜单“{menu}”',
    en: 'A menu cannot be for more kinds of tenant than “{menu}” above it',
  },
  'permission.kindsBelow': {
    zh: '下级“{menu}”的适用租户超出此范围，请先调整下级',
    en: '“{menu}” below it is for more kinds of tenant; change that first',
  },
  'permission.kindsOfProgram': {
    zh: '系统内置菜单“{menu}”的适用租户不能扩大',
    en: 'The built-in menu “{menu}” cannot be opened to more kinds of tenant',
  },
  'permission.menuHasChildren': { zh: '请先删除子节点!', en: 'Remove what is below it first' },
  'permission.menuGranted': {
    zh: '已有 {roles} 个角色拥有所选菜单，删除后这些角色将失去相应权限，请确认',
    en: '{roles} roles hold it and will lose it; please confirm',
  },
  'permission.menuNeeded': {
    zh: '“{menu}”是权限管理本身所需，不能删除',
    en: '“{menu}” is needed to administer rights and cannot be removed',
  },
  'permission.notHeld': {
    zh: '不能授予自己没有的权限：{names}',
    en: 'You cannot grant what you do not hold: {names}',
  },
  'permission.menuUnknown': { zh: '所选菜单不存在或不可授权', en: 'A menu does not exist or cannot be granted' },
  'permission.topMissing': { zh: '所选应用不存在', en: 'The chosen application does not exist' },
  'permission.outsideTop': {
    zh: '“{name}”不属于所选应用',
    en: '“{name}” is not part of the chosen application',
  },
  'permission.wrongKind': {
    zh: '“{name}”不在该租户可用的菜单范围内',
    en: '“{name}” is not among the menus that this tenant can hold',
  },
  'permission.platformKeepsAll': { zh: '不能取消平台自身的菜单', en: "The platform's own menus cannot be taken away" },
  'permission.templateBuiltIn': {
    zh: '内置角色“{role}”不能授予租户',
    en: 'The built-in role “{role}” cannot be given to a tenant',
  },
  'permission.templateToItself': { zh: '请选择平台以外的租户', en: 'Choose a tenant other than the platform' },
} as const satisfies Record<string, Text>;
