import type { Domain } from '../kit/domain.ts';
import { quotaMenus } from './menus.ts';
import { quotaMessages } from './messages.ts';
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
export * from './quota-lifecycle.ts';
export * from './quota-of.ts';
export * from './regulations.ts';
export * from './results.ts';
export * from './messages.ts';

/** How much room a unit may have, how much it has, and what the difference costs. */
export const quotaDomain = {
  name: 'quota',
  entities: [
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
  ],
  endpoints: quotaCommandEndpoints,
  messages: quotaMessages,
  menus: { estate: quotaMenus },
} as const satisfies Domain;
