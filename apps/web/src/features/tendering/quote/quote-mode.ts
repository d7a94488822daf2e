import { entryLifecycle, isAccepted } from '@zhaocai/model/tendering/entry-lifecycle';

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
  if (!isAccepted(entryStatus)) return 'waiting';
  if (entryLifecycle.is(entryStatus, 'submitted')) return isEditing ? 'edit' : 'sealed';
  return entryLifecycle.is(entryStatus, 'approved', 'withdrawn') ? 'compose' : 'closed';
}
