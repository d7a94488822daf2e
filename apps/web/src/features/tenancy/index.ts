import type { Feature } from '../../kit/page/feature.ts';

/** Tenants, the own organisation, parameters and clients. */
export const tenancyFeature: Feature = {
  name: 'tenancy',
  pages: [
    {
      path: '/system/tenantManage/tenantList/index',
      title: { zh: '租户管理', en: 'Tenants' },
      permission: 'tenant_view',
      load: async () => ({ Page: (await import('./tenant-list/tenant-list-page.tsx')).TenantListPage }),
    },
    {
      path: '/system/tenantManage/tenantList/addTenant',
      title: { zh: '新增租户', en: 'New tenant' },
      permission: 'tenant_add',
      load: async () => ({ Page: (await import('./add-tenant/add-tenant-page.tsx')).AddTenantPage }),
    },
    {
      path: '/system/companyManage/company',
      title: { zh: '单位信息', en: 'Own organisation' },
      permission: 'company_view',
      load: async () => ({ Page: (await import('./company/company-page.tsx')).CompanyPage }),
    },
    {
      path: '/system/param',
      title: { zh: '参数管理', en: 'Parameters' },
      permission: 'param_view',
      load: async () => ({ Page: (await import('./param/param-page.tsx')).ParamPage }),
    },
    {
      path: '/system/client',
      title: { zh: '应用客户端', en: 'Clients' },
      permission: 'client_view',
      load: async () => ({ Page: (await import('./client/client-page.tsx')).ClientPage }),
    },
    {
      path: '/system/identityProvider',
      title: { zh: '第三方登录', en: 'Identity providers' },
      permission: 'identityProvider_view',
      load: async () => ({
        Page: (await import('./identity-provider/identity-provider-page.tsx')).IdentityProviderPage,
      }),
    },
  ],
};
