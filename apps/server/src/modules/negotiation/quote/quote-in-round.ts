import {
  envelopeHash,
  projectLifecycle,
  quoteRoundLifecycle,
  roundBid,
  roundBidder,
  roundBidderLifecycle,
  type EndpointInput,
  type EndpointOutput,
  type quoteInRound as endpoint,
  type SealEnvelope,
  type SealTarget,
} from '@zhaocai/model';
import { recordWithReceipt, type KeptAct } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { insertRow, noteLocks } from '../../../platform/rows/index.ts';
import { demandSealed, demandSigned, recordedHolders, supplierStream } from '../../tendering/index.ts';
import { demandGoingOn } from './recorded-round.ts';

type Input = EndpointInput<typeof endpoint>;
type Answer = EndpointOutput<typeof endpoint>;

/** A bidder's place in a round, held. */
interface HeldPlace {
  readonly id: string;
  readonly tenantId: string;
  readonly projectId: string;
  readonly packageId: string;
  readonly roundId: string;
  readonly roundStatus: number;
  readonly endTime: string;
  readonly bidderStatus: number;
  readonly quoteVersion: number;
  readonly stage: number;
  readonly isUnlocked: boolean;
  readonly acts: readonly (KeptAct & { readonly action: string })[] | null;
}

const hold = `
  select h.id::text as id, h.tenant_id as "tenantId", h.project_id::text as "projectId", h.package_id::text as "packageId",
    h.round_id::text as "roundId", h.round_status as "roundStatus", h.end_time as "endTime",
    h.bidder_status as "bidderStatus", h.quote_version as "quoteVersion", h.stage, h.is_unlocked as "isUnlocked", h.acts
  from hold_round($1, $2) h`;

/**
 * Takes a quote of a round that nobody here can read: sealed to the holders of the package as the first was, under the
 * bidder's place in this round, so that it counts in no other. Until the end it may be replaced.
 */
export async function quoteInRound(ctx: Ctx, input: Input): Promise<Answer> {
  const { bidderId, tenantId, ...parts } = input;
  const [held] = await ctx.db.query<HeldPlace & Record<string, unknown>>(hold, [tenantId, bidderId]);
  const place = held ?? notFound();
  await demandTaken(ctx, place);
  const target = (await roundTarget(ctx, place)) ?? refuse('negotiation.noHolders');
  const envelope = demandSealed(parts, target);
  // Texts and prices alone: what was handed in first stays with its files.
  if (envelope.files.length > 0) refuse('tendering.sealDiffers');
  const signingKey = await demandSigned(ctx, parts);
  return store(ctx, place, { envelope, signingKey, input });
}

async function demandTaken(ctx: Ctx, place: HeldPlace): Promise<void> {
  if (!projectLifecycle.is(place.stage, 'opened')) refuse('negotiation.notNegotiating');
  const isGoingOn = quoteRoundLifecycle.is(place.roundStatus, 'quoting') && ctx.now < place.endTime;
  if (!isGoingOn || !roundBidderLifecycle.is(place.bidderStatus, 'called', 'submitted')) refuse('negotiation.over');
  if (place.isUnlocked) refuse('negotiation.openingBegun');
  await demandGoingOn(ctx, place, place.acts ?? []);
}

type Placed = Pick<HeldPlace, 'id' | 'tenantId' | 'projectId' | 'packageId' | 'quoteVersion'>;

/** To whom a bidder's next version in a round is sealed. The envelope names his place in the round where a first bid names the registration. */
export async function roundTarget(ctx: Ctx, place: Placed): Promise<SealTarget | null> {
  const { id, tenantId, projectId, packageId, quoteVersion } = place;
  const settled = await recordedHolders(ctx, { tenantId, packageId });
  if (!settled) return null;
  return { place: { tenantId, projectId, packageId, entryId: id, version: quoteVersion + 1 }, ...settled };
}

interface Storing {
  readonly envelope: SealEnvelope;
  readonly signingKey: string;
  readonly input: Input;
}

const insertShares = `
  insert into round_share (tenant_id, bid_id, key_id, project_id, supplier_tenant_id, cipher, create_time)
  select $1, $2, s.key_id::bigint, $3, $4, s.cipher, $5 from unnest($6::text[], $7::text[]) as s (key_id, cipher)`;

async function store(ctx: Ctx, place: HeldPlace, { envelope, signingKey, input }: Storing): Promise<Answer> {
  const { tenantId, projectId, roundId, id: bidderId } = place;
  const versionNo = place.quoteVersion + 1;
  const cipherHash = await envelopeHash(envelope);
  await markQuoted(ctx, place);
  const receipt = await recordWithReceipt(ctx, {
    tenantId,
    stream: supplierStream(projectId, ctx.tenantId),
    action: 'roundBidder.quote',
    subject: bidderId,
    payload: { roundId, packageId: place.packageId, versionNo, cipherHash, signingKey },
  });
  const { fields: cipher, envelope: text, signature } = input;
  const proof = { cipherHash, receiptSeq: receipt.seq, receiptHash: receipt.hash };
  const sealed = { versionNo, cipher, envelope: text, signature, signingKey, ...proof };
  const bidId = await insertRow(ctx, roundBid, {
    tenantId,
    values: { projectId, roundId, bidderId, supplierTenantId: ctx.tenantId, ...sealed },
  });
  const holders = envelope.shares.map(({ holder }) => holder);
  await ctx.db.write(insertShares, [tenantId, bidId, projectId, ctx.tenantId, ctx.now, holders, input.shares]);
  return { bidderId, versionNo, time: ctx.now, ...proof };
}

/** He has handed in the next version, unless he has meanwhile or the round is over. */
async function markQuoted(ctx: Ctx, { tenantId, id, quoteVersion }: HeldPlace): Promise<void> {
  noteLocks(ctx.db, roundBidder, [id]);
  const [marked] = await ctx.db.query<{ ok: boolean }>('select mark_round_quoted($1, $2, $3, $4, $5, $6) as ok', [
    tenantId,
    id,
    quoteVersion,
    nextId(),
    ctx.user.userId,
    ctx.now,
  ]);
  if (!marked?.ok) refuse('negotiation.quotedMeanwhile');
}
