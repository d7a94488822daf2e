import type { Database } from '../../../platform/db/index.ts';
import { seedRules } from '../../tendering/index.ts';
import { periodRules } from './period-rules.ts';

/** Brings in what the law says about the days of each method. Rows that are there stay as an administrator left them. */
export async function seedPeriods(owner: Pick<Database, 'transaction'>): Promise<void> {
  await owner.transaction('000000', (tx) => seedRules(tx, periodRules));
}
