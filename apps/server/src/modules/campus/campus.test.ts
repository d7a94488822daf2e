import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../test/organization-app.ts';
import { linesOf, workbookOf } from '../../../test/workbook.ts';

let app: OrganizationApp;
let estate: Person;
let stranger: Person;
beforeAll(async () => {
  app = await startOrganizationApp();
  estate = await app.person('estate');
  stranger = await app.person('expert1');
});
afterAll(() => app.close());

const base = '/eam';
const aParcel = (landNo: string, more: object = {}) => ({
  landNo,
  landName: `地块${landNo}`,
  campus: 1,
  landType: 1,
  area: '1000.00',
  landRightOfUse: 2,
  landRightOfUseType: 1,
  obtainMethod: 1,
  address: '杭州',
  ...more,
});
const aWork = (projectNo: string, more: object = {}) => ({
  projectNo,
  projectName: `工程${projectNo}`,
  campus: 1,
  buildType: 4,
  category: 1,
  wartimeFunction: 42,
  resistanceLevel: ['N6', 'C6'],
  peacetimeUse: 1,
  buildArea: '500',
  keepOnRecord: 0,
  ...more,
});
/** The lines of the spreadsheet that a call answers, its headings first. */
async function rowsOf(path: string): Promise<unknown[][]> {
  const { rawPayload } = await estate.raw(path);
  return linesOf(rawPayload);
}

const aPosition = (positionNo: string, more: object = {}) => ({
  positionNo,
  parkingName: '图书馆车库',
  campus: 1,
  positionType: 2,
  kind: 1,
  ...more,
});

async function idOf(path: string, input: object): Promise<string> {
  const answer = await estate.post<{ id: string }>(`${base}/${path}`, input);
  expect(answer).toMatchObject({ code: 200 });
  return answer.data?.id ?? '';
}
const land = (input: object) => estate.post(`${base}/bizland/addSave`, input);

describe('a parcel of land', () => {
  test('[R468] is added, changed by editSave, listed with words beside its values, and deleted', async () => {
    const id = await idOf('bizland/addSave', aParcel('L-1'));
    expect(await estate.post(`${base}/bizland/editSave`, { id, version: 0, landName: '东操场' })).toMatchObject({
      data: { id, version: 1 },
    });
    const page = await estate.post<{ records: object[]; total: number }>(`${base}/bizland/dataPage?current=1&size=5`, {
      landNo: 'L-1',
    });
    expect(page.data).toMatchObject({ total: 1, size: 5, records: [{ landName: '东操场', landTypeName: '教育用地' }] });
    const list = await estate.post<object[]>(`${base}/bizland/dataList`, { landNo_equal: 'L-1' });
    expect(list.data).toMatchObject([{ id, campusName: '主校区', selfArea: '1000.0000' }]);
    expect(await estate.post(`${base}/bizland/deleteIds`, { ids: id })).toMatchObject({ code: 200 });
    expect(await estate.get(`${base}/bizland/detail?id=${id}`)).toMatchObject({ code: 404 });
    expect(await app.evidence('land.edit')).toMatchObject([{ before: { landName: '地块L-1' } }]);
  });

  test('whose uses do not add up to its area is refused, and nothing is kept', async () => {
    expect(await land(aParcel('L-2', { selfArea: '900' }))).toMatchObject({
      code: 400,
      msg: '各用途面积之和须等于土地面积',
    });
    expect(await land(aParcel('L-2', { soleArea: '900', sharedArea: '50' }))).toMatchObject({ code: 400 });
    const page = await estate.post<{ total: number }>(`${base}/bizland/dataPage`, { landNo: 'L-2' });
    expect(page.data?.total).toBe(0);
  });

  test('that is granted needs the day it ends, with a certificate its number, and its own number', async () => {
    expect(await land(aParcel('L-3', { landRightOfUseType: 2 }))).toMatchObject({
      msg: '出让或租赁用地须填写终止日期',
    });
    expect(await land(aParcel('L-3', { landRightOfUse: 1 }))).toMatchObject({ msg: '使用权证号不能为空' });
    await idOf('bizland/addSave', aParcel('L-3'));
    expect(await land(aParcel('L-3'))).toMatchObject({ code: 400, msg: '地号已存在' });
  });

  test('is not changed without an id', async () => {
    expect(await estate.post(`${base}/bizland/editSave`, aParcel('L-4'))).toMatchObject({ code: 400 });
  });

  test('is kept by those who may', async () => {
    expect(await stranger.post(`${base}/bizland/dataPage`)).toMatchObject({ code: 403 });
  });
});

