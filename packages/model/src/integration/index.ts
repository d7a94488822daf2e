import type { Domain } from '../kit/domain.ts';
import { redeliverWebhook, rotateWebhookSecret, testWebhook, webhook, webhookDelivery } from './webhook.ts';
import { apiKey, createApiKey, listKeyScopes, revokeApiKey } from './api-key.ts';
import { integrationMenus } from './menus.ts';
import { integrationMessages } from './messages.ts';

export * from './api-key.ts';
export * from './messages.ts';
export * from './open-to-keys.ts';
export * from './webhook.ts';
export * from './webhook-events.ts';

/** Keys for programs, and where programs are told what happens. */
export const integrationDomain = {
  name: 'integration',
  entities: [apiKey, webhook, webhookDelivery],
  endpoints: [listKeyScopes, createApiKey, revokeApiKey, rotateWebhookSecret, testWebhook, redeliverWebhook],
  messages: integrationMessages,
  menus: { system: integrationMenus },
} as const satisfies Domain;
