import type { Domain } from '../kit/domain.ts';
import { contractEndpoints, contractExport } from './contract-endpoints.ts';
import { contractFileEndpoints } from './contract-file-endpoints.ts';
import { contractFile } from './contract-file.ts';
import { contractTerm } from './contract-term.ts';
import { contract, contractLine } from './contract.ts';
import { drawUpEndpoints } from './draw-up-endpoints.ts';
import { contractMenus } from './menus.ts';
import { contractMessages } from './messages.ts';
import { performingMessages } from './performing-messages.ts';
import { planEndpoints } from './plan-endpoints.ts';

export * from './bid-deviation.ts';
export * from './choices.ts';
export * from './contract-endpoints.ts';
export * from './contract-file-endpoints.ts';
export * from './contract-file.ts';
export * from './contract-lifecycle.ts';
export * from './contract-term-lifecycle.ts';
export * from './contract-term.ts';
export * from './contract.ts';
export * from './draw-up-endpoints.ts';
export * from './messages.ts';
export * from './payment-plan.ts';
export * from './performing-choices.ts';
export * from './performing-messages.ts';
export * from './plan-endpoints.ts';

/** What buyer and winner agree after an award, and what becomes of it. */
export const contractDomain = {
  name: 'contract',
  // Rows are locked in this order.
  entities: [contract, contractLine, contractTerm, contractFile],
  endpoints: [...contractEndpoints, ...drawUpEndpoints, ...planEndpoints, ...contractFileEndpoints],
  messages: { ...contractMessages, ...performingMessages },
  menus: { root: contractMenus },
  grants: {
    purchaser: ['contract_view', 'contract_edit'],
    manager: ['contract_view', 'contract_approve'],
    finance: ['contract_view'],
    supervisor: ['contract_view'],
  },
  exports: [contractExport],
} as const satisfies Domain;
