import { read, utils, write } from '@e965/xlsx';
import {
  dict,
  dictBiz,
  dept,
  facultyRegulation,
  param,
  resource,
  type Entity,
  type ImportCheck,
  type Imported,
} from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personOf, type Person } from './organization-app.ts';
import { startRealApp, type RealApp } from './real-app.ts';

let app: RealApp;
let platform: Person;
let buyer: Person;
beforeAll(async () => {
  app = await startRealApp();
  platform = personOf(app.app, await app.signInWithEverything('000000', 'buyer'));
  buyer = personOf(app.app, await app.signInWithEverything('100001', 'buyer'));
});
afterAll(() => app.close());

type Cell = string | number | null;
type Spreadsheet = Cell[][];

async function exported(person: Person, entity: Entity, body: object = {}): Promise<Spreadsheet> {
  const answer = await app.app.server.inject({
    method: 'POST',
    url: `${entity.path}/export`,
    headers: { 'blade-auth': `bearer ${person.token}` },
    payload: body,
  });
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  const book = read(answer.rawPayload);
  return utils.sheet_to_json<Cell[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, defval: null });
}

function send<D>(person: Person, entity: Entity, { spreadsheet, path }: { spreadsheet: Spreadsheet; path: string }) {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(spreadsheet), '数据');
  const bytes = Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }));
  const route = resource(entity).import?.route.replace('POST /api', '') ?? '';
  return person.upload<D & Record<string, unknown>>(`${route}${path}`, { name: '数据.xlsx', bytes });
}

async function check(person: Person, entity: Entity, spreadsheet: Spreadsheet): Promise<ImportCheck> {
  const { code, data, msg } = await send<ImportCheck>(person, entity, { spreadsheet, path: '/check?isCovered=1' });
  expect(code, msg).toBe(200);
  return data as unknown as ImportCheck;
}

async function bring(person: Person, entity: Entity, spreadsheet: Spreadsheet): Promise<Imported> {
  const { code, data, msg } = await send<Imported>(person, entity, { spreadsheet, path: '?isCovered=1' });
  expect(code, msg).toBe(200);
  return data as unknown as Imported;
}

const deptColumns = { exportColumns: 'parentId,deptName,fullName,deptCategory,managerId,sort,remark' };

