import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSpaceApp, type SpaceApp } from '../../../../test/space-app.ts';

let space: SpaceApp;
beforeAll(async () => {
  space = await startSpaceApp();
});
afterAll(() => space.app.close());

async function allocationOf(roomId: string, more: object = {}) {
  const { manageDeptId: deptId } = space.managed;
  return { roomIds: [roomId], deptId, allocType: 1, startDate: '2026-01-01', ...more };
}

test('a room that is given out is in use, and nobody else gets it in that time', async () => {
  const { roomId } = await space.aRoom('T11');
  const given = await space.post('/biz-room-distribution/addSave', await allocationOf(roomId));
  expect(given).toMatchObject({ code: 200 });
  const { manageDeptId } = space.managed;
  expect(await space.roomRow(roomId)).toMatchObject({ roomStatus: 1, useStatus: 1, useDeptId: manageDeptId });
  const again = await allocationOf(roomId, { startDate: '2026-06-01' });
  expect(await space.post('/biz-room-distribution/addSave', again)).toMatchObject({
    code: 400,
    msg: '房间已分配给采购一科，不能重复分配',
  });
  expect(await space.get(`/bizroom/delete?id=${roomId}`)).toMatchObject({ code: 400, msg: '房间在用，不能删除' });
});

test('a room may be shared up to the whole of it', async () => {
  const { roomId } = await space.aRoom('T12', '90');
  const share = (shareRatio: string) => allocationOf(roomId, { shareRatio });
  const half = await space.post('/biz-room-distribution/addSave', await share('0.6'));
  expect(half).toMatchObject({ code: 200 });
  expect(await space.post('/biz-room-distribution/addSave', await share('0.5'))).toMatchObject({ code: 400 });
  expect(await space.post('/biz-room-distribution/addSave', await share('0.4'))).toMatchObject({ code: 200 });
  const { id } = half.data as { id: string };
  const { data } = await space.get(`/biz-room-distribution/detailById?id=${id}`);
  expect(data).toMatchObject({ area: '54.0000', status: 1 });
});

test('[C.3] three thirds of a room are the whole of it, to the sixth decimal', async () => {
  const { roomId } = await space.aRoom('T16', '90');
  const give = async (shareRatio: string) =>
    space.post('/biz-room-distribution/addSave', await allocationOf(roomId, { shareRatio }));
  expect(await give('0.3333333')).toMatchObject({ code: 400 });
  for (const third of ['0.333333', '0.333333', '0.333334']) expect(await give(third)).toMatchObject({ code: 200 });
  const shares = await space.app.asSuperuser(
    'select sum(share_ratio)::text as sum, sum(area)::text as area from room_distribution where room_id = $1',
    [roomId],
  );
  expect(shares).toEqual([{ sum: '1.000000', area: '90.0000' }]);
  expect(await give('0.000001')).toMatchObject({ code: 400 });
});

test('of several rooms none is given where one is not free, and a loan says when it ends', async () => {
  const free = await space.aRoom('T13');
  const sealed = await space.aRoom('T14');
  await space.post('/bizroom/editApplySave', { id: sealed.roomId, version: 0, roomStatus: 7 });
  const both = await allocationOf(free.roomId, { roomIds: `${free.roomId},${sealed.roomId}` });
  expect(await space.post('/biz-room-distribution/addSave', both)).toMatchObject({
    code: 400,
    msg: '房间101当前状态不允许此操作',
  });
  expect(await space.roomRow(free.roomId)).toMatchObject({ roomStatus: 0 });
  const loan = await allocationOf(free.roomId, { allocType: 3 });
  expect(await space.post('/biz-room-distribution/addSave', loan)).toMatchObject({
    code: 400,
    msg: '借用须填写归还日期',
  });
  const backwards = await allocationOf(free.roomId, { allocType: 3, endDate: '2026-01-01' });
  expect(await space.post('/biz-room-distribution/addSave', backwards)).toMatchObject({
    code: 400,
    msg: '结束日期必须晚于开始日期',
  });
});

test('a room is handed back with a reason; with the handover it is free again', async () => {
  const { roomId } = await space.aRoom('T15');
  const { data } = await space.post('/biz-room-distribution/addSave', await allocationOf(roomId));
  const { id } = data as { id: string };
  const checkOut = (more: object) => space.post('/biz-room-distribution/publicHouseCheckOut', { id, ...more });
  expect(await checkOut({})).toMatchObject({ code: 400, msg: '请选择退房原因' });
  expect(await checkOut({ reason: '搬迁', checkoutDate: '2025-12-31' })).toMatchObject({ code: 400 });
  expect(await checkOut({ reason: '搬迁' })).toMatchObject({ code: 200, data: { status: 2 } });
  expect(await space.roomRow(roomId)).toMatchObject({ roomStatus: 6 });
  expect(await checkOut({ reason: '搬迁' })).toMatchObject({ code: 400, msg: '分配记录当前状态不允许此操作' });
  expect(await checkOut({ handover: { keys: 2, meters: { water: '12' } } })).toMatchObject({
    code: 200,
    data: { status: 3 },
  });
  expect(await space.roomRow(roomId)).toMatchObject({ roomStatus: 0, useDeptId: null, useStatus: 2 });
  expect(await checkOut({ handover: {} })).toMatchObject({ code: 400 });
});
