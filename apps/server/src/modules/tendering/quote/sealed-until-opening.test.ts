import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tracesIn } from '../../../../test/guessing/traces.ts';
import { filesOf } from '../../../../test/sealed-steps.ts';
import { startTenderingApp, type Account, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

// Numbers and words that occur nowhere else: what a thief would look for.
const unitPrice = '871.37';
const total = '522822.00';
const secretWord = '独家工艺蓝鲸';
const fileWord = '机密报价单七三一';

let app: TenderingApp;
let projectId: string;
let fileId: string;

beforeAll(async () => {
  app = await startTenderingApp();
  projectId = await steps.publishedProject(app);
  for (const account of steps.suppliers) steps.dataOf(await steps.register(app, account, projectId));
  const files = [{ name: `${fileWord}.txt`, bytes: Buffer.from(`总价 ${total} 元 ${secretWord}`) }];
  const texts = { remark: secretWord, matchExplain: secretWord };
  steps.dataOf(await steps.quote(app, 'supplier1', { projectId, price: unitPrice, texts, files }));
  const [own] = await steps.ownEntries(app, 'supplier1', projectId);
  fileId = (await filesOf(app, own?.entryId ?? ''))[0]?.id ?? '';
  steps.dataOf(await steps.quote(app, 'supplier2', { projectId, price: '880' }));
  steps.dataOf(await steps.quote(app, 'supplier3', { projectId, price: '890' }));
});
afterAll(() => app.close());

async function filesText(): Promise<string> {
  const entries = await readdir(app.filesFolder, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile());
  const texts = await Promise.all(files.map((one) => readFile(join(one.parentPath, one.name), 'latin1')));
  return Buffer.from(texts.join('\n'), 'latin1').toString('utf8') + files.map(({ name }) => name).join('\n');
}

/** In every spelling in which a number is stored: yuan, fen, with and without decimals. */
const traces = [unitPrice, '87137', total, '522822', '52282200', secretWord, fileWord];

describe('before the opening', () => {
  test('none of them is in a table, a file or a line of the log', async () => {
    expect(tracesIn(await steps.dumpOf(app), traces)).toEqual([]);
    expect(tracesIn(await filesText(), traces)).toEqual([]);
    expect(tracesIn(app.logged.join('\n'), traces)).toEqual([]);
  });

  test('the search reads the tables and the log it claims to read', async () => {
    expect(await steps.dumpOf(app)).toContain('XDCG');
    expect(app.logged.join('\n')).toContain('/project/saveOrUpdate');
  });

  test('no line of the log tells that anybody registered, quoted or looked at his quote', () => {
    expect(app.logged.join('\n')).not.toMatch(/entry\/|quote/i);
  });

  test('the bidder sees how his own quote stands, nobody else does, and what is in it nobody reads', async () => {
    const [own] = await steps.ownEntries(app, 'supplier1', projectId);
    const read = (account: Account) => app.as(account).get(`/purchase/entry/queryMyQuote?entryId=${own?.entryId}`);
    expect((await read('supplier1')).data).toMatchObject({ versionNo: 1, quote: null, isUnreadable: false });
    expect((await read('supplier2')).code).toBe(404);
    expect((await read('buyer')).code).toBe(403);
    const link = (account: Account) => app.as(account).get(`/file/downloadTicket?fileId=${fileId}`);
    const { url, fileName } = steps.dataOf<{ url: string; fileName: string }>(await link('supplier1'));
    expect(fileName).toBe('');
    expect((await app.as('supplier1').raw(url.replace('/api', ''))).json()).toMatchObject({ code: 400 });
    expect(await link('supplier2')).toMatchObject({ code: 404 });
    expect(await link('buyer')).toMatchObject({ code: 404, msg: '数据不存在或已被删除' });
  });

  test('the comparison, the entries and the counts are closed to the buyer', async () => {
    const buyer = app.as('buyer');
    expect(await buyer.get(`/purchase/entry/queryByEntryQuoteByProjectId?projectId=${projectId}`)).toMatchObject({
      code: 400,
      msg: '开标前不可查看报价',
    });
    expect(await buyer.get(`/purchase/entry/queryEntryByProjectId?projectId=${projectId}`)).toMatchObject({
      code: 400,
      msg: '开标前不可查看报名情况',
    });
    const views = await buyer.get(`/purchase/package/packageListVO?projectId=${projectId}`);
    expect((views.data as object[])[0]).toMatchObject({ entrySum: null, winners: [] });
  });

  test('the manager sees who registered, not who quoted, and his look is recorded', async () => {
    const { data } = await app
      .as('manager')
      .get(`/purchase/entry/queryEntryByProjectId?projectId=${projectId}&bidStatus=1`);
    expect(data).toHaveLength(3);
    for (const row of data as object[])
      expect(row).toMatchObject({ entryStatus: 2, isBid: null, bidStatus: null, version: 0 });
    const looks = await app.asSuperuser(
      `select 1 from evidence where stream = $1 and action = 'project.entriesViewed'`,
      [projectId],
    );
    expect(looks).toHaveLength(1);
  });

  test('the evidence tells neither what suppliers did nor how often, and verifies all the same', async () => {
    const { data } = await app.as('buyer').get(`/purchase/project/evidenceList?projectId=${projectId}`);
    const rows = data as { seq: string; action: string; payload: string | null }[];
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => String(index + 1)));
    expect(
      rows.some(({ action, payload }) => /entry|quote/.test(action) || tracesIn(payload ?? '', ['300001']).length > 0),
    ).toBe(false);
    expect((await app.as('buyer').get(`/purchase/project/evidenceVerify?projectId=${projectId}`)).data).toMatchObject({
      ok: true,
    });
  });

  test('a supplier learns nothing of the others', async () => {
    const supplier = app.as('supplier3');
    const answers = [
      await supplier.get(`/purchase/project/queryPublished?projectId=${projectId}&tenantId=100001`),
      await supplier.post('/purchase/entry/queryBidEntryPage'),
      await supplier.post('/purchase/bulletin/bulletinTenantPage'),
      await supplier.get(`/purchase/entry/queryOpeningRecord?projectId=${projectId}`),
    ];
    expect(tracesIn(JSON.stringify(answers), ['云岫', '澄观', '300001', '300002'])).toEqual([]);
    expect(answers[3]?.data).toEqual([]);
    expect(await supplier.get(`/purchase/project/queryById?id=${projectId}`)).toMatchObject({ code: 403 });
  });

  test('registrations of others are in reach of no supplier’s database session', async () => {
    const rows = (sql: string) => app.database.scoped('300003').query(sql);
    expect(await rows(`select supplier_tenant_id from entry where supplier_tenant_id <> '300003'`)).toEqual([]);
    for (const table of [
      'project',
      'package',
      'package_item',
      'package_key',
      'opened_quote',
      'quote_line',
      'supplier',
      'quote_file_key',
    ]) {
      expect(await rows(`select 1 from ${table} where tenant_id = '100001'`)).toEqual([]);
    }
    expect(await rows(`select 1 from quote where supplier_tenant_id <> '300003'`)).toEqual([]);
    expect(await app.database.scoped(undefined).query('select 1 from published_project')).toEqual([]);
  });
});

