import { createHash } from 'node:crypto';
import { isId, isYuan } from '@zhaocai/model';
import { z } from 'zod';

const id = z.string().refine(isId);
const yuan = z.string().refine(isYuan);

/** What a quote says; the form of it that is sealed. */
const quoteContent = z.object({
  lines: z.array(z.object({ itemId: id, quantity: z.string(), perMoney: yuan, totalMoney: yuan })),
  perMoney: yuan.nullable(),
  totalMoney: yuan,
  remark: z.string().nullable(),
  serviceShow: z.string().nullable(),
  matchExplain: z.string().nullable(),
  files: z.array(z.object({ fileId: id, fileName: z.string(), fileSuffix: z.string(), size: z.number() })),
});
export type QuoteContent = z.infer<typeof quoteContent>;

/** Lengths tell, too: every quote is padded to whole blocks of this size. */
const blockBytes = 4096;
/** Thirteen digits, the point and two decimals. */
const amountRoom = 16;
/** Ten files with the longest names there are. */
const filesRoom = 3000;

/**
 * Every amount counts as long as it could be, and so do the files: of hundreds of lines the digits would otherwise fill
 * a block more or less. What is left of the length are the lines, which everybody knows, and the texts, in whole blocks.
 */
export function quoteToBytes(content: QuoteContent): Buffer {
  const text = Buffer.from(JSON.stringify(content));
  const padded = Buffer.alloc(Math.ceil((text.length + roomLeft(content)) / blockBytes) * blockBytes, ' ');
  text.copy(padded);
  return padded;
}

function roomLeft({ lines, perMoney, totalMoney, files }: QuoteContent): number {
  const amounts = [...lines.flatMap((line) => [line.perMoney, line.totalMoney]), perMoney ?? '', totalMoney];
  const unused = amounts.reduce((sum, { length }) => sum + Math.max(0, amountRoom - length), 0);
  return unused + Math.max(0, filesRoom - Buffer.byteLength(JSON.stringify(files)));
}

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

/** Of what a browser sealed: the canonical text that its bidder signed. */
export function hashOfEnvelope(envelope: string): string {
  return createHash('sha256').update(envelope, 'utf8').digest('hex');
}
