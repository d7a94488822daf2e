import {
  effectiveCeiling,
  fenToYuan,
  quote,
  quoteTotals,
  type EndpointInput,
  type QuoteReceipt,
  type QuoteTotals,
  type submitQuote as endpoint,
} from '@zhaocai/contract';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { findOwnEntry, holdPackage, isTendering, type HeldPackage, type OwnEntry } from '../entry/own-entry.ts';
import { insertRow } from '../store-row.ts';
import { filesOfQuote } from './quote-files.ts';
import { hashOfSealed, quoteLabel, quoteToBytes, type QuoteContent } from './sealed-quote.ts';
import type { Sealing } from './sealing.ts';

type QuoteInput = EndpointInput<typeof endpoint>;

/** A supplier's quote for one package: judged in memory, sealed, and only then stored. */
export async function submitQuote(sealing: Sealing, ctx: Ctx, input: QuoteInput): Promise<QuoteReceipt> {
  const entry = await findOwnEntry(ctx, input.entryId);
  const held = await holdForQuoting(ctx, { entry, supplierTenantId: input.supplierTenantId });
  if (entry.entryStatus === 4) refuse('tendering.quotedTwice');
  return storeQuote(sealing, ctx, { entry, held, input, kind: 1 });
}

/** Changes a quote before the deadline; the earlier version stays, sealed. */
export async function replaceQuote(sealing: Sealing, ctx: Ctx, input: QuoteInput): Promise<QuoteReceipt> {
  const entry = await findOwnEntry(ctx, input.entryId);
  const held = await holdForQuoting(ctx, { entry, supplierTenantId: input.supplierTenantId });
  if (entry.entryStatus !== 4) refuse('tendering.notQuoted');
  return storeQuote(sealing, ctx, { entry, held, input, kind: 2 });
}

/** Holds the package and judges whether this supplier may quote for it now: at the deadline it is late. */
export async function holdForQuoting(
  ctx: Ctx,
  { entry, supplierTenantId }: { entry: OwnEntry; supplierTenantId?: string },
): Promise<HeldPackage & { publicKey: string }> {
  if (supplierTenantId && supplierTenantId !== ctx.tenantId) refuse('tendering.otherSupplier');
  const held = await holdPackage(ctx, entry);
  if (!isTendering(held.stage) || ctx.now >= held.bidEndTime) refuse('tendering.tooLate');
  if (held.supplierStatus === 2) refuse('tendering.blackListed');
  if (entry.entryStatus < 2 || entry.entryStatus === 3) refuse('tendering.notAccepted');
  const { publicKey } = held;
  if (!publicKey) throw new Error(`package ${entry.packageId} is published without a key`);
  return { ...held, publicKey };
}

interface Storing {
  readonly entry: OwnEntry;
  readonly held: { readonly publicKey: string };
  readonly input: QuoteInput;
  readonly kind: 1 | 2;
}

async function storeQuote(sealing: Sealing, ctx: Ctx, { entry, held, input, kind }: Storing): Promise<QuoteReceipt> {
  const versionNo = entry.quoteVersion + 1;
  const scope = { tenantId: entry.tenantId, packageId: entry.packageId, entryId: entry.id, label: quoteLabel(versionNo) };
  const content = await contentOf(sealing, ctx, { entry, input });
  const sealed = sealing.seal(scope, quoteToBytes(content), { publicKey: held.publicKey, supplierTenantId: ctx.tenantId });
  const stored = { cipher: sealed.cipher.toString('base64'), packageDek: sealed.packageDek, bidderDek: sealed.bidderDek };
  const cipherHash = hashOfSealed(stored);
  await markQuoted(ctx, entry, { status: 4, lost: kind === 1 ? 'tendering.quotedTwice' : 'platform.stale' });
  const receipt = await recordEvidence(ctx, {
    tenantId: entry.tenantId,
    stream: entry.projectId,
    action: kind === 1 ? 'quote.submit' : 'quote.replace',
    subject: entry.id,
    payload: { packageId: entry.packageId, versionNo, cipherHash },
  });
  const proof = { cipherHash, receiptSeq: receipt.seq, receiptHash: receipt.hash };
  await insertRow(ctx, quote, { tenantId: entry.tenantId, values: { ...placeOf(ctx, entry), versionNo, kind, ...stored, ...proof } });
  return { entryId: entry.id, versionNo, kind, time: ctx.now, ...proof };
}

export function placeOf(ctx: Ctx, { projectId, packageId, id }: OwnEntry) {
  return { projectId, packageId, entryId: id, supplierTenantId: ctx.tenantId };
}

/** Moves the entry on from the version that was judged; of two clicks the second finds it moved. */
export async function markQuoted(
  ctx: Ctx,
  entry: OwnEntry,
  { status, lost }: { status: 4 | 5; lost: 'tendering.quotedTwice' | 'platform.stale' },
): Promise<void> {
  const [marked] = await ctx.db.query<{ ok: boolean }>('select mark_entry_quoted($1, $2, $3, $4::smallint, $5, $6) as ok', [
    entry.tenantId, entry.id, entry.quoteVersion, status, ctx.user.userId, ctx.now,
  ]);
  if (!marked?.ok) refuse(lost);
}

async function contentOf(
  sealing: Sealing,
  ctx: Ctx,
  { entry, input }: { entry: OwnEntry; input: QuoteInput },
): Promise<QuoteContent> {
  const totals = await judgedTotals(ctx, entry, input);
  const files = await filesOfQuote(sealing, ctx, { entry, fileIds: input.fileIds ?? [] });
  const { remark = null, serviceShow = null, matchExplain = null } = input;
  return { ...totals, lines: [...totals.lines], remark, serviceShow, matchExplain, files };
}

async function judgedTotals(ctx: Ctx, entry: OwnEntry, input: QuoteInput): Promise<QuoteTotals> {
  const values = [entry.tenantId, entry.packageId];
  const [limits] = await ctx.db.query<{ budget: string; ceiling: string | null; projectCeiling: string | null }>(
    `select k.budget, k.ceiling_money as ceiling, p.ceiling_money as "projectCeiling"
     from published_package k join published_project p on p.tenant_id = k.tenant_id and p.id = k.project_id
     where k.tenant_id = $1 and k.id = $2`,
    values,
  );
  const items = await ctx.db.query<{ id: string; name: string; quantity: string }>(
    'select id, name, quantity from published_package_item where tenant_id = $1 and package_id = $2 order by line_no',
    values,
  );
  const yuan = (fen: string | null | undefined) => (fen ? fenToYuan(fen) : null);
  const ceiling = effectiveCeiling(fenToYuan(limits?.budget ?? '0'), yuan(limits?.ceiling), yuan(limits?.projectCeiling));
  const totals = quoteTotals({ items, ceiling }, input.lines);
  if (!('code' in totals)) return totals;
  const { code, ...parameters } = totals;
  throw new Refusal(code, parameters);
}
