import type { Feature } from '../../kit/page/feature.ts';

export const dictionaryFeature: Feature = {
  name: 'dictionary',
  pages: [
    {
      path: '/dict-vertical/index',
      title: { zh: '系统字典', en: 'System dictionaries' },
      permission: 'dict_view',
      load: async () => ({ Page: (await import('./dictionary-pages.tsx')).SystemDictionaryPage }),
    },
    {
      path: '/dict-horizontal/index',
      title: { zh: '业务字典', en: 'Business dictionaries' },
      permission: 'dictbiz_view',
      load: async () => ({ Page: (await import('./dictionary-pages.tsx')).BusinessDictionaryPage }),
    },
    {
      path: '/base/region',
      title: { zh: '行政区划', en: 'Regions' },
      permission: 'region_view',
      load: async () => ({ Page: (await import('./region/region-page.tsx')).RegionPage }),
    },
  ],
};
