import type { Feature } from '../../kit/page/feature.ts';
import { housingWords } from './words.ts';

/** Housing subsidies and the order in which people choose a home. */
export const housingFeature: Feature = {
  name: 'housing',
  pages: [
    {
      path: '/estate/housing/subsidy',
      title: housingWords.housingSubsidies,
      permission: 'housingSubsidy_view',
      load: async () => ({ Page: (await import('./subsidy-page.tsx')).SubsidyPage }),
    },
    {
      path: '/estate/housing/standard',
      title: housingWords.housingStandards,
      permission: 'housingStandard_view',
      load: async () => ({ Page: (await import('./standard-page.tsx')).StandardPage }),
    },
    {
      path: '/estate/housing/batch',
      title: housingWords.batches,
      permission: 'choiceBatch_view',
      load: async () => ({ Page: (await import('./batch-page.tsx')).BatchPage }),
    },
    {
      path: '/estate/housing/sort',
      title: housingWords.orderOfChoosing,
      permission: 'turnoverSort_view',
      load: async () => ({ Page: (await import('./order-page.tsx')).OrderPage }),
    },
  ],
};
