import { listExport } from '../kit/list-export.ts';
import { listParams, param } from './param.ts';
import { tenant, tenantDisabled, tenantEnabled, tenantKindNames } from './tenant.ts';
import { listTenants } from './tenant-endpoints.ts';

const { tenantName, kind, creditCode, linkman, contactNumber, address, domain, accountNumber, fileQuota, expireTime } =
  tenant.fields;

export const tenantsExport = listExport({
  list: listTenants,
  name: tenant.label,
  permission: 'tenant_export',
  fields: {
    tenantName,
    status: {
      kind: 'choice',
      label: { zh: '状态', en: 'State' },
      choices: [
        { value: tenantEnabled, label: { zh: '启用', en: 'Enabled' } },
        { value: tenantDisabled, label: { zh: '停用', en: 'Disabled' } },
      ],
    },
    kind,
    expireTime,
    accountNumber,
    userCount: { kind: 'integer', label: { zh: '已用账号', en: 'Accounts' } },
    fileQuota,
    tenantId: { kind: 'text', label: { zh: '租户编号', en: 'Number' }, maxLength: 10 },
    creditCode,
    domain,
    linkman,
    contactNumber,
    address,
    createTime: { kind: 'instant', label: { zh: '创建时间', en: 'Created' } },
  },
  words: { kind: tenantKindNames },
});

const { paramName, paramKey, paramValue, isOverridable, remark } = param.fields;

/** The columns that an import takes, with the value that holds for the tenant. */
export const paramsExport = listExport({
  list: listParams,
  name: param.label,
  permission: 'param_export',
  fields: {
    paramName,
    paramKey,
    paramValue,
    isOverridable,
    remark,
    platformValue: { kind: 'longText', label: { zh: '平台值', en: 'Platform’s value' }, maxLength: 2000 },
    updateTime: { kind: 'instant', label: { zh: '更新时间', en: 'Updated' } },
  },
});

export const tenancyListExports = [tenantsExport, paramsExport] as const;
