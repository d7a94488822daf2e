import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createApp, type App, type AppOptions } from '../src/app.ts';
import { newToken, tokenHash } from '../src/platform/access/index.ts';
import { quiet } from './database-url.ts';
import type { OpenTestDatabase } from './harness.ts';
import { demoDay, demoSecret, openSeededDatabase } from './seeded-database.ts';

export interface RealApp extends OpenTestDatabase {
  readonly app: App;
  /** DATA_DIR/files and DATA_DIR/evidence */
  readonly filesFolder: string;
  readonly rootsFolder: string;
  /** Makes the tenant where it is missing and a user in it with every permission there is; answers an access token. */
  signInWithEverything(tenantId: string, kind: 'buyer' | 'supplier' | 'agency'): Promise<string>;
}

export interface RealAppOptions extends Partial<Pick<AppOptions, 'log' | 'requestsPerMinute' | 'privateHosts'>> {
  /** Connections of its pool. */
  readonly max?: number;
}

/** The product as main.ts assembles it, on a seeded database of the test file's own. */
export async function startRealApp({ max, privateHosts = [], ...more }: RealAppOptions = {}): Promise<RealApp> {
  const opened = await openSeededDatabase('demo', { max });
  const { database, clock } = opened;
  clock.setTo(demoDay);
  await opened.asSuperuser(endlessBudgets);
  const filesFolder = await mkdtemp(join(tmpdir(), 'zhaocai-app-'));
  await cp(inject('postgres').demoFiles, filesFolder, { recursive: true });
  const rootsFolder = await mkdtemp(join(tmpdir(), 'zhaocai-roots-'));
  const app = await createApp({
    database,
    clock,
    log: quiet,
    filesFolder,
    rootsFolder,
    secret: demoSecret,
    privateHosts,
    demo: true,
    requestsPerMinute: 1e9,
    ...more,
  });
  return {
    ...opened,
    app,
    filesFolder,
    rootsFolder,
    async signInWithEverything(tenantId, kind) {
      const token = newToken(tenantId);
      await opened.asSuperuser(everything, [tenantId, kind, tokenHash(token)]);
      return token;
    },
    async close() {
      await app.server.close();
      await opened.close();
      for (const folder of [filesFolder, rootsFolder]) await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Whoever tries every call exports a thousand times: a refusal for a budget that is used up would hide what the call says
 * otherwise, and it names minutes that pass. Tests of the budgets set their own.
 */
const endlessBudgets = `update param set param_value = '999999' where param_key like '%.perHour'`;

/** Every menu and button, whatever kind of tenant it is meant for: permissions alone must not keep tenants apart. */
const everything = `
  with for_all as (
    update menu set tenant_kinds = '{platform,buyer,agency,supplier}' where tenant_kinds <> '{platform,buyer,agency,supplier}'),
  own_tenant as (
    insert into tenant (tenant_id, id, tenant_name, kind, credit_code, create_time, update_time)
    values ($1, 900, '甲乙丙有限公司' || $1, $2, '91440101MA5000' || right($1, 4), now(), now())
    on conflict do nothing),
  own_role as (
    insert into role (tenant_id, id, role_name, role_alias, create_time, update_time)
    values ($1, 900, '全部权限', 'everything', now(), now()) returning id),
  grants as (
    insert into role_menu (tenant_id, role_id, menu_id)
    select $1, own_role.id, m.id from own_role cross join menu m where m.is_deleted = 0),
  scopes as (
    insert into role_data_scope (tenant_id, id, role_id, resource, scope_type)
    select $1, 900, id, '*', 1 from own_role),
  own_user as (
    insert into user_account (tenant_id, id, account, password_hash, nick_name, create_time, update_time)
    values ($1, 900, 'everything', '-', '全权', now(), now()) returning id),
  roles as (
    insert into user_role (tenant_id, user_id, role_id) select $1, own_user.id, own_role.id from own_user, own_role),
  family as (
    insert into session (tenant_id, id, user_id, client_id, address, start_time)
    select $1, 900, id, 'saber', '127.0.0.1', now() from own_user returning id)
  insert into session_token (tenant_id, hash, session_id, kind, expire_time)
  select $1, $3, id, 'access', now() + interval '60 days' from family`;
