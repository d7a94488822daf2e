import type { Domain } from '../kit/domain.ts';
import { ledgerAccount } from './ledger-account.ts';
import { ledgerCheck } from './ledger-check.ts';
import { ledgerAccountsExport, ledgerEndpoints, ledgerStatementExport } from './ledger-endpoints.ts';
import { ledgerEntry, ledgerPosting } from './ledger-posting.ts';
import { ledgerMenus } from './menus.ts';
import { ledgerMessages } from './messages.ts';

export * from './choices.ts';
export * from './ledger-account.ts';
export * from './ledger-check.ts';
export * from './ledger-endpoints.ts';
export * from './ledger-posting.ts';
export * from './messages.ts';
export * from './posting.ts';

/** Everything that moves money, in double entry. */
export const ledgerDomain = {
  name: 'ledger',
  entities: [ledgerAccount, ledgerPosting, ledgerEntry, ledgerCheck],
  endpoints: ledgerEndpoints,
  messages: ledgerMessages,
  menus: { root: ledgerMenus },
  grants: { finance: ['ledger_*'] },
  exports: [ledgerAccountsExport, ledgerStatementExport],
} as const satisfies Domain;
