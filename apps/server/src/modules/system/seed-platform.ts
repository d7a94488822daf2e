import { menuStatus } from '@zhaocai/model';
import { createHash, randomBytes } from 'node:crypto';
import { clientSecretHash, demoPassword } from '../session/index.ts';
import { nextId, type Database, type Tx } from '../../platform/db/index.ts';
import { demoTenants, platformTenant } from './demo-tenants.ts';
import type { TenantSeed } from './tenant-seed.ts';
import { seedMenus } from './seed-menus.ts';
import { grantMenus, seedTenant } from './seed-tenant.ts';
import { allowDemoUser, hasPassword, insertSeedUser, replaceUserPassword, userExists } from './seed-users.ts';

export interface Seeded {
  /** Of 000000/admin, only when it was made just now: to be shown once and kept nowhere. */
  readonly adminPassword?: string;
}

/**
 * Menus, the platform's tenant with its administrator, the client, and the demo's tenants. Runs as the owner at each
 * start and changes nothing that is there already, except that the demo's accounts work only while the demo runs.
 */
export function seedPlatform(ownerDatabase: Database, { demo }: { readonly demo: boolean }): Promise<Seeded> {
  return ownerDatabase.transaction(undefined, async (tx) => {
    await tx.query("select pg_advisory_xact_lock(hashtext('seed_platform'))");
    const newMenus = await seedMenus(tx);
    await seedTenant(tx, platformTenant);
    await seedClient(tx);
    if (demo) for (const tenant of demoTenants) await seedTenant(tx, tenant);
    for (const tenant of [platformTenant, ...demoTenants]) await grantNewMenus(tx, tenant, newMenus);
    await tx.query(grantToAdministrators, [[...newMenus]]);
    if (demo) {
      await tx.query(setOfTheDemo, ['account.stepUpMinutes', '0']);
      await tx.query(setOfTheDemo, ['order.sandbox', 'true']);
    }
    const adminPassword = await seedAdministrator(tx, demo);
    for (const tenant of demoTenants) await seedDemoUsers(tx, tenant, demo);
    return { adminPassword };
  });
}

/** Menus that a later version brings are granted to the built-in roles; what an administrator took away is not. */
async function grantNewMenus(tx: Tx, { tenantId, roles }: TenantSeed, among: ReadonlySet<string>): Promise<void> {
  for (const role of roles) await grantMenus(tx, { tenantId, alias: role.alias, grants: role, among });
}

/** The built-in roles of all other tenants: what is built now and for their kind, unless the platform cancelled it. */
const grantToAdministrators = `
  insert into role_menu (tenant_id, role_id, menu_id)
  select r.tenant_id, r.id, m.id
  from role r
  join tenant t on t.tenant_id = r.tenant_id and t.is_deleted = 0
  join menu m on m.tenant_id = '000000' and m.is_deleted = 0 and m.status in ${menuStatus.sql('available')} and t.kind = any(m.tenant_kinds)
  where r.role_alias = case t.kind when 'platform' then 'administrator' else 'admin' end and r.is_deleted = 0
    and m.code = any($1::text[])
  on conflict do nothing`;

const insertClient = `
  insert into client (tenant_id, id, client_id, client_secret_hash, grant_types, create_time, update_time)
  values ('000000', $1, 'saber', $2, 'password,captcha,refresh_token,social,passkey', $3, $3)
  on conflict (tenant_id, client_id) where is_deleted = 0 do nothing`;

/** The web application's client. Its secret is in every browser, so it says which program asks and guards nothing. */
async function seedClient(tx: Tx): Promise<void> {
  await tx.query(insertClient, [nextId(), clientSecretHash('saber_secret'), tx.now]);
}

/**
 * In the demo, whose password is told to everybody, anybody tries the API by hand, nobody is asked for it twice, and what is
 * paid at the sandbox counts as paid.
 */
const ofTheDemo = {
  'account.md5Passwords': ['true', 'false'],
  'account.stepUpMinutes': ['0', '10'],
  'order.sandbox': ['true', 'false'],
} as const;
const setParam = `update param set param_value = $2 where tenant_id = '000000' and param_key = $1`;
/** The demo of an earlier version; what an administrator has set stays. */
const setOfTheDemo = `${setParam} and update_user is null`;

async function setParamsFor(tx: Tx, demo: boolean): Promise<void> {
  for (const [key, [inDemo, elsewhere]] of Object.entries(ofTheDemo))
    await tx.query(setParam, [key, demo ? inDemo : elsewhere]);
}

async function seedAdministrator(tx: Tx, demo: boolean): Promise<string | undefined> {
  const { tenantId } = platformTenant;
  for (const user of platformTenant.users) {
    const { account } = user;
    const exists = await userExists(tx, tenantId, account);
    if (demo && !exists) {
      await insertSeedUser(tx, { tenant: platformTenant, user, passwordMd5: md5(demoPassword), mustChange: false });
      await setParamsFor(tx, true);
    }
    if (demo || (exists && !(await hasPassword(tx, { tenantId, account, md5: md5(demoPassword) })))) continue;
    const password = randomBytes(12).toString('base64url');
    if (exists) {
      await replaceUserPassword(tx, { tenantId, account, md5: md5(password) });
      await setParamsFor(tx, false);
    } else await insertSeedUser(tx, { tenant: platformTenant, user, passwordMd5: md5(password), mustChange: true });
    return password;
  }
  return undefined;
}

async function seedDemoUsers(tx: Tx, tenant: TenantSeed, demo: boolean): Promise<void> {
  for (const user of tenant.users) {
    const who = { tenantId: tenant.tenantId, account: user.account };
    const exists = await userExists(tx, who.tenantId, who.account);
    if (!exists && demo) await insertSeedUser(tx, { tenant, user, passwordMd5: md5(demoPassword), mustChange: false });
    if (exists && (await hasPassword(tx, { ...who, md5: md5(demoPassword) }))) await allowDemoUser(tx, who, demo);
  }
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
