import type { MountedEndpoint } from '../../platform/http/index.ts';
import { distributionRoutes } from './distribution/routes.ts';
import { floorRoutes } from './floor/routes.ts';
import { mansionRoutes } from './mansion/routes.ts';
import { roomRoutes } from './room/routes.ts';
import { seedDemoSpace } from './seed/demo-space.ts';
import type { Module } from '../../platform/module/index.ts';

export { letRooms, moveRoom } from './room/move-room.ts';

/** Buildings, floors and rooms, and which unit holds which room. */
export const spaceModule: Module = {
  name: 'space',
  routes: spaceRoutes,
  seedDemo: seedDemoSpace,
};

function spaceRoutes(): MountedEndpoint[] {
  return [...mansionRoutes(), ...floorRoutes(), ...roomRoutes(), ...distributionRoutes()];
}
