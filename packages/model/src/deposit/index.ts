import type { Domain } from '../kit/domain.ts';
import { bankReceipt } from './bank-receipt.ts';
import { bankReceiptEndpoints } from './bank-receipt-endpoints.ts';
import { deposit } from './deposit.ts';
import { depositEndpoints } from './deposit-endpoints.ts';
import { depositMoneyEndpoints } from './deposit-money-endpoints.ts';
import { depositMessages } from './messages.ts';

export * from './bank-receipt.ts';
export * from './bank-receipt-endpoints.ts';
export * from './bank-receipt-lifecycle.ts';
export * from './choices.ts';
export * from './deposit.ts';
export * from './deposit-endpoints.ts';
export * from './deposit-money-endpoints.ts';
export * from './deposit-lifecycle.ts';
export * from './deposit-postings.ts';
export * from './match-receipts.ts';
export * from './messages.ts';
export * from './refund-clock.ts';
export * from './refund-interest.ts';
export * from './required-deposit.ts';

/** Bid security, from handing it in to where its money ends. */
export const depositDomain = {
  name: 'deposit',
  // A receipt is held before the deposit that it confirms.
  entities: [bankReceipt, deposit],
  endpoints: [...depositEndpoints, ...depositMoneyEndpoints, ...bankReceiptEndpoints],
  messages: depositMessages,
  grants: {
    purchaser: ['deposit_view'],
    manager: ['deposit_view', 'deposit_pay', 'deposit_approve'],
    finance: [
      'deposit_view',
      'deposit_export',
      'deposit_confirm',
      'deposit_refund',
      'deposit_forfeit',
      'bankReceipt_*',
    ],
  },
} as const satisfies Domain;
