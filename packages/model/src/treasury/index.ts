import type { Domain } from '../kit/domain.ts';
import type { Endpoint } from '../kit/endpoint.ts';
import type { Entity } from '../kit/entity.ts';
import { costInEndpoints } from './cost-in-endpoints.ts';
import { costIn } from './cost-in.ts';
import { costOutEndpoints } from './cost-out-endpoints.ts';
import { costOut } from './cost-out.ts';
import { labourTaxBand } from './labour-tax-band.ts';
import { labourTaxMenus } from './menus.ts';
import { treasuryMessages } from './messages.ts';
import { payout } from './payout.ts';
import { walletAccount } from './wallet-account.ts';
import { walletEndpoints } from './wallet-endpoints.ts';

export * from './choices.ts';
export * from './cost-in-endpoints.ts';
export * from './cost-in-lifecycle.ts';
export * from './cost-in.ts';
export * from './cost-out-endpoints.ts';
export * from './cost-out-lifecycle.ts';
export * from './cost-out.ts';
export * from './labour-tax-band.ts';
export * from './labour-tax.ts';
export * from './messages.ts';
export * from './payout-lifecycle.ts';
export * from './payout.ts';
export * from './treasury-postings.ts';
export * from './wallet-account.ts';
export * from './wallet-endpoints.ts';

// Named as what they are: the exact types of so many would be written out in that of all domains, which has a length.

/** Rows are locked in this order: a receipt before the refund that it is paid back by. */
const entities: readonly Entity[] = [labourTaxBand, walletAccount, costIn, costOut, payout];

const endpoints: readonly Endpoint[] = [...walletEndpoints, ...costOutEndpoints, ...costInEndpoints];

/** Wallets, what projects take in beside deposits and orders, and what they pay experts. */
export const treasuryDomain = {
  name: 'treasury',
  entities,
  endpoints,
  messages: treasuryMessages,
  menus: { system: labourTaxMenus },
  grants: {
    purchaser: ['costIn_view', 'costIn_edit', 'expertFee_view', 'expertFee_edit', 'expertFee_mistake'],
    manager: [
      'costIn_view',
      'costIn_correct',
      'expertFee_view',
      'expertFee_approve',
      'expertFee_mistake',
      'payout_view',
      'payout_pay',
    ],
    finance: [
      'costIn_view',
      'costIn_export',
      'costIn_confirm',
      'costIn_correct',
      'expertFee_view',
      'expertFee_export',
      'expertFee_pay',
      'payout_*',
      'labourTax_*',
    ],
    supervisor: ['costIn_view', 'expertFee_view', 'payout_view'],
    expert: ['wallet_*'],
  },
} as const satisfies Domain;
