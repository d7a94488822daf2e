import type { Feature } from '../../kit/page/feature.ts';
import { carRecordPath } from './paths.ts';

/** The ledgers of a campus: schools, land, structures, facilities, car positions and who keeps them. */
export const campusFeature: Feature = {
  name: 'campus',
  pages: [
    {
      path: '/estate/school',
      title: { zh: '学校概况', en: 'School profile' },
      permission: 'school_view',
      load: async () => ({ Page: (await import('./ledger-pages.tsx')).SchoolPage }),
    },
    {
      path: '/estate/land',
      title: { zh: '土地', en: 'Land' },
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
      title: { zh: '构筑物', en: 'Structures' },
      permission: 'structure_view',
      load: async () => ({ Page: (await import('./ledger-pages.tsx')).StructurePage }),
    },
    {
      path: '/estate/facility',
      title: { zh: '设施', en: 'Facilities' },
      permission: 'facility_view',
      load: async () => ({ Page: (await import('./ledger-pages.tsx')).FacilityPage }),
    },
    {
      path: '/estate/car-position',
      title: { zh: '车位', en: 'Parking spaces' },
      permission: 'carPosition_view',
      load: async () => ({ Page: (await import('./car-position-page.tsx')).CarPositionPage }),
    },
    {
      path: carRecordPath,
      title: { zh: '车位分配记录', en: 'Parking space assignments' },
      permission: 'carPosition_view',
      load: async () => ({ Page: (await import('./ledger-pages.tsx')).CarRecordPage }),
    },
    {
      path: '/estate/manager',
      title: { zh: '管理员', en: 'Managers' },
      permission: 'estateManager_view',
      load: async () => ({ Page: (await import('./ledger-pages.tsx')).ManagerPage }),
    },
  ],
};
