import type { OpenFault } from '@zhaocai/model';
import type { QuoteContent } from '../quote/quote-content.ts';

export interface SealedPackage {
  readonly id: string;
  readonly packageNo: number;
  readonly packageName: string;
  /** Of quotes that the server sealed; null where holders open. */
  readonly wrappedPrivateKey: string | null;
  /** So many holders open it together; null where the server does. */
  readonly threshold: number | null;
  /** How many quotes are sealed to it, and how many were received: those that were revoked after the deadline too. */
  readonly sealed: number;
  readonly received: number;
}

/** A quote as the opening read it. */
export interface OpenedOffer {
  readonly packageId: string;
  readonly entryId: string;
  readonly quoteId: string;
  readonly cipherHash: string;
  readonly content: QuoteContent;
  readonly fileKeys: readonly { readonly fileId: string; readonly fileName: string; readonly dek: string }[];
}

/** A quote that was handed in in time and cannot be opened. */
export interface UnopenedQuote {
  readonly packageId: string;
  readonly entryId: string;
  readonly quoteId: string;
  readonly cipherHash: string;
  readonly openFault: OpenFault;
}

export interface OpenedQuotes {
  readonly offers: readonly OpenedOffer[];
  readonly unopened: readonly UnopenedQuote[];
}
