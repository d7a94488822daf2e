import type { Feature } from '../../kit/page/feature.ts';
import { quotaWords } from './words.ts';

/** How much room a unit may have, how much it has, and what the difference costs. */
export const quotaFeature: Feature = {
  name: 'quota',
  pages: [
    {
      path: '/estate/quota/dept',
      title: quotaWords.quotasOfUnits,
      permission: 'deptCalculate_view',
      load: async () => ({ Page: (await import('./quota-page.tsx')).QuotaPage }),
    },
    {
      path: '/estate/quota/difference',
      title: quotaWords.overUse,
      permission: 'differenceCalculate_view',
      load: async () => ({ Page: (await import('./difference-page.tsx')).DifferencePage }),
    },
    {
      path: '/estate/quota/research',
      title: quotaWords.roomForResearch,
      permission: 'scientificResearch_view',
      load: async () => ({ Page: (await import('./research-page.tsx')).ResearchPage }),
    },
    {
      path: '/estate/quota/input',
      title: quotaWords.factsOfUnits,
      permission: 'quotaInput_view',
      load: async () => ({ Page: (await import('./input-page.tsx')).InputPage }),
    },
    {
      path: '/estate/quota/regulation',
      title: quotaWords.standardsOfQuotas,
      permission: 'quotaRegulation_view',
      load: async () => ({ Page: (await import('./regulation-page.tsx')).RegulationPage }),
    },
  ],
};
