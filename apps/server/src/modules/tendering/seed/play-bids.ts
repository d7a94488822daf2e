import type { SealedOffer } from '@zhaocai/model';
import { newBidIdentity } from '@zhaocai/model/sealing/seal-bid';
import { signerOf } from '@zhaocai/model/sealing/signature';
import { unsealShares } from '@zhaocai/model/sealing/unseal-shares';
import { sealOffer } from '@zhaocai/model/tendering/seal-offer';
import type { SessionUser } from '../../../platform/access/index.ts';
import { parseInstant } from '../../../platform/db/index.ts';
import { demoSecret, keyInUse, listOwnKeys } from '../../sealing/index.ts';
import { giveShares } from '../opening/give-shares.ts';
import { readOpeningShares } from '../opening/holder-shares.ts';
import { handInSealed } from '../quote/hand-in-sealed.ts';
import { readOwnQuote } from '../quote/quote-queries.ts';
import type { Sealing } from '../server-sealed/sealing.ts';
import { actAs, type Stage } from './demo-people.ts';

// What the browsers of the demo's people would do: nothing of it is the server's work.

interface Acting extends Stage {
  readonly sealing: Sealing;
}

export interface DemoBid {
  readonly bidder: SessionUser;
  readonly entryId: string;
  readonly offer: SealedOffer;
  readonly time: string;
}

/** Seals an offer with the bidder's demo key and hands it in. */
export async function handInBid(cast: Acting, { bidder, entryId, offer, time }: DemoBid): Promise<void> {
  const act = actAs(cast, bidder, time);
  const { seal: target } = await act((ctx, id: string) => readOwnQuote(cast.sealing, ctx, { entryId: id }), entryId);
  if (!target) throw new Error('the package has no holders');
  const key = keyInUse(await act((ctx) => listOwnKeys(ctx), undefined), 'signing');
  const signer = await signerOf({ publicKey: key.publicKey, privateKey: await demoSecret(key) });
  const identity = await newBidIdentity();
  const sealed = await sealOffer({
    target,
    identity,
    offer,
    files: [],
    signer,
    at: new Date(parseInstant(time)).toISOString(),
  });
  await act(handInSealed, { ...sealed, entryId, keyId: key.id });
}

/** A holder unlocks what is his of a project's bids with his demo key. */
export async function unlockBids(
  cast: Stage,
  { holder, projectId, time }: { holder: SessionUser; projectId: string; time: string },
): Promise<void> {
  const act = actAs(cast, holder, time);
  const { own } = await act(readOpeningShares, { projectId });
  const key = keyInUse(await act((ctx) => listOwnKeys(ctx), undefined), 'opening');
  await act(giveShares, { projectId, shares: await unsealShares(await demoSecret(key), own) });
}
