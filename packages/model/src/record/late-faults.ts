import type { RecordRow } from './chain-faults.ts';

/** What an act says of itself; a row that is hidden from its reader says nothing. */
interface Said {
  readonly bidEndTime?: unknown;
  readonly endTime?: unknown;
  readonly roundId?: unknown;
  readonly changes?: unknown;
}

const firstQuotes: ReadonlySet<string> = new Set(['quote.submit', 'quote.replace', 'quote.withdraw']);
const movers: ReadonlySet<string> = new Set(['project.change', 'project.resume']);
const callers: ReadonlySet<string> = new Set(['quoteRound.call', 'quoteRound.extend']);

/**
 * Quotes that were taken at the end that the record told everybody, or after it: of the notice and the changes after it, and of
 * each round of a negotiation. Where the record tells no end nothing is said.
 */
export function lateFaults(rows: readonly RecordRow[]): string[] {
  return [...new Set(rows.map(({ stream }) => projectOf(stream)))].flatMap((project) =>
    lateIn(rows.filter(({ stream }) => projectOf(stream) === project)),
  );
}

/** A supplier's chain is `<project>.<tenant>`. */
function projectOf(stream: string): string {
  return stream.split('.')[0] ?? stream;
}

function lateIn(rows: readonly RecordRow[]): string[] {
  const own = rows
    .filter(({ stream }) => stream === projectOf(stream))
    .toSorted((one, other) => Number(one.seq) - Number(other.seq));
  const deadline = own.flatMap((row) => deadlineIn(row, saidBy(row))).at(-1);
  const ends = new Map(
    own.filter(({ action }) => callers.has(action)).map((row) => [row.subject, textOf(saidBy(row).endTime)] as const),
  );
  return rows.flatMap((row) => {
    const end = firstQuotes.has(row.action) ? deadline : endOfRound(row, ends);
    return end !== undefined && row.at >= end
      ? [`chain ${row.stream}, row ${row.seq}: a quote was taken at ${row.at}, when it was due by ${end}`]
      : [];
  });
}

function deadlineIn({ action }: RecordRow, { bidEndTime, changes }: Said): string[] {
  if (action === 'project.publish') return listOf(textOf(bidEndTime));
  if (!movers.has(action) || !Array.isArray(changes)) return [];
  return changes.flatMap((one: unknown) => {
    const { field, after } = Object(one) as { field?: unknown; after?: unknown };
    return field === 'bidEndTime' ? listOf(textOf(after)) : [];
  });
}

function endOfRound(row: RecordRow, ends: ReadonlyMap<string, string | undefined>): string | undefined {
  return row.action === 'roundBidder.quote' ? ends.get(String(saidBy(row).roundId)) : undefined;
}

function saidBy({ payload }: RecordRow): Said {
  return payload === null ? {} : (Object(JSON.parse(payload)) as Said);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
const listOf = (text: string | undefined) => (text === undefined ? [] : [text]);
