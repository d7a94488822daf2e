import type { Domain } from '../kit/domain.ts';
import { sealingMessages } from './messages.ts';
import { sealKeyEndpoints } from './seal-key-endpoints.ts';
import { sealKey } from './seal-key.ts';

export * from './canonical-json.ts';
export * from './commits.ts';
export * from './envelope.ts';
export * from './holder-rule.ts';
export * from './locked-secret.ts';
export * from './messages.ts';
export * from './seal-key-endpoints.ts';
export * from './seal-key.ts';
export * from './signature.ts';

/** Bids that are sealed in the bidder's browser, and who holds the keys that open them. */
export const sealingDomain = {
  name: 'sealing',
  entities: [sealKey],
  endpoints: sealKeyEndpoints,
  messages: sealingMessages,
} as const satisfies Domain;
