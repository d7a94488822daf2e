import type { Entity } from '../kit/entity.ts';
import { crmCommands } from './crm-endpoints.ts';
import { businessMan, customer, customerLink, customerVisit } from './customer.ts';

export * from './choices.ts';
export * from './crm-endpoints.ts';
export * from './customer.ts';

/** Customers. */
export const crmEntities = [businessMan, customer, customerLink, customerVisit] as const satisfies readonly Entity[];
export const crmEndpoints = crmCommands;
