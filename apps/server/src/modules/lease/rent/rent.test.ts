import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done, refused, startLeaseApp, type LeaseApp } from '../../../../test/lease-app.ts';

let app: LeaseApp;
beforeAll(async () => {
  app = await startLeaseApp();
});
afterAll(() => app.close());

describe('a bill', () => {
  test('[I-10] is paid in parts, and never beyond what is due', async () => {
    const id = await app.running('910');
    const [bill] = await app.bills(id);
    const pay = (paid: string) =>
      app.post('bizroomrent/rentalSave', { billId: bill?.['id'], paid, method: 3, voucherNo: 'V1' });
    expect(await done(pay('600'))).toMatchObject({ bill: { status: 1, unpaid: '14.25' } });
    expect(await pay('14.26')).toMatchObject(refused('缴费金额不能大于应缴金额'));
    expect(await pay('0')).toMatchObject(refused('缴费金额必须大于0'));
    expect(await done(pay('14.25'))).toMatchObject({
      bill: { status: 2, unpaid: '0.00', userName: expect.any(String) },
    });
    expect(await pay('1')).toMatchObject(refused('账单已缴清'));
  });

  test('of a month is looked at before it is made, and made once', async () => {
    const id = await app.running('911');
    const preview = await app.done('bizroomrent/billPreview', { period: '2026-12' });
    const before = (await app.bills(id)).length;
    expect(preview['bills']).toEqual(
      expect.arrayContaining([expect.objectContaining({ contractId: id, amount: '877.50' })]),
    );
    const run = await app.done('bizroomrent/billRun', { period: '2026-12' });
    expect(run['count']).toBe((preview['bills'] as unknown[]).length);
    expect(await app.done('bizroomrent/billRun', { period: '2026-12' })).toMatchObject({ count: 0 });
    expect(await app.bills(id)).toHaveLength(before + 1);
    expect(await app.post('bizroomrent/rentalSave', { contractId: id, period: '2026-12' })).toMatchObject(
      refused('该账期账单已生成'),
    );
    const month = await app.estate.post<unknown[]>('/eam/bizroomrent/dataList', { contractId: id, period: '2026-12' });
    expect(month.data).toHaveLength(1);
  });

  test('of a month is made once, whoever makes the bills at the same time', async () => {
    const id = await app.running('909');
    const before = (await app.bills(id)).length;
    const runs = await Promise.all([1, 2, 3].map(() => app.done('bizroomrent/billRun', { period: '2027-01' })));
    expect(runs.map(({ count }) => Number(count)).filter((count) => count > 0)).toHaveLength(1);
    const numbers = (await app.bills(id)).map(({ billNo }) => billNo);
    expect(numbers).toHaveLength(before + 2);
    const [gap] = await app.asSuperuser(
      `select max(substr(bill_no, 7)::int) - count(*) as gap from room_rent where bill_no like 'ZD2026%'`,
    );
    expect(Number(gap?.['gap'])).toBe(0);
  });

  test('is waived with a reason', async () => {
    const [bill] = await app.bills(await app.running('912'));
    expect(await app.post('bizroomrent/waive', { billId: bill?.['id'] })).toMatchObject(refused('请填写减免原因'));
    expect(await app.decided('bizroomrent/waive', { billId: bill?.['id'], reason: '疫情减免' })).toMatchObject({
      bill: { status: 4 },
    });
  });
});

test('[R419] applications, contracts and bills are exported under every spelling of the contract', async () => {
  for (const area of ['bizroomlease', 'bizroomcontract', 'bizroomrent']) {
    const raw = await app.estate.raw(`/eam/${area}/excel`);
    expect(raw.headers['content-type']).toContain('spreadsheetml');
    expect(raw.rawPayload.subarray(0, 2).toString()).toBe('PK');
    for (const path of ['excel', 'exportExcel']) {
      const answer = await app.app.server.inject({
        method: 'POST',
        url: `/api/eam/${area}/${path}`,
        headers: { 'blade-auth': `bearer ${app.estate.token}` },
        payload: {},
      });
      expect(`${answer.statusCode} ${String(answer.headers['content-type'])}`).toMatch(/^200 .*spreadsheetml/);
      expect(answer.rawPayload.length).toBeGreaterThan(1500);
    }
  }
});

test('[R419] the figures count what is let, what is owed and how old it is', async () => {
  const { cards, ageing } = (await app.done('bizroomrent/rentStatistics', { year: 2026 })) as {
    cards: Record<string, unknown>;
    ageing: { categories: string[] };
  };
  expect(cards).toMatchObject({ rooms: expect.any(Number), occupancy: expect.stringMatching(/^\d+\.\d\d$/) });
  expect(Number(cards['arrears'])).toBeGreaterThan(0);
  expect(ageing.categories).toHaveLength(4);
});
