import { listOwnSealKeys, sealKeyKind, type OwnSealKey } from '@zhaocai/model';
import { unlockSecret } from '@zhaocai/model/sealing/age';
import type { Call } from './caller.ts';

/** Of every key of the demo. */
export const keyPassphrase = 'Demo@2026';

export async function ownKey(call: Call, kind: 'opening' | 'signing'): Promise<OwnSealKey> {
  const keys = await call(listOwnSealKeys, {});
  const key = keys.find(({ keyKind }) => sealKeyKind.is(keyKind, kind));
  if (!key) throw new Error(`no ${kind} key`);
  return key;
}

const unlocked = new Map<string, Promise<string>>();

/** Each is unlocked once, for that takes long on purpose. */
export function secretOf(lockedSecret: string): Promise<string> {
  const secret = unlocked.get(lockedSecret) ?? unlockSecret(lockedSecret, keyPassphrase);
  unlocked.set(lockedSecret, secret);
  return secret;
}
