import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { explained, rowsTouched } from '../../../../test/explained.ts';
import { startOrganizationApp, type OrganizationApp } from '../../../../test/organization-app.ts';
import { aSessionUser } from '../../../platform/access/session-user-sample.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { lazyDeptTree } from '../dept/dept-queries.ts';
import { pageUsers } from './user-queries.ts';

// What a question costs is counted in rows touched, by EXPLAIN under row level security: the machine's speed says nothing.

let app: OrganizationApp;
const [small, large] = ['200001', '100001'];

beforeAll(async () => {
  app = await startOrganizationApp();
  // The large one first: counting up to its cap may read the table in its order.
  await people(large, { depts: 2_000, users: 100_000, from: 2_000_000 });
  await people(small, { depts: 200, users: 10_000, from: 1_000_000 });
  await app.asSuperuser('analyze user_account');
  await app.asSuperuser('analyze user_dept');
  await app.asSuperuser('analyze dept');
}, 600_000);
afterAll(() => app.close());

interface Size {
  readonly depts: number;
  readonly users: number;
  readonly from: number;
}

/** A root, twenty departments below it, the others below those; people spread evenly over all. */
async function people(tenantId: string, { depts, users, from }: Size): Promise<void> {
  await app.asSuperuser(
    `insert into dept (tenant_id, id, parent_id, ancestors, dept_name, sort, create_time)
     select $1, $2::bigint + n, case when n = 0 then 0 when n <= 20 then $2::bigint else $2::bigint + 1 + n % 20 end,
       case when n = 0 then '0' when n <= 20 then '0,' || $2::bigint
         else '0,' || $2::bigint || ',' || ($2::bigint + 1 + n % 20) end,
       '部门' || n, n, now()
     from generate_series(0, $3::int - 1) n`,
    [tenantId, from, depts],
  );
  await app.asSuperuser(
    `insert into user_account (tenant_id, id, account, password_hash, nick_name, dept_ids, create_time)
     select $1, $2::bigint + n, 'person' || n, '-', '员工' || n, array[$2::bigint + n % $3::int],
       now() - n * interval '1 minute'
     from generate_series(0, $4::int - 1) n`,
    [tenantId, from, depts, users],
  );
}

const plansOf = (tenantId: string, work: (ctx: Ctx) => Promise<unknown>) =>
  explained({ ...app, user: aSessionUser({ tenantId, dataScopes: { '*': [1] } }) }, work);

const touched = async (tenantId: string, work: (ctx: Ctx) => Promise<unknown>) =>
  rowsTouched(await plansOf(tenantId, work));

describe('with 100,000 people and 2,000 departments in one tenant', () => {
  test('a page and its total touch no more than one and a half times what 10,000 people cost', async () => {
    const page = (ctx: Ctx) => pageUsers(ctx, { current: 1, size: 20 });
    expect(await touched(large, page)).toBeLessThanOrEqual(1.5 * (await touched(small, page)));
  });

  test('the people of one small department are found without looking at the others', async () => {
    const page = (deptId: number) => (ctx: Ctx) => pageUsers(ctx, { current: 1, size: 20, deptId: String(deptId) });
    expect(await touched(large, page(2_000_000 + 1_999))).toBeLessThan(2_000);
    expect(await touched(small, page(1_000_000 + 199))).toBeLessThan(2_000);
  });

  test('part of a name is found by an index', async () => {
    const page = (ctx: Ctx) => pageUsers(ctx, { current: 1, size: 20, account: 'person77777' });
    const plans = await plansOf(large, page);
    expect(plans.map((node) => node['Index Name'])).toContain('ix_user_account_search');
    expect(rowsTouched(plans)).toBeLessThan(1_000);
  });

  test('a level of the tree is one question, answered by its index alone', async () => {
    const plans = await plansOf(large, (ctx) => lazyDeptTree(ctx, { parentId: '2000000' }));
    const scans = plans.filter((node) => node['Node Type'].includes('Scan'));
    expect(scans.map((node) => node['Index Name'])).toEqual(scans.map(() => 'ix_dept_level'));
    expect(rowsTouched(plans)).toBeLessThan(100);
  });
});
