import { buffer } from 'node:stream/consumers';
import { room } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSpreadsheet } from '../../platform/excel/index.ts';
import { startSpaceApp, type Said, type SpaceApp } from '../../../test/space-app.ts';

let space: SpaceApp;
beforeAll(async () => {
  space = await startSpaceApp();
});
afterAll(() => space.app.close());

test('[R416] every spreadsheet of the contract has the rows of its list, by either method', async () => {
  const spreadsheets: readonly [('GET' | 'POST')[], string, string, string][] = [
    [['POST', 'GET'], '/bizroom/excel', '房间号', 'A305'],
    [['POST', 'GET'], '/bizroom/allRoomExcel', '房间号', 'A305'],
    [['POST', 'GET'], '/bizroom/byRoomPurposeExcel', '房间用途', '实验室、实习场所'],
    [['POST', 'GET'], '/bizroom/byRoomTypeExcel', '房间类型', '教学实验室'],
    [['POST', 'GET'], '/bizroom/facultyRoomExcel', '使用单位', '采购二科'],
    [['POST', 'GET'], '/bizmansion/excel', '楼栋编号', 'B02'],
    [['POST', 'GET'], '/bizmansion/allMansionExcel', '楼栋编号', 'B02'],
    [['POST'], '/bizmansion/exportExcel', '楼栋编号', 'B02'],
    [['POST'], '/biz-room-distribution/exportExcel', '房间', '302'],
  ];
  for (const [methods, path, head, value] of spreadsheets)
    for (const method of methods) {
      const rows = await space.spreadsheetOf(method, path);
      const found = rows.find((row) => row.includes(head));
      expect(found, `${method} ${path}: ${JSON.stringify(rows[0])}`).toBeDefined();
      expect(
        rows.some((row) => row.includes(value)),
        `${method} ${path} has ${value}`,
      ).toBe(true);
    }
});

test('[R415] the counts by purpose, type and unit add up to all rooms, and their shares to 100.00', async () => {
  const { data: areas } = await space.post('/bizroom/areaData', {});
  const { roomCount, usableArea } = areas as { roomCount: number; usableArea: string };
  for (const path of ['byRoomPurposeData', 'byRoomTypeData', 'facultyRoomData']) {
    const { data } = await space.post(`/bizroom/${path}`, { size: 200 });
    const { records } = data as { records: { roomCount: number; usableArea: string; ratio: string }[] };
    expect(records.reduce((sum, one) => sum + one.roomCount, 0)).toBe(roomCount);
    expect(records.reduce((sum, one) => sum + Number(one.usableArea), 0).toFixed(2)).toBe(usableArea);
    expect(records.reduce((sum, one) => sum + Number(one.ratio), 0).toFixed(2)).toBe('100.00');
  }
  const { data: chart } = await space.post('/bizroom/byRoomPurposeChart', { campus: 2 });
  expect(chart).toMatchObject({ pie: { unit: '㎡' }, tree: [{ key: '3' }, { key: '5' }] });
  const { data: types } = await space.post('/bizroom/byRoomTypeChart', { campus: 2 });
  expect(types).toMatchObject({ pie: { unit: '㎡' } });
});

test('a building is shown from its roof down, each room with who uses it', async () => {
  const { data } = await space.post('/bizmansion/dataPage', { mansionNo: 'A01' });
  const [mansion] = (data as { records: { id: string; floorCount: number; roomCount: number }[] }).records;
  expect(mansion).toMatchObject({ floorCount: 4, roomCount: 12, manageDeptName: '大学招投标中心' });
  const { data: floors } = await space.get(`/bizmansion/roomDataByMansion?id=${mansion?.id}`);
  const stack = floors as { floorNo: number; rooms: { roomNo: string; useDeptName: string | null }[] }[];
  expect(stack.map(({ floorNo }) => floorNo)).toEqual([3, 2, 1, -1]);
  expect(stack[1]?.rooms[1]).toMatchObject({ roomNo: '202', useDeptName: '采购一科' });
  const { data: layers } = await space.get(`/bizmansion/queryTotalLayers?id=${mansion?.id}`);
  expect(layers).toMatchObject({ floorsAbove: 3, floorsBelow: 1, floors: { length: 4 } });
});

test('the statistics of buildings know age, structure and title', async () => {
  const { data } = await space.post('/bizmansion/mansionStatistics', { campus: 2 });
  expect(data).toMatchObject({
    cards: { mansionCount: 1, buildArea: '1800.00', titledRatio: '100.00', dangerArea: '0.00' },
    structure: { series: [{ data: [{ key: '3', ratio: '100.00' }] }] },
  });
});

/** Sends rooms of these buildings as a spreadsheet: a number, a building, its first floor. */
async function importRooms(rows: readonly (readonly [roomNo: string, building: string])[]): Promise<Said> {
  const { roomNo, mansionId, floorId, roomPurpose, roomType, usableArea } = room.fields;
  const text = { kind: 'text', maxLength: 100 } as const;
  const spreadsheet = await writeSpreadsheet({
    name: '房间',
    language: 'zh',
    fields: {
      roomNo,
      mansionId: { ...text, label: mansionId.label },
      floorId: { ...text, label: floorId.label },
      roomPurpose,
      roomType,
      usableArea,
    },
    rows: rows.map(([no, building]) => ({
      roomNo: no,
      mansionId: building,
      floorId: '1F',
      roomPurpose: 101,
      roomType: 2,
      usableArea: '50',
    })),
  });
  const bytes = Buffer.isBuffer(spreadsheet) ? spreadsheet : await buffer(spreadsheet);
  const boundary = 'zc-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="rooms.xlsx"\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return (await space.ask('POST', '/bizroom/import', { payload, headers })).json<Said>();
}

test('rooms come in from a spreadsheet, the floor named by its own name', async () => {
  const { mansionId } = await space.aRoom('T16');
  const rows = [
    ['201', '楼T16'],
    ['202', '楼T16'],
  ] as const;
  expect(await importRooms(rows)).toMatchObject({ code: 200, data: { added: 2 } });
  const { data } = await space.post('/bizroom/dataPage', { mansionId });
  expect(data).toMatchObject({ total: 3 });
});

test('rooms of several floors come in from a spreadsheet in whatever order it has them', async () => {
  await space.aRoom('T17');
  await space.aRoom('T18');
  const rows = [
    ['201', '楼T18'],
    ['201', '楼T17'],
  ] as const;
  expect(await importRooms(rows)).toMatchObject({ code: 200, data: { added: 2 } });
});
