import { sealKeyKind, sealKeyLifecycle, type OwnSealKey } from '@zhaocai/model';
import { unlockSecret } from '@zhaocai/model/sealing/age';

/** Of every key of the demo: people type it in their browsers. */
export const demoPassphrase = 'Demo@2026';

const unlocked = new Map<string, Promise<string>>();

/** The secret of a key of the demo; each is unlocked once, for that takes long on purpose. */
export function demoSecret({
  publicKey,
  lockedSecret,
}: Pick<OwnSealKey, 'publicKey' | 'lockedSecret'>): Promise<string> {
  const secret = unlocked.get(publicKey) ?? unlockSecret(lockedSecret, demoPassphrase);
  unlocked.set(publicKey, secret);
  return secret;
}

/** The key of this kind that its owner uses, of all that he has had. */
export function keyInUse(keys: readonly OwnSealKey[], kind: keyof typeof sealKeyKind.code): OwnSealKey {
  const key = keys.find((one) => sealKeyKind.is(one.keyKind, kind) && sealKeyLifecycle.is(one.keyStatus, 'inUse'));
  if (!key) throw new Error(`no ${kind} key in use`);
  return key;
}
