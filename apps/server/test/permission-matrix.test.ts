import { parseRoute, type Endpoint } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routesOf } from '../src/platform/http/index.ts';
import { platformForTest } from './platform.ts';
import { startPermissionApp, type PermissionApp, type Person } from './permission-app.ts';

// Driven by what is mounted: a new endpoint is covered by existing.

const calls = platformForTest().mounted.flatMap(({ endpoint }) =>
  // Called without an id, so a save is asked to add.
  routesOf(endpoint).map((route) => ({ route, endpoint, permission: endpoint.permissionToAdd ?? endpoint.permission })),
);
const guarded = calls.filter(({ permission }) => permission !== 'public');
const coded = guarded.filter(({ permission }) => permission !== 'signedIn');

const administrators = [
  { kind: 'platform', tenantId: '000000', account: 'admin' },
  { kind: 'buyer', tenantId: '100001', account: 'admin' },
  { kind: 'agency', tenantId: '200001', account: 'agent' },
] as const;

let app: PermissionApp;
let plain: Person;
const kindsOf = new Map<string, readonly string[]>();
beforeAll(async () => {
  app = await startPermissionApp();
  plain = await app.newUser('100001', []);
  const menus = await app.asSuperuser<{ code: string; kinds: string[] }>(
    'select code, tenant_kinds as kinds from menu where is_deleted = 0 and status = 1',
  );
  for (const { code, kinds } of menus) kindsOf.set(code, kinds);
});
afterAll(() => app.close());

/** Without any input: whoever may not call is refused before it is looked at, and whoever may gets past the 403. */
async function statusOf(route: Endpoint['route'], token?: string): Promise<number> {
  const { method, path } = parseRoute(route);
  const headers = token ? { 'blade-auth': `bearer ${token}` } : {};
  return (await app.app.server.inject({ method, url: path, headers })).statusCode;
}

test('there are calls to try', () => {
  expect(coded.length).toBeGreaterThan(50);
});

describe('nobody', () => {
  test.each(guarded)('is asked to sign in by $route', async ({ route }) => {
    expect(await statusOf(route)).toBe(401);
  });
});

describe('a user whose role holds nothing', () => {
  test.each(coded)('may not call $route ($permission)', async ({ route }) => {
    expect(await statusOf(route, plain.token)).toBe(403);
  });
});

describe.each(administrators)('the administrator of a tenant of kind $kind', ({ kind, tenantId, account }) => {
  let token: string | undefined;
  test.each(coded)('calls $route ($permission) when his kind of tenant holds it, else he may not', async (call) => {
    let status = await statusOf(call.route, token);
    // Before his first call, and where the one before has signed him out.
    if (status === 401) {
      token = (await app.as(account, tenantId)).token;
      status = await statusOf(call.route, token);
    }
    expect(status).not.toBe(401);
    expect(status).toBeLessThan(500);
    expect(status === 403).toBe(!kindsOf.get(call.permission)?.includes(kind));
  });
});

describe('signing in is enough', () => {
  test.each(guarded.filter(({ permission }) => permission === 'signedIn'))('for $route', async ({ route }) => {
    const { token } = await app.newUser('100001', []);
    expect([401, 403]).not.toContain(await statusOf(route, token));
  });
});
