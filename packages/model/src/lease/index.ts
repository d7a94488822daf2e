import type { Domain } from '../kit/domain.ts';
import { leaseMenus } from './menus.ts';
import { leaseMessages } from './messages.ts';
import { roomContractEndpoints } from './contract-endpoints.ts';
import { leaseApplicationEndpoints } from './lease-endpoints.ts';
import { roomRentEndpoints } from './rent-endpoints.ts';
import { leasePolicy } from './lease-policy.ts';
import { settlementEndpoints } from './settlement-endpoints.ts';
import { renewalEndpoints } from './renewal-endpoints.ts';
import { roomContract } from './room-contract.ts';
import { roomLease } from './room-lease.ts';
import { roomRent } from './room-rent.ts';

export * from './choices.ts';
export * from './contract-endpoints.ts';
export * from './contract-lifecycle.ts';
export * from './lease-endpoints.ts';
export * from './lease-policy.ts';
export * from './lease-lifecycle.ts';
export * from './renewal-endpoints.ts';
export * from './rent-bills.ts';
export * from './rent-endpoints.ts';
export * from './rent-lifecycle.ts';
export * from './rent-lines.ts';
export * from './room-contract.ts';
export * from './room-lease.ts';
export * from './room-rent.ts';
export * from './settlement.ts';
export * from './settlement-endpoints.ts';
export { type LeaseFigures } from './wire.ts';
export * from './messages.ts';

/** Applications for, contracts and bills of rooms that are let. */
export const leaseDomain = {
  name: 'lease',
  entities: [roomLease, roomContract, roomRent, leasePolicy],
  endpoints: [
    ...leaseApplicationEndpoints,
    ...roomContractEndpoints,
    ...settlementEndpoints,
    ...renewalEndpoints,
    ...roomRentEndpoints,
  ],
  messages: leaseMessages,
  // Beside whoever keeps the estate, a second pair of eyes.
  grants: {
    manager: [
      'roomLease_view',
      'roomLease_review',
      'roomContract_view',
      'roomContract_review',
      'roomRent_view',
      'roomRent_edit',
    ],
  },
  menus: { estate: leaseMenus },
} as const satisfies Domain;
