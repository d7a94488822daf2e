import { read, utils, write, type CellObject } from '@e965/xlsx';
import { createFrameReader, frameKinds, type Envelope, type ImportCheck, type Imported } from '@zhaocai/model';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOrganizationApp, type OrganizationApp, type Person } from './organization-app.ts';

let app: OrganizationApp;
let admin: Person;
let plain: Person;
beforeAll(async () => {
  app = await startOrganizationApp();
  admin = await app.person('admin');
  plain = await app.person('finance');
});
afterAll(() => app.close());

const base = '/api/blade-system/post';
type Cell = string | number | CellObject | null;

function workbook(rows: readonly (readonly Cell[])[]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), '岗位');
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }));
}

const header = ['岗位名称', '岗位编号', '岗位类型', '排序', '备注'];
const spreadsheet = (...rows: readonly (readonly Cell[])[]) => ({
  name: '岗位.xlsx',
  bytes: workbook([header, ...rows]),
});

const upload = <D>(person: Person, path: string, file: { name: string; bytes: Buffer }) =>
  person.upload<D & Record<string, unknown>>(`${base.slice(4)}${path}`, file) as Promise<Envelope<D>>;

function exportOf(person: Person, body: object, { path = base, language = 'zh' } = {}) {
  return app.app.server.inject({
    method: 'POST',
    url: `${path}/export`,
    headers: { 'blade-auth': `bearer ${person.token}`, 'accept-language': language },
    payload: body,
  });
}

async function rowsOf(person: Person, body: object, options?: { path?: string; language?: string }) {
  const answer = await exportOf(person, body, options);
  expect(answer.statusCode).toBe(200);
  const book = read(answer.rawPayload, { cellNF: true });
  const first = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  return { answer, spreadsheet: first, rows: utils.sheet_to_json<Cell[]>(first, { header: 1 }) };
}

async function codes(): Promise<string[]> {
  const rows = await app.asSuperuser<{ code: string }>(
    `select post_code as code from post where tenant_id = '100001' and is_deleted = 0 order by post_code`,
  );
  return rows.map(({ code }) => code);
}

describe('an export', () => {
  beforeAll(async () => {
    const rows = [
      ['=SUM(A1)', 'X1', '高层', 3, '甲'],
      ['@采购', 'X2', '中层', 1, null],
      ['评标', 'X3', '基层', 2, '丙'],
    ];
    const { code, msg } = await upload<Imported>(admin, '/import', spreadsheet(...rows));
    if (code !== 200) throw new Error(msg);
  });

  test('has the filters, the order and the columns of the list, and words where the list shows them', async () => {
    const { rows } = await rowsOf(admin, { postCode: 'X', ascs: 'sort', exportColumns: 'postCode,category,sort' });
    expect(rows).toEqual([
      ['岗位编号', '岗位类型', '排序'],
      ['X2', '中层', 1],
      ['X3', '基层', 2],
      ['X1', '高层', 3],
    ]);
    const english = await rowsOf(admin, { postCode_equal: 'X1', exportColumns: 'category' }, { language: 'en' });
    expect(english.rows).toEqual([['Level'], ['Top']]);
  });

  test('carries no formula, whatever a name begins with, and has its Chinese file name', async () => {
    const { spreadsheet: cells, answer } = await rowsOf(admin, {
      postCode: 'X',
      ascs: 'postCode',
      exportColumns: 'postName',
    });
    expect(cells.A2).toMatchObject({ t: 's', v: '=SUM(A1)' });
    expect(Object.values(cells).filter((cell: CellObject) => cell.f !== undefined)).toEqual([]);
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toMatch(/岗位-\d{4}-\d\d-\d\d\.xlsx/);
  });

  test('of a column or a filter that the list does not have is refused', async () => {
    expect((await exportOf(admin, { exportColumns: 'postName,password' })).json()).toMatchObject({
      code: 400,
      msg: '不能导出的列：password',
    });
    expect((await exportOf(admin, { nonsense: '1' })).json()).toMatchObject({ code: 400 });
  });

  test('needs its own right, and shows nobody the rows of another tenant', async () => {
    expect((await exportOf(plain, {})).statusCode).toBe(403);
    const agent = await app.person('agent', '200001');
    expect((await rowsOf(agent, { postCode: 'X' })).rows).toHaveLength(1);
  });

  test('tells in frames how far it is and that it is whole', async () => {
    const answer = await exportOf(admin, { postCode: 'X', exportProgress: '1' });
    const frames = createFrameReader()(answer.rawPayload);
    const told = (kind: number) => frames.filter((frame) => frame.kind === kind);
    const text = (content: Uint8Array | undefined) => JSON.parse(Buffer.from(content ?? []).toString()) as object;
    expect(text(told(frameKinds.progress)[0]?.content)).toEqual({ rows: 0, total: 3 });
    expect(text(told(frameKinds.end)[0]?.content)).toEqual({ rows: 3, total: 3 });
    const file = Buffer.concat(told(frameKinds.file).map(({ content }) => content));
    expect(utils.sheet_to_json(read(file).Sheets['岗位'] ?? {})).toHaveLength(3);
  });

  test('leaves an entry in the log: who, by which filters, how many rows', async () => {
    await rowsOf(admin, { postCode: 'X', exportColumns: 'postName' });
    await expect
      .poll(() =>
        app.asSuperuser(
          `select create_by as who, log_data from log_usual where tenant_id = '100001' and event = 'post.export'
             and log_data->>'columns' = '["postName"]' order by id desc limit 1`,
        ),
      )
      .toMatchObject([{ who: 'admin', log_data: { rows: 3, total: 3, filters: { postCode: 'X' } } }]);
  });
});

