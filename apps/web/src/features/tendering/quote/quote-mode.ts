/** What the supplier can do with the quote of one package now. */
export type QuoteMode = 'waiting' | 'compose' | 'sealed' | 'edit' | 'closed';

export interface QuoteFacts {
  readonly entryStatus: number;
  /** By the server's clock, counted on in the browser. */
  readonly isClosed: boolean;
  readonly isEditing: boolean;
}

/** The deadline goes before everything else: from that second on nothing is taken, changed or withdrawn. */
export function quoteMode({ entryStatus, isClosed, isEditing }: QuoteFacts): QuoteMode {
  if (isClosed) return 'closed';
  if (entryStatus < 2 || entryStatus === 3) return 'waiting';
  if (entryStatus === 4) return isEditing ? 'edit' : 'sealed';
  return entryStatus === 2 || entryStatus === 5 ? 'compose' : 'closed';
}
