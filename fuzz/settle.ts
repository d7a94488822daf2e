import { setTimeout } from 'node:timers/promises';
import type { Memory, Product } from './product.ts';

const patienceMs = 20_000;

/** How the server is once everything that was asked of it is over. */
export interface Rest {
  readonly memory: Memory;
  readonly pool: Readonly<Record<string, number>>;
  readonly poolIsBack: boolean;
}

/** Waits until the pool is at rest, then collects; with a goal, until memory is down to it or patience is at its end. */
export async function settle(product: Product, goalRss = 0): Promise<Rest> {
  const until = performance.now() + patienceMs;
  let pool = await product.pool();
  while (!isAtRest(pool) && performance.now() < until) {
    await setTimeout(100);
    pool = await product.pool();
  }
  let memory = await product.memory();
  let before = Infinity;
  // The allocator gives pages back some time after the collection: as long as it does, there is more to come.
  while (performance.now() < until && (goalRss > 0 ? memory.rss > goalRss : before - memory.rss > 1e6)) {
    before = memory.rss;
    await setTimeout(1_000);
    memory = await product.memory();
  }
  return { memory, pool, poolIsBack: isAtRest(pool) };
}

function isAtRest(pool: Readonly<Record<string, number>>): boolean {
  return pool.waiting === 0 && pool.total === pool.idle;
}
