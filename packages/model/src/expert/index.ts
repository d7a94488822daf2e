import type { Domain } from '../kit/domain.ts';
import { expertEndpoints } from './expert-endpoints.ts';
import { expert } from './expert.ts';
import { expertRecords } from './expert-records.ts';
import { expertMenus } from './menus.ts';
import { expertMessages } from './messages.ts';
import { ownExpertEndpoints } from './own-endpoints.ts';

export * from './choices.ts';
export * from './expert-endpoints.ts';
export * from './expert-lifecycle.ts';
export * from './expert-records.ts';
export * from './expert.ts';
export * from './identity-number.ts';
export * from './messages.ts';
export * from './own-endpoints.ts';

/** Experts: the library, and what is known of each. */
export const expertDomain = {
  name: 'expert',
  entities: [expert, ...expertRecords],
  endpoints: [...expertEndpoints, ...ownExpertEndpoints],
  messages: expertMessages,
  menus: { root: expertMenus },
  grants: {
    purchaser: [
      'expertLibrary_view',
      'expertLibrary_add',
      'expertLibrary_edit',
      'expertLibrary_delete',
      'expertLibrary_import',
      'expertLibrary_export',
    ],
    manager: [
      'expertLibrary_view',
      'expertLibrary_export',
      'expertLibrary_audit',
      'expertLibrary_state',
      'expertLibrary_reveal',
    ],
    supervisor: ['expertLibrary_view'],
    expert: ['expertOwn_*'],
  },
} as const satisfies Domain;
