import { writeFile } from 'node:fs/promises';
import { parseRoute, type Route } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routesOf } from '../src/platform/http/index.ts';
import { startPermissionApp, type PermissionApp } from './permission-app.ts';
import { platformForTest } from './platform.ts';

// Every operation of the catalog, under every spelling, asked over HTTP by every role of the demo, by nobody, and by
// somebody without a role. What is expected follows from what is declared: the permission of the operation, and the menus
// that the role was granted. Nothing is sent along, so what is let in is refused for its input or changes nothing of
// anybody's but in the database of this file. `npm run matrix` prints the table.

/** So many calls are under way together. */
const atOnce = 6;

type Outcome = 'allowed' | '401' | '403';

interface Operation {
  readonly route: Route;
  readonly permission: string;
  /** Asked with a session of its own: it may end it. */
  readonly mayEndSession: boolean;
}

const operations: readonly Operation[] = platformForTest().mounted.flatMap(({ endpoint }) =>
  routesOf(endpoint).map((route) => ({
    route,
    // Called without an id, so a save is asked to add.
    permission: endpoint.permissionToAdd ?? endpoint.permission,
    mayEndSession: endpoint.permission === 'signedIn' || endpoint.permission === 'public',
  })),
);

/** The roles of the demo, each by somebody who has no other. */
const cast = {
  'platform: administrator': ['000000', 'admin'],
  'buyer: admin': ['100001', 'admin'],
  'buyer: purchaser': ['100001', 'buyer'],
  'buyer: manager': ['100001', 'manager'],
  'buyer: finance': ['100001', 'finance'],
  'buyer: supervisor': ['100001', 'supervisor'],
  'buyer: estate_admin': ['100001', 'estate'],
  'buyer: department': ['100001', 'dept'],
  'buyer: applicant': ['100001', 'applicant'],
  'buyer: expert': ['100001', 'expert1'],
  'agency: admin': ['200001', 'agent'],
  'supplier: supplier': ['300001', 'supplier1'],
} as const;
const nobody = 'nobody';
const roleless = 'signed in without a role';
const who: readonly string[] = [...Object.keys(cast), nobody, roleless];

let app: PermissionApp;
let url: string;
const granted = new Map<string, ReadonlySet<string>>();
const table = new Map<string, Map<string, Outcome>>();
const started = performance.now();

beforeAll(async () => {
  app = await startPermissionApp();
  url = await app.app.server.listen({ port: 0, host: '127.0.0.1' });
  for (const [name, [tenantId, account]] of Object.entries(cast)) {
    const codes = await app.asSuperuser<{ code: string }>(
      `select distinct m.code from user_account u
       join user_role ur on ur.tenant_id = u.tenant_id and ur.user_id = u.id
       join role r on r.tenant_id = u.tenant_id and r.id = ur.role_id and r.is_deleted = 0
       join role_menu rm on rm.tenant_id = r.tenant_id and rm.role_id = r.id
       join tenant t on t.tenant_id = u.tenant_id
       join menu m on m.id = rm.menu_id and m.is_deleted = 0 and m.status = 1 and t.kind = any(m.tenant_kinds)
       where u.tenant_id = $1 and u.account = $2`,
      [tenantId, account],
    );
    granted.set(name, new Set(codes.map(({ code }) => code)));
  }
});
afterAll(async () => {
  const cells = [...table.values()].reduce((sum, row) => sum + row.size, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${cells} cells: ${operations.length} operations, ${who.length} kinds of callers, ${seconds} s\n`,
  );
  const file = process.env['MATRIX_FILE'];
  if (file) await writeFile(file, csv());
  await app.close();
});

function csv(): string {
  const lines = operations.map(({ route, permission }) =>
    [route, permission, ...who.map((name) => table.get(name)?.get(route) ?? '')].join(','),
  );
  return `${[['operation', 'permission', ...who].join(','), ...lines].join('\n')}\n`;
}

function expected(name: string, { permission }: Operation): Outcome {
  if (permission === 'public') return 'allowed';
  if (name === nobody) return '401';
  return permission === 'signedIn' || granted.get(name)?.has(permission) ? 'allowed' : '403';
}

async function sessionOf(name: string): Promise<string | undefined> {
  if (name === nobody) return undefined;
  if (name === roleless) return (await app.newUser('100001', [])).token;
  const [tenantId, account] = cast[name as keyof typeof cast];
  return (await app.as(account, tenantId)).token;
}

async function outcomeOf({ route }: Operation, token: string | undefined): Promise<Outcome | '5xx'> {
  const { method, path } = parseRoute(route);
  const headers = { ...(token && { 'blade-auth': `bearer ${token}` }) };
  const answer = await fetch(`${url}${path}`, { method, headers, redirect: 'manual' });
  await answer.body?.cancel();
  if (answer.status >= 500) return '5xx';
  return answer.status === 401 || answer.status === 403 ? `${answer.status}` : 'allowed';
}

test('every role of the demo is in the cast, with something granted that another lacks', async () => {
  const roles = await app.asSuperuser<{ alias: string }>(
    `select distinct role_alias as alias from role where tenant_id in ('000000', '100001', '200001', '300001') and is_deleted = 0`,
  );
  const aliases = new Set(Object.keys(cast).map((name) => name.split(': ')[1]));
  expect(roles.filter(({ alias }) => !aliases.has(alias))).toEqual([]);
  expect([...granted].filter(([, codes]) => codes.size === 0)).toEqual([]);
  expect(operations.length).toBeGreaterThan(700);
});

describe('what is declared is what is let in', () => {
  test.each(who)('of %s', async (name) => {
    const row = new Map<string, Outcome>();
    table.set(name, row);
    const wrong: string[] = [];
    const ask = async (operation: Operation, token: string | undefined) => {
      const wanted = expected(name, operation);
      const found = await outcomeOf(operation, token);
      if (found !== '5xx') row.set(operation.route, found);
      if (found !== wanted) wrong.push(`${operation.route} (${operation.permission}): ${found}, not ${wanted}`);
    };
    for (const operation of operations.filter(({ mayEndSession }) => mayEndSession))
      await ask(operation, await sessionOf(name));
    const token = await sessionOf(name);
    const rest = operations.filter(({ mayEndSession }) => !mayEndSession);
    for (let from = 0; from < rest.length; from += atOnce)
      await Promise.all(rest.slice(from, from + atOnce).map((operation) => ask(operation, token)));
    expect(wrong).toEqual([]);
  });
});
