import type { Domain } from '../kit/domain.ts';
import { housingMenus } from './menus.ts';
import { housingMessages } from './messages.ts';
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
export * from './messages.ts';

/** Housing subsidies and the order in which people choose a home. */
export const housingDomain = {
  name: 'housing',
  entities: [housingStandard, housingSubsidy, choiceBatch, turnoverSort],
  endpoints: housingCommandEndpoints,
  messages: housingMessages,
  // Beside whoever keeps the estate, a second pair of eyes.
  grants: {
    manager: ['housingSubsidy_view', 'housingSubsidy_edit', 'housingSubsidy_review'],
    finance: ['housingSubsidy_view', 'housingSubsidy_edit', 'housingSubsidy_pay'],
  },
  menus: { estate: housingMenus },
} as const satisfies Domain;
