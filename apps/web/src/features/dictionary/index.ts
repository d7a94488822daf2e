import type { Feature } from '../../kit/page/feature.ts';
import { dictionaryWords } from './words.ts';

export const dictionaryFeature: Feature = {
  name: 'dictionary',
  pages: [
    {
      path: '/dict-vertical/index',
      title: dictionaryWords.systemDictionaries,
      permission: 'dict_view',
      load: async () => ({ Page: (await import('./dictionary-pages.tsx')).SystemDictionaryPage }),
    },
    {
      path: '/dict-horizontal/index',
      title: dictionaryWords.businessDictionaries,
      permission: 'dictbiz_view',
      load: async () => ({ Page: (await import('./dictionary-pages.tsx')).BusinessDictionaryPage }),
    },
    {
      path: '/base/region',
      title: dictionaryWords.regions,
      permission: 'region_view',
      load: async () => ({ Page: (await import('./region/region-page.tsx')).RegionPage }),
    },
  ],
};
