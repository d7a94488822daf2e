import { bidNaming, type StandardDraft } from '@zhaocai/model';
import { createHash } from 'node:crypto';
import { notFound } from '../../../platform/http/index.ts';
import type { EvaluationRow, OpenedBid } from './desk-facts.ts';

const word = '暗标';

/** Whether an item is scored without names. */
export function isBlindItem({ items }: Pick<StandardDraft, 'items'>, place: number): boolean {
  return bidNaming.is(items[place]?.naming, 'blind');
}

export function hasBlindItems(standard: Pick<StandardDraft, 'items'>): boolean {
  return standard.items.some((_item, place) => isBlindItem(standard, place));
}

/** The bids in the order of their blind names: nobody tells it from anything but the seed, which no answer has. */
export function blindOrder({ blindSeed }: Pick<EvaluationRow, 'blindSeed'>, bidIds: readonly string[]): string[] {
  const digest = (id: string) => createHash('sha256').update(`${blindSeed}:${id}`).digest('hex');
  const digests = new Map(bidIds.map((id) => [id, digest(id)]));
  return bidIds.toSorted((one, other) => ((digests.get(one) ?? '') < (digests.get(other) ?? '') ? -1 : 1));
}

const letters = 26;

/** 投标人A to 投标人Z, then 投标人AA. */
export function blindName(index: number): string {
  const before = Math.floor(index / letters);
  const letter = String.fromCodePoint(65 + (index % letters));
  return `投标人${before > 0 ? String.fromCodePoint(64 + before) : ''}${letter}`;
}

/** What a scorer calls a bid for an item, and which bid he means. */
export interface BidKeys {
  keyOf(bidId: string, isBlind: boolean): string;
  bidOf(key: string, isBlind: boolean): string;
}

export function bidKeys(row: Pick<EvaluationRow, 'blindSeed'>, bidIds: readonly string[]): BidKeys {
  const order = blindOrder(row, bidIds);
  return {
    keyOf: (bidId, isBlind) => (isBlind ? `b${String(order.indexOf(bidId) + 1)}` : bidId),
    bidOf: (key, isBlind) => {
      const id = isBlind ? order[Number(key.slice(1)) - 1] : key;
      const fits = key.startsWith('b') === isBlind && id !== undefined && bidIds.includes(id);
      return fits ? id : notFound();
    },
  };
}

/** The files that are read with the name of their bidder, and those without: what is blind says so in its name. */
export function filesOf({ files }: Pick<OpenedBid, 'files'>, isBlind: boolean): OpenedBid['files'] {
  const own = files.filter(({ fileName }) => fileName.includes(word) === isBlind);
  if (!isBlind) return own.map(({ fileId, fileName, fileSuffix }) => ({ fileId, fileName, fileSuffix }));
  return own.map(({ fileId, fileSuffix }, index) => ({
    fileId,
    fileSuffix,
    // A name that a bidder chose may say whose it is.
    fileName: `${word}文件${String(index + 1)}.${fileSuffix}`,
  }));
}
