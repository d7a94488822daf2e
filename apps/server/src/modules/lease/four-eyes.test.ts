import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aContract, application, refused, startLeaseApp, type LeaseApp } from '../../../test/lease-app.ts';

let app: LeaseApp;
beforeAll(async () => {
  app = await startLeaseApp();
});
afterAll(() => app.close());

const ownWork = refused('经办人不能审核自己提交的内容，请由其他人处理');

describe('an application', () => {
  test('is approved, and given a room, by another than who handed it in', async () => {
    const { id } = await app.done('bizroomlease/saveOrUpdate', { ...application, applicantId: app.tenant, submit: 1 });
    expect(await app.post('bizroomlease/addSaveOrUpdate', { id, pass: 1 })).toMatchObject(ownWork);
    await app.decided('bizroomlease/addSaveOrUpdate', { id, pass: 1 });
    expect(await app.post('bizroomlease/addSaveOrUpdate', { id, roomId: '901' })).toMatchObject(ownWork);
    await app.decided('bizroomlease/addSaveOrUpdate', { id, roomId: '901' });
    expect(await app.statusOf('901')).toBe(0);
  });

  test('is not approved by whom it is for, whoever typed it in', async () => {
    const applicantId = await app.userId('manager');
    const { id } = await app.done('bizroomlease/saveOrUpdate', { ...application, applicantId, submit: 1 });
    expect(await app.manager.post('/eam/bizroomlease/addSaveOrUpdate', { id, pass: 1 })).toMatchObject(ownWork);
  });
});

describe('a contract', () => {
  test('is approved by another than who made it, changed it or handed it in', async () => {
    const terms = aContract('902', { userId: app.tenant });
    const made = await app.done('bizroomcontract/addSave', terms);
    await app.done('bizroomcontract/updateStatus', { id: made['id'], status: 20 });
    const decide = { id: made['id'], agree: 1 };
    expect(await app.post('bizroomcontract/agreeOrReject', decide)).toMatchObject(ownWork);
    await app.decided('bizroomcontract/agreeOrReject', decide);
  });

  test('is not approved by who rents', async () => {
    const userId = await app.userId('manager');
    const { id } = await app.done('bizroomcontract/addSave', aContract('903', { userId }));
    await app.done('bizroomcontract/updateStatus', { id, status: 20 });
    expect(await app.manager.post('/eam/bizroomcontract/agreeOrReject', { id, agree: 1 })).toMatchObject(ownWork);
  });

  test('is renewed, and ended, by another than who asked for it; who ended it does not settle it', async () => {
    const id = await app.running('904', { startDate: '2026-11-01', endDate: '2026-12-31', deposit: '0' });
    for (const bill of await app.bills(id))
      await app.done('bizroomrent/rentalSave', { billId: bill['id'], paid: bill['receivable'], method: 1 });
    await app.done('bizroomcontract/renewalApply', { id, newEndDate: '2027-06-30', reason: '继续居住' });
    expect(await app.post('bizroomcontract/reviewRenewal', { id, agree: 1 })).toMatchObject(ownWork);
    await app.decided('bizroomcontract/reviewRenewal', { id, agree: 0, opinion: '房屋另有安排' });
    await app.done('bizroomcontract/returnApply', { id, surrenderDate: '2026-11-30', reason: '调离' });
    expect(await app.post('bizroomcontract/agreeOrReject', { id, agree: 1 })).toMatchObject(ownWork);
    await app.decided('bizroomcontract/agreeOrReject', { id, agree: 1 });
    const settling = { id, waterEnd: '20', elecEnd: '200', received: '0' };
    expect(await app.manager.post('/eam/bizroomcontract/rentWithdrawal', settling)).toMatchObject({ code: 403 });
  });

  test('that one compelled to end another settles', async () => {
    const id = await app.running('905', { deposit: '0' });
    const compel = { id, reason: '擅自转租他人', noticeDate: '2026-11-01' };
    await app.done('bizroomcontract/compulsorySurrender', compel);
    const settling = { id, waterEnd: '20', elecEnd: '200', received: '2076.75', method: 3 };
    expect(await app.post('bizroomcontract/rentWithdrawal', settling)).toMatchObject(ownWork);
    const admin = await app.person('admin');
    expect(await admin.post('/eam/bizroomcontract/rentWithdrawal', settling)).toMatchObject({ code: 200 });
  });
});

test('a bill is waived by another than who made it or took money for it', async () => {
  const [bill] = await app.bills(await app.running('906'));
  const waiving = { billId: bill?.['id'], reason: '疫情期间减免' };
  expect(await app.post('bizroomrent/waive', waiving)).toMatchObject(ownWork);
  const admin = await app.person('admin');
  expect(await admin.post('/eam/bizroomrent/rentalSave', { billId: bill?.['id'], paid: '1', method: 3 })).toMatchObject(
    { code: 200 },
  );
  expect(await admin.post('/eam/bizroomrent/waive', waiving)).toMatchObject(ownWork);
  expect(await app.decided('bizroomrent/waive', waiving)).toMatchObject({ bill: { status: 4 } });
});
