import type { Clock, Database } from '../../platform/db/index.ts';

/**
 * Whole months that a log is kept beside the running one. The Cybersecurity Law (网络安全法, article 21) demands six at
 * least; disputes about a purchase come up to a year later.
 */
export const keptLogMonths = 12;
const monthsAhead = 2;

/** Makes the months ahead and drops those whose time is over. May run twice. */
export async function keepLogPartitions({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  await database
    .scoped(undefined)
    .query('select keep_log_partitions($1, $2, $3)', [clock.now(), monthsAhead, keptLogMonths]);
}
