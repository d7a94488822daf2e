import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSpaceApp, type SpaceApp } from '../../../test/space-app.ts';

let space: SpaceApp;
beforeAll(async () => {
  space = await startSpaceApp();
});
afterAll(() => space.app.close());

test('a building number is given once', async () => {
  await space.idOf('/bizmansion/addSave', space.mansionInput());
  expect(await space.post('/bizmansion/addSave', space.mansionInput())).toMatchObject({
    code: 400,
    msg: '楼栋编号已存在',
  });
});

test('a titled building needs its title number, and is not completed tomorrow', async () => {
  const titled = space.mansionInput({ mansionNo: 'T02', propertyRightMode: 1 });
  expect(await space.post('/bizmansion/addSave', titled)).toMatchObject({
    code: 400,
    msg: '有产权时请输入不动产权证号',
  });
  const early = space.mansionInput({ mansionNo: 'T02', completionDate: '2026-11-21' });
  expect(await space.post('/bizmansion/addSave', early)).toMatchObject({ code: 400, msg: '竣工日期不能晚于当前日期' });
});

test('the usable area of a building is within its gross area', async () => {
  const input = space.mansionInput({ mansionNo: 'T03', usableArea: '1000.01' });
  expect(await space.post('/bizmansion/addSave', input)).toMatchObject({ code: 400, msg: '使用面积不能大于建筑面积' });
});

test('floors together are no larger than their building, no more than it has, and numbered once', async () => {
  const mansionId = await space.idOf('/bizmansion/addSave', space.mansionInput({ mansionNo: 'T04' }));
  const floor = { mansionId, floorNo: 1, floorName: '1F', buildArea: '600' };
  await space.idOf('/mansion/floor/addSave', floor);
  const add = (more: object) => space.post('/mansion/floor/addSave', { ...floor, ...more });
  expect(await add({})).toMatchObject({ code: 400, msg: '楼层号已存在' });
  expect(await add({ floorNo: 0 })).toMatchObject({ code: 400, msg: '楼层号不能为0' });
  expect(await add({ floorNo: 2, buildArea: '400.01' })).toMatchObject({
    code: 400,
    msg: '楼层建筑面积之和不能大于楼栋建筑面积',
  });
  expect(await add({ floorNo: -1, buildArea: '10' })).toMatchObject({ code: 400, msg: '超出楼栋层数范围' });
  await space.idOf('/mansion/floor/addSave', { ...floor, floorNo: 2, floorName: '2F', buildArea: '400' });
  expect(await add({ floorNo: 9, buildArea: '0.01' })).toMatchObject({ code: 400, msg: '超出楼栋层数范围' });
  expect(await add({ floorNo: 3, buildArea: '0.01' })).toMatchObject({ code: 400, msg: '超出楼栋层数范围' });
});

test('a building does not become smaller than its floors, and not lower', async () => {
  const { mansionId } = await space.aRoom('T05');
  const change = (more: object) => space.post('/bizmansion/editSave', { id: mansionId, version: 0, ...more });
  expect(await change({ buildArea: '499' })).toMatchObject({ code: 400, msg: '楼层建筑面积之和不能大于楼栋建筑面积' });
  expect(await change({ mansionName: '新名' })).toMatchObject({ code: 200 });
  const { data } = await space.post('/mansion/floor/dataList', { mansionId });
  expect(data).toMatchObject([{ floorName: '1F', floorLabel: '新名 1F' }]);
});

test('[I-2] floors are numbered, not counted: the highest number is within the storeys, whatever floors are known', async () => {
  const mansionId = await space.idOf('/bizmansion/addSave', space.mansionInput({ mansionNo: 'T20', floorsAbove: 6 }));
  const floor = { mansionId, floorName: '6F', buildArea: '10' };
  expect(await space.post('/mansion/floor/addSave', { ...floor, floorNo: 7 })).toMatchObject({
    code: 400,
    msg: '超出楼栋层数范围',
  });
  await space.idOf('/mansion/floor/addSave', { ...floor, floorNo: 6 });
  const lower = await space.post('/bizmansion/editSave', { id: mansionId, version: 0, floorsAbove: 5 });
  expect(lower).toMatchObject({ code: 400, msg: '超出楼栋层数范围' });
});

test('rooms together are no larger than their floor, numbered once in a building, and stand on a floor of it', async () => {
  const { input } = await space.aRoom('T06', '300');
  const other = await space.aRoom('T07');
  const add = (more: object) => space.post('/bizroom/addSave', { ...input, ...more });
  expect(await add({})).toMatchObject({ code: 400, msg: '房间号已存在' });
  expect(await add({ roomNo: '102', usableArea: '200.01' })).toMatchObject({
    code: 400,
    msg: '房间使用面积之和不能大于楼层建筑面积',
  });
  expect(await add({ roomNo: '102', usableArea: '20', buildArea: '19' })).toMatchObject({
    code: 400,
    msg: '使用面积不能大于建筑面积',
  });
  expect(await add({ roomNo: '102', usableArea: '20', floorId: other.floorId })).toMatchObject({
    code: 400,
    msg: '所选楼层不属于该楼栋',
  });
});

test('a room counts for the quota with its usable area, a plant room not', async () => {
  const { roomId, input } = await space.aRoom('T08');
  expect(await space.roomRow(roomId)).toMatchObject({
    quotaArea: '100.0000',
    quotaCounted: 1,
    roomStatus: 0,
    useStatus: 2,
  });
  const plant = await space.idOf('/bizroom/addSave', { ...input, roomNo: '102', roomType: 8 });
  expect(await space.roomRow(plant)).toMatchObject({ quotaCounted: 0 });
});

test('what has something in it is not removed', async () => {
  const { mansionId, floorId, roomId } = await space.aRoom('T09');
  expect(await space.get(`/bizmansion/delete?id=${mansionId}`)).toMatchObject({
    code: 400,
    msg: '楼栋下存在楼层或房间，不能删除',
  });
  expect(await space.post('/mansion/floor/removeById', { id: floorId })).toMatchObject({
    code: 400,
    msg: '楼层下存在房间，不能删除',
  });
  expect(await space.get(`/bizroom/delete?id=${roomId}`)).toMatchObject({ code: 200 });
  expect(await space.post('/mansion/floor/removeById', { id: floorId })).toMatchObject({ code: 200 });
  expect(await space.post('/bizmansion/deleteByIds', { ids: mansionId })).toMatchObject({ code: 200 });
});

test('a vacant room is sealed and opened again; no other state is set by hand', async () => {
  const { roomId } = await space.aRoom('T10');
  const change = (version: number, more: object) =>
    space.post('/bizroom/editApplySave', { id: roomId, version, ...more });
  expect(await change(0, { roomStatus: 4 })).toMatchObject({ code: 400, msg: '房间当前状态不允许此操作' });
  expect(await change(0, { roomStatus: 7, reason: '屋面漏水' })).toMatchObject({ code: 200 });
  expect(await space.roomRow(roomId)).toMatchObject({ roomStatus: 7 });
  expect(await change(1, { roomStatus: 0, capacity: 8 })).toMatchObject({ code: 200 });
  expect(await space.roomRow(roomId)).toMatchObject({ roomStatus: 0, capacity: 8 });
});
