import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Envelope } from '@zhaocai/model';
import { createApp, type App } from '../src/app.ts';
import { newToken, tokenHash } from '../src/platform/access/index.ts';
import { nextId } from '../src/platform/db/index.ts';
import { quiet } from './database-url.ts';
import type { OpenTestDatabase } from './harness.ts';
import { openSeededDatabase } from './seeded-database.ts';

export interface Person {
  readonly token: string;
  readonly tenantId: string;
  get<T = unknown>(path: string): Promise<Envelope<T>>;
  post<T = unknown>(path: string, body?: object): Promise<Envelope<T>>;
}

/** The product as it is assembled, with the demo's people and none of its projects. */
export interface PermissionApp extends OpenTestDatabase {
  readonly app: App;
  /** A demo account, signed in. */
  as(account: string, tenantId: string): Promise<Person>;
  /** A new user whose only role holds these codes; `alias` is the role's. */
  newUser(tenantId: string, codes: readonly string[], alias?: string): Promise<Person & { roleId: string }>;
  roleId(tenantId: string, alias: string): Promise<string>;
  menuIds(...codes: readonly string[]): Promise<string[]>;
  /** The codes that a role was granted, in order. */
  codesOf(roleId: string): Promise<string[]>;
  /** What the last event of a tenant's administration says. */
  lastEvidence(tenantId: string): Promise<{ action: string; payload: Record<string, unknown> }>;
}

export async function startPermissionApp(): Promise<PermissionApp> {
  const opened = await openSeededDatabase('accounts');
  const { asSuperuser, database, clock } = opened;
  const filesFolder = await mkdtemp(join(tmpdir(), 'zhaocai-permission-'));
  const secret = 'a secret that is long enough to be one';
  const app = await createApp({ database, clock, log: quiet, filesFolder, secret, demo: true, requestsPerMinute: 1e9 });
  const signIn = async (tenantId: string, userId: string): Promise<Person> => {
    const token = newToken(tenantId);
    await asSuperuser(insertSession, [tenantId, nextId(), userId, tokenHash(token)]);
    return personOf(app, tenantId, token);
  };
  const one = async <T>(sql: string, values: readonly unknown[]): Promise<T> => {
    const [row] = await asSuperuser<{ value: T }>(sql, values);
    if (!row) throw new Error(`nothing found by ${sql}`);
    return row.value;
  };
  const roleId = (tenantId: string, alias: string) =>
    one<string>('select id::text as value from role where tenant_id = $1 and role_alias = $2 and is_deleted = 0', [
      tenantId,
      alias,
    ]);
  return {
    ...opened,
    app,
    roleId,
    async as(account, tenantId) {
      const sql = 'select id::text as value from user_account where tenant_id = $1 and account = $2';
      return signIn(tenantId, await one<string>(sql, [tenantId, account]));
    },
    async newUser(tenantId, codes, alias = `role${nextId()}`) {
      const userId = nextId();
      await asSuperuser(insertUser, [tenantId, userId, nextId(), alias, codes]);
      return { ...(await signIn(tenantId, userId)), roleId: await roleId(tenantId, alias) };
    },
    async menuIds(...codes) {
      const rows = await asSuperuser<{ id: string; code: string }>(
        'select id::text, code from menu where code = any($1::text[]) and is_deleted = 0',
        [codes],
      );
      return codes.map((code) => rows.find((row) => row.code === code)?.id ?? `no ${code}`);
    },
    codesOf: (id) =>
      one<string[]>(
        `select coalesce(array_agg(m.code order by m.code collate "C"), '{}') as value from role_menu rm join menu m on m.id = rm.menu_id
         where rm.role_id = $1`,
        [id],
      ),
    async lastEvidence(tenantId) {
      const sql = `select jsonb_build_object('action', action, 'payload', payload::jsonb) as value from evidence
        where tenant_id = $1 and stream = 'admin' order by seq desc limit 1`;
      return one(sql, [tenantId]);
    },
    async close() {
      await app.server.close();
      await opened.close();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
}

function personOf({ server }: App, tenantId: string, token: string): Person {
  const headers = { 'blade-auth': `bearer ${token}` };
  return {
    token,
    tenantId,
    get: async <T>(path: string) =>
      (await server.inject({ method: 'GET', url: `/api${path}`, headers })).json<Envelope<T>>(),
    post: async <T>(path: string, payload: object = {}) =>
      (await server.inject({ method: 'POST', url: `/api${path}`, headers, payload })).json<Envelope<T>>(),
  };
}

const insertSession = `
  with family as (
    insert into session (tenant_id, id, user_id, client_id, address, start_time)
    values ($1, $2, $3, 'saber', '127.0.0.1', now()) returning id)
  insert into session_token (tenant_id, hash, session_id, kind, expire_time)
  select $1, $4, id, 'access', now() + interval '60 days' from family`;

const insertUser = `
  with own_role as (
    insert into role (tenant_id, id, role_name, role_alias, create_time, update_time)
    values ($1, $3, $4::text, $4::text, now(), now()) returning id),
  grants as (
    insert into role_menu (tenant_id, role_id, menu_id)
    select $1, own_role.id, m.id from own_role join menu m on m.is_deleted = 0 and m.code = any($5::text[])),
  own_user as (
    insert into user_account (tenant_id, id, account, password_hash, nick_name, create_time, update_time)
    values ($1, $2::bigint, 'user' || $2::bigint, '-', '测试', now(), now()) returning id)
  insert into user_role (tenant_id, user_id, role_id) select $1, own_user.id, own_role.id from own_user, own_role`;
