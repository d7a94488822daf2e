import { newIdentity, unlockSecret, type AgeIdentity } from '@zhaocai/model/sealing/age';
import { signerOf } from '@zhaocai/model/sealing/signature';
import { unsealShares, type SealedShare, type UnsealedShare } from '@zhaocai/model/sealing/unseal-shares';
import { sealOffer, type OfferToSeal, type SealedHandIn } from '@zhaocai/model/tendering/seal-offer';

// What bidders and holders do with a passphrase; it leaves this worker in no form.

export interface LockedKey {
  readonly publicKey: string;
  readonly lockedSecret: string;
}

export interface QuoteToSeal extends Omit<OfferToSeal, 'signer'> {
  readonly signing: LockedKey;
  readonly passphrase: string;
}

export function bidIdentity(): Promise<AgeIdentity> {
  return newIdentity();
}

/** undefined: the passphrase is another one. */
export async function sealQuote({ signing, passphrase, ...bid }: QuoteToSeal): Promise<SealedHandIn | undefined> {
  const privateKey = await unlocked(signing, passphrase);
  if (privateKey === undefined) return undefined;
  return sealOffer({ ...bid, signer: await signerOf({ publicKey: signing.publicKey, privateKey }) });
}

export interface SharesToUnseal {
  readonly key: LockedKey;
  readonly passphrase: string;
  readonly shares: readonly SealedShare[];
}

/** undefined: the passphrase is another one. */
export async function unsealOwn({ key, passphrase, shares }: SharesToUnseal): Promise<UnsealedShare[] | undefined> {
  const secret = await unlocked(key, passphrase);
  return secret === undefined ? undefined : unsealShares(secret, shares);
}

function unlocked({ lockedSecret }: LockedKey, passphrase: string): Promise<string | undefined> {
  return unlockSecret(lockedSecret, passphrase).catch(() => undefined);
}
