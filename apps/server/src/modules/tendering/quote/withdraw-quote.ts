import { entryLifecycle, type QuoteReceipt } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findOwnEntry } from '../entry/own-entry.ts';
import { holdForQuoting } from './hold-for-quoting.ts';
import { recordVersion } from './record-version.ts';

/** Takes a quote back before the deadline. Its versions stay, sealed for good; a new one may be submitted. */
export async function withdrawQuote(ctx: Ctx, { entryId }: { entryId: string }): Promise<QuoteReceipt> {
  const entry = await findOwnEntry(ctx, entryId);
  await holdForQuoting(ctx, entry);
  if (!entryLifecycle.is(entry.entryStatus, 'submitted')) refuse('tendering.notQuoted');
  return (await recordVersion(ctx, entry, { kind: 'withdrawal', cipherHash: null })).receipt;
}
