import {
  grouped,
  quoteRound,
  quoteRoundLifecycle,
  type EndpointOutput,
  type roundsOfProject as endpoint,
  type RoundToUnlock,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { findRows } from '../../../platform/rows/index.ts';
import { findProject, packagesOf } from '../../tendering/index.ts';
import { statusNow, type RoundRow } from '../lead/find-rounds.ts';
import { ownRoundShares, sharesOfRounds, type RoundShare } from './round-shares.ts';

/** The rounds of a project without a price: how far their unlocking is, and what the caller has still to unseal. */
export async function readProjectRounds(
  ctx: Ctx,
  { projectId }: { projectId: string },
): Promise<EndpointOutput<typeof endpoint>> {
  const { projectName } = await findProject(ctx, projectId);
  const all = await findRows(ctx, quoteRound, { of: 'projectId', ids: [projectId] });
  const closed = all.filter((one) => quoteRoundLifecycle.is(statusNow(ctx, one), 'closed')).map(({ id }) => id);
  const [packages, shares, own] = [
    await packagesOf(ctx, projectId),
    closed.length === 0 ? [] : await sharesOfRounds(ctx, closed),
    closed.length === 0 ? [] : await ownRoundShares(ctx, closed),
  ];
  const ownIn = new Set(own.map(({ quoteId }) => quoteId));
  return {
    projectId,
    projectName,
    rounds: all
      .toSorted((one, other) => other.roundNo - one.roundNo)
      .map((round) => {
        const some = shares.filter(({ roundId }) => roundId === round.id);
        const mine = new Set(some.filter(({ quoteId }) => ownIn.has(quoteId)).map(({ quoteId }) => quoteId));
        const bought = packages.find(({ id }) => id === round.packageId);
        return {
          ...told(ctx, round),
          packageNo: bought?.packageNo ?? 0,
          packageName: bought?.packageName ?? '',
          threshold: some[0]?.threshold ?? 0,
          holders: progressOf(some),
          own: own.filter(({ quoteId }) => mine.has(quoteId)),
        };
      }),
  };
}

function told(ctx: Ctx, round: RoundRow) {
  const { id, roundNo, isLast, terms, endTime, openedTime, cancelReason } = round;
  return { roundId: id, roundNo, isLast, roundStatus: statusNow(ctx, round), terms, endTime, openedTime, cancelReason };
}

function progressOf(shares: readonly RoundShare[]): RoundToUnlock['holders'] {
  return [...grouped(shares, ({ userId }) => userId)].map(([userId, own]) => {
    const givenBids = own.filter(({ isGiven }) => isGiven).length;
    return { userId, userName: own[0].userName, bids: own.length, givenBids };
  });
}
