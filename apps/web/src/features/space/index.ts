import type { Feature } from '../../kit/page/feature.ts';
import { spaceWords } from './words.ts';

/** Buildings, floors and rooms, and which unit holds which room. */
export const spaceFeature: Feature = {
  name: 'space',
  pages: [
    {
      path: '/estate/mansion',
      title: spaceWords.buildings,
      permission: 'mansion_view',
      load: async () => ({ Page: (await import('./mansion/mansion-list-page.tsx')).MansionListPage }),
    },
    {
      path: '/estate/mansion/:id',
      title: { zh: '楼栋详情', en: 'Building' },
      permission: 'mansion_view',
      load: async () => ({ Page: (await import('./mansion/mansion-page.tsx')).MansionPage }),
    },
    {
      path: '/estate/room',
      title: spaceWords.rooms,
      permission: 'room_view',
      load: async () => ({ Page: (await import('./room/room-list-page.tsx')).RoomListPage }),
    },
    {
      path: '/estate/distribution',
      title: spaceWords.roomAllocation,
      permission: 'roomDistribution_view',
      load: async () => ({ Page: (await import('./distribution/distribution-page.tsx')).DistributionPage }),
    },
    {
      path: '/estate/room-statistics',
      title: spaceWords.roomStatistics,
      permission: 'roomStatistics_view',
      load: async () => ({ Page: (await import('./statistics/room-statistics-page.tsx')).RoomStatisticsPage }),
    },
  ],
};
