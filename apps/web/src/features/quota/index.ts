import type { Feature } from '../../kit/page/feature.ts';

/** How much room a unit may have, how much it has, and what the difference costs. */
export const quotaFeature: Feature = {
  name: 'quota',
  pages: [
    {
      path: '/estate/quota/dept',
      title: { zh: '单位定额', en: 'Quotas of units' },
      permission: 'deptCalculate_view',
      load: async () => ({ Page: (await import('./quota-page.tsx')).QuotaPage }),
    },
    {
      path: '/estate/quota/difference',
      title: { zh: '超额测算', en: 'Over-use' },
      permission: 'differenceCalculate_view',
      load: async () => ({ Page: (await import('./difference-page.tsx')).DifferencePage }),
    },
    {
      path: '/estate/quota/research',
      title: { zh: '科研用房补贴', en: 'Room for research' },
      permission: 'scientificResearch_view',
      load: async () => ({ Page: (await import('./research-page.tsx')).ResearchPage }),
    },
    {
      path: '/estate/quota/input',
      title: { zh: '核算数据', en: 'Facts of units' },
      permission: 'quotaInput_view',
      load: async () => ({ Page: (await import('./input-page.tsx')).InputPage }),
    },
    {
      path: '/estate/quota/regulation',
      title: { zh: '定额标准', en: 'Standards of quotas' },
      permission: 'quotaRegulation_view',
      load: async () => ({ Page: (await import('./regulation-page.tsx')).RegulationPage }),
    },
  ],
};
