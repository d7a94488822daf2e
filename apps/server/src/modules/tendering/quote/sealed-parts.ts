import {
  es256,
  isForHolders,
  isOfPlace,
  readEnvelope,
  type EndpointInput,
  type handInSealed as endpoint,
  type SealEnvelope,
  type SealTarget,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { ownSigningKey } from '../../sealing/index.ts';
import { bytesOfPart } from './sealed-part.ts';

/** What a bidder's browser has sealed and signed, of whatever it is a bid for. */
export type SealedParts = Omit<EndpointInput<typeof endpoint>, 'entryId'>;

/** What can be known of a sealed bid without opening it: it is of this place, sealed to these holders, and whole. */
export function demandSealed(input: SealedParts, target: SealTarget): SealEnvelope {
  const envelope = readEnvelope(input.envelope) ?? refuse('tendering.sealEnvelope');
  demandOfTarget(envelope, target);
  demandWhole(envelope, input);
  return envelope;
}

/** It is signed with the key of whoever hands it in; answers that key. */
export async function demandSigned(ctx: Ctx, { keyId, envelope, signature }: SealedParts): Promise<string> {
  const publicKey = (await ownSigningKey(ctx, keyId)) ?? refuse('tendering.sealSignature');
  if (!(await es256.isSigned(envelope, { publicKey, signature }))) refuse('tendering.sealSignature');
  return publicKey;
}

function demandOfTarget(envelope: SealEnvelope, { place, holders }: SealTarget): void {
  if (!isOfPlace(envelope, place)) refuse('tendering.sealPlace');
  if (
    !isForHolders(
      envelope,
      holders.map(({ id }) => id),
    )
  )
    refuse('tendering.sealHolders');
  if (envelope.bidderLayer) refuse('tendering.sealLayer');
}

function demandWhole({ fields, shares }: SealEnvelope, input: SealedParts): void {
  const sealed = bytesOfPart(input.fields) ?? refuse('tendering.sealDiffers');
  if (sealed.bytes.length !== fields.size || sealed.sha256 !== fields.cipherSha256) refuse('tendering.sealDiffers');
  const isWhole = shares.length === input.shares.length;
  const areSame = shares.every(({ cipherSha256 }, index) => {
    return bytesOfPart(input.shares[index] ?? '')?.sha256 === cipherSha256;
  });
  if (!isWhole || !areSame) refuse('tendering.sealDiffers');
}
