import type { Domain } from '../kit/domain.ts';
import { crmMenus } from './menus.ts';
import { crmMessages } from './messages.ts';
import { crmCommands } from './crm-endpoints.ts';
import { businessMan, customer, customerLink, customerVisit } from './customer.ts';

export * from './choices.ts';
export * from './crm-endpoints.ts';
export * from './customer.ts';
export * from './messages.ts';

/** Customers. */
export const crmDomain = {
  name: 'crm',
  entities: [businessMan, customer, customerLink, customerVisit],
  endpoints: crmCommands,
  messages: crmMessages,
  menus: { root: crmMenus },
} as const satisfies Domain;
