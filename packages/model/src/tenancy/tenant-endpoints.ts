import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { pageInput, pageOf } from '../kit/page.ts';
import { idInput } from '../kit/resource.ts';
import { reasonInput, versionInput } from '../kit/wire-shapes.ts';
import { tenantLook } from './tenant.ts';

const tenantNumber = z.string().regex(/^\d{6}$/);
const noInput = z.object({});

const tenantNameRow = z.object({ tenantId: z.string(), tenantName: z.string() });

const tenantBaseRow = tenantNameRow.extend({
  id: z.string(),
  kind: z.enum(['platform', 'buyer', 'agency', 'supplier']),
  domain: z.string().nullable(),
  linkman: z.string().nullable(),
  contactNumber: z.string().nullable(),
  address: z.string().nullable(),
  creditCode: z.string().nullable(),
  expireTime: z.string().nullable(),
  /** 1 enabled · 2 disabled. */
  status: z.number(),
});

const tenantRow = tenantBaseRow.extend({
  accountNumber: z.number().nullable(),
  /** In MB; null without a limit. How much is used only the tenant itself learns: it tells who has handed in a quote. */
  fileQuota: z.number().nullable(),
  userCount: z.number(),
  version: z.number(),
  createTime: z.string(),
  updateTime: z.string().nullable(),
});
export type TenantRow = z.infer<typeof tenantRow>;

const tenantDetailRow = tenantRow.extend({ settings: tenantLook, datasourceId: z.string().nullable() });
export type TenantDetail = z.infer<typeof tenantDetailRow>;

/** Further filters: keyword, tenantId, tenantName, kind, domain, status. */
export const listTenants = endpoint({
  route: 'GET /api/blade-system/tenant/list',
  aliases: ['GET /api/blade-system/tenant/page'],
  label: { zh: '租户列表', en: 'Tenants' },
  permission: 'tenant_view',
  input: pageInput,
  output: pageOf(tenantRow),
});

/** The platform's users choose among all tenants; anybody else sees his own. */
export const tenantPage = endpoint({
  route: 'GET /api/process/tenant/tenantPage',
  label: { zh: '可选租户', en: 'Tenants to choose from' },
  permission: 'signedIn',
  input: pageInput,
  output: pageOf(tenantBaseRow),
});

export const selectTenant = endpoint({
  route: 'GET /api/blade-system/tenant/select',
  label: { zh: '租户下拉列表', en: 'Tenants by name' },
  permission: 'signedIn',
  input: noInput,
  output: z.array(tenantNameRow),
});

/** Named by the id of its row or by its number; without either the own one. */
const oneTenant = z.object({ id: idInput.optional(), tenantId: tenantNumber.optional() });

export const tenantDetail = endpoint({
  route: 'GET /api/blade-system/tenant/detail',
  label: { zh: '租户详情', en: 'Tenant' },
  permission: 'tenant_view',
  input: oneTenant,
  output: tenantDetailRow,
  ids: { id: 'tenant' },
});

export const tenantBase = endpoint({
  route: 'GET /api/blade-system/tenant/detailBase',
  aliases: ['GET /api/process/tenant/tenantInfo'],
  label: { zh: '租户基本信息', en: 'Tenant in short' },
  permission: 'signedIn',
  input: oneTenant,
  output: tenantBaseRow,
  ids: { id: 'tenant' },
});

/** What the sign-in page of a host needs before anybody has signed in. */
export const tenantByDns = endpoint({
  route: 'GET /api/purchase/tenant/tenantInfoByDns',
  aliases: [
    'GET /api/process/tenant/tenantInfoByDns',
    'GET /api/tenant/tenantInfoByDns',
    'GET /api/purchase/cus/tenant/tenantInfoByDns',
  ],
  label: { zh: '按域名查询租户及登录页外观', en: 'Tenant and look of a host' },
  permission: 'public',
  input: z.object({ dns: z.string().max(255).optional() }),
  output: z.object({
    /** Absent where no tenant has this host. */
    tenantId: z.string().optional(),
    tenantName: z.string().optional(),
    look: tenantLook.optional(),
    /** People may register themselves there (account.registerUser); of an unknown host, by the platform's own word. */
    mayRegister: z.literal(true).optional(),
  }),
});

/** A password that the server made: this answer is the only place where it ever stands. */
const initialAccount = {
  account: z.string().optional(),
  /** Absent when the same request is answered again. */
  password: z.string().optional(),
};

