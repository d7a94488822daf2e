import type { Feature } from '../../kit/page/feature.ts';

/** Sites and who has reserved them. */
export const placeFeature: Feature = {
  name: 'place',
  pages: [
    {
      path: '/place/reserve',
      title: { zh: '场地预约', en: 'Reservations' },
      permission: 'reserve_view',
      load: async () => ({ Page: (await import('./reservation-page.tsx')).ReservationPage }),
    },
    {
      path: '/place/site',
      title: { zh: '场地', en: 'Sites' },
      permission: 'site_view',
      load: async () => ({ Page: (await import('./site-page.tsx')).SitePage }),
    },
  ],
};
