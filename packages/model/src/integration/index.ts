import type { Domain } from '../kit/domain.ts';
import { apiKey, createApiKey, listKeyScopes, revokeApiKey } from './api-key.ts';
import { integrationMenus } from './menus.ts';
import { integrationMessages } from './messages.ts';

export * from './api-key.ts';
export * from './messages.ts';
export * from './open-to-keys.ts';

/** Keys for programs. */
export const integrationDomain = {
  name: 'integration',
  entities: [apiKey],
  endpoints: [listKeyScopes, createApiKey, revokeApiKey],
  messages: integrationMessages,
  menus: { system: integrationMenus },
} as const satisfies Domain;
