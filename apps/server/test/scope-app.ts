import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Envelope } from '@zhaocai/model';
import type { LightMyRequestResponse } from 'fastify';
import { createApp } from '../src/app.ts';
import { newToken, tokenHash } from '../src/platform/access/index.ts';
import { bodyKeyOf, mount, type MountedEndpoint } from '../src/platform/http/index.ts';
import { quiet } from './database-url.ts';
import type { OpenTestDatabase } from './harness.ts';
import { demoDay, openSeededDatabase } from './seeded-database.ts';

/** What a role of the test holds: built-in ranges (`'*:3'`), registered data scopes and API scopes by id. */
export interface RoleGrant {
  readonly builtIn?: readonly string[];
  readonly dataScopes?: readonly string[];
  readonly apiScopes?: readonly string[];
}

export interface PersonSpec {
  readonly tenantId?: string;
  /** Codes; all there are when left out. */
  readonly codes?: readonly string[];
  readonly deptIds?: readonly string[];
  readonly roles?: readonly RoleGrant[];
}

export interface ScopePerson {
  readonly userId: string;
  get(path: string): Promise<Envelope>;
  post(path: string, body?: object): Promise<Envelope>;
  raw(method: 'GET' | 'POST', path: string, body?: object): Promise<LightMyRequestResponse>;
}

/** The product as it is assembled, with people made to measure who are signed in by real tokens. */
export interface ScopeApp extends OpenTestDatabase {
  person(spec?: PersonSpec): Promise<ScopePerson>;
  /** Lets every process look again, as the outbox would within half a second. */
  forget(): void;
}

export async function startScopeApp(extra: readonly MountedEndpoint[] = []): Promise<ScopeApp> {
  const opened = await openSeededDatabase('product_on_demo_day');
  const { database, clock } = opened;
  clock.setTo(demoDay);
  const filesFolder = await mkdtemp(join(tmpdir(), 'zhaocai-scope-'));
  const secret = 'a secret that is long enough to be one';
  const app = await createApp({ database, clock, log: quiet, filesFolder, secret, demo: true, requestsPerMinute: 1e9 });
  const { authenticator } = app.platform;
  const options = { database, clock, bodyKey: bodyKeyOf(secret), authenticate: authenticator.authenticate };
  for (const one of extra) mount(app.server, one, options);
  let made = 0;
  return {
    ...opened,
    forget: () => authenticator.forgetAll(),
    async person(spec = {}) {
      made += 1;
      const { token, userId } = await makePerson(opened, { spec, base: 5_000_000 + made * 1000 });
      const raw: ScopePerson['raw'] = (method, path, payload) =>
        app.server.inject({ method, url: `/api${path}`, payload, headers: { 'blade-auth': `bearer ${token}` } });
      return {
        userId,
        raw,
        get: async (path) => (await raw('GET', path)).json<Envelope>(),
        post: async (path, body = {}) => (await raw('POST', path, body)).json<Envelope>(),
      };
    },
    async close() {
      await app.server.close();
      await opened.close();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
}

async function makePerson(
  { asSuperuser }: Pick<OpenTestDatabase, 'asSuperuser'>,
  { spec, base }: { spec: PersonSpec; base: number },
): Promise<{ token: string; userId: string }> {
  const { tenantId = '100001', codes, deptIds = [], roles = [{}] } = spec;
  const userId = String(base);
  const token = newToken(tenantId);
  await asSuperuser(
    `insert into user_account (tenant_id, id, account, password_hash, nick_name, dept_ids, create_time, update_time)
     values ($1, $2, $3, '-', $3, $4, now(), now())`,
    [tenantId, userId, `person${userId}`, deptIds],
  );
  for (const [index, grant] of roles.entries()) {
    const roleId = String(base + 1 + index);
    await asSuperuser(
      `insert into role (tenant_id, id, role_name, role_alias, sort, create_time) values ($1, $2, $3, $4, $5, now())`,
      [tenantId, roleId, `角色${roleId}`, `role${roleId}`, index],
    );
    await asSuperuser(`insert into user_role (tenant_id, user_id, role_id) values ($1, $2, $3)`, [
      tenantId,
      userId,
      roleId,
    ]);
    await asSuperuser(
      `insert into role_menu (tenant_id, role_id, menu_id)
       select $1, $2, id from menu where is_deleted = 0 and ($3::text[] is null and code <> 'user_examine_data' or code = any($3))`,
      [tenantId, roleId, codes ?? null],
    );
    await grantScopes({ asSuperuser }, { tenantId, roleId, grant });
  }
  await asSuperuser(
    `with family as (insert into session (tenant_id, id, user_id, client_id, address, start_time)
       values ($1, $2, $2, 'saber', '127.0.0.1', now()))
     insert into session_token (tenant_id, hash, session_id, kind, expire_time)
     values ($1, $3, $2, 'access', now() + interval '60 days')`,
    [tenantId, userId, tokenHash(token)],
  );
  return { token, userId };
}

async function grantScopes(
  { asSuperuser }: Pick<OpenTestDatabase, 'asSuperuser'>,
  { tenantId, roleId, grant }: { tenantId: string; roleId: string; grant: RoleGrant },
): Promise<void> {
  for (const [index, one] of (grant.builtIn ?? []).entries()) {
    const [resource, kind] = one.split(':');
    await asSuperuser(
      `insert into role_data_scope (tenant_id, id, role_id, resource, scope_type) values ($1, $2, $3, $4, $5)`,
      [tenantId, `${roleId}${index}`, roleId, resource, kind],
    );
  }
  const held = [
    ...(grant.dataScopes ?? []).map((id) => [1, id] as const),
    ...(grant.apiScopes ?? []).map((id) => [2, id] as const),
  ];
  for (const [category, id] of held) {
    await asSuperuser(`insert into role_scope (tenant_id, role_id, scope_category, scope_id) values ($1, $2, $3, $4)`, [
      tenantId,
      roleId,
      category,
      id,
    ]);
  }
}

/** The data of an answer that has to be a success. */
export function dataOf<T>(answer: Envelope): T {
  if (answer.code !== 200) throw new Error(`${answer.code} ${answer.msg}`);
  // The caller names the shape that the endpoint's definition gives it.
  return answer.data as T;
}

/** Registers a data scope and answers its id. */
export async function addDataScope(admin: ScopePerson, scope: object): Promise<string> {
  return dataOf<{ id: string }>(await admin.post('/blade-system/data-scope/submit', scope)).id;
}

export async function addApiScope(admin: ScopePerson, scope: object): Promise<string> {
  return dataOf<{ id: string }>(await admin.post('/blade-system/api-scope/submit', scope)).id;
}
