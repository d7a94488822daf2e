import type { Rights, RolesOfTenant } from './role-rights.ts';

interface Entry {
  readonly rights: Promise<Rights>;
  readonly readAtMs: number;
}

export type RightsCache = ReturnType<typeof createRightsCache>;

export interface RightsCacheOptions {
  readonly maxAgeMs: number;
  readonly capacity: number;
  /** Monotonic. */
  readonly monotonicMs: () => number;
  readonly find: (roles: RolesOfTenant) => Promise<Rights>;
}

/**
 * What roles allow, for a few seconds: a thousand users with the same roles share one set of permissions, and one
 * look-up of it. Any change in a tenant drops what is known of all its roles.
 */
export function createRightsCache({ maxAgeMs, capacity, monotonicMs, find }: RightsCacheOptions) {
  const tenants = new Map<string, Map<string, Entry>>();
  let size = 0;

  function forget(tenantId: string): void {
    size -= tenants.get(tenantId)?.size ?? 0;
    tenants.delete(tenantId);
  }

  function clear(): void {
    tenants.clear();
    size = 0;
  }

  /** A failed look-up is not kept: who comes next asks again. */
  function ask(roles: RolesOfTenant, known: Map<string, Entry>, key: string): Entry {
    const entry = { rights: find(roles), readAtMs: monotonicMs() };
    entry.rights.catch(() => {
      if (known.get(key) === entry && known.delete(key) && tenants.get(roles.tenantId) === known) size -= 1;
    });
    return entry;
  }

  return {
    /** `readAtMs`: when they were true at the latest. */
    async of(roles: RolesOfTenant): Promise<{ rights: Rights; readAtMs: number }> {
      if (size >= capacity) clear();
      const known = tenants.get(roles.tenantId) ?? new Map<string, Entry>();
      tenants.set(roles.tenantId, known);
      const key = roles.roleIds.join(',');
      const last = known.get(key);
      const entry = last && last.readAtMs + maxAgeMs > monotonicMs() ? last : ask(roles, known, key);
      if (!last) size += 1;
      known.set(key, entry);
      return { rights: await entry.rights, readAtMs: entry.readAtMs };
    },
    forget,
    clear,
  };
}
