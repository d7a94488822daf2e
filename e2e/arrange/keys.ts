import { listOwnSealKeys, type OwnSealKey } from '@zhaocai/model';
import { keyInUse } from '../../apps/server/src/modules/sealing/index.ts';
import type { Call } from './caller.ts';

/** The key of this kind that the caller uses now. */
export async function ownKey(call: Call, kind: 'opening' | 'signing'): Promise<OwnSealKey> {
  return keyInUse(await call(listOwnSealKeys, {}), kind);
}
