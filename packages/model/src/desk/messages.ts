import type { Text } from '../kit/text.ts';

export const deskMessages = {
  'desk.authorOnly': { zh: '只有发布人可以修改这条通知', en: 'Only its author may change this announcement' },
  'desk.authorOrAdmin': {
    zh: '只有发布人或管理员可以撤回、删除这条通知',
    en: 'Only its author or an administrator may withdraw or remove this announcement',
  },
  'desk.deptsMissing': { zh: '请选择接收部门', en: 'Choose the departments that receive it' },
  'desk.deptUnknown': { zh: '接收部门不存在', en: 'One of the departments does not exist' },
  'desk.platformOnly': { zh: '只有平台可以向租户发布通知', en: 'Only the platform announces to tenants' },
  'desk.kindsMissing': { zh: '请选择租户类型', en: 'Choose the kinds of tenants that receive it' },
  'desk.kindUnknown': { zh: '租户类型不存在', en: 'One of the kinds of tenants does not exist' },
  'desk.tenantsMissing': { zh: '请选择接收租户', en: 'Choose the tenants that receive it' },
  'desk.tenantUnknown': { zh: '接收租户不存在', en: 'One of the tenants does not exist' },
  'desk.expiresEarly': { zh: '失效时间必须晚于发布时间', en: 'It must be shown until later than it is shown from' },
  'desk.withdrawReason': { zh: '请填写撤回原因', en: 'Say why it is withdrawn' },
  'desk.notPublished': { zh: '只有已发布的通知可以撤回', en: 'Only a published announcement can be withdrawn' },
  'desk.helpOfNothing': { zh: '请填写页面路径或菜单编号', en: 'Name a route or the code of a menu' },
  'desk.helpEmpty': { zh: '请填写内容或外部地址', en: 'Write the help, or give an address elsewhere' },
  'desk.helpTaken': { zh: '{place}已有帮助页', en: '{place} has a help page already' },
} as const satisfies Record<string, Text>;
