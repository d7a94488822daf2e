import { afterAll, beforeAll, expect, test } from 'vitest';
import { aContract, refused, startLeaseApp, type LeaseApp } from '../../../../test/lease-app.ts';

let app: LeaseApp;
beforeAll(async () => {
  app = await startLeaseApp();
});
afterAll(() => app.close());

const settling = { waterEnd: '20', elecEnd: '200', method: 3 };

async function leaving(id: string, surrenderDate: string): Promise<void> {
  await app.done('bizroomcontract/returnApply', { id, surrenderDate, reason: '调离' });
  await app.decided('bizroomcontract/agreeOrReject', { id, agree: 1 });
}

test('[SM9] a paid bill that reaches beyond the surrender is reversed as it was, and asked for anew until it', async () => {
  const id = await app.running('901', { deposit: '0' });
  const paid = await app.bills(id);
  for (const bill of paid)
    await app.done('bizroomrent/rentalSave', { billId: bill['id'], paid: bill['receivable'], method: 1 });
  await leaving(id, '2026-11-20');
  expect(await app.done('bizroomcontract/rentWithdrawal', { id, ...settling })).toMatchObject({
    settle: { rentDue: '-292.50', lateFee: '0.00', total: '-292.50', direction: 'REFUND' },
  });
  const bills = (await app.bills(id)).map(({ periodStart, periodEnd, amount, paid: money, status }) =>
    [periodStart, periodEnd, amount, money, status].join(' '),
  );
  expect(bills.toSorted()).toEqual([
    '2026-09-10 2026-09-30 614.25 614.25 2',
    '2026-10-01 2026-10-31 877.50 877.50 2',
    '2026-11-01 2026-11-20 585.00 585.00 2',
    '2026-11-01 2026-11-30 877.50 877.50 5',
  ]);
  expect(new Set((await app.bills(id)).map(({ billNo }) => billNo)).size).toBe(4);
});

test('[SM9] of a waived bill that reaches beyond the surrender what was paid stays paid', async () => {
  const id = await app.running('902', { deposit: '0' });
  const bills = await app.bills(id);
  for (const bill of bills.slice(0, 2))
    await app.done('bizroomrent/rentalSave', { billId: bill['id'], paid: bill['receivable'], method: 1 });
  const last = bills[2]?.['id'];
  await app.done('bizroomrent/rentalSave', { billId: last, paid: '100', method: 1 });
  await app.decided('bizroomrent/waive', { billId: last, reason: '疫情减免' });
  await leaving(id, '2026-11-20');
  await app.done('bizroomcontract/rentWithdrawal', { id, ...settling });
  const november = (await app.bills(id)).filter(({ periodStart }) => periodStart === '2026-11-01');
  expect(november.map(({ status, paid }) => `${status} ${paid}`).toSorted()).toEqual(['4 100.00', '5 100.00']);
});

test('a written contract is an uploaded file: without what names it the contract is not signed', async () => {
  const { id } = await app.done('bizroomcontract/addSave', aContract('903', { userId: app.tenant }));
  await app.done('bizroomcontract/updateStatus', { id, status: 20 });
  await app.decided('bizroomcontract/agreeOrReject', { id, agree: 1 });
  const signature = await app.signature();
  for (const files of [[{}], [{ fileId: '1' }], [{ ...signature.files[0], fileName: undefined }]])
    expect((await app.post('bizroomcontract/updateStatus', { id, ...signature, files })).code).toBe(400);
  const { data } = await app.estate.get<{ status: number }>(`/eam/bizroomcontract/detail?id=${String(id)}`);
  expect(data.status).toBe(30);
});

test('a draft takes no file without what names it, and says which field it is', async () => {
  const answer = await app.post('bizroomcontract/addSave', aContract('904', { userId: app.tenant, files: [{}] }));
  expect(answer).toMatchObject(refused('合同附件格式不正确'));
});
