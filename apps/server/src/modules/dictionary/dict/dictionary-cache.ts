import { parseInstant } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { publish, type OutboxReader } from '../../../platform/outbox/index.ts';

const topic = 'dictionary.changed';
const platformTenant = '000000';

export interface DictionaryCacheOptions {
  /** Tenant and code pairs; the oldest goes first. */
  readonly capacity: number;
  /** A process that misses a change shows old words no longer than this. */
  readonly maxAgeMs: number;
}

type Asker = Pick<Ctx, 'tenantId' | 'now'>;

/** What a tenant's code means, kept by this process. It may be dropped at any time: the truth is in the database. */
export interface DictionaryCache<T> {
  /** The kept value, or what `load` answers, which is kept unless something was dropped meanwhile. */
  get(ctx: Asker, key: string, load: () => Promise<T>): Promise<T>;
  /** Of one tenant; of all where the platform's rows changed, for everybody sees those. */
  forget(tenantId: string): void;
}

export function createDictionaryCache<T>({ capacity, maxAgeMs }: DictionaryCacheOptions): DictionaryCache<T> {
  const entries = new Map<string, { readonly value: T; readonly freshUntilMs: number }>();
  let generation = 0;
  return {
    async get({ tenantId, now }, key, load) {
      const nowMs = parseInstant(now);
      const name = `${tenantId}/${key}`;
      const entry = entries.get(name);
      if (entry && entry.freshUntilMs > nowMs) return entry.value;
      const readAt = generation;
      const value = await load();
      if (readAt !== generation) return value;
      entries.delete(name);
      const oldest = entries.size >= capacity ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
      entries.set(name, { value, freshUntilMs: nowMs + maxAgeMs });
      return value;
    },
    forget(tenantId) {
      generation += 1;
      for (const name of entries.keys())
        if (tenantId === platformTenant || name.startsWith(`${tenantId}/`)) entries.delete(name);
    },
  };
}

/** Tells every process, this one at the commit, that a dictionary of the tenant changed. Before the evidence. */
export async function forgetDictionaries(ctx: Ctx, cache: DictionaryCache<unknown>): Promise<void> {
  await publish(ctx, { kind: topic, payload: {} });
  ctx.afterCommit(() => cache.forget(ctx.tenantId));
}

export function listenForDictionaries(
  reader: Pick<OutboxReader, 'onMessage'>,
  cache: Pick<DictionaryCache<unknown>, 'forget'>,
): void {
  reader.onMessage(({ tenantId, kind }) => {
    if (kind === topic) cache.forget(tenantId);
  });
}
