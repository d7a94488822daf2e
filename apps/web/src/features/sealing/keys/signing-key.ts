import { sealKeyKind, sealKeyLifecycle } from '@zhaocai/model/sealing/seal-key';
import type { OwnSealKey } from '@zhaocai/model/sealing/seal-key-endpoints';

/** The key that somebody signs with now; null: he has none yet. */
export function signingKeyOf(keys: readonly OwnSealKey[]): OwnSealKey | null {
  const fits = ({ keyKind, keyStatus }: OwnSealKey) =>
    sealKeyKind.is(keyKind, 'signing') && sealKeyLifecycle.is(keyStatus, 'inUse');
  return keys.find(fits) ?? null;
}
