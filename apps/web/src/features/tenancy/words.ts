import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const tenancyWords = {
  newTenant: { zh: '新增租户', en: 'New tenant' },
  account: { zh: '管理员账号', en: 'Account' },
  tenantNumber: { zh: '租户编号', en: 'Tenant number' },
  firstPassword: { zh: '初始密码', en: 'First password' },
  clients: { zh: '应用客户端', en: 'Clients' },
  disabled: { zh: '停用', en: 'Disabled' },
  ownOrganisation: { zh: '单位信息', en: 'Own organisation' },
  accountsQuota: { zh: '账号 / 额度', en: 'Accounts / quota' },
  identityProviders: { zh: '第三方登录', en: 'Identity providers' },
  templates: { zh: '租户模板', en: 'Tenant templates' },
  tenants: { zh: '租户管理', en: 'Tenants' },
  parameters: { zh: '参数管理', en: 'Parameters' },
} as const satisfies Record<string, Text>;
