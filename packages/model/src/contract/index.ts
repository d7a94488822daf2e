import type { Domain } from '../kit/domain.ts';
import { contractEndpoints, contractExport } from './contract-endpoints.ts';
import { contractFileEndpoints } from './contract-file-endpoints.ts';
import { contractFile } from './contract-file.ts';
import { contract, contractLine } from './contract.ts';
import { contractMenus } from './menus.ts';
import { contractMessages } from './messages.ts';

export * from './bid-deviation.ts';
export * from './choices.ts';
export * from './contract-endpoints.ts';
export * from './contract-file-endpoints.ts';
export * from './contract-file.ts';
export * from './contract-lifecycle.ts';
export * from './contract.ts';
export * from './messages.ts';

/** What buyer and winner agree after an award, and what becomes of it. */
export const contractDomain = {
  name: 'contract',
  entities: [contract, contractLine, contractFile],
  endpoints: [...contractEndpoints, ...contractFileEndpoints],
  messages: contractMessages,
  menus: { root: contractMenus },
  grants: {
    purchaser: ['contract_view', 'contract_edit'],
    manager: ['contract_view', 'contract_approve'],
    finance: ['contract_view'],
    supervisor: ['contract_view'],
  },
  exports: [contractExport],
} as const satisfies Domain;
