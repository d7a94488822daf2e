import type { Domain } from '../kit/domain.ts';
import { placeMenus } from './menus.ts';
import { placeMessages } from './messages.ts';
import * as calls from './place-endpoints.ts';
import { reservation } from './reservation.ts';
import { site } from './site.ts';

export * from './place-endpoints.ts';
export * from './reservation.ts';
export * from './site.ts';

const { reservationMoves, ...lists } = calls;

/** Sites and who has reserved them. */
export const placeDomain = {
  name: 'place',
  entities: [site, reservation],
  endpoints: [...Object.values(lists), ...Object.values(reservationMoves)],
  messages: placeMessages,
  menus: { root: placeMenus },
  grants: {
    purchaser: ['reserve_view', 'reserve_add', 'reserve_edit', 'reserve_delete', 'reserve_cancel', 'site_view'],
    manager: ['reserve_*', 'site_*'],
  },
} as const satisfies Domain;
