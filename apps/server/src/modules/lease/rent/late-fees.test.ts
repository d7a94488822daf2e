import { afterAll, beforeAll, expect, test } from 'vitest';
import { aContract, refused, startLeaseApp, type LeaseApp } from '../../../../test/lease-app.ts';
import { turnLeases } from '../nightly.ts';

let app: LeaseApp;
beforeAll(async () => {
  app = await startLeaseApp();
});
afterAll(() => app.close());

const policy = {
  effectiveDate: '2026-10-01',
  maxTermMonths: 24,
  renewalDays: 30,
  maxRenewals: 1,
  noticeDays: 7,
  holdoverMultiple: '2',
  lateFeeRate: '0.05',
  firstYearRate: '50',
  secondYearRate: '60',
  thirdYearRate: '70',
  laterRate: '90',
  source: '校发〔2026〕12号',
};
const night = (day: string) =>
  app.database.transaction('100001', (db) => turnLeases(db, { tenantId: '100001', now: `${day} 00:05:00` }));
const october = async (id: string) => (await app.bills(id)).find(({ periodStart }) => periodStart === '2026-10-01');

test('without a policy of one’s own the platform’s holds: no late fee, as the law demands none', async () => {
  const id = await app.running('901');
  await night('2026-11-20');
  expect(await october(id)).toMatchObject({ status: 3, lateFee: '0.00', receivable: '877.50' });
});

test('a policy is one from a day on, with its source', async () => {
  expect((await app.post('lease-policy/save', { ...policy, source: '' })).code).toBe(400);
  await app.done('lease-policy/save', policy);
  expect(await app.post('lease-policy/save', policy)).toMatchObject(refused('该生效日期已有租赁政策'));
  const page = await app.done('lease-policy/dataPage', {});
  expect(page['records']).toHaveLength(2);
});

test('[C.6] a late fee runs up day by day by the policy of the due date, is seen in the bill and paid with it', async () => {
  const id = await app.running('902');
  await night('2026-10-25');
  // Due on 5 October: twenty days of 0.05 % on 877.50.
  expect(await october(id)).toMatchObject({ status: 3, lateFee: '8.78', receivable: '886.28', unpaid: '886.28' });
  const bill = (await october(id))?.['id'];
  const pay = (paid: string, date: string) =>
    app.post('bizroomrent/rentalSave', { billId: bill, paid, method: 1, date });
  expect(await pay('886.29', '2026-10-25')).toMatchObject(refused('缴费金额不能大于应缴金额'));
  expect(await pay('877.50', '2026-10-25')).toMatchObject({ data: { bill: { status: 3, unpaid: '8.78' } } });
  // The rent is paid: nothing runs on.
  await night('2026-11-19');
  expect(await october(id)).toMatchObject({ lateFee: '8.78' });
  expect(await pay('8.78', '2026-11-19')).toMatchObject({ data: { bill: { status: 2, unpaid: '0.00' } } });
});

test('[C.6] a settlement asks for the late fees beside the rent', async () => {
  const id = await app.running('903', { deposit: '0', startDate: '2026-10-01', endDate: '2027-02-28' });
  await app.done('bizroomcontract/returnApply', { id, surrenderDate: '2026-10-31', reason: '购房' });
  await app.decided('bizroomcontract/agreeOrReject', { id, agree: 1 });
  const asked = { id, waterEnd: '20', elecEnd: '200' };
  // 46 days until the settlement on 20 November: 877.50 × 0.05 % × 46 = 20.18.
  expect(await app.done('bizroomcontract/settlementPreview', asked)).toMatchObject({
    settle: { rentDue: '877.50', lateFee: '20.18', total: '897.68' },
  });
  await app.done('bizroomcontract/rentWithdrawal', { ...asked, received: '897.68', method: 3 });
  expect(await october(id)).toMatchObject({ status: 2, lateFee: '20.18', paid: '897.68' });
});

test('terms, notices, renewals and steps go by the policy, and what was agreed on stays', async () => {
  const laddered = { userId: app.tenant, rateMode: 2, rate: null, priorMonths: 14 };
  const { id } = await app.done('bizroomcontract/addSave', aContract('904', { ...laddered, startDate: '2026-10-10' }));
  const rentOf = async () =>
    (await app.estate.get<{ monthRent: string }>(`/eam/bizroomcontract/detail?id=${String(id)}`)).data;
  expect(await rentOf()).toMatchObject({ monthRent: '877.50' });
  const older = await app.done('bizroomcontract/addSave', aContract('905', laddered));
  expect((await app.estate.get(`/eam/bizroomcontract/detail?id=${String(older['id'])}`)).data).toMatchObject({
    monthRent: '1023.75',
  });
  const running = await app.running('906', { startDate: '2026-01-01', endDate: '2026-12-31' });
  expect(await app.post('bizroomcontract/renewalApply', { id: running, newEndDate: '2027-06-30' })).toMatchObject(
    refused('距到期超过30天，暂不能申请续租'),
  );
  expect(
    await app.post('bizroomcontract/compulsorySurrender', { id: running, reason: '转租', noticeDate: '2026-11-18' }),
  ).toMatchObject(refused('强制退租须在催告满7日之后'));
  const { data } = await app.estate.post<{ records: { id: string; version: number }[] }>('/eam/lease-policy/dataPage');
  const own = data.records[0];
  await app.done('lease-policy/save', { ...policy, id: own?.id, version: own?.version, secondYearRate: '99' });
  const [stored] = await app.asSuperuser(
    `select rate_steps->1->>'rate' as rate from room_contract where id = ${String(id)}`,
  );
  expect(stored).toEqual({ rate: '60' });
});
