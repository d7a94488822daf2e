import {
  isReasoned,
  leastReason,
  openFault,
  quoteRound,
  roundBidder,
  roundBidderLifecycle,
  roundLine,
  type OpenFault,
  type Saved,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { insertRows } from '../../../platform/rows/index.ts';
import {
  demandSoundDatabase,
  endsOfSupplierChains,
  failureOf,
  hashesOfRound,
  openSealed,
  QuoteFailure,
  termsOf,
  type BidKeys,
  type ProjectRow,
} from '../../tendering/index.ts';
import type { RoundRow } from '../lead/find-rounds.ts';
import { demandQuotesTold, type LyingQuote } from './recorded-bids.ts';
import { judgeQuotes, namesOf, sharesOfRounds, type RoundShare } from './round-shares.ts';

interface Opening {
  readonly round: RoundRow;
  readonly project: ProjectRow;
  /** Opens without a holder whom a quote waits for in vain. */
  readonly reason: string | undefined;
}

const lying = `
  select d.id::text as "quoteId", b.id::text as "bidderId", b.entry_id::text as "entryId", b.package_id::text as "packageId",
    d.version_no as "versionNo", d.cipher, d.cipher_hash as "cipherHash", d.envelope, d.signature, d.signing_key as "signingKey"
  from round_bidder b
  join round_bid d on d.tenant_id = b.tenant_id and d.bidder_id = b.id and d.version_no = b.quote_version
  where b.tenant_id = $1 and b.round_id = $2 and b.is_deleted = 0
    and b.bidder_status in ${roundBidderLifecycle.sql('submitted')} order by b.id`;

/** The keys of a round's quotes, where nobody is waited for and nobody's word alone would fail one. */
async function demandUnlocked(ctx: Ctx, roundId: string, reason: string | undefined): Promise<BidKeys> {
  const shares = await sharesOfRounds(ctx, [roundId]);
  const { keys, open } = await judgeQuotes(shares, isReasoned(reason));
  const missing = open.map((one) => one.missing).filter(({ length }) => length > 0);
  const doubted = open.flatMap((one) => one.doubted);
  const names = (meant: readonly RoundShare[]) => namesOf(shares, meant);
  if (missing.length > 0) refuse('negotiation.sharesMissing', { bids: missing.length, names: names(missing.flat()) });
  if (doubted.length > 0)
    refuse('tendering.shareDoubted', { bids: doubted.length, names: names(doubted), characters: leastReason });
  return keys;
}

/** Opens every quote of a round that is closed and held; one that does not open stops no other. */
export async function openClosed(ctx: Ctx, { round, project, reason }: Opening): Promise<Saved> {
  await demandSoundDatabase(ctx);
  const rows = await ctx.db.query<LyingQuote & Record<string, unknown>>(lying, [ctx.tenantId, round.id]);
  const late = await demandQuotesTold(ctx, round, rows);
  const keys = await demandUnlocked(ctx, round.id, reason);
  const terms = (await termsOf(ctx, project)).get(round.packageId);
  if (!terms) throw new Error(`round ${round.id} is of no package of the project`);
  const unopened: { entryId: string; openFault: OpenFault }[] = [];
  for (const row of rows) {
    const fault = await openOne(ctx, row, { round, key: keys.get(row.quoteId), terms, isLate: late.has(row.bidderId) });
    if (fault !== undefined) unopened.push({ entryId: row.entryId, openFault: fault });
  }
  const { projectId, id: roundId, packageId, roundNo, isLast } = round;
  const { id, version } = await transition(ctx, quoteRound, {
    subject: round,
    action: 'open',
    reason,
    stream: projectId,
    set: { openedTime: ctx.now, openReason: reason ?? null },
    payload: {
      packageId,
      roundNo,
      isLast,
      quotes: await hashesOfRound(ctx, { projectId, roundId }),
      unopened,
      suppliers: await endsOfSupplierChains(ctx, projectId),
    },
  });
  return { id, version };
}

interface One {
  readonly round: RoundRow;
  readonly key: string | undefined;
  readonly terms: Parameters<typeof openSealed>[0]['terms'];
  readonly isLate: boolean;
}

/** Why this quote does not open; undefined where it does, and is kept. */
async function openOne(ctx: Ctx, row: LyingQuote, { round, key, terms, isLate }: One): Promise<OpenFault | undefined> {
  const { bidderId, quoteId } = row;
  const subject = { id: bidderId, tenantId: ctx.tenantId };
  try {
    if (isLate) throw new QuoteFailure(openFault.code.late, new Error('received when the round was over'));
    const { content } = await openSealed({ row, key, terms });
    const cause = await failureOf(ctx, () => keep(ctx, row, { content, stream: round.projectId }));
    if (cause !== undefined) throw new QuoteFailure(openFault.code.unkept, cause);
    return undefined;
  } catch (error) {
    if (!(error instanceof QuoteFailure)) throw error;
    const { openFault: fault, cause } = error;
    ctx.log.error({ err: cause, quoteId, bidderId, openFault: fault }, 'a quote of a round cannot be opened');
    const set = { openFault: fault };
    await transition(ctx, roundBidder, { subject, action: 'fail', stream: round.projectId, set });
    return fault;
  }
}

interface Keeping {
  readonly content: Awaited<ReturnType<typeof openSealed>>['content'];
  readonly stream: string;
}

async function keep(
  ctx: Ctx,
  { bidderId, entryId, packageId }: LyingQuote,
  { content, stream }: Keeping,
): Promise<void> {
  const { lines, totalMoney, perMoney, remark, serviceShow, matchExplain } = content;
  await transition(ctx, roundBidder, {
    subject: { id: bidderId, tenantId: ctx.tenantId },
    action: 'open',
    stream,
    set: { totalMoney, perMoney, remark, serviceShow, matchExplain },
  });
  const place = { projectId: stream, packageId, bidderId, entryId };
  await insertRows(ctx, roundLine, { rows: lines.map((line) => ({ ...place, ...line })) });
}
