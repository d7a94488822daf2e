import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aContract, refused, application, startLeaseApp, type LeaseApp } from '../../../../test/lease-app.ts';

let app: LeaseApp;
beforeAll(async () => {
  app = await startLeaseApp();
});
afterAll(() => app.close());

describe('an application', () => {
  test('is saved, submitted, approved with a room, and done when its contract is made', async () => {
    const saved = await app.done('bizroomlease/saveOrUpdate', { ...application, applicantId: app.tenant, submit: 1 });
    const { id } = saved;
    await app.decided('bizroomlease/addSaveOrUpdate', { id, pass: 1, roomId: '901' });
    const { data } = await app.estate.post<{ records: Record<string, unknown>[] }>(
      '/eam/bizroomlease/leaseReviewDatePage',
      { status: 5 },
    );
    expect(data.records[0]).toMatchObject({
      id,
      roomName: '九号公寓 901',
      applicantName: expect.any(String),
      unitPrice: '25.0000',
    });
    const contract = await app.done('bizroomcontract/addSave', aContract('901', { leaseId: id, userId: null }));
    const detail = await app.estate.get<Record<string, unknown>>(`/eam/bizroomlease/detail?id=${String(id)}`);
    expect(detail.data['status']).toBe(6);
    await app.done('bizroomcontract/updateStatus', { id: contract['id'], status: 99 });
    const again = await app.estate.get<Record<string, unknown>>(`/eam/bizroomlease/detail?id=${String(id)}`);
    expect(again.data['status']).toBe(5);
  });

  test('for 37 months, by an owner of a home or after a subsidy is refused in those words', async () => {
    const submit = { ...application, submit: 1 };
    expect(await app.post('bizroomlease/saveOrUpdate', { ...submit, termMonths: 37 })).toMatchObject(
      refused('租期须在1至36个月之间'),
    );
    expect(await app.post('bizroomlease/saveOrUpdate', { ...submit, hasOwnHouse: 1 })).toMatchObject(
      refused('名下有住房不符合周转房申请条件'),
    );
    expect(await app.post('bizroomlease/saveOrUpdate', { ...submit, hasSubsidy: 1 })).toMatchObject(
      refused('已享受住房补贴，不能申请周转房'),
    );
  });

  test('is rejected with a reason only, changed and submitted again, withdrawn and removed', async () => {
    const { id } = await app.done('bizroomlease/saveOrUpdate', { ...application, submit: 1 });
    expect(await app.post('bizroomlease/addSaveOrUpdate', { id, pass: 0 })).toMatchObject(refused('请填写审核意见'));
    await app.decided('bizroomlease/addSaveOrUpdate', { id, pass: 0, opinion: '材料不全' });
    const { data: row } = await app.estate.get<{ version: number }>(`/eam/bizroomlease/detail?id=${String(id)}`);
    const changed = await app.done('bizroomlease/saveOrUpdate', {
      ...application,
      id,
      version: row.version,
      reason: '补充',
    });
    const detail = await app.estate.get<object>(`/eam/bizroomlease/detail?id=${String(id)}`);
    expect(detail.data).toMatchObject({ status: 0, version: changed['version'], reason: '补充' });
    expect(await app.evidence('roomLease.correct')).toHaveLength(1);
    await app.done('bizroomlease/submit', { id });
    expect(await app.post('bizroomlease/deleteByIds', { ids: id })).toMatchObject(refused('当前状态不允许删除'));
    await app.done('bizroomlease/withdraw', { id });
    await app.done('bizroomlease/deleteByIds', { ids: id });
    const { data: own } = await app.estate.post<unknown[]>('/eam/bizroomlease/userApplyRoomDataList');
    expect(own).toEqual([]);
  });
});

test('whoever may change applications and contracts but not add any adds none', async () => {
  const draft = await app.done('bizroomlease/saveOrUpdate', application);
  const contract = await app.done('bizroomcontract/addSave', aContract('907', { userId: app.tenant }));
  await app.asSuperuser(
    `delete from role_menu where menu_id in (select id from menu where code in ('roomLease_add', 'roomContract_add'))`,
  );
  const editor = await app.person('estate');
  const save = (path: string, body: object) => editor.post(`/eam/${path}`, body);
  expect(await save('bizroomlease/saveOrUpdate', application)).toMatchObject({ code: 403 });
  expect(await save('bizroomcontract/addSave', aContract('908', { userId: app.tenant }))).toMatchObject({ code: 403 });
  expect(await save('bizroomlease/saveOrUpdate', { ...application, ...draft })).toMatchObject({ code: 200 });
  const changed = { ...aContract('907', { userId: app.tenant }), ...contract };
  expect(await save('bizroomcontract/editSave', changed)).toMatchObject({ code: 200 });
});
