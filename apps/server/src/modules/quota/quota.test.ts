import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from '@zhaocai/model';
import { charge, college, tiers } from '../../../test/quota-facts.ts';
import { personOf, startOrganizationApp, type OrganizationApp, type Person } from '../../../test/organization-app.ts';

let app: OrganizationApp;
let estate: Person;
let units: Record<'college' | 'office', string>;

interface Row {
  readonly id: string;
  readonly version: number;
  readonly deptId: string;
  readonly [field: string]: unknown;
}

beforeAll(async () => {
  app = await startOrganizationApp();
  estate = await app.person('estate');
  units = { college: await app.deptId('采购一科'), office: await app.deptId('财务处') };
});
afterAll(() => app.close());

const ok = async (path: string, body: object) => {
  const answer = await estate.post<{ id: string; version: number }>(path, body);
  expect(answer).toMatchObject({ code: 200 });
  return answer.data;
};
const okGet = async (path: string) => expect(await estate.get(path)).toMatchObject({ code: 200 });
const page = async (path: string, year = 2026) =>
  (await estate.post<Page<Row>>(`${path}/dataPage`, { year, size: 50 })).data.records;
const of = (rows: readonly Row[], deptId: string) => rows.find((row) => row.deptId === deptId);

describe('the regulations', () => {
  test('an array of rows is taken at once, and a row of a year only once', async () => {
    const rows = [50, 20, 15, 10, 10, 10].map((area, index) => ({
      year: 2026,
      category: index + 1,
      area: String(area),
    }));
    expect(await estate.post('/eam/faculty-regulations/update', rows)).toMatchObject({ code: 200 });
    const again = await estate.post('/eam/faculty-regulations/updateById', rows[1]);
    expect(again).toMatchObject({ code: 400, msg: '2026年已有“正高级”的记录' });
    expect((await estate.get<Row[]>('/eam/faculty-regulations/dataList')).data).toHaveLength(6);
  });

  test('bands of a charge follow each other from 0, and the last one is open', async () => {
    const save = (bands: object[]) => estate.post('/eam/charge/update', { ...charge, tiers: bands });
    expect(await estate.post('/eam/charge/update', { ...charge, id: '999999999', version: 0 })).toMatchObject({
      code: 404,
    });
    expect(await save(tiers.slice(1))).toMatchObject({ code: 400, msg: '收费区间必须连续且从0开始' });
    expect(await save(tiers.slice(0, 2))).toMatchObject({ code: 400, msg: '最后一个区间须为不封顶' });
    expect(await save([{ fromPct: '0', toPct: null }])).toMatchObject({ code: 400 });
    expect(await save([])).toMatchObject({ code: 400 });
    expect(await save(tiers)).toMatchObject({ code: 200 });
  });
});

