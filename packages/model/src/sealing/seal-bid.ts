import { newIdentity, sealTo, type AgeIdentity } from './age.ts';
import { bytesOf, sha256 } from './bytes.ts';
import { fieldsCommitOf, fieldsText, keyCommitOf, newNonce, type SealedFields } from './commits.ts';
import { envelopeText, type BidPlace, type SealEnvelope, type SealedFilePart } from './envelope.ts';
import { shareText, splitSecret } from './shares.ts';
import type { Signer } from './signature.ts';

/** Whom a share is sealed to. */
export interface ShareHolder {
  /** Id of his key. */
  readonly id: string;
  readonly recipient: string;
}

export interface BidToSeal {
  readonly place: BidPlace;
  readonly fields: SealedFields;
  /** Its files, sealed to `identity` before. */
  readonly files: readonly SealedFilePart[];
  readonly holders: readonly ShareHolder[];
  readonly threshold: number;
  /** Where the bidder's own layer is on: his recipient. */
  readonly bidder?: string | undefined;
  readonly signer: Signer;
  /** RFC 3339, by the clock of whoever seals. */
  readonly at: string;
}

export interface SealedBid {
  /** The canonical text, which is what is signed. */
  readonly envelope: string;
  readonly signature: string;
  readonly fields: Uint8Array;
  /** In the order of the envelope's. */
  readonly shares: readonly Uint8Array[];
}

/** One fresh identity for one version of a bid. */
export const newBidIdentity: () => Promise<AgeIdentity> = newIdentity;

/** Everything of a bid but its files, under the bid's own identity, which nobody keeps. */
export async function sealBid(identity: AgeIdentity, bid: BidToSeal): Promise<SealedBid> {
  const { place, holders, signer } = bid;
  const nonce = newNonce();
  const plain = bytesOf(fieldsText(bid.fields, nonce));
  const fields = await sealTo(identity.recipient, bid.bidder ? await sealTo(bid.bidder, plain) : plain);
  const shares = await sealedShares(identity.secret, bid);
  const envelope = envelopeText({
    v: 'seal-v1',
    ...placeOf(place),
    recipient: identity.recipient,
    keyCommit: await keyCommitOf(identity.secret),
    fieldsCommit: await fieldsCommitOf(bid.fields, nonce),
    files: bid.files.map(({ id, size, cipherSha256 }) => ({ id, size, cipherSha256 })),
    fields: { size: fields.length, cipherSha256: await sha256(fields) },
    shares: await Promise.all(
      shares.map(async (cipher, index) => ({ holder: holders[index]?.id ?? '', cipherSha256: await sha256(cipher) })),
    ),
    bidderLayer: bid.bidder !== undefined,
    at: bid.at,
  } satisfies SealEnvelope);
  return { envelope, signature: await signer.sign(envelope), fields, shares };
}

function placeOf({ tenantId, projectId, packageId, entryId, version }: BidPlace): BidPlace {
  return { tenantId, projectId, packageId, entryId, version };
}

async function sealedShares(secret: string, { place, holders, threshold }: BidToSeal): Promise<Uint8Array[]> {
  const shares = await splitSecret(secret, { count: holders.length, threshold });
  return Promise.all(
    holders.map(({ id, recipient }, index) =>
      sealTo(recipient, bytesOf(shareText(place, { holder: id, share: shares[index] ?? '' }))),
    ),
  );
}
