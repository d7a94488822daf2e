import { quote, type QuoteReceipt, entryLifecycle } from '@zhaocai/model';
import { recordWithReceipt } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { supplierStream } from '../evidence/streams.ts';
import { findOwnEntry } from '../entry/own-entry.ts';
import { insertRow } from '../../../platform/rows/index.ts';
import { holdForQuoting, markQuoted, placeOf } from './hold-for-quoting.ts';

/** Takes a quote back before the deadline. Its versions stay, sealed for good; a new one may be submitted. */
export async function withdrawQuote(ctx: Ctx, { entryId }: { entryId: string }): Promise<QuoteReceipt> {
  const entry = await findOwnEntry(ctx, entryId);
  await holdForQuoting(ctx, { entry });
  if (!entryLifecycle.is(entry.entryStatus, 'submitted')) refuse('tendering.notQuoted');
  const versionNo = entry.quoteVersion + 1;
  await markQuoted(ctx, entry, { action: 'withdraw', lost: 'platform.stale' });
  const receipt = await recordWithReceipt(ctx, {
    tenantId: entry.tenantId,
    stream: supplierStream(entry.projectId, ctx.tenantId),
    action: 'quote.withdraw',
    subject: entry.id,
    payload: { packageId: entry.packageId, versionNo },
  });
  const proof = { receiptSeq: receipt.seq, receiptHash: receipt.hash };
  await insertRow(ctx, quote, {
    tenantId: entry.tenantId,
    values: { ...placeOf(ctx, entry), versionNo, kind: 3, ...proof },
  });
  return { entryId, versionNo, kind: 3, time: ctx.now, cipherHash: null, ...proof };
}
