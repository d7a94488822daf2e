import { lazy } from 'react';
import type { Feature } from '../../kit/page/feature.ts';
import { bidNodePath, bidParamPath, hallListPath, hallRoomPath } from './paths.ts';
import { hallWords } from './words.ts';

export { hallWords } from './words.ts';

/** To the hall, for the pages of a project. */
export const HallLink = lazy(async () => ({ default: (await import('./hall-link.tsx')).HallLink }));

/** Openings as everybody who attends them goes through them. */
export const hallFeature: Feature = {
  name: 'hall',
  pages: [
    {
      path: hallListPath,
      title: hallWords.hall,
      permission: 'hall_view',
      load: async () => ({ Page: (await import('./hall-list-page.tsx')).HallListPage }),
    },
    {
      path: hallRoomPath,
      title: hallWords.hall,
      permission: 'hall_view',
      load: async () => ({ Page: (await import('./hall-page.tsx')).HallPage }),
    },
    {
      path: bidNodePath,
      title: hallWords.nodes,
      permission: 'bidNode_view',
      load: async () => ({ Page: (await import('./bid-node-page.tsx')).BidNodePage }),
    },
    {
      path: bidParamPath,
      title: hallWords.params,
      permission: 'bidParam_view',
      load: async () => ({ Page: (await import('./param-page.tsx')).ParamPage }),
    },
  ],
};