describe('a civil defence work', () => {
  const save = (input: object) => estate.post(`${base}/bizcivilairdefenseengineering/addSave`, input);

  test('[R468] says its resistance as codes and as levels', async () => {
    const id = await idOf('bizcivilairdefenseengineering/addSave', aWork('R-1'));
    const { data } = await estate.get(`${base}/bizcivilairdefenseengineering/detail?id=${id}`);
    expect(data).toMatchObject({
      resistanceLevel: ['N6', 'C6'],
      nuclearLevel: 6,
      conventionalLevelName: '常6级',
      wartimeFunctionName: '二等人员掩蔽所',
    });
  });

  test('of category B has no nuclear level, of category A one of each kind', async () => {
    expect(await save(aWork('R-2', { category: 2 }))).toMatchObject({ msg: '乙类人防工程不能选择核抗力等级' });
    expect(await save(aWork('R-2', { resistanceLevel: ['C6'] }))).toMatchObject({ code: 400 });
    expect(await save(aWork('R-2', { resistanceLevel: ['N5', 'N6', 'C6'] }))).toMatchObject({ code: 400 });
    expect(await save(aWork('R-2', { category: 2, resistanceLevel: ['C6'] }))).toMatchObject({ code: 200 });
  });

  test('that is filed needs its filing number', async () => {
    expect(await save(aWork('R-3', { keepOnRecord: 1 }))).toMatchObject({ msg: '已备案须填写备案号' });
  });
});

test('[R468] a school has one row a year, and its students are the sum of their kinds unless told', async () => {
  const row = { year: 2026, schoolCode: '10335', schoolName: '示例大学', undergrad: 100, master: 20, doctor: 5 };
  const id = await idOf('biz-school/addSave', row);
  expect(await estate.get(`${base}/biz-school/detail?id=${id}`)).toMatchObject({ data: { studentTotal: 125 } });
  expect(await estate.post(`${base}/biz-school/addSave`, row)).toMatchObject({ msg: '该学校2026年度数据已存在' });
  expect(await estate.post(`${base}/biz-school/addSave`, { ...row, year: 2027, studentTotal: 3 })).toMatchObject({
    code: 400,
  });
  expect(await estate.get(`${base}/biz-school/delete?ids=${id}`)).toMatchObject({ code: 200 });
});

