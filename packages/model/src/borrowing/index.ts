import type { Domain } from '../kit/domain.ts';
import { borrowEndpoints } from './borrow-endpoints.ts';
import { borrow, borrowReturn } from './borrow.ts';
import { borrowingMenus } from './menus.ts';
import { borrowingMessages } from './messages.ts';

export * from './borrow-endpoints.ts';
export * from './borrow-lifecycle.ts';
export * from './borrow.ts';
export * from './choices.ts';
export * from './messages.ts';

/** Papers of projects that are lent, and how they come back. */
export const borrowingDomain = {
  name: 'borrowing',
  entities: [borrow, borrowReturn],
  endpoints: borrowEndpoints,
  messages: borrowingMessages,
  menus: { root: borrowingMenus },
  grants: {
    purchaser: ['borrow_view', 'borrow_add', 'borrow_edit', 'borrow_delete', 'borrow_export'],
    manager: ['borrow_*'],
  },
} as const satisfies Domain;
