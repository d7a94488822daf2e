import { aggregation } from '@zhaocai/model/evaluation/choices';
import type { EvaluationSummary, SummaryBid } from '@zhaocai/model/evaluation/summary-endpoints';
import { isScoredMethod } from '@zhaocai/model/evaluation/standard-rule';
import { useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { PriceNote } from '../desk/price-note.tsx';
import { summaryTexts as texts } from './texts.ts';

interface BidScoresProps {
  readonly summary: EvaluationSummary;
  readonly bid: SummaryBid;
}

/** What each member found of one bid, check by check and item by item, and how its total came about. */
export function BidScores({ summary, bid }: BidScoresProps) {
  const t = useText();
  const { members, items } = summary;
  return (
    <>
      <div className="kit-lines-scroll">
        <table className="kit-lines evaluation-scores">
          <thead>
            <tr>
              <th scope="col">{t(texts.items)}</th>
              <th scope="col">{t(texts.most)}</th>
              {members.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{t(texts.outcome)}</th>
            </tr>
          </thead>
          <tbody>
            {bid.checks.map((check) => (
              <CheckRow key={`check ${check.place}`} summary={summary} check={check} />
            ))}
            {bid.items.map((item) => (
              <ItemRow key={`item ${items[item.place]?.name ?? ''}`} summary={summary} item={item} />
            ))}
          </tbody>
        </table>
      </div>
      <HowTotal summary={summary} bid={bid} />
    </>
  );
}

interface CheckRowProps {
  readonly summary: EvaluationSummary;
  readonly check: SummaryBid['checks'][number];
}

function CheckRow({ summary: { members, checks }, check: { place, isMet, against } }: CheckRowProps) {
  const t = useText();
  return (
    <tr>
      <td>{checks[place]?.name}</td>
      <td />
      {members.map(({ id }) => {
        const found = against.find(({ memberId }) => memberId === id);
        return (
          <td key={id}>
            {t(found ? texts.notMet : texts.met)}
            {found?.reason && <div className="kit-quiet">{found.reason}</div>}
          </td>
        );
      })}
      <td>
        <ToneTag tone={isMet ? 'green' : 'red'}>{t(isMet ? texts.met : texts.notMet)}</ToneTag>
      </td>
    </tr>
  );
}

interface ItemRowProps {
  readonly summary: EvaluationSummary;
  readonly item: SummaryBid['items'][number];
}

function ItemRow({ summary: { members, items }, item }: ItemRowProps) {
  const t = useText();
  const { place, given, dropped, strays, score, differs } = item;
  return (
    <tr>
      <td>{items[place]?.name}</td>
      <td>{items[place]?.maxScore}</td>
      {members.map(({ id }) => {
        const own = given.find(({ memberId }) => memberId === id);
        return (
          <td key={id}>
            {own?.score ?? '—'} {strays.includes(id) && <ToneTag tone="orange">{t(texts.stray)}</ToneTag>}
            {dropped.includes(id) && <span className="kit-quiet"> {t(texts.dropped)}</span>}
            {own?.reason && <div className="kit-quiet">{own.reason}</div>}
          </td>
        );
      })}
      <td>{differs ? <ToneTag tone="red">{t(texts.differs)}</ToneTag> : score}</td>
    </tr>
  );
}

function HowTotal({ summary, bid }: BidScoresProps) {
  const t = useText();
  const { priceBase: base, priceWeight: weight, benchmark, evaluationMethod } = summary;
  const { price, pricePoints, itemPoints, total } = bid;
  if (!isScoredMethod(evaluationMethod)) return <p className="evaluation-hint">{t(texts.howAlone)}</p>;
  const label = aggregation.named(summary.aggregation)?.label;
  const way = label ? t(label) : '';
  return (
    <>
      {pricePoints !== null && base !== null && weight !== null && (
        <PriceNote {...{ price, base, weight, benchmark }} points={pricePoints} />
      )}
      {total !== null && (
        <p className="evaluation-hint">
          {t(texts.howTotal, { items: itemPoints ?? '', price: pricePoints ?? '', total, way })}
        </p>
      )}
    </>
  );
}
