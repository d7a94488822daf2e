import type { Db } from '../db/types.ts';
import type { Ctx } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';

/** What a tenant may do so often in an hour: the parameter `<budget>.perHour` says how often. */
export type HourlyBudget = 'export' | 'captcha';

const spend = `select spent::float8 as spent, per_hour::float8 as "perHour" from spend_hourly($1, $2)`;

export interface Spent {
  readonly perHour: number;
  readonly isOver: boolean;
  /** Until the next hour begins. */
  readonly minutesLeft: number;
}

/**
 * Takes one from the budget of the tenant that the connection is of. One row for a tenant and a budget, in the database: it
 * holds over all processes and for whatever comes at once. Nothing where there is no such tenant.
 */
export async function spendHourly(db: Db, budget: HourlyBudget, now: string): Promise<Spent | undefined> {
  const [row] = await db.query<{ spent: number; perHour: number }>(spend, [budget, now]);
  if (!row) return undefined;
  return { perHour: row.perHour, isOver: row.spent > row.perHour, minutesLeft: 60 - Number(now.slice(14, 16)) };
}

/** Before rows or files leave in great numbers: refuses the export that is one too many for the tenant in this hour. */
export async function demandExport({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const spent = await spendHourly(db, 'export', now);
  if (spent?.isOver) throw new Refusal('file.exportBudget', { count: spent.perHour, minutes: spent.minutesLeft }, 429);
}
