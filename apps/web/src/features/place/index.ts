import type { Feature } from '../../kit/page/feature.ts';
import { placeWords } from './words.ts';

/** Sites and who has reserved them. */
export const placeFeature: Feature = {
  name: 'place',
  pages: [
    {
      path: '/place/reserve',
      title: placeWords.reservations,
      permission: 'reserve_view',
      load: async () => ({ Page: (await import('./reservation-page.tsx')).ReservationPage }),
    },
    {
      path: '/place/site',
      title: placeWords.sites,
      permission: 'site_view',
      load: async () => ({ Page: (await import('./site-page.tsx')).SitePage }),
    },
  ],
};
