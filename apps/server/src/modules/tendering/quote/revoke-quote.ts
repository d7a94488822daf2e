import {
  entryLifecycle,
  isReasoned,
  isTendering,
  leastReason,
  type EndpointInput,
  type QuoteReceipt,
  type revokeQuote as endpoint,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findOwnEntry, holdPackage } from '../entry/own-entry.ts';
import { recordVersion } from './record-version.ts';

/**
 * Takes a bid back after the deadline and before the opening: it stays sealed for good, the opening names it as revoked, and
 * its deposit may be kept (R23). The buyer learns of it at the opening, as of all bids (R38).
 */
export async function revokeQuote(
  ctx: Ctx,
  { entryId, reason }: EndpointInput<typeof endpoint>,
): Promise<QuoteReceipt> {
  const entry = await findOwnEntry(ctx, entryId);
  const held = await holdPackage(ctx, entry);
  if (ctx.now < held.bidEndTime) refuse('tendering.revokeEarly');
  if (!isTendering(held.stage)) refuse('tendering.revokeLate');
  if (!entryLifecycle.is(entry.entryStatus, 'submitted')) refuse('tendering.notQuoted');
  if (!isReasoned(reason)) refuse('tendering.revokeReason', { characters: leastReason });
  const version = { kind: 'revocation', cipherHash: null, sealed: { reason } } as const;
  return (await recordVersion(ctx, entry, version)).receipt;
}
