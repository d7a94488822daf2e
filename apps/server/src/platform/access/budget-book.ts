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
  return { perHour: row.perHour, isOver: row.spent > row.perHour, minutesLeft: minutesLeft(now) };
}

const spendOf = `
  select spent::float8 as spent, per_hour::float8 as "perHour", own::float8 as own, own_per_hour::float8 as "ownPerHour"
  from spend_hourly_of('export', $1, $2)`;

type SpentBy = Record<'spent' | 'perHour' | 'own' | 'ownPerHour', number>;

/**
 * Before rows or files leave in great numbers: refuses the export that is one too many in this hour, for the tenant or for
 * this person, who has a quarter of what all have (0273-exports-of-one-person.sql).
 */
export async function demandExport({ db, now, user }: Pick<Ctx, 'db' | 'now' | 'user'>): Promise<void> {
  const [row] = await db.query<SpentBy>(spendOf, [now, user.userId]);
  if (!row) return;
  const minutes = minutesLeft(now);
  const isOver = row.own > row.ownPerHour;
  if (isOver && row.ownPerHour < row.perHour)
    throw new Refusal('file.exportShare', { count: row.ownPerHour, minutes }, 429);
  if (isOver || row.spent > row.perHour) throw new Refusal('file.exportBudget', { count: row.perHour, minutes }, 429);
}

/** Until the next hour begins. */
function minutesLeft(now: string): number {
  return 60 - Number(now.slice(14, 16));
}
