import type { PublishedPackage, PublishedProject } from '@zhaocai/model/tendering/published-endpoints';
import { useMemo } from 'react';
import { PriceTable } from './price-table.tsx';
import { ceilingOf, emptyDraft, judgeDraft, type QuoteDraft } from './quote-draft.ts';
import './quote.css';

export interface LinePricesProps {
  readonly project: PublishedProject;
  readonly package: PublishedPackage;
  readonly prices: QuoteDraft['prices'];
  /** Missing prices are faults from now on. */
  readonly isTried: boolean;
  readonly onChange: (prices: QuoteDraft['prices'], quote: { totalMoney: string; isRight: boolean }) => void;
}

/** Unit prices of the goods lines of a package, judged while they are typed as the server will. */
export function LinePrices({ project, package: one, prices, isTried, onChange }: LinePricesProps) {
  const ceiling = ceilingOf(project, one);
  const terms = useMemo(() => ({ items: one.items, ceiling }), [one.items, ceiling]);
  const draft = useMemo(() => ({ ...emptyDraft, prices }), [prices]);
  const judged = useMemo(() => judgeDraft(terms, draft), [terms, draft]);
  const change = (part: Partial<QuoteDraft> | ((known: QuoteDraft) => Partial<QuoteDraft>)) => {
    const next = { ...draft, ...(typeof part === 'function' ? part(draft) : part) };
    const { totalMoney, fault } = judgeDraft(terms, next);
    onChange(next.prices, { totalMoney, isRight: fault === undefined });
  };
  return <PriceTable items={one.items} work={{ draft, judged, isTried, change }} isReadOnly={false} />;
}
