import type { Entity } from '../kit/entity.ts';
import { choiceBatch, turnoverSort } from './choice-batch.ts';
import { housingCommandEndpoints } from './endpoints.ts';
import { housingStandard, housingSubsidy } from './subsidy.ts';

export * from './choice-batch.ts';
export * from './choice-states.ts';
export * from './choices.ts';
export * from './endpoints.ts';
export * from './points-of.ts';
export * from './subsidy-of.ts';
export * from './subsidy-lifecycle.ts';
export * from './subsidy.ts';

/** Housing subsidies and the order in which people choose a home. */
export const housingEntities = [
  housingStandard,
  housingSubsidy,
  choiceBatch,
  turnoverSort,
] as const satisfies readonly Entity[];
export const housingEndpoints = housingCommandEndpoints;
