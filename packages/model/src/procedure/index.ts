import type { Domain } from '../kit/domain.ts';
import { procedureMenus } from './menus.ts';
import { scheduleBasis } from './procedure-endpoints.ts';

export * from './day-type.ts';
export * from './lay-out.ts';
export * from './method.ts';
export * from './period.ts';
export * from './procedure-endpoints.ts';
export * from './procedures.ts';
export * from './work-days.ts';

/** How a procurement runs: methods as definitions, and their days. */
export const procedureDomain = {
  name: 'procedure',
  entities: [],
  endpoints: [scheduleBasis],
  messages: {},
  menus: { root: procedureMenus },
  grants: { purchaser: ['planner_view', 'method_view'], manager: ['planner_*', 'method_*'] },
} as const satisfies Domain;