describe('a year’s quotas', () => {
  test('need parameters, standards and facts', async () => {
    const calculate = () => estate.get('/eam/dept-calculate/calculation?year=2026');
    expect(await calculate()).toMatchObject({ code: 400, msg: '2026年还没有核算数据' });
    await ok('/eam/quota-input/save', { ...college, deptId: units.college });
    expect(await calculate()).toMatchObject({ code: 400, msg: '请先设置2026年可用的核算参数' });
    await ok('/eam/quota-parameter/update', {
      year: 2025,
      commonPerHead: '1.5',
      commonCap: '200',
      basicHours: '320',
      professionBasicHours: '192',
      professionalHours: '96',
      areaPerPlace: '3',
      adjustRatio: '0.02',
    });
    expect((await calculate()).msg).toContain('机关职级用房标准');
    expect(await estate.get(`/eam/dept-calculate/calculation?year=2026&deptId=${units.office}`)).toMatchObject({
      code: 400,
      msg: '财务处缺少人员数据',
    });
  });

  test('of the college of docs/estate.md are 5514.63 m², with the way they were made', async () => {
    const posts = [42, 30, 24, 18, 12, 9].map((area, index) => ({
      year: 2020,
      category: index + 1,
      area: String(area),
    }));
    await ok('/eam/sasnop/update', posts);
    await ok('/eam/college-student-regulations/update', [
      { year: 2026, studentType: 2, area: '3', coefApplied: true },
      { year: 2026, studentType: 3, area: '6', coefApplied: true },
    ]);
    await ok('/eam/research-subsidy/update', {
      year: 2026,
      kind: 1,
      perUnit: '10',
      area: '2',
      artsArea: '1',
      capRatio: '0.3',
    });
    const office = { year: 2026, unitKind: 2, branch: 1, coefficient: '1', specialArea: '40' };
    const people = { divisionHeads: 1, deputyDivisionHeads: 3, sectionStaff: 10 };
    await ok('/eam/quota-input/save', { ...office, ...people, deptId: units.office });
    const run = await estate.get<{ run: object }>('/eam/dept-calculate/calculation?year=2026');
    expect(run.data.run).toMatchObject({ depts: 2 });
    const rows = await page('/eam/dept-calculate');
    expect(of(rows, units.college)).toMatchObject({
      total: '5514.6300',
      bg: '1462.0000',
      ky: '300.0000',
      tj: '108.1300',
    });
    expect(of(rows, units.office)).toMatchObject({ total: '184.0000', headcount: 14, status: 0 });
    const detail = await estate.get<{ trace: { value: string; children: object[] } }>(
      `/eam/dept-calculate/detail?id=${of(rows, units.college)?.id}`,
    );
    expect(detail.data.trace).toMatchObject({ value: '5514.63' });
    expect(detail.data.trace.children).toHaveLength(8);
    expect((await app.evidence('deptCalculate.calculate')).at(-1)).toMatchObject({ year: 2026 });
  });

  test('[R437] room for research is calculated of all units and of one', async () => {
    const all = await estate.get('/eam/ScientificResearch/calculate?year=2026');
    expect(all).toMatchObject({ code: 200, data: { count: 2 } });
    const one = await estate.post('/eam/ScientificResearch/calculateByDeptId', { year: 2026, deptId: units.college });
    expect(one.data).toMatchObject({ subsidyArea: '300.0000', totalArea: '580.0000' });
  });
});

describe('over-use', () => {
  test('[R437] [R444] is what a unit holds beyond its quota, by the bands of the year', async () => {
    const admin = await app.userId('estate');
    await app.asSuperuser(
      `insert into mansion (tenant_id, id, mansion_no, mansion_name, campus, purpose, use_status, structure, floors_above,
         floors_below, build_area, property_right_mode, obtain_method, manage_person, manage_dept_id, create_time)
       values ('100001', 71, 'T1', '测试楼', 1, 201, 1, 2, 1, 0, 9000, 1, 2, $1, $2, now())`,
      [admin, units.college],
    );
    await app.asSuperuser(
      `insert into mansion_floor (tenant_id, id, mansion_id, floor_no, floor_name, build_area, create_time)
       values ('100001', 72, 71, 1, '1F', 9000, now())`,
    );
    await app.asSuperuser(
      `insert into room (tenant_id, id, room_no, mansion_id, floor_id, room_purpose, room_type, usable_area, quota_area,
         quota_counted, create_time)
       values ('100001', 73, '101', 71, 72, 201, 1, 7000, 6300, 1, now()), ('100001', 74, '102', 71, 72, 201, 13, 500, null, 0, now()),
         ('100001', 75, '103', 71, 72, 201, 1, 100, null, 1, now())`,
    );
    await app.asSuperuser(
      `insert into room_distribution (tenant_id, id, batch_no, room_id, dept_id, alloc_type, start_date, area, share_ratio,
         status, create_time)
       values ('100001', 76, 'B', 73, $1, 1, '2020-01-01', 6300, 1, 1, now()), ('100001', 77, 'B', 74, $1, 1, '2020-01-01', 500, 1, 1, now()),
         ('100001', 78, 'B', 75, $2, 1, '2020-01-01', 100, 0.5, 2, now())`,
      [units.college, units.office],
    );
    const answer = await estate.get('/eam/difference-calculate/calculate?year=2026');
    expect(answer.data).toMatchObject({ depts: 2, over: 1, chargeTotal: '366940.80' });
    const rows = await page('/eam/difference-calculate');
    expect(of(rows, units.college)).toMatchObject({
      actual: '6300.0000',
      overPct: '14.2400',
      charge: '366940.80',
      rebate: '183470.40',
      payable: '183470.40',
    });
    expect(of(rows, units.office)).toMatchObject({
      actual: '50.0000',
      diff: '-134.0000',
      charge: '0.00',
      roomCount: 1,
    });
  });

  test('cannot be calculated without quotas', async () => {
    const answer = await estate.get('/eam/difference-calculate/calculate?year=2031');
    expect(answer).toMatchObject({ code: 400, msg: '请先核算部门定额' });
  });
});