describe('departments', () => {
  const header = ['上级部门', '部门名称', '部门全称', '部门类型', '部门负责人', '排序', '备注'];
  const row = (parent: string | null, name: string, sort = 1): Cell[] => [parent, name, null, '部门', null, sort, null];

  test('go out and come back as they are', async () => {
    const spreadsheet = await exported(buyer, dept, deptColumns);
    expect(spreadsheet[0]).toEqual(header);
    expect(await check(buyer, dept, spreadsheet)).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: spreadsheet.length - 1,
    });
  });

  test('come in as a whole tree, whichever row stands first, each below the path that it names', async () => {
    const spreadsheet = [
      header,
      row('试验集团/采购部', '询价组'),
      row('试验集团/工程部', '询价组'),
      row(null, '试验集团'),
      row('试验集团', '工程部', 2),
      row('试验集团', '采购部', 1),
    ];
    expect(await check(buyer, dept, spreadsheet)).toMatchObject({ added: 5, faultCount: 0 });
    expect(await bring(buyer, dept, spreadsheet)).toEqual({ added: 5, changed: 0, unchanged: 0 });
    const stored = await app.asSuperuser(
      `select d.dept_name as name, p.dept_name as parent, array_length(string_to_array(d.ancestors, ','), 1) as depth
       from dept d left join dept p on p.tenant_id = d.tenant_id and p.id = d.parent_id
       where d.tenant_id = '100001' and (d.dept_name in ('试验集团', '询价组') or p.dept_name = '试验集团')
       order by depth, parent, name`,
    );
    expect(stored).toEqual([
      { name: '试验集团', parent: null, depth: 1 },
      { name: '工程部', parent: '试验集团', depth: 2 },
      { name: '采购部', parent: '试验集团', depth: 2 },
      { name: '询价组', parent: '工程部', depth: 3 },
      { name: '询价组', parent: '采购部', depth: 3 },
    ]);
    const back = await exported(buyer, dept, { ...deptColumns, deptName: '询价组' });
    expect(
      back
        .slice(1)
        .map(([parent]) => parent)
        .sort(),
    ).toEqual(['试验集团/工程部', '试验集团/采购部']);
  });

  test('change by the row that has their path, and leave evidence', async () => {
    const spreadsheet = [header, [...row('试验集团/采购部', '询价组').slice(0, 6), '每周三询价']];
    expect(await bring(buyer, dept, spreadsheet)).toEqual({ added: 0, changed: 1, unchanged: 0 });
    const [last] = await app.asSuperuser<{ action: string }>(
      "select action from evidence where tenant_id = '100001' and stream = 'admin' order by seq desc limit 1",
    );
    expect(last?.action).toBe('dept.import');
  });

  test('with a parent that is nowhere, or twice, or that stands below itself are refused by row and column, and none comes in', async () => {
    const spreadsheet = [
      header,
      row('没有的部门', '甲组'),
      row('询价组', '乙组'),
      row('环二', '环一'),
      row('环一', '环二'),
      row(null, '丙组'),
    ];
    const { faults } = await check(buyer, dept, spreadsheet);
    expect(faults.map(({ cell, message }) => [cell, message])).toEqual([
      ['A2', '上级部门“没有的部门”不存在'],
      ['A3', expect.stringContaining('询价组')],
      ['A4', '上级部门“环二”不存在'],
      ['A5', '上级部门“环一”不存在'],
    ]);
    const { code } = await send(buyer, dept, { spreadsheet, path: '' });
    expect(code).toBe(400);
    expect((await exported(buyer, dept, { ...deptColumns, deptName: '丙组' })).slice(1)).toEqual([]);
  });

  test('with a formula for a name are refused; a name that looks like one stays a text', async () => {
    const formula = [header, row(null, '=1+1')];
    expect(await bring(buyer, dept, formula)).toMatchObject({ added: 1 });
    const rows = await exported(buyer, dept, { ...deptColumns, deptName: '=1+1' });
    expect(rows[1]?.[1]).toBe('=1+1');
    const spreadsheet = utils.aoa_to_sheet([header, row(null, 'x')]);
    spreadsheet.B2 = { t: 'n', f: '1+1', v: 2 };
    const book = utils.book_new();
    utils.book_append_sheet(book, spreadsheet, '数据');
    const bytes = Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }));
    const answer = await buyer.upload('/blade-system/dept/import/check', { name: 'f.xlsx', bytes });
    expect(answer.data).toMatchObject({ faultCount: 1, faults: [{ cell: 'B2' }] });
  });
});

const dictColumns = { exportColumns: 'parentId,code,dictValue,valueEn,dictKey,sort,isSealed,remark' };

