import {
  carDistribution,
  carHolderFields,
  carPosition,
  civilDefence,
  distributeCarPosition as distribute,
  editCarPosition,
  editCivilDefence,
  editFacility,
  editLand,
  editManagementUser,
  editSchool,
  editStructure,
  estateEnumeration,
  facility,
  land,
  managementUser,
  school,
  structure,
} from '@zhaocai/model';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { carPositionHooks, withHolders } from './car/car-position-rules.ts';
import { distributeCarPosition } from './car/distribute-car-position.ts';
import { readEnumeration } from './enumeration/read-enumeration.ts';
import { civilDefenceHooks, withLevels } from './ledger/civil-defence-rules.ts';
import { landHooks } from './ledger/land-rules.ts';
import { facilityHooks, managementUserHooks, schoolHooks, structureHooks } from './ledger/ledger-rules.ts';
import { ledgerRoutes } from './ledger/ledger-routes.ts';
import { seedDemoCampus } from './seed/seed-campus.ts';
import type { Module } from '../../platform/module/index.ts';

/** The ledgers of a campus: schools, land, structures, facilities, car positions and who keeps them. */
export const campusModule: Module = {
  name: 'campus',
  routes: campusRoutes,
  seedDemo: seedDemoCampus,
};

function campusRoutes(): MountedEndpoint[] {
  return [
    ...ledgerRoutes(land, { edit: editLand, hooks: landHooks }),
    ...ledgerRoutes(civilDefence, { edit: editCivilDefence, hooks: civilDefenceHooks, prepare: withLevels }),
    ...ledgerRoutes(school, { edit: editSchool, hooks: schoolHooks }),
    ...ledgerRoutes(structure, { edit: editStructure, hooks: structureHooks }),
    ...ledgerRoutes(facility, { edit: editFacility, hooks: facilityHooks }),
    ...ledgerRoutes(carPosition, {
      edit: editCarPosition,
      hooks: carPositionHooks,
      beside: { fields: carHolderFields, add: withHolders },
    }),
    ...ledgerRoutes(carDistribution, {}),
    ...ledgerRoutes(managementUser, { edit: editManagementUser, hooks: managementUserHooks }),
    handle(estateEnumeration, readEnumeration),
    handle(distribute, distributeCarPosition),
  ];
}