describe('a year that is locked while it is calculated', () => {
  test('stays locked, whoever was first', async () => {
    const year = 2032;
    await ok('/eam/quota-input/save', { ...college, year, deptId: units.college });
    await estate.get(`/eam/dept-calculate/calculation?year=${year}`);
    await estate.post('/eam/dept-calculate/updateStatus', { year, status: 1 });
    const calls = [
      ...[1, 2, 3].map(() => estate.get(`/eam/dept-calculate/calculation?year=${year}`)),
      estate.post('/eam/dept-calculate/updateStatus', { year, status: 3 }),
      ...[1, 2, 3].map(() => estate.get(`/eam/dept-calculate/calculation?year=${year}`)),
    ];
    const lock = (await Promise.all(calls))[3];
    const states = async () => [...new Set((await page('/eam/dept-calculate', year)).map(({ status }) => status))];
    // Either the lock came while the year was published, or it was told that there are drafts again.
    expect(await states()).toEqual([lock?.code === 200 ? 3 : 0]);
  });

  test('takes no new unit in that another transaction has not told yet', async () => {
    const year = 2033;
    await ok('/eam/quota-input/save', { ...college, year, deptId: units.college });
    await okGet(`/eam/dept-calculate/calculation?year=${year}`);
    await estate.post('/eam/dept-calculate/updateStatus', { year, status: 1 });
    await ok('/eam/quota-input/save', { ...college, year, deptId: units.office });
    await Promise.all([
      estate.get(`/eam/dept-calculate/calculation?year=${year}&deptId=${units.office}`),
      estate.post('/eam/dept-calculate/updateStatus', { year, status: 3 }),
    ]);
    const states = (await page('/eam/dept-calculate', year)).map(({ status }) => status);
    expect(states.includes(3) && states.includes(0)).toBe(false);
  });
});

