import { grouped, roundBidderLifecycle, sealKeyLifecycle, type OwnShare } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { judgeShares, type BidKeys, type Standing } from '../../tendering/index.ts';

// The latest version of each quote of a round, with every share of it.
const sealed = `
  from round_bidder b
  join round_bid d on d.tenant_id = b.tenant_id and d.bidder_id = b.id and d.version_no = b.quote_version
  join round_share s on s.tenant_id = d.tenant_id and s.bid_id = d.id
  join package_key_holder h on h.tenant_id = b.tenant_id and h.package_id = b.package_id and h.key_id = s.key_id
  join user_account u on u.tenant_id = h.tenant_id and u.id = h.user_id
  left join round_given g on g.tenant_id = s.tenant_id and g.bid_id = s.bid_id and g.key_id = s.key_id
  where b.tenant_id = $1 and b.round_id = any($2::bigint[]) and b.is_deleted = 0
    and b.bidder_status in ${roundBidderLifecycle.sql('submitted')}`;
const own = `
  select d.id::text as "quoteId", d.tenant_id as "tenantId", d.project_id::text as "projectId",
    b.package_id::text as "packageId", b.id::text as "entryId", d.version_no as version, s.key_id::text as "keyId", s.cipher
  ${sealed} and h.user_id = $3 and g.bid_id is null order by d.id`;

/** What the caller has still to unseal of these rounds. */
export function ownRoundShares(ctx: Ctx, roundIds: readonly string[]): Promise<OwnShare[]> {
  return ctx.db.query<OwnShare & Record<string, unknown>>(own, [ctx.tenantId, roundIds, ctx.user.userId]);
}

/** What a holder was to give of one quote of a round, and what came of it. */
export interface RoundShare {
  readonly roundId: string;
  readonly quoteId: string;
  readonly keyId: string;
  readonly userId: string;
  readonly userName: string;
  readonly threshold: number;
  readonly envelope: string;
  readonly isGiven: boolean;
  readonly share: string | null;
  readonly isProved: boolean;
  readonly isLost: boolean;
}

const all = `
  select b.round_id::text as "roundId", d.id::text as "quoteId", s.key_id::text as "keyId", h.user_id::text as "userId",
    coalesce(nullif(u.real_name, ''), nullif(u.nick_name, ''), u.account) as "userName", h.threshold, d.envelope, g.share,
    g.bid_id is not null as "isGiven", g.file_key is not null as "isProved",
    exists (select from seal_key y where y.tenant_id = s.tenant_id and y.id = s.key_id
      and y.key_status in ${sealKeyLifecycle.sql('lost')}) as "isLost"
  ${sealed} order by d.id, h.place`;

/** Every share of every quote of these rounds, given or not. */
export function sharesOfRounds(ctx: Ctx, roundIds: readonly string[]): Promise<RoundShare[]> {
  return ctx.db.query<RoundShare & Record<string, unknown>>(all, [ctx.tenantId, roundIds]);
}

/** What the shares of each quote come to, as at an opening. */
export function judgeQuotes(
  shares: readonly RoundShare[],
  isExcused: boolean,
): Promise<{ keys: BidKeys; open: Standing<RoundShare>[] }> {
  const byQuote = [...grouped(shares, ({ quoteId }) => quoteId).values()];
  return judgeShares(
    byQuote.map((some) => ({ ...some[0], shares: some })),
    isExcused,
  );
}

/** By round, of how many quotes the holders have given enough. */
export async function unlockedOf(ctx: Ctx, roundIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const shares = roundIds.length === 0 ? [] : await sharesOfRounds(ctx, roundIds);
  const { keys } = await judgeQuotes(shares, false);
  const byRound = grouped(shares, ({ roundId }) => roundId);
  const quotesIn = (some: readonly RoundShare[]) => new Set(some.map(({ quoteId }) => quoteId));
  return new Map([...byRound].map(([id, some]) => [id, [...quotesIn(some)].filter((one) => keys.has(one)).length]));
}

/** How far each holder has come with the quotes of a round, in words where it is no beginning: 王敏（1/3）. */
export function namesOf(shares: readonly RoundShare[], meant: readonly RoundShare[]): string {
  const users = new Set(meant.map(({ userId }) => userId));
  return [...grouped(shares, ({ userId }) => userId)]
    .filter(([userId]) => users.has(userId))
    .map(([, own]) => {
      const given = own.filter(({ isGiven }) => isGiven).length;
      const name = own[0].userName;
      return given === 0 ? name : `${name}（${given}/${own.length}）`;
    })
    .join('、');
}
