import type { Domain } from '../kit/domain.ts';
import { spaceMenus } from './menus.ts';
import { spaceMessages } from './messages.ts';
import { spaceListExports } from './space-exports.ts';
import { distributionEndpoints } from './distribution-endpoints.ts';
import { mansionEndpoints } from './mansion-endpoints.ts';
import { mansion } from './mansion.ts';
import { mansionFloor } from './mansion-floor.ts';
import { roomDistribution } from './room-distribution.ts';
import { roomEndpoints } from './room-endpoints.ts';
import { room } from './room.ts';

export * from './areas.ts';
export * from './choices.ts';
export * from './distribution-endpoints.ts';
export * from './mansion.ts';
export * from './mansion-endpoints.ts';
export * from './mansion-floor.ts';
export * from './ratios.ts';
export * from './room.ts';
export * from './room-lifecycle.ts';
export * from './room-distribution.ts';
export * from './room-endpoints.ts';
export * from './space-wire.ts';
export * from './messages.ts';

export const spaceDomain = {
  name: 'space',
  entities: [mansion, mansionFloor, room, roomDistribution],
  endpoints: [...mansionEndpoints, ...roomEndpoints, ...distributionEndpoints],
  exports: spaceListExports,
  messages: spaceMessages,
  menus: { estate: spaceMenus },
} as const satisfies Domain;
