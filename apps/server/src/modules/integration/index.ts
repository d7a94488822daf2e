import * as model from '@zhaocai/model';
import { crud, namedReads } from '../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import type { Module } from '../../platform/module/index.ts';
import { createApiKey } from './key/create-api-key.ts';
import { listKeyScopes } from './key/key-scopes.ts';
import { revokeApiKey } from './key/revoke-api-key.ts';

/** How programs of others come in. */
export const integrationModule: Module = { name: 'integration', routes: integrationRoutes };

function integrationRoutes(): MountedEndpoint[] {
  return [
    ...crud(model.apiKey, { without: ['page', 'detail'] }),
    ...namedReads(model.apiKey),
    handle(model.listKeyScopes, listKeyScopes),
    handle(model.createApiKey, createApiKey),
    handle(model.revokeApiKey, revokeApiKey),
  ];
}
