import {
  effectiveCeiling,
  fenToYuan,
  quoteTotals,
  type EndpointInput,
  type QuoteReceipt,
  type QuoteTotals,
  type submitQuote as endpoint,
  entryLifecycle,
} from '@zhaocai/model';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { findOwnEntry, type OwnEntry } from '../entry/own-entry.ts';
import { demandServerSealing, holdForQuoting } from './hold-for-quoting.ts';
import { filesOfQuote } from './quote-files.ts';
import { recordVersion } from './record-version.ts';
import { hashOfSealed, quoteLabel, quoteToBytes, type QuoteContent } from './sealed-quote.ts';
import type { Sealing } from './sealing.ts';

type QuoteInput = EndpointInput<typeof endpoint>;

/** A supplier's quote for one package: judged in memory, sealed, and only then stored. */
export async function submitQuote(sealing: Sealing, ctx: Ctx, input: QuoteInput): Promise<QuoteReceipt> {
  const entry = await findOwnEntry(ctx, input.entryId);
  const held = await holdForQuoting(ctx, { entry, supplierTenantId: input.supplierTenantId });
  if (entryLifecycle.is(entry.entryStatus, 'submitted')) refuse('tendering.quotedTwice');
  const publicKey = demandServerSealing(held);
  return storeQuote(sealing, ctx, { entry, publicKey, input, kind: 'submission' });
}

/** Changes a quote before the deadline; the earlier version stays, sealed. */
export async function replaceQuote(sealing: Sealing, ctx: Ctx, input: QuoteInput): Promise<QuoteReceipt> {
  const entry = await findOwnEntry(ctx, input.entryId);
  const held = await holdForQuoting(ctx, { entry, supplierTenantId: input.supplierTenantId });
  if (!entryLifecycle.is(entry.entryStatus, 'submitted')) refuse('tendering.notQuoted');
  const publicKey = demandServerSealing(held);
  return storeQuote(sealing, ctx, { entry, publicKey, input, kind: 'change' });
}

interface Storing {
  readonly entry: OwnEntry;
  readonly publicKey: string;
  readonly input: QuoteInput;
  readonly kind: 'submission' | 'change';
}

async function storeQuote(
  sealing: Sealing,
  ctx: Ctx,
  { entry, publicKey, input, kind }: Storing,
): Promise<QuoteReceipt> {
  const scope = {
    tenantId: entry.tenantId,
    packageId: entry.packageId,
    entryId: entry.id,
    label: quoteLabel(entry.quoteVersion + 1),
  };
  const content = await contentOf(sealing, ctx, { entry, input });
  const sealed = sealing.seal(scope, quoteToBytes(content), {
    publicKey,
    supplierTenantId: ctx.tenantId,
  });
  const stored = {
    cipher: sealed.cipher.toString('base64'),
    packageDek: sealed.packageDek,
    bidderDek: sealed.bidderDek,
  };
  const cipherHash = hashOfSealed(stored);
  return (await recordVersion(ctx, entry, { kind, cipherHash, sealed: stored })).receipt;
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
  const ceiling = effectiveCeiling(
    fenToYuan(limits?.budget ?? '0'),
    yuan(limits?.ceiling),
    yuan(limits?.projectCeiling),
  );
  const totals = quoteTotals({ items, ceiling }, input.lines);
  if (!('code' in totals)) return totals;
  const { code, ...parameters } = totals;
  throw new Refusal(code, parameters);
}
