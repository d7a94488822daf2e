import {
  acceptedSuffixOf,
  fieldsCommitOf,
  offerOfFields,
  openFault,
  quoteTotals,
  readFieldsText,
  type GoodsLine,
  type SealedFields,
  type SealedOffer,
} from '@zhaocai/model';
import { openWith } from '@zhaocai/model/sealing/age';
import type { QuoteContent } from '../quote/quote-content.ts';
import { intactBid, type IntactBid, type LyingBid } from '../quote/intact-bid.ts';
import { QuoteFailure } from './quote-failure.ts';
import type { OpenedOffer } from './opened-quotes.ts';

export interface SealedBidRow extends LyingBid {
  readonly quoteId: string;
  readonly entryId: string;
  readonly packageId: string;
}

export interface SealedBid {
  readonly row: SealedBidRow;
  /** What its holders' shares come to; undefined where they come to none. */
  readonly key: string | undefined;
  /** What the package asks for. */
  readonly terms: { readonly items: readonly GoodsLine[]; readonly ceiling: string };
}

/**
 * Opens one bid by what its holders have given. The key lives in this call alone, and beside the opened files, which
 * nobody could read without it.
 */
export async function openSealed({ row, key, terms }: SealedBid): Promise<OpenedOffer> {
  const { quoteId, entryId, packageId, cipherHash } = row;
  const intact = await intactBid(row);
  if ('fault' in intact) throw failure('damaged', intact.fault);
  const { envelope } = intact;
  if (key === undefined) throw failure('damaged', 'no shares give the key that was committed to');
  const offer = offerOfFields(await fieldsOf(key, intact));
  if (!offer) throw failure('form', 'the fields are no quote');
  const content = contentOf(offer, terms);
  const names = new Map(content.files.map(({ fileId, fileName }) => [fileId, fileName]));
  if (names.size !== envelope.files.length || !envelope.files.every(({ id }) => names.has(id)))
    throw failure('file', 'the files are not those of the envelope');
  const fileKeys = [...names].map(([fileId, fileName]) => ({ fileId, fileName, dek: key }));
  return { packageId, entryId, quoteId, cipherHash, content, fileKeys };
}

function failure(fault: keyof typeof openFault.code, why: string, cause?: unknown): QuoteFailure {
  return new QuoteFailure(openFault.code[fault], cause ?? new Error(why));
}

async function fieldsOf(key: string, { envelope, fields }: IntactBid): Promise<SealedFields> {
  const plain = await openWith(key, fields).catch((error: unknown) => {
    throw failure('damaged', 'the cipher text does not open', error);
  });
  const read = readText(plain);
  if (!read) throw failure('form', 'what was sealed are no fields');
  if ((await fieldsCommitOf(read.fields, read.nonce)) !== envelope.fieldsCommit)
    throw failure('damaged', 'the fields are not those that were committed to');
  return read.fields;
}

function readText(plain: Uint8Array): ReturnType<typeof readFieldsText> | undefined {
  try {
    return readFieldsText(Buffer.from(plain).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Judged as the form judged it: nobody could before. */
function contentOf(offer: SealedOffer, terms: SealedBid['terms']): QuoteContent {
  const totals = quoteTotals(terms, offer.lines);
  if ('code' in totals) throw failure('price', totals.code);
  const files = offer.files.map(({ fileId, fileName, size }) => {
    return { fileId, fileName, size, fileSuffix: acceptedSuffixOf(fileName) ?? '' };
  });
  const { remark, serviceShow, matchExplain } = offer;
  return { ...totals, lines: [...totals.lines], remark, serviceShow, matchExplain, files };
}
