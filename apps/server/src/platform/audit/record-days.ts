import type { RecordDay } from '@zhaocai/model/record/kept-checkpoint';
import type { RootBook } from './root-book.ts';

/** The days of a record that are over, the first one first: the last day may go on, so it is told once there is a later one. */
export interface RecordDays {
  of(tenantId: string): Promise<readonly RecordDay[]>;
}

const mostKept = 200;

/** A day that is over does not change any more: of so many buyers each is read once. */
export function createRecordDays(book: Pick<RootBook, 'days' | 'dayDigest'>): RecordDays {
  const kept = new Map<string, Map<string, string>>();

  function knownOf(tenantId: string): Map<string, string> {
    const known = kept.get(tenantId) ?? new Map<string, string>();
    kept.delete(tenantId);
    kept.set(tenantId, known);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return known;
  }

  return {
    async of(tenantId) {
      const known = knownOf(tenantId);
      const over = (await book.days(tenantId)).slice(0, -1);
      for (const day of over) {
        const digest = known.get(day) ?? (await book.dayDigest(tenantId, day));
        if (digest !== undefined) known.set(day, digest);
      }
      return over.flatMap((day) => {
        const digest = known.get(day);
        return digest === undefined ? [] : [{ day, digest }];
      });
    },
  };
}
