import { createHash } from 'node:crypto';
import { quoteContent, type QuoteContent } from '../quote/quote-content.ts';

/** A quote as the server sealed it: JSON, filled with spaces to whole blocks. */
export function quoteFromBytes(bytes: Buffer): QuoteContent {
  return quoteContent.parse(JSON.parse(bytes.toString('utf8')));
}

export function quoteLabel(versionNo: number): string {
  return `quote ${versionNo}`;
}

export const fileLabel = 'file';
export const fileNameLabel = 'file name';

/** What the receipt vouches for: the cipher text and both wrapped keys, the bidder's as he handed it in (`receivedDek`). */
export function hashOfSealed(parts: { cipher: string; packageDek: string; bidderDek: string }): string {
  return createHash('sha256').update([parts.cipher, parts.packageDek, parts.bidderDek].join('|')).digest('hex');
}