describe('dictionaries', () => {
  const header = ['上级字典', '字典编号', '字典名称', '英文名称', '字典键值', '字典排序', '封存', '字典备注'];
  const word = (parent: Cell, code: string, [name, key]: [string, Cell]): Cell[] => [
    parent,
    code,
    name,
    null,
    key,
    1,
    '未封存',
    null,
  ];

  test.each([
    ['system', dict, () => platform],
    ['business', dictBiz, () => platform],
    ['business, as a tenant sees them', dictBiz, () => buyer],
  ] as const)('of the %s go out and come back as they are', async (_name, entity: Entity, who) => {
    const spreadsheet = await exported(who(), entity, dictColumns);
    expect(spreadsheet.length).toBeGreaterThan(10);
    expect(await check(who(), entity, spreadsheet)).toMatchObject({ added: 0, changed: 0, faultCount: 0 });
  });

  test('come in with their words in one spreadsheet, below their code or the path of keys', async () => {
    const spreadsheet = [
      header,
      word('spreadsheetTry/a', 'spreadsheetTry', ['甲之一', 'a1']),
      word(null, 'spreadsheetTry', ['乙', 'b']),
      word(null, 'spreadsheetTry', ['试验字典', null]),
      word('spreadsheetTry', 'spreadsheetTry', ['甲', 'a']),
    ];
    expect(await bring(buyer, dictBiz, spreadsheet)).toEqual({ added: 4, changed: 0, unchanged: 0 });
    const words = await buyer.get<readonly { dictKey: string }[]>(
      '/blade-system/dict-biz/dictionary?code=spreadsheetTry',
    );
    expect((words.data as unknown as { dictKey: string }[]).map(({ dictKey }) => dictKey).sort()).toEqual([
      'a',
      'a1',
      'b',
    ]);
    const back = await exported(buyer, dictBiz, { ...dictColumns, code: 'spreadsheetTry' });
    expect(await check(buyer, dictBiz, back)).toMatchObject({ added: 0, changed: 0, unchanged: 4 });
    const changed = back.map((cells) => (cells[4] === 'b' ? cells.with(2, '乙改') : cells));
    expect(await bring(buyer, dictBiz, changed)).toEqual({ added: 0, changed: 1, unchanged: 3 });
  });

  test('of the platform are not changed by a tenant’s spreadsheet, and no word of them is added', async () => {
    const spreadsheet = await exported(buyer, dictBiz, dictColumns);
    const inherited = spreadsheet.slice(1).find((cells) => cells[0] !== null && cells[1] !== 'spreadsheetTry') ?? [];
    const changed = inherited.with(2, '改了');
    const { faults, faultCount } = await check(buyer, dictBiz, [header, changed]);
    expect(faultCount).toBe(1);
    expect(faults[0]?.message).toBe('这是平台的默认字典，请先转为本单位字典再修改');
  });

  test('of the system are the platform’s: a tenant’s spreadsheet is refused as a whole', async () => {
    const { code } = await send(buyer, dict, { spreadsheet: [header, word(null, 'mine', ['我的', null])], path: '' });
    expect(code).toBe(403);
  });
});

describe('parameters', () => {
  const header = ['参数名称', '参数键名', '参数键值', '租户可改', '备注'];

  test('go out and come back as they are; a new one comes in', async () => {
    const answer = await app.app.server.inject({
      method: 'POST',
      url: '/api/blade-system/param/list/export',
      headers: { 'blade-auth': `bearer ${platform.token}` },
      payload: {},
    });
    const book = read(answer.rawPayload);
    const spreadsheet = utils.sheet_to_json<Cell[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, {
      header: 1,
      defval: null,
    });
    expect(await check(platform, param, spreadsheet)).toMatchObject({ added: 0, changed: 0, faultCount: 0 });
    const added = [header, ['试验参数', 'spreadsheet.tryOut', '7', '是', '表格导入']];
    expect(await bring(platform, param, added)).toEqual({ added: 1, changed: 0, unchanged: 0 });
  });

  test('with a value that the program cannot read are refused by their row', async () => {
    const { faults } = await check(platform, param, [header, ['注册', 'account.registerUser', '也许', '是', null]]);
    expect(faults).toMatchObject([{ row: 2 }]);
  });
});

test('a row that is there already, or twice, is told by its whole key as it was typed', async () => {
  const spreadsheet = [
    ['年度', '职称级别', '面积标准'],
    [2026, '院士', '31'],
    [2077, '正高级', '30'],
    [2077, '正高级', '30'],
  ];
  const answer = await send<ImportCheck>(buyer, facultyRegulation, { spreadsheet, path: '/check' });
  expect(answer.data).toMatchObject({
    faults: [
      { cell: 'A2', value: '2026、院士', message: expect.stringContaining('年度、职称级别“2026、院士”已存在') },
      { cell: 'A4', value: '2077、正高级', message: '与第3行的年度、职称级别重复' },
    ],
  });
});
