import {
  entryLifecycle,
  es256,
  envelopeHash,
  isForHolders,
  isOfPlace,
  readEnvelope,
  type EndpointInput,
  type handInSealed as endpoint,
  type QuoteReceipt,
  type SealEnvelope,
  type SealTarget,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { ownSigningKey } from '../../sealing/index.ts';
import { findOwnEntry, type OwnEntry } from '../entry/own-entry.ts';
import { holdForQuoting } from './hold-for-quoting.ts';
import { recordVersion } from './record-version.ts';
import { sealTargetOf } from './seal-target.ts';
import { demandUploaded } from './sealed-upload.ts';
import { bytesOfPart } from './sealed-part.ts';

type SealedInput = EndpointInput<typeof endpoint>;

/**
 * Takes a quote that nobody here can read. What can be known of it without opening it is checked: that it is of this
 * entry, sealed to these holders, whole, and signed by whoever hands it in.
 */
export async function handInSealed(ctx: Ctx, input: SealedInput): Promise<QuoteReceipt> {
  const entry = await findOwnEntry(ctx, input.entryId);
  await holdForQuoting(ctx, entry);
  const target = (await sealTargetOf(ctx, entry)) ?? refuse('tendering.notByHolders');
  const envelope = readEnvelope(input.envelope) ?? refuse('tendering.sealEnvelope');
  demandOfTarget(envelope, target);
  demandWhole(envelope, input);
  await demandUploaded(ctx, entry, envelope.files);
  const signingKey = (await ownSigningKey(ctx, input.keyId)) ?? refuse('tendering.sealSignature');
  const proof = { publicKey: signingKey, signature: input.signature };
  if (!(await es256.isSigned(input.envelope, proof))) refuse('tendering.sealSignature');
  return store(ctx, { entry, envelope, signingKey, input });
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

function demandWhole({ fields, shares }: SealEnvelope, input: SealedInput): void {
  const sealed = bytesOfPart(input.fields) ?? refuse('tendering.sealDiffers');
  if (sealed.bytes.length !== fields.size || sealed.sha256 !== fields.cipherSha256) refuse('tendering.sealDiffers');
  const isWhole = shares.length === input.shares.length;
  const areSame = shares.every(({ cipherSha256 }, index) => {
    return bytesOfPart(input.shares[index] ?? '')?.sha256 === cipherSha256;
  });
  if (!isWhole || !areSame) refuse('tendering.sealDiffers');
}

interface Storing {
  readonly entry: OwnEntry;
  readonly envelope: SealEnvelope;
  readonly signingKey: string;
  readonly input: SealedInput;
}

const insertShares = `
  insert into quote_share (tenant_id, quote_id, key_id, project_id, supplier_tenant_id, cipher, create_time)
  select $1, $2, s.key_id::bigint, $3, $4, s.cipher, $5 from unnest($6::text[], $7::text[]) as s (key_id, cipher)`;

async function store(ctx: Ctx, { entry, envelope, signingKey, input }: Storing): Promise<QuoteReceipt> {
  const { envelope: text, signature, fields: cipher } = input;
  const { quoteId, receipt } = await recordVersion(ctx, entry, {
    kind: entryLifecycle.is(entry.entryStatus, 'submitted') ? 'change' : 'submission',
    cipherHash: await envelopeHash(envelope),
    sealed: { cipher, envelope: text, signature, signingKey },
  });
  const holders = envelope.shares.map(({ holder }) => holder);
  const place = [entry.tenantId, quoteId, entry.projectId, ctx.tenantId, ctx.now];
  await ctx.db.query(insertShares, [...place, holders, input.shares]);
  return receipt;
}
