import { describe, expect, test } from 'vitest';
import { createRightsCache } from './rights-cache.ts';
import type { Rights, RolesOfTenant } from './role-rights.ts';

/** Every look-up answers with a permission that says which look-up it was. */
function aCache({ capacity = 100, fails = (): boolean => false } = {}) {
  const clock = { ms: 0 };
  const asked: RolesOfTenant[] = [];
  const find = async (roles: RolesOfTenant): Promise<Rights> => {
    asked.push(roles);
    if (fails()) throw new Error('the database was away');
    return { permissions: new Set([`look-up ${asked.length}`]), dataScopes: {} };
  };
  const cache = createRightsCache({ maxAgeMs: 5000, capacity, monotonicMs: () => clock.ms, find });
  const permissionsOf = async (tenantId: string, ...roleIds: string[]) =>
    [...(await cache.of({ tenantId, roleIds })).rights.permissions].join();
  return { cache, clock, asked, permissionsOf };
}

describe('what roles allow', () => {
  test('is looked up once for all who hold the same roles, for five seconds', async () => {
    const { clock, permissionsOf, cache } = aCache();
    const together = await Promise.all([permissionsOf('100001', '1', '2'), permissionsOf('100001', '1', '2')]);
    expect(together).toEqual(['look-up 1', 'look-up 1']);
    clock.ms = 4999;
    expect(await permissionsOf('100001', '1', '2')).toBe('look-up 1');
    expect((await cache.of({ tenantId: '100001', roleIds: ['1', '2'] })).readAtMs).toBe(0);
    clock.ms = 5000;
    expect(await permissionsOf('100001', '1', '2')).toBe('look-up 2');
  });

  test('is another thing for other roles and for another tenant', async () => {
    const { permissionsOf } = aCache();
    expect(await permissionsOf('100001', '1')).toBe('look-up 1');
    expect(await permissionsOf('100001', '1', '2')).toBe('look-up 2');
    expect(await permissionsOf('300001', '1')).toBe('look-up 3');
  });

  test('is asked again after anything changed in the tenant', async () => {
    const { cache, permissionsOf } = aCache();
    await permissionsOf('100001', '1');
    await permissionsOf('300001', '1');
    cache.forget('100001');
    expect(await permissionsOf('100001', '1')).toBe('look-up 3');
    expect(await permissionsOf('300001', '1')).toBe('look-up 2');
    cache.clear();
    expect(await permissionsOf('300001', '1')).toBe('look-up 4');
  });

  test('is asked again when the look-up failed', async () => {
    let away = true;
    const { permissionsOf } = aCache({ fails: () => away });
    await expect(permissionsOf('100001', '1')).rejects.toThrow('away');
    away = false;
    expect(await permissionsOf('100001', '1')).toBe('look-up 2');
  });

  test('takes no more room than it was given', async () => {
    const { asked, permissionsOf } = aCache({ capacity: 2 });
    for (const role of ['1', '2', '3', '3']) await permissionsOf('100001', role);
    expect(asked).toHaveLength(3);
    await permissionsOf('100001', '1');
    expect(asked).toHaveLength(4);
  });
});