/** Fields are judged by the definition; a new tenant names its administrator too. */
export const submitTenant = endpoint({
  route: 'POST /api/blade-system/tenant/submit',
  label: { zh: '保存租户', en: 'Save a tenant' },
  permission: 'tenant_edit',
  permissionToAdd: 'tenant_add',
  input: z.looseObject({
    id: idInput.optional(),
    version: versionInput.optional(),
    adminAccount: z.string().trim().max(45).optional(),
    adminName: z.string().trim().max(20).optional(),
    adminPhone: z.string().trim().max(30).optional(),
    /** Of a new tenant: what it begins with. */
    templateId: idInput.or(z.literal('')).nullish(),
  }),
  output: z.object({ id: z.string(), tenantId: z.string(), version: z.number(), ...initialAccount }),
  writes: true,
  ids: { id: 'tenant', templateId: 'tenantTemplate' },
});

export const changeTenantStatus = endpoint({
  route: 'POST /api/blade-system/tenant/changeStatus',
  label: { zh: '启用或停用租户', en: 'Enable or disable a tenant' },
  permission: 'tenant_edit',
  input: z.object({
    tenantId: tenantNumber,
    isEnabled: z.boolean(),
    reason: reasonInput,
  }),
  output: z.object({ tenantId: z.string(), status: z.number() }),
  writes: true,
});

/** Only of tenants that were never used: everything else is disabled and kept. */
export const removeTenants = endpoint({
  route: 'POST /api/blade-system/tenant/remove',
  label: { zh: '删除租户', en: 'Remove tenants' },
  permission: 'tenant_delete',
  input: z.object({ ids: z.string().max(4000) }),
  output: z.null(),
  writes: true,
  ids: { ids: 'tenant' },
});

/** For when the first password was lost: another one, shown once, and every session of the account ends. */
export const resetTenantAdministrator = endpoint({
  route: 'POST /api/blade-system/tenant/resetAdministrator',
  label: { zh: '重置租户管理员密码', en: 'Reset the administrator’s password' },
  permission: 'tenant_edit',
  input: z.object({ tenantId: tenantNumber }),
  output: z.object({ tenantId: z.string(), ...initialAccount }),
  writes: true,
  stepUp: true,
});

export const tenantSetting = endpoint({
  route: 'POST /api/blade-system/tenant/setting',
  label: { zh: '设置租户登录页外观', en: 'Set the look of a tenant' },
  permission: 'tenant_setting',
  input: z.object({ tenantId: tenantNumber, version: versionInput, look: tenantLook }),
  output: z.object({ tenantId: z.string(), version: z.number() }),
  writes: true,
});

/** [R405] None but the product's own database: naming another is refused with words. */
export const tenantDataSource = endpoint({
  route: 'POST /api/blade-system/tenant/datasource',
  label: { zh: '分配租户数据源', en: 'Give a tenant a data source' },
  permission: 'tenant_setting',
  input: z.object({
    tenantId: tenantNumber,
    datasourceId: z
      .union([idInput, z.literal('')])
      .nullable()
      .optional(),
  }),
  output: z.object({ tenantId: z.string(), datasourceId: z.string().nullable() }),
  writes: true,
  ids: { datasourceId: 'dataSource' },
});

export const ownTenantConf = endpoint({
  route: 'GET /api/blade-system/tenant/conf',
  label: { zh: '本单位配置', en: 'Own tenant: configuration' },
  permission: 'company_view',
  input: noInput,
  output: tenantDetailRow,
});

/** Strict: what a tenant may not say about itself (kind, quota, expiry, domain…) is refused, not dropped. */
export const updateOwnTenantConf = endpoint({
  route: 'POST /api/blade-system/tenant/updateConf',
  label: { zh: '修改本单位配置', en: 'Change the own tenant’s configuration' },
  permission: 'company_edit',
  input: z.strictObject({
    version: versionInput,
    linkman: z.string().nullable().optional(),
    contactNumber: z.string().nullable().optional(),
    address: z.string().nullable().optional(),
    look: tenantLook.optional(),
  }),
  output: z.object({ tenantId: z.string(), version: z.number() }),
  writes: true,
});

/** How long the own tenant may be used and how many accounts it has left. */
export const tenantTerm = endpoint({
  route: 'POST /api/blade-system/tenant/tenantInfoCustomerBackTerm',
  label: { zh: '本单位使用期限与额度', en: 'Own tenant: term and quota' },
  permission: 'signedIn',
  input: noInput,
  output: tenantNameRow.extend({
    expireTime: z.string().nullable(),
    /** Whole days until then; null without an end. */
    daysLeft: z.number().nullable(),
    isExpiring: z.boolean(),
    accountNumber: z.number().nullable(),
    userCount: z.number(),
    /** What its files may take and take, in bytes. */
    fileQuotaBytes: z.number().nullable(),
    fileBytes: z.number(),
  }),
});

export const tenantEndpoints = [
  listTenants,
  tenantPage,
  selectTenant,
  tenantDetail,
  tenantBase,
  tenantByDns,
  submitTenant,
  changeTenantStatus,
  removeTenants,
  resetTenantAdministrator,
  tenantSetting,
  tenantDataSource,
  ownTenantConf,
  updateOwnTenantConf,
  tenantTerm,
] as const;
