import type { Feature } from '../../kit/page/feature.ts';

/** Housing subsidies and the order in which people choose a home. */
export const housingFeature: Feature = {
  name: 'housing',
  pages: [
    {
      path: '/estate/housing/subsidy',
      title: { zh: '住房补贴', en: 'Housing subsidies' },
      permission: 'housingSubsidy_view',
      load: async () => ({ Page: (await import('./subsidy-page.tsx')).SubsidyPage }),
    },
    {
      path: '/estate/housing/standard',
      title: { zh: '住房面积标准', en: 'Housing standards' },
      permission: 'housingStandard_view',
      load: async () => ({ Page: (await import('./standard-page.tsx')).StandardPage }),
    },
    {
      path: '/estate/housing/batch',
      title: { zh: '选房批次', en: 'Batches' },
      permission: 'choiceBatch_view',
      load: async () => ({ Page: (await import('./batch-page.tsx')).BatchPage }),
    },
    {
      path: '/estate/housing/sort',
      title: { zh: '选房排序', en: 'Order of choosing' },
      permission: 'turnoverSort_view',
      load: async () => ({ Page: (await import('./order-page.tsx')).OrderPage }),
    },
  ],
};
