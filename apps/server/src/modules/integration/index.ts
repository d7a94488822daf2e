import * as model from '@zhaocai/model';
import { crud, namedReads } from '../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import type { Module } from '../../platform/module/index.ts';
import { createSecretBox, sealedColumn, type Secret } from '../../platform/secrets/index.ts';
import { createApiKey } from './key/create-api-key.ts';
import { listKeyScopes } from './key/key-scopes.ts';
import { revokeApiKey } from './key/revoke-api-key.ts';
import { deliverWebhook } from './webhook/deliver-webhook.ts';
import type { WebhookDeps } from './webhook/send-event.ts';
import { redeliver, rotateSecret, tryWebhook } from './webhook/webhook-commands.ts';
import { webhookHooks } from './webhook/webhook-rules.ts';

interface Given {
  readonly secret: Secret;
  readonly privateHosts?: readonly string[];
}

/** How programs of others come in, and are told what happened here. */
export const integrationModule: Module = {
  name: 'integration',
  routes: (platform) => [...keyRoutes(), ...webhookRoutes(webhookDeps(platform))],
  sealed: (secret) =>
    ['sealed_secret', 'sealed_previous'].map((column) =>
      sealedColumn(webhookBox(secret), { table: 'webhook', column }),
    ),
  tasks: (platform) => ({
    deliverWebhook: ({ tenantId = '', id = '' }) =>
      deliverWebhook(
        { ...webhookDeps(platform), database: platform.database, now: () => platform.clock.now() },
        { tenantId, id },
      ),
  }),
};

/** Keeps what webhooks are signed with. */
export function webhookBox(secret: Secret) {
  return createSecretBox(secret, 'zhaocai webhook secret 1');
}

function webhookDeps({ secret, privateHosts = [] }: Given): WebhookDeps {
  return { box: webhookBox(secret), privateHosts };
}

function keyRoutes(): MountedEndpoint[] {
  return [
    ...crud(model.apiKey, { without: ['page', 'detail'] }),
    ...namedReads(model.apiKey),
    handle(model.listKeyScopes, listKeyScopes),
    handle(model.createApiKey, createApiKey),
    handle(model.revokeApiKey, revokeApiKey),
  ];
}

function webhookRoutes(deps: WebhookDeps): MountedEndpoint[] {
  return [
    ...crud(model.webhook, webhookHooks(deps)),
    ...crud(model.webhookDelivery, { without: ['page', 'detail'] }),
    ...namedReads(model.webhookDelivery),
    handle(model.rotateWebhookSecret, (ctx, input) => rotateSecret(deps, ctx, input)),
    handle(model.testWebhook, (ctx, input) => tryWebhook(deps, ctx, input)),
    handle(model.redeliverWebhook, redeliver),
  ];
}
