import type { Domain } from '../kit/domain.ts';
import { negotiationMessages } from './messages.ts';
import { quoteRound, roundBid, roundBidder, roundLine } from './quote-round.ts';
import { roundEndpoints } from './round-endpoints.ts';

export * from './messages.ts';
export * from './quote-round.ts';
export * from './round-endpoints.ts';
export * from './round-lifecycle.ts';
export * from './round-rule.ts';

/** Negotiations (谈判、磋商): bidders quote in rounds, sealed, and the last one decides. */
export const negotiationDomain = {
  name: 'negotiation',
  // A round before who quotes in it: they are locked in this order.
  entities: [quoteRound, roundBidder, roundBid, roundLine],
  endpoints: roundEndpoints,
  messages: negotiationMessages,
} as const satisfies Domain;