describe('after the opening', () => {
  beforeAll(async () => {
    app.clock.setTo(steps.deadline);
    steps.dataOf(await steps.open(app, projectId));
  });

  test('the buyer compares prices and opens the file; the bidders read names and prices', async () => {
    const { suppliers } = await steps.comparison(app, projectId);
    const offer = suppliers.find(({ totalM }) => totalM === total)?.detailListVOS[0];
    expect(offer).toMatchObject({ perMoney: unitPrice, remark: secretWord, file: { fileName: `${fileWord}.txt` } });
    const { url } = steps.dataOf<{ url: string }>(await app.as('buyer').get(`/file/downloadTicket?fileId=${fileId}`));
    const download = await app.as('buyer').raw(url.replace('/api', ''));
    expect(download.body).toContain(secretWord);
    expect(decodeURIComponent(String(download.headers['content-disposition']))).toContain(fileWord);
    const { data } = await app.as('supplier3').get(`/purchase/entry/queryOpeningRecord?projectId=${projectId}`);
    expect((data as object[]).length).toBe(3);
    expect(data).toContainEqual(expect.objectContaining({ totalMoney: total, isOwn: false }));
    expect(await app.as('supplier3').get(`/file/downloadTicket?fileId=${fileId}`)).toMatchObject({ code: 404 });
  });

  test('of the buyer’s people those read the file who may open the comparison, and nobody else', async () => {
    const mayDo = async (account: Account, path: string) => (await app.as(account).get(path)).code === 200;
    const comparing = `/purchase/entry/queryByEntryQuoteByProjectId?projectId=${projectId}`;
    const may: Account[] = [];
    for (const account of ['buyer', 'manager', 'chief', 'finance', 'expert1'] as const) {
      const opens = await mayDo(account, comparing);
      expect([account, await mayDo(account, `/file/downloadTicket?fileId=${fileId}`)]).toEqual([account, opens]);
      if (opens) may.push(account);
    }
    expect(may).toContain('manager');
    expect(may).not.toContain('expert1');
    // The right alone is not enough where the project is another's.
    const { user } = app.as('manager');
    const kept = user.dataScopes;
    Object.assign(user, { dataScopes: {} });
    try {
      expect(await mayDo('manager', `/file/downloadTicket?fileId=${fileId}`)).toBe(false);
    } finally {
      Object.assign(user, { dataScopes: kept });
    }
  });

  test('the buyer’s look at the file is noted with its name', async () => {
    const looks = await app.asSuperuser(
      'select tenant_id as tenant, file_name as name from file_log where file_id = $1 order by id',
      [fileId],
    );
    expect(looks).toEqual([{ tenant: '100001', name: `${fileWord}.txt` }]);
  });

  test('the same search finds what it did not find before', async () => {
    const dump = await steps.dumpOf(app);
    for (const trace of ['87137', '52282200', secretWord, fileWord]) expect(dump).toContain(trace);
  });
});
