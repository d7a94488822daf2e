import { entryLifecycle, quote, quoteKind, type QuoteReceipt } from '@zhaocai/model';
import { recordWithReceipt } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { insertRow, type Values } from '../../../platform/rows/index.ts';
import type { OwnEntry } from '../entry/own-entry.ts';
import { supplierStream } from '../evidence/streams.ts';
import { placeOf } from './hold-for-quoting.ts';

type Kind = keyof typeof quoteKind.code;

/** What each kind of version does to the entry and is called in the chain, and what of two clicks the second is told. */
const acts = {
  submission: { move: 'submit', told: 'quote.submit', lost: 'tendering.quotedTwice' },
  change: { move: 'submit', told: 'quote.replace', lost: 'tendering.quoteMeanwhile' },
  withdrawal: { move: 'withdraw', told: 'quote.withdraw', lost: 'tendering.quoteMeanwhile' },
  revocation: { move: 'revoke', told: 'quote.revoke', lost: 'tendering.quoteMeanwhile' },
} as const satisfies Record<Kind, object>;

export interface QuoteVersion {
  readonly kind: Kind;
  /** Null of a withdrawal or a revocation, which carry nothing. */
  readonly cipherHash: string | null;
  /** What is sealed, and by what; of a revocation its reason. */
  readonly sealed?: Values;
}

/**
 * The next version of a quote, however it was sealed: the entry moves on from the one that was judged, the supplier's
 * chain tells of it, and its row carries the receipt. Answers the row's id beside the receipt.
 */
export async function recordVersion(
  ctx: Ctx,
  entry: OwnEntry,
  { kind, cipherHash, sealed = {} }: QuoteVersion,
): Promise<{ quoteId: string; receipt: QuoteReceipt }> {
  const versionNo = entry.quoteVersion + 1;
  await moveOn(ctx, entry, kind);
  const receipt = await recordWithReceipt(ctx, {
    tenantId: entry.tenantId,
    stream: supplierStream(entry.projectId, ctx.tenantId),
    action: acts[kind].told,
    subject: entry.id,
    payload: {
      packageId: entry.packageId,
      versionNo,
      ...(cipherHash !== null && { cipherHash }),
      // What its bidder signed with, as it was registered then.
      ...(sealed.signingKey !== undefined && { signingKey: sealed.signingKey }),
    },
  });
  const proof = { cipherHash, receiptSeq: receipt.seq, receiptHash: receipt.hash };
  const code = quoteKind.code[kind];
  const quoteId = await insertRow(ctx, quote, {
    tenantId: entry.tenantId,
    values: { ...placeOf(ctx, entry), versionNo, kind: code, ...sealed, ...proof },
  });
  return { quoteId, receipt: { entryId: entry.id, versionNo, kind: code, time: ctx.now, ...proof } };
}

async function moveOn(ctx: Ctx, entry: OwnEntry, kind: Kind): Promise<void> {
  const { move, lost } = acts[kind];
  const [marked] = await ctx.db.query<{ ok: boolean }>(
    'select mark_entry_quoted($1, $2, $3, $4::smallint, $5, $6) as ok',
    [entry.tenantId, entry.id, entry.quoteVersion, entryLifecycle.actions[move].to, ctx.user.userId, ctx.now],
  );
  if (!marked?.ok) refuse(lost);
}
