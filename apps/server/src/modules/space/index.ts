import type { MountedEndpoint } from '../../platform/http/index.ts';
import { distributionRoutes } from './distribution/routes.ts';
import { floorRoutes } from './floor/routes.ts';
import { mansionRoutes } from './mansion/routes.ts';
import { roomRoutes } from './room/routes.ts';

export { seedDemoSpace } from './seed/demo-space.ts';

/** Buildings, floors and rooms, and which unit holds which room. */
export function spaceRoutes(): MountedEndpoint[] {
  return [...mansionRoutes(), ...floorRoutes(), ...roomRoutes(), ...distributionRoutes()];
}
