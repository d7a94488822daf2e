import {
  quoteRound,
  quoteRoundLifecycle,
  roundBidder,
  type packageEvaluation,
  type ReportBody,
  type Row,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { findRows } from '../../../platform/rows/index.ts';

/** The rounds of a negotiation that were opened, the first first; nothing where there were none. */
export async function roundFacts(
  ctx: Ctx,
  { id }: Pick<Row<typeof packageEvaluation>, 'id'>,
): Promise<Pick<ReportBody, 'rounds'>> {
  const all = await findRows(ctx, quoteRound, { of: 'evaluationId', ids: [id] });
  const opened = all
    .filter(({ roundStatus }) => quoteRoundLifecycle.is(roundStatus, 'opened'))
    .toSorted((one, other) => one.roundNo - other.roundNo);
  if (opened.length === 0) return {};
  const bidders = await findRows(ctx, roundBidder, { of: 'roundId', ids: opened.map((one) => one.id) });
  return {
    rounds: opened.map(({ id: roundId, roundNo, isLast, terms, openedTime }) => ({
      roundNo,
      isLast,
      terms,
      openedTime,
      quotes: bidders
        .filter((one) => one.roundId === roundId)
        .map(({ entryId, totalMoney }) => ({ entryId, price: totalMoney })),
    })),
  };
}
