import type { Feature } from '../../kit/page/feature.ts';
import { tenancyWords } from './words.ts';

/** Tenants, the own organisation, parameters and clients. */
export const tenancyFeature: Feature = {
  name: 'tenancy',
  pages: [
    {
      path: '/system/tenantManage/tenantList/index',
      title: tenancyWords.tenants,
      permission: 'tenant_view',
      load: async () => ({ Page: (await import('./tenant-list/tenant-list-page.tsx')).TenantListPage }),
    },
    {
      path: '/system/tenantManage/tenantList/addTenant',
      title: tenancyWords.newTenant,
      permission: 'tenant_add',
      load: async () => ({ Page: (await import('./add-tenant/add-tenant-page.tsx')).AddTenantPage }),
    },
    {
      path: '/system/tenantManage/template',
      title: tenancyWords.templates,
      permission: 'tenantTemplate_view',
      load: async () => ({ Page: (await import('./template/template-page.tsx')).TemplatePage }),
    },
    {
      path: '/system/companyManage/company',
      title: tenancyWords.ownOrganisation,
      permission: 'company_view',
      load: async () => ({ Page: (await import('./company/company-page.tsx')).CompanyPage }),
    },
    {
      path: '/system/param',
      title: tenancyWords.parameters,
      permission: 'param_view',
      load: async () => ({ Page: (await import('./param/param-page.tsx')).ParamPage }),
    },
    {
      path: '/system/client',
      title: tenancyWords.clients,
      permission: 'client_view',
      load: async () => ({ Page: (await import('./client/client-page.tsx')).ClientPage }),
    },
    {
      path: '/system/identityProvider',
      title: tenancyWords.identityProviders,
      permission: 'identityProvider_view',
      load: async () => ({
        Page: (await import('./identity-provider/identity-provider-page.tsx')).IdentityProviderPage,
      }),
    },
  ],
};
