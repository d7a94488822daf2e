import {
  entryLifecycle,
  envelopeHash,
  type EndpointInput,
  type handInSealed as endpoint,
  type QuoteReceipt,
  type SealEnvelope,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findOwnEntry, type OwnEntry } from '../entry/own-entry.ts';
import { holdForQuoting } from './hold-for-quoting.ts';
import { recordVersion } from './record-version.ts';
import { demandSealed, demandSigned } from './sealed-parts.ts';
import { sealTargetOf } from './seal-target.ts';
import { demandUploaded } from './sealed-upload.ts';

type SealedInput = EndpointInput<typeof endpoint>;

/**
 * Takes a quote that nobody here can read. What can be known of it without opening it is checked: that it is of this
 * entry, sealed to these holders, whole, and signed by whoever hands it in.
 */
export async function handInSealed(ctx: Ctx, input: SealedInput): Promise<QuoteReceipt> {
  const entry = await findOwnEntry(ctx, input.entryId);
  await holdForQuoting(ctx, entry);
  const target = (await sealTargetOf(ctx, entry)) ?? refuse('tendering.notByHolders');
  const envelope = demandSealed(input, target);
  await demandUploaded(ctx, entry, envelope.files);
  const signingKey = await demandSigned(ctx, input);
  return store(ctx, { entry, envelope, signingKey, input });
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
