import type { Domain } from '../kit/domain.ts';
import { campusMenus } from './menus.ts';
import { campusMessages } from './messages.ts';
import { campusEndpoints as calls } from './campus-endpoints.ts';
import { carDistribution, carHolderFields, carPosition } from './car-position.ts';
import { civilDefence } from './civil-defence.ts';
import { facility } from './facility.ts';
import { land } from './land.ts';
import { managementUser } from './management-user.ts';
import { school } from './school.ts';
import { structure } from './structure.ts';

export {
  distributeCarPosition,
  editCarPosition,
  editCivilDefence,
  editFacility,
  editLand,
  editManagementUser,
  editSchool,
  editStructure,
  estateEnumeration,
  type EnumerationItem,
} from './campus-endpoints.ts';
export {
  carDistribution,
  carHolderFields,
  carPosition,
  civilDefence,
  facility,
  land,
  managementUser,
  school,
  structure,
};
export { carDistributionLifecycle, carPositionLifecycle } from './car-states.ts';
export { facilityStatus } from './choices.ts';
export { enumerationNamed } from './enumerations.ts';
export {
  isPlate,
  isUsableTooLarge,
  plainPlate,
  resistanceCodes,
  resistanceFault,
  resistanceOf,
  sharesAddUp,
  usesAddUp,
  type LandAreas,
  type Resistance,
} from './estate-rules.ts';
export * from './messages.ts';

/** The ledgers of a campus: schools, land, structures, facilities, car positions and who keeps them. */
export const campusDomain = {
  name: 'campus',
  entities: [land, civilDefence, school, structure, facility, carPosition, carDistribution, managementUser],
  endpoints: [...calls],
  messages: campusMessages,
  menus: { estate: campusMenus },
} as const satisfies Domain;
