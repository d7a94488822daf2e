import type { Entity } from '../kit/entity.ts';
import { chargeStandard } from './charge-standard.ts';
import { quotaCommandEndpoints } from './endpoints.ts';
import { quotaInput } from './quota-input.ts';
import {
  collegeStudentRegulation,
  facultyRegulation,
  quotaParameter,
  researchRegulation,
  sasnop,
} from './regulations.ts';
import { deptCalculate, differenceCalculate, scientificResearch } from './results.ts';

export * from './charge-of.ts';
export * from './charge-standard.ts';
export * from './choices.ts';
export * from './endpoints.ts';
export * from './quota-input.ts';
export * from './quota-of.ts';
export * from './regulations.ts';
export * from './results.ts';

/** How much room a unit may have, how much it has, and what the difference costs. */
export const quotaEntities = [
  facultyRegulation,
  sasnop,
  collegeStudentRegulation,
  researchRegulation,
  quotaParameter,
  chargeStandard,
  quotaInput,
  scientificResearch,
  deptCalculate,
  differenceCalculate,
] as const satisfies readonly Entity[];
export const quotaEndpoints = quotaCommandEndpoints;
