import { changeInPercent } from '@zhaocai/model/kit/money';
import type { CommitteeRound, CommitteeRounds } from '@zhaocai/model/negotiation/round-endpoints';
import { quoteRoundLifecycle, roundBidderLifecycle } from '@zhaocai/model/negotiation/round-lifecycle';
import { openFault } from '@zhaocai/model/tendering/choices';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { roundName } from '../round-name.ts';
import { roundTexts as texts } from '../texts.ts';

/** Bidders down, rounds across: what each quoted, and how it moved. */
export function RoundTable({ data: { bidders, rounds } }: { readonly data: CommitteeRounds }) {
  const t = useText();
  const shown = rounds.filter(({ roundStatus }) => !quoteRoundLifecycle.is(roundStatus, 'cancelled'));
  return (
    <div className="round-table-box">
      <table className="round-table">
        <thead>
          <tr>
            <th>{t(texts.bidder)}</th>
            <th className="round-number">{t(texts.first)}</th>
            {shown.map((round) => (
              <th key={round.roundId} className="round-number">
                {roundName(t, round)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bidders.map(({ entryId, bidderName, firstMoney }) => {
            const quotes = shown.map(({ quotes: all }) => all.find((one) => one.entryId === entryId));
            return (
              <tr key={entryId}>
                <td>{bidderName}</td>
                <td className="round-number">
                  <Money value={firstMoney} />
                </td>
                {quotes.map((quote, index) => (
                  <td key={shown[index]?.roundId} className="round-number">
                    <Quoted quote={quote} before={lastBefore(quotes, index) ?? firstMoney} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

type Quote = CommitteeRound['quotes'][number];

function lastBefore(quotes: readonly (Quote | undefined)[], index: number): string | undefined {
  return quotes.slice(0, index).findLast((one) => one?.totalMoney)?.totalMoney ?? undefined;
}

function Quoted({ quote, before }: { readonly quote: Quote | undefined; readonly before: string }) {
  const t = useText();
  if (!quote) return <span className="kit-quiet">—</span>;
  const { totalMoney, bidderStatus, openFault: fault } = quote;
  if (totalMoney === null)
    return fault === null ? (
      <ChoiceTag choices={roundBidderLifecycle.choices} value={bidderStatus} />
    ) : (
      <ChoiceTag choices={openFault.choices} value={fault} />
    );
  const percent = changeInPercent(totalMoney, before);
  return (
    <>
      <Money value={totalMoney} />
      {percent !== undefined && <span className="round-change">{t(texts.change, { percent })}</span>}
    </>
  );
}
