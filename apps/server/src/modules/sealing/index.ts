import * as model from '@zhaocai/model';
import { handle } from '../../platform/http/index.ts';
import type { Module } from '../../platform/module/index.ts';
import { keysInUse, listOwnKeys } from './key/key-queries.ts';
import { loseKey } from './key/lose-key.ts';
import { saveKey } from './key/save-key.ts';
import { seedDemoKeys } from './seed/seed-demo-keys.ts';

export { keysInUse, listOwnKeys, ownSigningKey } from './key/key-queries.ts';
export { demandKeysRecorded, isRegistered, refuseStrange, strangeKeys, type KeptKey } from './key/recorded-keys.ts';
export { demoPassphrase, demoSecret, keyInUse } from './seed/demo-secret.ts';

/** Who holds keys that open sealed bids, and who signs with which. */
export const sealingModule: Module = {
  name: 'sealing',
  routes: () => [
    handle(model.listOwnSealKeys, listOwnKeys),
    handle(model.saveSealKey, saveKey),
    handle(model.loseSealKey, loseKey),
    handle(model.listHolderKeys, (ctx, { userIds }) => keysInUse(ctx, userIds.split(','))),
  ],
  seedDemo: seedDemoKeys,
};
