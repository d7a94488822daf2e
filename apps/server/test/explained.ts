import type { SessionUser } from '../src/platform/access/index.ts';
import type { Clock, Database, Db } from '../src/platform/db/index.ts';
import type { Ctx } from '../src/platform/http/index.ts';

export interface Plan {
  readonly 'Node Type': string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Index Name'?: string;
  /** Of a node that reads a table. */
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

interface Asker {
  readonly database: Database;
  readonly clock: Clock;
  readonly user: SessionUser;
}

/** The plans of everything that the work asks, under row level security. */
export async function explained(
  { database, clock, user }: Asker,
  work: (ctx: Ctx) => Promise<unknown>,
): Promise<Plan[]> {
  const { tenantId } = user;
  const db = database.scoped(tenantId);
  const asked: Promise<Plan[]>[] = [];
  const explain = async (sql: string, values: readonly unknown[] = []) => {
    const [row] = await db.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (analyze, format json) ${sql}`, values);
    return nodesOf(row?.['QUERY PLAN'][0]?.Plan ?? { 'Node Type': 'none' });
  };
  const listening: Db = {
    ...db,
    query: (sql, values) => {
      asked.push(explain(sql, values));
      return db.query(sql, values);
    },
  };
  // Reads take nothing else of their context.
  await work({ db: listening, user, tenantId, now: clock.now(), language: 'zh' } as unknown as Ctx);
  return (await Promise.all(asked)).flat();
}

/** How many rows of tables were read: says what a question costs, whatever the machine. */
export const rowsTouched = (plans: readonly Plan[]): number =>
  plans
    .filter((node) => node['Relation Name'] !== undefined)
    .reduce(
      (sum, node) =>
        sum + ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 1),
      0,
    );
