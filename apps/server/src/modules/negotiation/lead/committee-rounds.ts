import {
  fenToYuan,
  isLastRequired,
  isNegotiated,
  packageEvaluationLifecycle,
  quoteRoundLifecycle,
  type CommitteeRound,
  type CommitteeRounds,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { bidsOf, findOwnDesk, isOut, type DeskPlace, type OpenedBid } from '../../evaluation/index.ts';
import { unlockedOf } from '../open/round-shares.ts';
import { leastLast } from './conclude.ts';
import { biddersOf, roundsOf, statusNow, type BidderRow, type RoundRow } from './find-rounds.ts';

const firsts = `
  select q.entry_id::text as "entryId", q.first_money::text as money from effective_quote q
  where q.tenant_id = $1 and q.package_id = $2 and q.first_money is not null order by q.entry_id`;

/** The rounds of a package as its committee reads them: prices of those that are opened. */
export async function readRounds(ctx: Ctx, place: DeskPlace): Promise<CommitteeRounds> {
  const { row, project, seat } = await findOwnDesk(ctx, place);
  const rounds = await roundsOf(ctx, row.packageId);
  const ids = rounds.map(({ id }) => id);
  const [bids, seats, first, unlocked] = [
    await bidsOf(ctx, row.packageId),
    await biddersOf(ctx, ids),
    await ctx.db.query<{ entryId: string; money: string }>(firsts, [ctx.tenantId, row.packageId]),
    await unlockedOf(ctx, ids),
  ];
  const firstOf = new Map(first.map(({ entryId, money }) => [entryId, fenToYuan(money)]));
  const names = new Map(bids.map((one): [string, OpenedBid] => [one.id, one]));
  const isNow = packageEvaluationLifecycle.is(row.evaluationStatus, 'negotiating');
  return {
    isNegotiated: isNegotiated(project),
    mayLead: isNow && row.leaderId === seat.id,
    bidders: packageEvaluationLifecycle.is(row.evaluationStatus, 'checking')
      ? []
      : bids
          .filter(({ id }) => !isOut(row, id))
          .map(({ id, name }) => ({ entryId: id, bidderName: name, firstMoney: firstOf.get(id) ?? '' })),
    ...(await leastLast(ctx, project)),
    isLastOptional: !isLastRequired(project),
    rounds: rounds.map((one) =>
      told(ctx, one, {
        seats: seats.filter(({ roundId }) => roundId === one.id),
        nameOf: (entryId) => names.get(entryId)?.name ?? '',
        unlocked: unlocked.get(one.id) ?? 0,
      }),
    ),
  };
}

interface Telling {
  readonly seats: readonly BidderRow[];
  readonly nameOf: (entryId: string) => string;
  readonly unlocked: number;
}

function told(ctx: Ctx, round: RoundRow, { seats, nameOf, unlocked }: Telling): CommitteeRound {
  const roundStatus = statusNow(ctx, round);
  const { id, version, roundNo, isLast, terms, endTime, openedTime, openReason, cancelReason } = round;
  return {
    roundId: id,
    version,
    roundNo,
    isLast,
    roundStatus,
    terms,
    endTime,
    openedTime,
    openReason,
    cancelReason,
    quotes: seats.map((seat) => ({
      entryId: seat.entryId,
      bidderName: nameOf(seat.entryId),
      bidderStatus: Number(seat.bidderStatus),
      submitTime: seat.submitTime,
      totalMoney: seat.totalMoney,
      remark: seat.remark,
      serviceShow: seat.serviceShow,
      matchExplain: seat.matchExplain,
      openFault: seat.openFault,
    })),
    unlocked: quoteRoundLifecycle.is(roundStatus, 'closed') ? unlocked : null,
  };
}
