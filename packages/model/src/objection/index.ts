import type { Domain } from '../kit/domain.ts';
import { objectionMenus } from './menus.ts';
import { objectionMessages } from './messages.ts';
import { objectionEndpoints, objectionExport } from './objection-endpoints.ts';
import { objection } from './objection.ts';

export * from './choices.ts';
export * from './messages.ts';
export * from './objection-endpoints.ts';
export * from './objection-lifecycle.ts';
export * from './objection-window.ts';
export * from './objection.ts';

/** What suppliers object to and complain of, from raising it to what came of it. */
export const objectionDomain = {
  name: 'objection',
  entities: [objection],
  endpoints: objectionEndpoints,
  messages: objectionMessages,
  menus: { root: objectionMenus },
  grants: {
    purchaser: ['objection_view', 'objection_answer'],
    manager: ['objection_view', 'objection_answer'],
    supervisor: ['objection_view', 'objection_handle'],
  },
  exports: [objectionExport],
} as const satisfies Domain;