describe('a locked year', () => {
  test('is published first, and then neither quotas nor over-use are made again', async () => {
    const settle = (status: number) => estate.post('/eam/dept-calculate/updateStatus', { year: 2026, status });
    expect(await settle(3)).toMatchObject({ code: 400, msg: '请先发布2026年定额' });
    expect(await settle(1)).toMatchObject({ code: 200, data: { depts: 2 } });
    expect(await settle(3)).toMatchObject({ code: 200, data: { depts: 2 } });
    const again = await estate.get('/eam/dept-calculate/calculation?year=2026');
    expect(again).toMatchObject({ code: 400, msg: '2026年定额已锁定，不能重新核算' });
    expect((await estate.get('/eam/difference-calculate/calculate?year=2026')).code).toBe(400);
    expect(await estate.get('/eam/ScientificResearch/calculate?year=2026')).toMatchObject({ code: 400 });
    expect(await app.isChainWhole('100001')).toBe(true);
  });

  test('keeps the facts and the standards that it was made of', async () => {
    const isLocked = { code: 400, msg: '2026年定额已锁定，其核算数据和标准不能再修改' };
    const facts = of(await page('/eam/quota-input'), units.college);
    const edit = { ...college, deptId: units.college, id: facts?.id, version: facts?.version };
    expect(await estate.post('/eam/quota-input/save', { ...edit, seniors: 99 })).toMatchObject(isLocked);
    expect(await estate.post('/eam/quota-input/save', { ...edit, year: 2027 })).toMatchObject(isLocked);
    expect(await estate.post('/eam/quota-input/remove', { ids: facts?.id })).toMatchObject(isLocked);
    const [newest] = (await estate.get<Row[]>('/eam/quota-parameter/dataList')).data;
    expect(newest).toMatchObject({ year: 2025 });
    expect(await estate.post('/eam/quota-parameter/remove', { ids: newest?.id })).toMatchObject(isLocked);
    expect(await estate.post('/eam/quota-parameter/update', { ...newest, commonCap: '1' })).toMatchObject(isLocked);
    const posts = (await estate.get<Row[]>('/eam/sasnop/dataList')).data;
    expect(await estate.post('/eam/sasnop/update', { ...posts[0], area: '1' })).toMatchObject(isLocked);
    expect(await estate.post('/eam/sasnop/update', { year: 2026, category: 1, area: '1' })).toMatchObject(isLocked);
    const [charges] = (await estate.get<Row[]>('/eam/charge/dataList')).data;
    expect(await estate.post('/eam/charge/remove', { ids: charges?.id })).toMatchObject(isLocked);
    expect(await estate.post('/eam/charge/update', { ...charge, effectiveDate: '2026-06-01', tiers })).toMatchObject(
      isLocked,
    );
    await ok('/eam/sasnop/update', { year: 2034, category: 1, area: '40' });
    await ok('/eam/charge/update', { ...charge, name: '新收费', effectiveDate: '2027-01-01', tiers });
  });
});

describe('the spreadsheets', () => {
  test.each([
    ['POST', '/eam/ScientificResearch/excel', '年均到账经费'],
    ['GET', '/eam/ScientificResearch/excel', '年均到账经费'],
    ['POST', '/eam/ScientificResearch/exportExcel', '年均到账经费'],
    ['POST', '/eam/dept-calculate/excel', '定额面积'],
    ['GET', '/eam/dept-calculate/excel', '定额面积'],
    ['POST', '/eam/dept-calculate/exportExcel', '定额面积'],
    ['POST', '/eam/difference-calculate/excel', '应收费用'],
    ['GET', '/eam/difference-calculate/excel', '应收费用'],
    ['POST', '/eam/difference-calculate/exportExcel', '应收费用'],
  ] as const)('%s %s has a row for each unit, by its name', async (method, path, column) => {
    const answer = await app.app.server.inject({
      method,
      url: `/api${path}${method === 'GET' ? '?year=2026' : ''}`,
      headers: { 'blade-auth': `bearer ${estate.token}` },
      ...(method === 'POST' && { payload: { year: 2026 } }),
    });
    expect(answer.statusCode).toBe(200);
    const book = read(answer.rawPayload);
    const rows = utils.sheet_to_json<Record<string, unknown>>(book.Sheets[book.SheetNames[0] ?? ''] ?? {});
    expect(rows.map((row) => row['单位']).toSorted()).toEqual(['财务处', '采购一科'].toSorted());
    expect(Object.keys(rows[0] ?? {})).toContain(column);
  });

  test('without the right nothing is calculated or taken away', async () => {
    const supervisor = await app.person('supervisor');
    expect((await supervisor.get('/eam/dept-calculate/calculation?year=2026')).code).toBe(403);
    expect((await supervisor.post('/eam/dept-calculate/excel')).code).toBe(403);
    expect(personOf(app.app, supervisor.token).token).toBe(supervisor.token);
  });
});
