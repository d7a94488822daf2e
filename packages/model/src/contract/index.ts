import type { Domain } from '../kit/domain.ts';
import type { Endpoint } from '../kit/endpoint.ts';
import type { Entity } from '../kit/entity.ts';
import { acceptanceEndpoints } from './acceptance-endpoints.ts';
import { contractAcceptance, contractAcceptanceLine, contractAcceptor } from './contract-acceptance.ts';
import { contractEndpoints, contractExport } from './contract-endpoints.ts';
import { contractFileEndpoints } from './contract-file-endpoints.ts';
import { contractFile } from './contract-file.ts';
import { contractInvoice } from './contract-invoice.ts';
import { contractPayment } from './contract-payment.ts';
import { contractTerm } from './contract-term.ts';
import { contract, contractLine } from './contract.ts';
import { drawUpEndpoints } from './draw-up-endpoints.ts';
import { contractInvoiceEndpoints } from './contract-invoice-endpoints.ts';
import { contractMenus } from './menus.ts';
import { contractMessages } from './messages.ts';
import { paymentEndpoints } from './payment-endpoints.ts';
import { performingMessages } from './performing-messages.ts';
import { projectCostEndpoints } from './project-cost-endpoints.ts';
import { supplementEndpoints } from './supplement-endpoints.ts';
import { projectCost, projectCostDetail } from './project-cost.ts';
import { planEndpoints } from './plan-endpoints.ts';

export * from './acceptance-endpoints.ts';
export * from './acceptance-lifecycle.ts';
export * from './accepted-value.ts';
export * from './bid-deviation.ts';
export * from './choices.ts';
export * from './contract-acceptance.ts';
export * from './contract-endpoints.ts';
export * from './contract-file-endpoints.ts';
export * from './contract-file.ts';
export * from './contract-invoice.ts';
export * from './contract-lifecycle.ts';
export * from './contract-payment-lifecycle.ts';
export * from './contract-payment.ts';
export * from './contract-term-lifecycle.ts';
export * from './contract-term.ts';
export * from './contract.ts';
export * from './draw-up-endpoints.ts';
export * from './contract-invoice-endpoints.ts';
export * from './messages.ts';
export * from './payment-endpoints.ts';
export * from './payment-limits.ts';
export * from './payment-plan.ts';
export * from './payment-postings.ts';
export * from './performing-choices.ts';
export * from './performing-messages.ts';
export * from './plan-endpoints.ts';
export * from './project-cost-endpoints.ts';
export * from './project-cost.ts';
export * from './supplement-endpoints.ts';
export * from './supplement-lines.ts';

// Named as what they are: the exact types of so many would be written out in that of all domains, which has a length.

/** Rows are locked in this order. */
const entities: readonly Entity[] = [
  contract,
  contractLine,
  contractAcceptance,
  contractAcceptanceLine,
  contractAcceptor,
  contractTerm,
  contractInvoice,
  contractPayment,
  projectCost,
  projectCostDetail,
  contractFile,
];

const endpoints: readonly Endpoint[] = [
  ...contractEndpoints,
  ...drawUpEndpoints,
  ...supplementEndpoints,
  ...planEndpoints,
  ...acceptanceEndpoints,
  ...contractInvoiceEndpoints,
  ...paymentEndpoints,
  ...projectCostEndpoints,
  ...contractFileEndpoints,
];

/** What buyer and winner agree after an award, and what becomes of it. */
export const contractDomain = {
  name: 'contract',
  entities,
  endpoints,
  messages: { ...contractMessages, ...performingMessages },
  menus: { root: contractMenus },
  grants: {
    purchaser: ['contract_view', 'contract_edit', 'contract_accept'],
    manager: ['contract_view', 'contract_approve', 'contract_accept'],
    finance: ['contract_view', 'contract_pay'],
    supervisor: ['contract_view'],
  },
  exports: [contractExport],
} as const satisfies Domain;
