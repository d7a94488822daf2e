import { fenToYuan, type EndpointOutput, type openingRecord, type ownQuote, type QuoteReceipt } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { findOwnEntry, type OwnEntry } from '../entry/own-entry.ts';
import { openOwn, type StoredVersion } from '../server-sealed/own-quote.ts';
import type { Sealing } from '../server-sealed/sealing.ts';
import { intactBid, type LyingBid } from './intact-bid.ts';
import { sealTargetOf } from './seal-target.ts';

type OwnQuote = EndpointOutput<typeof ownQuote>;

type StoredQuote = Omit<QuoteReceipt, 'entryId'> & StoredVersion & (LyingBid | { readonly envelope: null });

/** How the bidder's own quote stands, to whom its next version is sealed, and the receipts of every version. */
export async function readOwnQuote(sealing: Sealing, ctx: Ctx, { entryId }: { entryId: string }): Promise<OwnQuote> {
  const entry = await findOwnEntry(ctx, entryId);
  const versions = await ctx.db.query<StoredQuote & Record<string, unknown>>(
    `select version_no as "versionNo", kind, create_time as time, cipher_hash as "cipherHash",
       receipt_seq as "receiptSeq", receipt_hash as "receiptHash", cipher, bidder_dek as "bidderDek",
       envelope, signature, signing_key as "signingKey"
     from quote where tenant_id = $1 and entry_id = $2 and supplier_tenant_id = $3 order by version_no desc`,
    [entry.tenantId, entryId, ctx.tenantId],
  );
  return {
    entryId,
    entryStatus: entry.entryStatus,
    versionNo: entry.quoteVersion,
    seal: await sealTargetOf(ctx, entry),
    ...(await standingOf(sealing, ctx, { entry, version: versions.at(0) })),
    receipts: versions.map(({ versionNo, kind, time, cipherHash, receiptSeq, receiptHash }) => ({
      entryId,
      versionNo,
      kind,
      time,
      cipherHash,
      receiptSeq,
      receiptHash,
    })),
  };
}

/** He must hear of damage while he can still quote anew. */
async function standingOf(
  sealing: Sealing,
  ctx: Ctx,
  { entry, version }: { entry: OwnEntry; version: StoredQuote | undefined },
): Promise<Pick<OwnQuote, 'quote' | 'isUnreadable'>> {
  if (version === undefined || version.envelope === null) return openOwn(sealing, ctx, { entry, version });
  const intact = await intactBid(version);
  if (!('fault' in intact)) return { quote: null, isUnreadable: false };
  ctx.log.error({ entryId: entry.id, versionNo: version.versionNo, fault: intact.fault }, 'a sealed quote is damaged');
  return { quote: null, isUnreadable: true };
}

type RecordLine = EndpointOutput<typeof openingRecord>[number];

/** Names and prices of everybody who bid, for those who bid, since the opening (R36). */
export async function readOpeningRecord(
  ctx: Ctx,
  { projectId, tenantId }: { projectId: string; tenantId?: string },
): Promise<RecordLine[]> {
  const rows = await ctx.db.query<Omit<RecordLine, 'bidStatus'> & { selected: boolean | null }>(
    `select r.package_id as "packageId", k.package_no as "packageNo", k.package_name as "packageName",
       r.entry_id as "entryId", r.supplier_name as "supplierName", r.per_money as "perMoney",
       r.total_money as "totalMoney", r.open_fault as "openFault", r.ruling, r.ruling_reason as "rulingReason",
       r.is_own as "isOwn", r.selected
     from opening_record r join published_package k on k.tenant_id = r.tenant_id and k.id = r.package_id
     where r.project_id = $1 ${tenantId ? 'and r.tenant_id = $2' : ''}
     order by k.package_no, r.total_money, r.entry_id`,
    tenantId ? [projectId, tenantId] : [projectId],
  );
  return rows.map(({ selected, ...row }) => ({
    ...row,
    perMoney: row.perMoney === null ? null : fenToYuan(row.perMoney),
    totalMoney: row.totalMoney === null ? null : fenToYuan(row.totalMoney),
    bidStatus: selected === null ? null : selected ? '1' : '0',
  }));
}
