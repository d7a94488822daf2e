import { afterAll, beforeAll, expect, test } from 'vitest';
import { startRealApp, type RealApp } from '../../../../test/real-app.ts';
import { quiet } from '../../../../test/database-url.ts';
import { seedDemoLease } from './seed-demo-lease.ts';

let app: RealApp;
beforeAll(async () => {
  app = await startRealApp();
});
afterAll(() => app.close());

const states = () =>
  app.asSuperuser<{ status: number; arrears: string }>(
    `select c.status, coalesce(sum(b.receivable - b.paid) filter (where b.status in (0, 1, 3)), 0)::text as arrears
     from room_contract c left join room_rent b on b.tenant_id = c.tenant_id and b.contract_id = c.id
     where c.tenant_id = '100001' group by c.id, c.status, c.contract_no order by c.contract_no`,
  );

test('the demo has a contract in arrears, one near its end, one to review and one settled, and is made once', async () => {
  const before = await states();
  expect(before.map(({ status }) => status)).toEqual([40, 40, 20, 80]);
  expect(Number(before[0]?.arrears)).toBeGreaterThan(0);
  expect(before.slice(1).map(({ arrears }) => arrears)).toEqual(['0', '0', '0']);
  await seedDemoLease({ ...app.app.platform, log: quiet });
  expect(await states()).toEqual(before);
});

test('the demo has applications to review, approved and rejected', async () => {
  const rows = await app.asSuperuser<{ status: number }>(
    `select status from room_lease where tenant_id = '100001' order by lease_no`,
  );
  expect(rows.map(({ status }) => status)).toEqual([1, 2, 3]);
});
