import { afterAll, beforeAll, expect, test } from 'vitest';
import { explained, rowsTouched } from '../../../test/explained.ts';
import { startSessionApp, type SessionApp } from '../../../test/session-app.ts';
import { aSessionUser } from '../../platform/access/session-user-sample.ts';
import { findTopMenusOfUser } from './menu-queries.ts';

let app: SessionApp;
beforeAll(async () => {
  app = await startSessionApp();
});
afterAll(() => app.close());

test('the bar of top menus, for which every page waits, reads each menu of its reader a few times and not once for each top menu', async () => {
  const tenantId = '100001';
  const [found] = await app.asSuperuser<{ roles: string[]; rows: number }>(
    `select (select array_agg(id::text) from role where tenant_id = $1 and role_alias = 'admin') as roles,
       ((select count(*) from menu) + (select count(*) from role_menu where tenant_id = $1)
         + (select count(*) from top_menu_menu))::int as rows`,
    [tenantId],
  );
  await app.asSuperuser('analyze');
  const user = aSessionUser({ tenantId, roleIds: found?.roles ?? [] });
  const plans = await explained({ ...app, user }, async (ctx) => {
    expect((await findTopMenusOfUser(ctx)).length).toBeGreaterThan(4);
  });
  process.stdout.write(`${rowsTouched(plans)} rows touched of ${found?.rows}\n`);
  expect(rowsTouched(plans)).toBeLessThan(2 * (found?.rows ?? 0));
});
