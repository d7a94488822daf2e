import type { Feature } from '../../kit/page/feature.ts';
import { carRecordPath } from './paths.ts';
import { campusWords } from './words.ts';

/** The ledgers of a campus: schools, land, structures, facilities, car positions and who keeps them. */
export const campusFeature: Feature = {
  name: 'campus',
  pages: [
    {
      path: '/estate/school',
      title: campusWords.schoolProfile,
      permission: 'school_view',
      load: async () => ({ Page: (await import('./ledger-pages.tsx')).SchoolPage }),
    },
    {
      path: '/estate/land',
      title: campusWords.land,
      permission: 'land_view',
      load: async () => ({ Page: (await import('./ledger-pages.tsx')).LandPage }),
    },
    {
      path: '/estate/civil-defence',
      title: { zh: '人防工程', en: 'Civil defence' },
      permission: 'civilDefence_view',
      load: async () => ({ Page: (await import('./ledger-pages.tsx')).CivilDefencePage }),
    },
    {
      path: '/estate/structure',
      title: campusWords.structures,
      permission: 'structure_view',
      load: async () => ({ Page: (await import('./ledger-pages.tsx')).StructurePage }),
    },
    {
      path: '/estate/facility',
      title: campusWords.facilities,
      permission: 'facility_view',
      load: async () => ({ Page: (await import('./ledger-pages.tsx')).FacilityPage }),
    },
    {
      path: '/estate/car-position',
      title: campusWords.parkingSpaces,
      permission: 'carPosition_view',
      load: async () => ({ Page: (await import('./car-position-page.tsx')).CarPositionPage }),
    },
    {
      path: carRecordPath,
      title: campusWords.parkingSpaceAssignments,
      permission: 'carPosition_view',
      load: async () => ({ Page: (await import('./ledger-pages.tsx')).CarRecordPage }),
    },
    {
      path: '/estate/manager',
      title: campusWords.managers,
      permission: 'estateManager_view',
      load: async () => ({ Page: (await import('./ledger-pages.tsx')).ManagerPage }),
    },
  ],
};
