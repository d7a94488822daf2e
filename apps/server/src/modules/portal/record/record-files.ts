import { verifierKeyOf } from '@zhaocai/model/record/checkpoint';
import { daysText, type RecordDay } from '@zhaocai/model/record/kept-checkpoint';
import { checkpointOf, originOfRecord, type RecordDays, type RootBook } from '../../../platform/audit/index.ts';
import { notFound, type RawAnswer } from '../../../platform/http/index.ts';
import { publicAnswer } from '../page/answer-page.ts';
import { originOf } from '../page/origin.ts';
import type { Reader } from '../reader.ts';
import { findAuthority } from './authorities.ts';

export interface RecordTools {
  /** None where no book is kept. */
  readonly book: RootBook | undefined;
  readonly days: RecordDays;
  readonly baseUrl: string | undefined;
}

/** As a text to keep: after a day, or after the last one that is over. */
export async function checkpointFile(
  tools: RecordTools,
  reader: Reader,
  { authority, day }: { readonly authority: string; readonly day: string },
): Promise<RawAnswer> {
  const days = await daysFor(tools, reader, authority);
  const size = day === '' ? days.length : days.findIndex((one) => one.day === day) + 1;
  const origin = originOfRecord(originOf(tools.baseUrl, reader), authority);
  const note = tools.book && (await checkpointOf(tools.book, origin, days.slice(0, size)));
  return note === undefined ? notFound() : textFile(reader, note);
}

export async function daysFile(tools: RecordTools, reader: Reader, authority: string): Promise<RawAnswer> {
  const days = await daysFor(tools, reader, authority);
  return days.length === 0 ? notFound() : textFile(reader, daysText(days));
}

/** A line a key, the present one first: `<name>+<id>+<key>`, of a former one also until when it was ours. */
export async function keysFile(tools: RecordTools, reader: Reader, authority: string): Promise<RawAnswer> {
  const { book, baseUrl } = tools;
  if (!book || !(await findAuthority(reader, authority))) notFound();
  const origin = originOfRecord(originOf(baseUrl, reader), authority);
  const former = await Promise.all(
    book.formerKeys().map(async ({ key, until }) => `${await verifierKeyOf(origin, key)} ${until}\n`),
  );
  return textFile(reader, [`${await verifierKeyOf(origin, book.publicKey)}\n`, ...former].join(''));
}

/** None of whoever publishes nothing. */
async function daysFor({ days }: RecordTools, reader: Reader, authority: string): Promise<readonly RecordDay[]> {
  return (await findAuthority(reader, authority)) ? days.of(authority) : [];
}

function textFile(reader: Reader, body: string): Promise<RawAnswer> {
  return publicAnswer(reader, { type: 'text/plain', body });
}