describe('an export that its receiver gives up', () => {
  test('stops the query on the server and gives its connection back', async () => {
    await app.asSuperuser(
      `insert into post (tenant_id, id, post_code, post_name, category, create_time, update_time)
       select '100001', 5000000 + n, 'L' || n, '长列表' || n, 1, now(), now() from generate_series(1, 200000) n`,
    );
    await app.app.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.app.server.server.address() as AddressInfo;
    const busy = () =>
      app.asSuperuser<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and usename = 'zc_app'
         and state <> 'idle' and (query like 'fetch%' or query like 'declare%')`,
      );
    await new Promise<void>((resolve, reject) => {
      const call = request({
        port,
        method: 'POST',
        path: `${base}/export`,
        headers: { 'blade-auth': `bearer ${admin.token}`, 'content-type': 'application/json' },
      });
      call.on('error', reject);
      call.on('response', (answer) =>
        answer.once('data', () => {
          call.removeAllListeners('error').on('error', () => undefined);
          call.destroy();
          resolve();
        }),
      );
      call.end('{}');
    });
    await expect.poll(async () => (await busy())[0]?.n).toBe(0);
    await expect.poll(() => app.database.poolMetrics().idle === app.database.poolMetrics().total).toBe(true);
    await app.asSuperuser(`delete from post where tenant_id = '100001' and post_code like 'L%'`);
  });
});

describe('a check of an import', () => {
  test('names every fault by row, column and cell, and stores nothing', async () => {
    const before = await codes();
    const answer = await upload<ImportCheck>(
      admin,
      '/import/check',
      spreadsheet(
        ['计划岗', 'C1', '高层', 1],
        ['', 'C2', '高层', 1],
        ['合同岗', 'C3', '顶层', '多'],
        ['重复岗', 'C1', '高层', 1],
        ['公式岗', 'C5', '高层', { t: 'n', v: 2, f: '1+1' }],
      ),
    );
    expect(answer).toMatchObject({ code: 200, data: { rows: 5, faultCount: 5, added: 1 } });
    expect(answer.data?.faults.map(({ cell, message }) => [cell, message])).toEqual([
      ['A3', '请填写岗位名称'],
      ['C4', '岗位类型的取值不在可选范围内'],
      ['D4', '排序必须是数字'],
      ['B5', '与第2行的岗位编号重复'],
      ['D6', '排序不能是公式，请粘贴为数值'],
    ]);
    expect(await codes()).toEqual(before);
  });

  test('gives its faults as a spreadsheet', async () => {
    const { name, bytes } = spreadsheet(['', 'F1', '高层', 1]);
    const answer = await app.app.server.inject({
      method: 'POST',
      url: `${base}/import/faults`,
      ...multipart(name, bytes, admin.token),
    });
    const book = read(answer.rawPayload);
    expect(utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 })).toEqual([
      ['行', '单元格', '列', '填写内容', '错误说明'],
      [2, 'A2', '岗位名称', undefined, '请填写岗位名称'],
    ]);
  });
});

describe('an import', () => {
  test('with one fault stores nothing at all', async () => {
    const before = await codes();
    const answer = await upload(
      admin,
      '/import',
      spreadsheet(['好岗', 'D1', '高层', 1], ['坏岗', 'D2', '无此类型', 1]),
    );
    expect(answer).toMatchObject({ code: 400, msg: expect.stringContaining('第3行：岗位类型的取值不在可选范围内') });
    expect(await codes()).toEqual(before);
  });

  test('brought a second time changes nothing; with what exists covered it changes what differs', async () => {
    const file = spreadsheet(['归档岗', 'G1', '高层', 1], ['保管岗', 'G2', '中层', 2]);
    expect(await upload(admin, '/import', file)).toMatchObject({ data: { added: 2, changed: 0, unchanged: 0 } });
    expect(await upload(admin, '/import', file)).toMatchObject({ data: { added: 0, changed: 0, unchanged: 2 } });
    const changed = spreadsheet(['归档岗', 'G1', '高层', 9], ['保管岗', 'G2', '中层', 2]);
    expect(await upload(admin, '/import', changed)).toMatchObject({
      code: 400,
      msg: expect.stringContaining('岗位编号“G1”已存在'),
    });
    expect(await upload(admin, '/import?isCovered=1', changed)).toMatchObject({
      data: { added: 0, changed: 1, unchanged: 1 },
    });
    const [evidence] = (await app.evidence('post.import')).slice(-1);
    expect(evidence).toMatchObject({ rows: [{ action: 'edit', before: { sort: 1 }, after: { sort: 9 } }] });
    expect(await app.isChainWhole('100001')).toBe(true);
  });

  test('of an exported list finds everything as it is', async () => {
    const { answer } = await rowsOf(admin, { postCode: 'G' });
    const file = { name: '岗位.xlsx', bytes: answer.rawPayload };
    expect(await upload(admin, '/import', file)).toMatchObject({ data: { added: 0, changed: 0, unchanged: 2 } });
  });

  test('needs its own right', async () => {
    expect(await upload(plain, '/import', spreadsheet(['岗', 'P1', '高层', 1]))).toMatchObject({ code: 403 });
    expect(await upload(plain, '/import/check', spreadsheet(['岗', 'P1', '高层', 1]))).toMatchObject({ code: 403 });
  });

  test('refuses what is no spreadsheet of posts', async () => {
    const wrong: [name: string, bytes: Buffer, msg: string][] = [
      ['岗位.xlsx', Buffer.alloc(0), '文件为空'],
      ['岗位.exe', Buffer.from('MZ'), '文件格式不允许'],
      ['岗位.xlsx', Buffer.from('MZ\u0090 this is a program'), '无法读取该文件，请使用未加密的.xlsx文件'],
      [
        '岗位.xlsx',
        workbook([
          ['姓名', '电话'],
          ['张三', '1'],
        ]),
        '缺少列：岗位名称、岗位编号、岗位类型、排序，请使用导入模板',
      ],
      ['岗位.xlsx', workbook([header]), '文件中没有数据行'],
      [
        '岗位.xlsx',
        workbook([header, ...Array.from({ length: 5001 }, (_, n) => ['岗', `N${n}`, '高层', 1])]),
        '一次最多导入5000行',
      ],
    ];
    for (const [name, bytes, msg] of wrong)
      expect(await upload(admin, '/import', { name, bytes })).toMatchObject({ code: 400, msg });
  });
});

describe('the template', () => {
  test('has the columns, their hints and a drop-down for what is chosen, and is taken back as it is', async () => {
    const answer = await admin.raw('/blade-system/post/import/template');
    const book = read(answer.rawPayload, { bookFiles: true });
    expect(book.SheetNames).toEqual(['岗位', '填写说明', '选项']);
    const files = (book as unknown as { files: Record<string, { content: Uint8Array }> }).files;
    const xml = Buffer.from(files['xl/worksheets/sheet1.xml']?.content ?? []).toString();
    expect(xml).toContain('<formula1>选项!$C$2:$C$5</formula1>');
    expect(xml).toContain('promptTitle="岗位编号"');
    expect(await upload(admin, '/import', { name: '模板.xlsx', bytes: answer.rawPayload })).toMatchObject({
      msg: '文件中没有数据行',
    });
  });
});

function multipart(name: string, bytes: Buffer, token: string) {
  const boundary = 'zc-boundary-7d1f';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'blade-auth': `bearer ${token}` },
  };
}
