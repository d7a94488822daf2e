import type { Entity } from '../kit/entity.ts';
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
export * from './room-distribution.ts';
export * from './room-endpoints.ts';
export * from './space-wire.ts';

export const spaceEntities = [mansion, mansionFloor, room, roomDistribution] as const satisfies readonly Entity[];
export const spaceEndpoints = [...mansionEndpoints, ...roomEndpoints, ...distributionEndpoints] as const;