describe('a car position', () => {
  const distribute = (input: object) =>
    estate.post(`${base}/car-position/distribution/saveCarPositionInfo`, { action: 'assign', ...input });
  const days = { startDate: '2026-01-01', endDate: '2099-12-31' };

  test('[R469] is assigned to a person and a plate, shown with both, and returned', async () => {
    const positionId = await idOf('car/position/saveCarPositionInfo', aPosition('C-1'));
    const userId = await app.userId('manager');
    const given = { positionId, userId, plateNo: '浙A8K6T2', ...days };
    expect(await distribute(given)).toMatchObject({ code: 200, data: { status: 1 } });
    const page = await estate.post(`${base}/car/position/carPositionDataPage`, { positionNo: 'C-1' });
    expect(page.data).toMatchObject({ records: [{ status: 1, statusName: '已分配', plateNo: '浙A8K6T2' }] });
    const spreadsheet = await rowsOf(
      `${base}/car/position/exportExcel?positionNo=C-1&exportColumns=positionNo,plateNo`,
    );
    expect(spreadsheet.map(([no, plate]) => [no, plate])).toEqual(
      Object.entries({ 车位号: '车牌号', 'C-1': '浙A8K6T2' }),
    );
    expect(await distribute(given)).toMatchObject({ code: 400, msg: '车位已分配' });
    expect(await estate.get(`${base}/car/position/deleteById?id=${positionId}`)).toMatchObject({ msg: '车位已分配' });
    expect(await distribute({ positionId, action: 'return' })).toMatchObject({ code: 200, data: { status: 0 } });
    expect(await distribute({ positionId, action: 'return' })).toMatchObject({ code: 400 });
    expect(await app.evidence('carPosition.return')).toMatchObject([{ before: { plateNo: '浙A8K6T2' } }]);
  });

  test('takes one car once, with a plate that is one, from a day to a later one', async () => {
    const first = await idOf('car/position/saveCarPositionInfo', aPosition('C-2'));
    const second = await idOf('car/position/saveCarPositionInfo', aPosition('C-3'));
    const userId = await app.userId('finance');
    const given = { userId, plateNo: '浙AF20518', ...days };
    expect(await distribute({ positionId: first, ...given, plateNo: '浙A1' })).toMatchObject({
      msg: '车牌号格式不正确',
    });
    expect(await distribute({ positionId: first, ...given, endDate: '2026-01-01' })).toMatchObject({
      msg: '结束日期必须晚于开始日期',
    });
    expect(await distribute({ positionId: first, ...given, userId: '1' })).toMatchObject({ code: 404 });
    expect(await distribute({ positionId: first, ...given })).toMatchObject({ code: 200 });
    expect(await distribute({ positionId: second, ...given })).toMatchObject({ msg: '该车牌已有有效车位' });
  });

  test('whose assignment is over is free for the next one', async () => {
    const positionId = await idOf('car/position/saveCarPositionInfo', aPosition('C-4'));
    const userId = await app.userId('buyer');
    await distribute({ positionId, userId, plateNo: '浙B12345', startDate: '2020-01-01', endDate: '2020-12-31' });
    expect(await distribute({ positionId, userId, plateNo: '浙B12346', ...days })).toMatchObject({ code: 200 });
    const history = await estate.post<{ records: { status: number }[] }>(`${base}/car-position/distribution/dataPage`, {
      positionId,
    });
    expect(history.data?.records.map(({ status }) => status)).toEqual([1, 3]);
  });

  test('becomes assigned by assigning alone, and is not assigned while reserved or disabled', async () => {
    expect(
      await estate.post(`${base}/car/position/saveCarPositionInfo`, aPosition('C-5', { status: 1 })),
    ).toMatchObject({
      code: 400,
    });
    const positionId = await idOf('car/position/saveCarPositionInfo', aPosition('C-5', { status: 3 }));
    const userId = await app.userId('buyer');
    expect(await distribute({ positionId, userId, plateNo: '浙C12345', ...days })).toMatchObject({ code: 400 });
  });

  test('is given once, however many ask at the same time', async () => {
    const positionId = await idOf('car/position/saveCarPositionInfo', aPosition('C-6'));
    const userId = await app.userId('buyer');
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((sign) => distribute({ positionId, userId, plateNo: `浙D1234${sign}`, ...days })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  });
});

test('a manager is called as his account, is one of his kind, and is offered while he is enabled', async () => {
  const userId = await app.userId('estate');
  const id = await idOf('management/user/addSave', { userId, manageType: 1 });
  expect(await estate.post(`${base}/management/user/addSave`, { userId, manageType: 1 })).toMatchObject({ code: 400 });
  const offered = await estate.post(`${base}/enums/managePerson`);
  expect(offered.data).toEqual([expect.objectContaining({ value: userId, label: '房建国' })]);
  await estate.post(`${base}/management/user/updateById`, { id, version: 0, enabled: 0 });
  expect((await estate.post(`${base}/enums/managePerson`)).data).toEqual([]);
  expect(await estate.get(`${base}/management/user/removeById?id=${id}`)).toMatchObject({ code: 200 });
});

describe('the enumerations of the estate', () => {
  const names =
    `campus naturalGasList managePerson propertyRightMode propertyRightOwner propertyRightNature useStatusList
    contractStatusEnum whetherEnumList paymentMethodEnum applyStatus residenceType roomLayout leaseRoomType landType
    landGrade landRightOfUse landRightOfUseType wartimeFunction resistanceLevel keepOnRecord roomStatus obtainMethod
    ownershipNature subsidyType carPositionStatus choiceRoomType buildGoodsType applyType land`.split(/\s+/);

  test.each(names)('[R470] answer %s', async (name) => {
    await land(aParcel('L-ENUM'));
    const answer = await estate.post<{ sort: number }[]>(`${base}/enums/${name}`);
    expect(answer).toMatchObject({ code: 200, success: true });
    expect(answer.data?.map(({ sort }) => sort).slice(0, 1)).toEqual(name === 'managePerson' ? [] : [1]);
  });

  test('say values as texts with both languages', async () => {
    const { data } = await estate.post<object[]>(`${base}/enums/propertyRightMode`);
    expect(data?.[0]).toEqual({ value: '1', label: '有产权', labelEn: 'Titled', code: 'TITLED', sort: 1, sealed: 0 });
  });

  test('refuse a name that is none, whatever else the call says', async () => {
    const unknown = await estate.post(`${base}/enums/toString`, { name: 'campus' });
    expect(unknown).toMatchObject({ code: 400, success: false, msg: '枚举不存在' });
  });
});

describe('the spreadsheets', () => {
  const exports = [
    'POST bizland/excel',
    'GET bizland/excel',
    'POST biz-school/excel',
    'GET biz-school/excel',
    'POST bizbuildgoods/excel',
    'GET bizbuildgoods/excel',
    'POST facilities/excel',
    'GET facilities/excel',
    'POST facility/excel',
    'POST bizfacilities/excel',
    'POST facilities/exportExcel',
    'POST car/position/exportExcel',
    'GET car/position/exportExcel',
    'POST management/user/excel',
    'GET management/user/excel',
    'POST management/user/exportExcel',
  ];

  test.each(exports)('[R417] [R418] %s answers a workbook', async (spelling) => {
    const [method = 'POST', path = ''] = spelling.split(' ');
    const answer = await app.app.server.inject({
      method: method === 'GET' ? 'GET' : 'POST',
      url: `/api${base}/${path}`,
      headers: { 'blade-auth': `bearer ${estate.token}` },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('.xlsx');
    expect(linesOf(answer.rawPayload)[0]).not.toEqual([]);
  });

  test('of land has the rows of the list by their words, and an import takes them by the same rules', async () => {
    const header = ['地号', '土地名称', '校区', '土地用途', '土地面积', '使用权状态', '使用权类型', '取得方式', '坐落'];
    const good = ['I-1', '导入地块', '东校区', '教育用地', 500, '办理中', '划拨', '购置', '杭州'];
    const bad = ['I-2', '缺终止日期', '东校区', '教育用地', 500, '办理中', '出让', '购置', '杭州'];
    const spreadsheetOf = (rows: (string | number)[][]) => workbookOf([header, ...rows]);
    expect(await estate.upload(`${base}/bizland/import`, spreadsheetOf([good, bad]))).toMatchObject({ code: 400 });
    expect(await estate.upload(`${base}/bizland/import`, spreadsheetOf([good]))).toMatchObject({ data: { added: 1 } });
    const rows = await rowsOf(`${base}/bizland/excel?landNo=I-1&exportColumns=landNo,campus,area`);
    expect(rows[1]?.slice(0, 3)).toEqual(['I-1', '东校区', 500]);
  });
});
