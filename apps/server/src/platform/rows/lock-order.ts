import { entities, type Entity } from '@zhaocai/model';
import type { Db } from '../db/index.ts';

/**
 * Two transactions that lock the same rows in different orders wait for each other for ever. So there is one order: an
 * entity's place in the catalog, then the id. What a transaction holds already, or has made itself,
 * it may touch again.
 */
const places: ReadonlyMap<string, number> = new Map(entities.map(({ name }, place) => [name, place]));

interface Held {
  place: number;
  name: string;
  id: string;
  readonly rows: Set<string>;
}

/**
 * What comes of a lock out of order. It is a fault of the code, found by tests, which throw; a user whose way no test has
 * walked is not refused for it: should two wait for each other, the database ends one, and that one is tried again.
 */
export const outOfOrder = { tell: (fault: string): void => process.emitWarning(fault, 'LockOrder') };

/** Notes that these rows are about to be locked; tells where an earlier lock should have come after them. */
export function noteLocks(db: Db, { name }: Pick<Entity, 'name'>, ids: readonly string[]): void {
  if (!db.inTransaction) throw new Error('a lock needs a transaction');
  const place = places.get(name);
  // Only entities of the catalog have a place.
  if (place === undefined) return;
  for (const id of ids.toSorted(byNumber)) noteLock(db, { name, place, id });
}

/** Rows of entities, in the order in which they may be locked. */
export function inLockOrder<T extends { readonly entity: Pick<Entity, 'name'>; readonly id: string }>(
  rows: readonly T[],
): T[] {
  const placeOf = ({ entity }: T) => places.get(entity.name) ?? -1;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other) || byNumber(one.id, other.id));
}

/** Notes rows that this transaction has made: nobody else sees them yet, so nobody waits for them, in no order. */
export function noteNew(db: Db, { name }: Pick<Entity, 'name'>, ids: readonly string[]): void {
  if (!db.transaction) return;
  const { rows } = heldBy(db);
  for (const id of ids) rows.add(`${name} ${id}`);
}

function noteLock(db: Db, { name, place, id }: { name: string; place: number; id: string }): void {
  const held = heldBy(db);
  const row = `${name} ${id}`;
  if (held.rows.has(row)) return;
  const isBehind = place > held.place || (place === held.place && byNumber(id, held.id) > 0);
  held.rows.add(row);
  if (!isBehind) return outOfOrder.tell(`lock order: ${row} is locked after ${held.name} ${held.id}`);
  Object.assign(held, { place, name, id });
}

const ledger = new WeakMap<object, Held>();

function heldBy({ transaction }: Db): Held {
  if (!transaction) throw new Error('a lock needs a transaction');
  let held = ledger.get(transaction);
  if (!held) ledger.set(transaction, (held = { place: -1, name: '', id: '', rows: new Set() }));
  return held;
}

/** Ids are numbers as texts: the shorter one is the smaller one. */
export function byNumber(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}
