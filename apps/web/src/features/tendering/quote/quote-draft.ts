import { lineTotal, sumYuan } from '@zhaocai/contract/kit/money';
import type { EndpointOutput } from '@zhaocai/contract/kit/endpoint';
import type { PublishedPackage, PublishedProject } from '@zhaocai/contract/tendering/published-endpoints';
import type { ownQuote, QuoteFileValue } from '@zhaocai/contract/tendering/quote-endpoints';
import { effectiveCeiling, quoteTotals, type QuoteFault } from '@zhaocai/contract/tendering/quote-total';

export type OwnQuote = EndpointOutput<typeof ownQuote>;

/** What the bidder has typed; prices as they were typed. */
export interface QuoteDraft {
  readonly prices: Readonly<Record<string, string>>;
  readonly remark: string;
  readonly serviceShow: string;
  readonly matchExplain: string;
  readonly files: readonly QuoteFileValue[];
}

export const emptyDraft: QuoteDraft = { prices: {}, remark: '', serviceShow: '', matchExplain: '', files: [] };

export function draftOfQuote(quote: OwnQuote['quote']): QuoteDraft {
  if (!quote) return emptyDraft;
  return {
    prices: Object.fromEntries(quote.lines.map(({ itemId, perMoney }) => [itemId, perMoney])),
    remark: quote.remark ?? '',
    serviceShow: quote.serviceShow ?? '',
    matchExplain: quote.matchExplain ?? '',
    files: quote.files,
  };
}

export function ceilingOf(
  one: Pick<PublishedPackage, 'budget' | 'ceilingMoney'>,
  project: Pick<PublishedProject, 'ceilingMoney'>,
): string {
  return effectiveCeiling(one.budget, one.ceilingMoney, project.ceilingMoney);
}

export interface QuoteJudgement {
  /** The first thing that is wrong, in the words of the server; undefined when it may be submitted. */
  readonly fault: QuoteFault | undefined;
  /** By goods line; undefined where the price is not a price yet. */
  readonly lineTotals: Readonly<Record<string, string | undefined>>;
  /** Of the lines that have a price. */
  readonly total: string;
  /** Faults by goods line: of those that were typed, or of all once it is to be submitted. */
  readonly lineFaults: Readonly<Record<string, QuoteFault | undefined>>;
}

interface Judging {
  readonly items: PublishedPackage['items'];
  readonly ceiling: string;
  readonly isComplete: boolean;
}

/** The same judgement as on the server, line by line while it is typed. */
export function judgeQuote(prices: QuoteDraft['prices'], { items, ceiling, isComplete }: Judging): QuoteJudgement {
  const lineTotals: Record<string, string | undefined> = {};
  const lineFaults: Record<string, QuoteFault | undefined> = {};
  for (const item of items) {
    const perMoney = prices[item.id] ?? '';
    // No ceiling for one line: it limits the sum.
    const fault = faultOf(quoteTotals({ items: [item], ceiling: boundless }, [{ itemId: item.id, perMoney }]));
    lineTotals[item.id] = fault ? undefined : lineTotal(perMoney.trim(), item.quantity);
    lineFaults[item.id] = perMoney !== '' || isComplete ? fault : undefined;
  }
  const whole = quoteTotals(
    { items, ceiling },
    items.map(({ id }) => ({ itemId: id, perMoney: prices[id] ?? '' })),
  );
  return {
    fault: faultOf(whole),
    lineTotals,
    lineFaults,
    total: sumYuan(Object.values(lineTotals).filter((total) => total !== undefined)),
  };
}

const boundless = '9999999999999.00';

function faultOf(result: ReturnType<typeof quoteTotals>): QuoteFault | undefined {
  return 'code' in result ? result : undefined;
}
