import type { Entity } from '@zhaocai/model';
import type { Logger } from 'pino';
import { findUser } from '../access/index.ts';
import type { Db } from '../db/index.ts';
import { seedContext, type Ctx } from '../http/index.ts';
import type { Platform } from './platform.ts';

/** The tenant whose people play the demo. */
export const demoTenant = '100001';

interface Part<A extends string> {
  /** Where the tenant has a row of this, whatever became of it, the part has been played. */
  readonly unless: Pick<Entity, 'table'>;
  /** Accounts; where one of them is missing nothing is played. */
  readonly cast: readonly A[];
}

type Stage = Pick<Platform, 'database' | 'flowBusinesses'> & { readonly log: Logger };

/** Plays a part of the demo once, in one transaction, each command as one of its people. */
export async function playDemo<const A extends string>(
  { database, flowBusinesses, log }: Stage,
  { unless, cast }: Part<A>,
  play: (people: Readonly<Record<A, Ctx>>) => Promise<void>,
): Promise<void> {
  const db = database.scoped(demoTenant);
  const known = await db.query(`select from ${unless.table} where tenant_id = $1 limit 1`, [demoTenant]);
  if (known.length > 0) return;
  const ids = await idsOfAccounts(db, cast);
  const users = await Promise.all(
    cast.map((account) => findUser(db, { tenantId: demoTenant, userId: ids.get(account) ?? '0' })),
  );
  await database.transaction(demoTenant, async (tx) => {
    const people: Partial<Record<A, Ctx>> = {};
    for (const [place, account] of cast.entries()) {
      const user = users[place];
      if (!user) return;
      people[account] = seedContext(tx, { user, flowBusinesses, log });
    }
    await play(people as Record<A, Ctx>);
  });
}

/** Somebody of a tenant of the demo. */
export interface DemoPerson {
  readonly tenant: string;
  readonly account: string;
}

/** Somebody of the demo's buyer. */
export const ofBuyer = (account: string): DemoPerson => ({ tenant: demoTenant, account });

/** The first, second or third supplier of the demo. */
export const ofSupplier = (no: number): DemoPerson => ({ tenant: `30000${no}`, account: `supplier${no}` });

/** Runs commands as one person, each in a transaction of its own; at another time than now, where one is given. */
export type Acts = <T>(act: (ctx: Ctx) => Promise<T>, at?: string) => Promise<T>;

/** The people of a part that is played in several units; undefined where one of them is missing. */
export async function castOf<const A extends string>(
  { database, flowBusinesses, log }: Stage,
  people: Readonly<Record<A, DemoPerson>>,
): Promise<Readonly<Record<A, Acts>> | undefined> {
  const cast: Partial<Record<A, Acts>> = {};
  for (const [name, { tenant, account }] of Object.entries(people) as [A, DemoPerson][]) {
    const db = database.scoped(tenant);
    const userId = (await idsOfAccounts(db, [account], tenant)).get(account);
    const user = userId === undefined ? undefined : await findUser(db, { tenantId: tenant, userId });
    if (!user) return undefined;
    cast[name] = (act, at) =>
      database.transaction(tenant, (tx) => {
        const ctx = seedContext(tx, { user, flowBusinesses, log });
        return act(at === undefined ? ctx : { ...ctx, now: at });
      });
  }
  return cast as Record<A, Acts>;
}

const findAccounts =
  'select account, id::text from user_account where tenant_id = $1 and account = any($2) and is_deleted = 0';

/** The ids of the accounts that are there. */
export async function idsOfAccounts(
  db: Db,
  accounts: readonly string[],
  tenantId = demoTenant,
): Promise<Map<string, string>> {
  const rows = await db.query<{ account: string; id: string }>(findAccounts, [tenantId, accounts]);
  return new Map(rows.map(({ account, id }) => [account, id]));
}
