import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLeaseApp, type LeaseApp } from '../../../test/lease-app.ts';

let app: LeaseApp;
beforeAll(async () => {
  app = await startLeaseApp();
});
afterAll(() => app.close());

interface Figures {
  readonly cards: Record<string, unknown>;
  readonly status: { readonly series: readonly { readonly data: readonly string[] }[] };
}
const figures = async () =>
  (await app.done('bizroomcontract/contractStatistics', { year: 2026 })) as unknown as Figures;

test('[D-5] rates are half up, exact to the last digit', async () => {
  await app.running('901', {
    startDate: '2026-11-01',
    endDate: '2027-10-31',
    rate: '100',
    rentArea: '1',
    unitPrice: '200',
  });
  await app.asSuperuser(`update room_rent set amount = 20000000, receivable = 20000000, paid = 201000`);
  // 2,010 of 200,000 yuan are 1.005 %: a binary fraction of it would be below the half.
  expect((await figures()).cards).toMatchObject({ receivable: '200000.00', collectRate: '1.01' });
});

test('[D-5] the figures count what their reader sees, and nothing of others', async () => {
  await app.running('902');
  await app.asSuperuser('update room_contract set create_user = 1, create_dept = null where room_id = 901');
  await app.asSuperuser('update room_rent set create_user = 1, create_dept = null where room_id = 901');
  expect((await figures()).cards).toMatchObject({ contractsActive: 2, leased: 2 });
  await app.asSuperuser(
    `update role_data_scope set scope_type = 2 where tenant_id = '100001'
     and role_id in (select id from role where tenant_id = '100001' and role_alias = 'estate_admin')`,
  );
  const reader = await app.person('estate');
  const { data } = await reader.post<Figures>('/eam/bizroomcontract/contractStatistics', { year: 2026 });
  expect(data.cards).toMatchObject({ rooms: 0, contractsActive: 1, leased: 1, receivable: '2369.25' });
  expect(data.status.series[0]?.data).toEqual(['1']);
});
