import { afterAll, beforeAll, expect, test } from 'vitest';
import { refused, startLeaseApp, type LeaseApp } from '../../../../test/lease-app.ts';
import { turnLeases } from '../nightly.ts';

let app: LeaseApp;
beforeAll(async () => {
  app = await startLeaseApp();
});
afterAll(() => app.close());

const night = (day: string) =>
  app.database.transaction('100001', (db) => turnLeases(db, { tenantId: '100001', now: `${day} 00:05:00` }));

const stateOf = async (id: unknown) =>
  (await app.asSuperuser<{ status: number }>('select status from room_contract where id = $1', [String(id)]))[0]
    ?.status;

/** A contract until the end of the year, paid, and its renewal for half a year, which was agreed. */
async function renewed(roomId: string): Promise<{ id: string; renewedId: unknown }> {
  const id = await app.running(roomId, { startDate: '2026-01-01', endDate: '2026-12-31', deposit: '0' });
  for (const bill of await app.bills(id))
    await app.done('bizroomrent/rentalSave', { billId: bill['id'], paid: bill['receivable'], method: 1 });
  await app.done('bizroomcontract/renewalApply', { id, newEndDate: '2027-06-30', reason: '继续居住' });
  const { renewedId } = await app.decided('bizroomcontract/reviewRenewal', { id, agree: 1 });
  return { id, renewedId };
}

const leaving = (id: string, surrenderDate: string) =>
  app.post('bizroomcontract/returnApply', { id, surrenderDate, reason: '调离' });

test('[SM8] a renewal that awaits its start lapses with the surrender of the contract before it; the room stays vacant', async () => {
  const { id, renewedId } = await renewed('901');
  expect(await leaving(id, '2027-02-01')).toMatchObject(
    refused('合同已续签，2026-12-31之后退租请在续签合同生效后办理'),
  );
  expect(await leaving(id, '2026-11-30')).toMatchObject({ code: 200 });
  await app.decided('bizroomcontract/agreeOrReject', { id, agree: 1 });
  expect(await stateOf(renewedId)).toBe(99);
  await app.done('bizroomcontract/rentWithdrawal', { id, waterEnd: '20', elecEnd: '200' });
  await night('2027-01-01');
  expect([await stateOf(id), await stateOf(renewedId), await app.statusOf('901')]).toEqual([80, 99, 0]);
  expect(await app.evidence('roomContract.lapse')).toHaveLength(1);
});

test('[SM8] a renewal lapses too where the university ends the contract before it', async () => {
  const { id, renewedId } = await renewed('902');
  await app.decided('bizroomcontract/compulsorySurrender', { id, reason: '转租', noticeDate: '2026-11-01' });
  expect(await stateOf(renewedId)).toBe(99);
});

test('[SM8] a renewal waits while a surrender is decided on, and begins once it is refused', async () => {
  const { id, renewedId } = await renewed('903');
  await leaving(id, '2026-12-31');
  await night('2027-01-01');
  expect([await stateOf(id), await stateOf(renewedId)]).toEqual([60, 30]);
  await app.decided('bizroomcontract/agreeOrReject', { id, agree: 0, opinion: '续租已生效' });
  await night('2027-01-02');
  expect([await stateOf(id), await stateOf(renewedId), await app.statusOf('903')]).toEqual([90, 40, 4]);
});

test('a renewal is not signed by hand', async () => {
  const { renewedId } = await renewed('904');
  expect(await app.post('bizroomcontract/updateStatus', { id: renewedId, ...(await app.signature()) })).toMatchObject(
    refused('续签合同在起始日自动生效，无须再签约'),
  );
});

test('[SM1] a renewal that begins lets its room, where the room was vacated before', async () => {
  const { id, renewedId } = await renewed('905');
  await app.asSuperuser('update room_contract set status = 90 where id = $1', [id]);
  await app.asSuperuser('update room set room_status = 0, use_status = 2 where id = 905');
  await night('2027-01-01');
  expect([await stateOf(renewedId), await app.statusOf('905')]).toEqual([40, 4]);
  const [room] = await app.asSuperuser('select use_status from room where id = 905');
  expect(room).toEqual({ use_status: 3 });
});
