import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aContract, done, refused, startLeaseApp, type LeaseApp } from '../../../../test/lease-app.ts';
import { turnLeases } from '../nightly.ts';

let app: LeaseApp;
beforeAll(async () => {
  app = await startLeaseApp();
});
afterAll(() => app.close());

describe('a contract', () => {
  test('for a room or a person that is not there is refused, and it is found by its tenant', async () => {
    const save = (roomId: string, userId: string) => app.post('bizroomcontract/addSave', aContract(roomId, { userId }));
    expect((await save('999999999', app.tenant)).code).toBe(404);
    expect((await save('905', '999999999')).code).toBe(404);
    await app.done(
      'bizroomcontract/addSave',
      aContract('905', { userId: app.tenant, startDate: '2020-01-01', endDate: '2020-12-31' }),
    );
    const found = async (userId: string) => (await app.done('bizroomcontract/dataPage', { userId }))['total'];
    expect(Number(await found(app.tenant))).toBeGreaterThan(0);
    expect(await found('999999999')).toBe(0);
  });

  test('[I-5] over a room that is let in that time is refused with the dates', async () => {
    await app.running('902');
    expect(
      await app.post(
        'bizroomcontract/addSave',
        aContract('902', { userId: app.tenant, startDate: '2027-09-09', endDate: '2028-09-08' }),
      ),
    ).toMatchObject(refused('房间在2026-09-10至2027-09-09已有合同'));
    await app.done(
      'bizroomcontract/addSave',
      aContract('902', { userId: app.tenant, startDate: '2027-09-10', endDate: '2028-09-09' }),
    );
  });

  test('[I-7] for more than twenty years, or with its end before its start, is refused', async () => {
    expect(
      await app.post(
        'bizroomcontract/addSave',
        aContract('903', { userId: app.tenant, startDate: '2026-01-01', endDate: '2046-01-01' }),
      ),
    ).toMatchObject(refused('租赁期限不得超过20年'));
    expect(
      await app.post('bizroomcontract/addSave', aContract('903', { userId: app.tenant, endDate: '2026-09-10' })),
    ).toMatchObject(refused('结束日期必须晚于开始日期'));
    await app.done(
      'bizroomcontract/addSave',
      aContract('903', { userId: app.tenant, startDate: '2026-01-01', endDate: '2045-12-31' }),
    );
  });

  test('[R413] is signed when the deposit is paid, the meters are read and the paper is there; then the room is let', async () => {
    const { id } = await app.done('bizroomcontract/addSave', aContract('904', { userId: app.tenant }));
    expect(await app.post('bizroomcontract/updateStatus', { id, ...(await app.signature()) })).toMatchObject(
      refused('合同当前状态不允许此操作'),
    );
    await app.done('bizroomcontract/updateStatus', { id, status: 20 });
    await app.done('bizroomcontract/reject', { id, reason: '面积有误' });
    const { data: row } = await app.estate.get<{ version: number }>(`/eam/bizroomcontract/detail?id=${String(id)}`);
    await app.done('bizroomcontract/editSave', { ...aContract('904'), id, version: row.version });
    await app.done('bizroomcontract/updateStatus', { id, status: 20 });
    await app.decided('bizroomcontract/agreeOrReject', { id, agree: 1 });
    const sign = (more: object) => app.post('bizroomcontract/updateStatus', { id, status: 40, ...more });
    expect(await sign({})).toMatchObject(refused('请先缴纳押金'));
    expect(await sign({ depositPaid: 1 })).toMatchObject(refused('请先录入入住水电表底数'));
    expect(await sign({ ...(await app.signature()), files: [] })).toMatchObject(
      refused('租期六个月以上须上传书面合同'),
    );
    expect(await app.statusOf('904')).toBe(0);
    expect(await done(sign(await app.signature()))).toMatchObject({ status: 40 });
    expect(await app.statusOf('904')).toBe(4);
    expect((await app.bills(String(id))).map(({ periodStart, amount }) => [periodStart, amount])).toEqual([
      ['2026-09-10', '614.25'],
      ['2026-10-01', '877.50'],
      ['2026-11-01', '877.50'],
    ]);
  });

  test('says its arrears, the days that are left and what may be done with it', async () => {
    const id = await app.running('905');
    const { data } = await app.estate.post<{ records: Record<string, unknown>[] }>('/eam/bizroomcontract/dataPage', {
      roomId: '905',
    });
    expect(data.records[0]).toMatchObject({
      id,
      arrears: '2369.25',
      arrearsCount: 3,
      daysLeft: 293,
      roomName: '九号公寓 905',
    });
    expect(data.records[0]?.['actions']).toEqual(['askRenewal', 'askSurrender', 'compel']);
    const last = await app.estate.get<{ id: string }>('/eam/bizroomcontract/lastContract?roomId=905');
    expect(last.data.id).toBe(id);
  });

  test('[R413] [I-9] is surrendered, settled with its deposit, and its room vacant; then it is filed', async () => {
    const id = await app.running('906', {
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      rentArea: '45',
      unitPrice: '30',
      rate: '100',
      deposit: '1350',
    });
    await app.done('bizroomcontract/returnApply', { id, surrenderDate: '2026-10-18', reason: '调离' });
    await app.decided('bizroomcontract/agreeOrReject', { id, agree: 1 });
    expect(await app.statusOf('906')).toBe(6);
    const last = await app.bills(id);
    for (const bill of last.slice(0, 9))
      await app.done('bizroomrent/rentalSave', { billId: bill['id'], paid: bill['amount'], method: 1 });
    const settling = { id, waterEnd: '30', elecEnd: '400', utility: '80', damage: '200' };
    expect(await app.post('bizroomcontract/rentWithdrawal', { ...settling, elecEnd: '99' })).toMatchObject(
      refused('当前读数不能小于上期读数'),
    );
    expect(await app.done('bizroomcontract/settlementPreview', settling)).toMatchObject({
      settle: { total: '-286.13' },
    });
    expect(await app.done('bizroomcontract/rentWithdrawal', settling)).toMatchObject({
      settle: { rentDue: '783.87', deposit: '1350.00', total: '-286.13', direction: 'REFUND' },
    });
    expect(await app.statusOf('906')).toBe(0);
    const closed = (await app.bills(id)).map(({ periodEnd, status, amount }) => `${periodEnd} ${status} ${amount}`);
    expect(closed.toSorted().slice(-3)).toEqual([
      '2026-10-18 2 783.87',
      '2026-10-31 5 1350.00',
      '2026-11-30 5 1350.00',
    ]);
    expect(await app.post('bizroomcontract/rentWithdrawal', settling)).toMatchObject(
      refused('合同当前状态不允许此操作'),
    );
    await app.done('bizroomcontract/contractFiling', { ids: id, fileNo: 'DA-1' });
    expect(await app.evidence('roomContract.settle')).toHaveLength(1);
  });

  test('is not settled while something is owed', async () => {
    const id = await app.running('907', { deposit: '0' });
    await app.done('bizroomcontract/returnApply', { id, surrenderDate: '2026-11-20', reason: '购房' });
    await app.decided('bizroomcontract/agreeOrReject', { id, agree: 1 });
    const settling = { id, waterEnd: '10', elecEnd: '100' };
    // 614.25 + 877.50 + 20/30 of 877.50
    expect(await app.post('bizroomcontract/rentWithdrawal', settling)).toMatchObject(
      refused('存在未结清费用2076.75元，不能办理退租'),
    );
    await app.done('bizroomcontract/rentWithdrawal', { ...settling, received: '2076.75', method: 3 });
  });

  test('is compelled to end for a reason, fifteen days after the notice', async () => {
    const id = await app.running('908');
    const compel = (more: object) => app.post('bizroomcontract/compulsorySurrender', { id, ...more });
    expect(await compel({})).toMatchObject(refused('请填写强制退租原因'));
    expect(await compel({ reason: '转租', noticeDate: '2026-11-10' })).toMatchObject(
      refused('强制退租须在催告满15日之后'),
    );
    await done(compel({ reason: '转租', noticeDate: '2026-11-01' }));
    expect(await app.post('bizroomcontract/contractFiling', { ids: id })).toMatchObject({ code: 400 });
  });

  test('whose end has passed is held over at night, and what was due is overdue', async () => {
    const id = await app.running('909', { startDate: '2026-05-01', endDate: '2026-10-31' });
    const turned = await app.database.transaction('100001', (db) =>
      turnLeases(db, { tenantId: '100001', now: '2026-11-20 00:05:00' }),
    );
    expect(turned.held).toBe(1);
    const { data } = await app.estate.get<{ status: number }>(`/eam/bizroomcontract/detail?id=${id}`);
    expect(data.status).toBe(70);
    expect((await app.bills(id)).every(({ status }) => Number(status) === 3)).toBe(true);
    expect(await app.isChainWhole('100001')).toBe(true);
  });

  test('[R413] is renewed near its end and without arrears: the one that follows takes over on the next day', async () => {
    const early = await app.running('910');
    const far = { id: early, newEndDate: '2028-09-09' };
    expect(await app.post('bizroomcontract/renewalApply', far)).toMatchObject(
      refused('距到期超过90天，暂不能申请续租'),
    );
    const id = await app.running('911', { startDate: '2026-01-01', endDate: '2026-12-31' });
    const ask = () => app.post('bizroomcontract/renewalApply', { id, newEndDate: '2027-06-30', reason: '继续居住' });
    expect(await ask()).toMatchObject(refused('仍有11笔欠费，不能续租'));
    for (const bill of await app.bills(id))
      await app.done('bizroomrent/rentalSave', { billId: bill['id'], paid: bill['receivable'], method: 1 });
    await done(ask());
    const { renewedId } = await app.decided('bizroomcontract/reviewRenewal', { id, agree: 1, unitPrice: '26' });
    await app.database.transaction('100001', (db) =>
      turnLeases(db, { tenantId: '100001', now: '2027-01-01 00:05:00' }),
    );
    const stored = await app.asSuperuser(
      `select id::text, status, start_date::text as start, month_rent::text as rent from room_contract where room_id = 911 order by start_date`,
    );
    expect(stored).toEqual([
      { id, status: 90, start: '2026-01-01', rent: '87750' },
      { id: renewedId, status: 40, start: '2027-01-01', rent: '91260' },
    ]);
  });

  test('made before those that follow a renewal is held over in the same night as they begin', async () => {
    const id = await app.running('901', { startDate: '2027-01-01', endDate: '2027-03-31' });
    const before = await app.running('903', { startDate: '2046-01-01', endDate: '2046-03-31' });
    await app.asSuperuser(
      `update room_contract set status = 30, contract_type = 2, start_date = '2027-04-01', end_date = '2027-09-30'
       where id = ${before}`,
    );
    await app.database.transaction('100001', (db) =>
      turnLeases(db, { tenantId: '100001', now: '2027-04-01 00:05:00' }),
    );
    const stored = await app.asSuperuser(`select status from room_contract where id in (${id}, ${before}) order by id`);
    expect(stored).toEqual([{ status: 70 }, { status: 40 }]);
  });
});
