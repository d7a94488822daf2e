import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { compareYuan, sumYuan } from '@zhaocai/model/kit/money';
import { fill, type Language } from '@zhaocai/model/kit/text';
import { quoteKind } from '@zhaocai/model/tendering/choices';
import { tenderingMessages } from '@zhaocai/model/tendering/messages';
import type { PublishedPackage, PublishedProject } from '@zhaocai/model/tendering/published-endpoints';
import type { ownQuote, QuoteFileValue } from '@zhaocai/model/tendering/quote-endpoints';
import { effectiveCeiling, quoteTotals, type GoodsLine, type QuoteFault } from '@zhaocai/model/tendering/quote-total';

export type OwnQuote = EndpointOutput<typeof ownQuote>;

/** What the supplier types until it is sealed. */
export interface QuoteDraft {
  /** Unit prices as typed, by goods line. */
  readonly prices: Readonly<Record<string, string>>;
  readonly remark: string;
  readonly serviceShow: string;
  readonly matchExplain: string;
  readonly files: readonly QuoteFileValue[];
}

export const emptyDraft: QuoteDraft = { prices: {}, remark: '', serviceShow: '', matchExplain: '', files: [] };

/** The sealed quote opened again for its owner: to read, or to go on from. */
export function draftOf({ quote }: Pick<OwnQuote, 'quote'>): QuoteDraft {
  if (!quote) return emptyDraft;
  return {
    prices: Object.fromEntries(quote.lines.map(({ itemId, perMoney }) => [itemId, perMoney])),
    remark: quote.remark ?? '',
    serviceShow: quote.serviceShow ?? '',
    matchExplain: quote.matchExplain ?? '',
    files: quote.files,
  };
}

/** What he handed in is there, though nobody reads it yet: it is changed, not handed in a second time. */
export function hasQuoted({ receipts }: Pick<OwnQuote, 'receipts'>): boolean {
  const [latest] = receipts;
  return latest !== undefined && !quoteKind.is(latest.kind, 'withdrawal', 'revocation');
}

export function sameDraft(left: QuoteDraft, right: QuoteDraft): boolean {
  return JSON.stringify(comparable(left)) === JSON.stringify(comparable(right));
}

function comparable({ prices, files, ...texts }: QuoteDraft) {
  const typed = Object.entries(prices)
    .filter(([, price]) => price !== '')
    .toSorted(([one], [other]) => one.localeCompare(other));
  return { typed, files: files.map(({ fileId }) => fileId), ...texts };
}

export interface JudgedLine {
  readonly itemId: string;
  /** null while the unit price is missing or wrong. */
  readonly totalMoney: string | null;
  readonly fault: QuoteFault | undefined;
}

export interface JudgedQuote {
  readonly lines: readonly JudgedLine[];
  /** The sum of the lines that are right so far. */
  readonly totalMoney: string;
  readonly filled: number;
  readonly ceiling: string;
  readonly isAboveCeiling: boolean;
  /** The first thing that the server would refuse. */
  readonly fault: QuoteFault | undefined;
}

/** No line alone is judged against a ceiling: it is for the sum. */
const noCeiling = '9999999999999999';

/** Every line by the model's own function, so that the field says what the server would say. */
export function judgeDraft(
  { items, ceiling }: { readonly items: readonly GoodsLine[]; readonly ceiling: string },
  { prices }: Pick<QuoteDraft, 'prices'>,
): JudgedQuote {
  const lines = items.map((item): JudgedLine => {
    const perMoney = prices[item.id] ?? '';
    const judged = quoteTotals({ items: [item], ceiling: noCeiling }, [{ itemId: item.id, perMoney }]);
    return 'code' in judged
      ? { itemId: item.id, totalMoney: null, fault: judged }
      : { itemId: item.id, totalMoney: judged.totalMoney, fault: undefined };
  });
  const totals = lines.flatMap(({ totalMoney }) => totalMoney ?? []);
  const totalMoney = sumYuan(totals);
  const isAboveCeiling = compareYuan(totalMoney, ceiling) > 0;
  const lineFault = lines.find(({ fault }) => fault)?.fault;
  const fault = lineFault ?? (isAboveCeiling ? ({ code: 'tendering.aboveCeiling', ceiling } as const) : undefined);
  return { lines, totalMoney, filled: totals.length, ceiling, isAboveCeiling, fault };
}

export function ceilingOf(project: Pick<PublishedProject, 'ceilingMoney'>, one: PublishedPackage): string {
  return effectiveCeiling(one.budget, one.ceilingMoney, project.ceilingMoney);
}

export function faultText({ code, ...parameters }: QuoteFault, language: Language): string {
  return fill(tenderingMessages[code][language], parameters);
}

/** Is the fault worth saying while the price is still being typed? `12.` may become 12.5; `12.345` stays wrong. */
export function isHopeless(price: string): boolean {
  return price !== '' && !/^\d{1,13}(\.\d{0,2})?$/.test(price);
}

/** Prices pasted as a column fill the lines from `itemId` on; what is beyond the last line is left out. */
export function pasteColumn(
  prices: QuoteDraft['prices'],
  {
    items,
    itemId,
    column,
  }: { readonly items: readonly GoodsLine[]; readonly itemId: string; readonly column: readonly string[] },
): QuoteDraft['prices'] {
  const start = items.findIndex(({ id }) => id === itemId);
  const pasted = items.slice(start).flatMap(({ id }, index) => {
    const price = column[index];
    return price === undefined ? [] : [[id, price] as const];
  });
  return { ...prices, ...Object.fromEntries(pasted) };
}
