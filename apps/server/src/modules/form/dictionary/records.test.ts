import { createServer, type Server } from 'node:http';
import type { Page, PickedRecord } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resultOf, startFormApp, type FormApp, type PublishedForm } from '../../../../test/form-app.ts';

let app: FormApp;
let outside: Server;
let host: string;
const all = Array.from({ length: 25 }, (_unused, at) => ({ id: at, name: `物资${at}`, unit: at % 2 ? '台' : '件' }));

beforeAll(async () => {
  app = await startFormApp({ privateHosts: ['127.0.0.1'] });
  outside = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://own');
    if (pathname === '/whole') return response.end(JSON.stringify({ data: all }));
    if (pathname === '/none') return response.end(JSON.stringify({ data: 'nothing' }));
    const [current, size] = [Number(searchParams.get('page')), Number(searchParams.get('size'))];
    const found = all.filter(({ name }) => name.includes(searchParams.get('name') ?? ''));
    const records = found.slice((current - 1) * size, current * size);
    return response.end(JSON.stringify({ data: { records, total: found.length, asked: searchParams.toString() } }));
  });
  await new Promise<void>((done) => outside.listen(0, '127.0.0.1', done));
  const address = outside.address();
  host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  await app.asSuperuser(`update param set param_value = $1 where param_key = 'form.dictionaryHosts'`, [host]);
});
afterAll(async () => {
  await new Promise((done) => outside.close(done));
  await app.close();
});

/** As the old designer wrote it. */
const field = (path: string, more: object = {}, settings: object = {}) => ({
  type: 'table',
  prop: 'goods',
  label: '物资',
  required: true,
  multiple: true,
  children: {
    border: true,
    column: [
      { label: '名称', prop: 'name', search: true },
      { label: '单位', prop: 'unit' },
    ],
    props: { url: `http://${host}${path}`, currentPageKey: 'page', resKey: 'data.data', ...more },
  },
  props: { label: 'name', value: 'id' },
  ...settings,
});

const ask = async (form: PublishedForm, more: object = {}, who: 'bob' | 'ann' = 'bob') =>
  app.post(who, '/process/form/data/records', { formId: form.formId, prop: 'goods', ...more });

describe('a field that picks rows of another list', () => {
  test('shows them page by page where the address pages, searched by what the form lets search', async () => {
    const form = await app.publishForm('分页', [field('/paged')]);
    const page = resultOf<Page<PickedRecord>>(await ask(form, { current: 3, size: 10 }));
    expect(page).toMatchObject({ total: 25, pages: 3, current: 3 });
    expect(page.records).toHaveLength(5);
    expect(page.records[0]).toEqual({ value: 20, label: '物资20', cells: { name: '物资20', unit: '件' } });
    const found = await ask(form, { search: { name: '物资2', secret: 'x' } });
    expect(found).toMatchObject({ data: { total: 6 } });
  });

  test('and pages and searches a list that comes whole itself', async () => {
    const form = await app.publishForm('整表', [field('/whole', { needPage: false })]);
    const page = resultOf<Page<PickedRecord>>(await ask(form, { current: 2, size: 20 }));
    expect(page).toMatchObject({ total: 25 });
    expect(page.records.map(({ value }) => value)).toEqual([20, 21, 22, 23, 24]);
    expect(await ask(form, { search: { unit: '台' } })).toMatchObject({ data: { total: 12 } });
  });

  test.each([
    ['/none', '没有列表'],
    ['/paged', '您的角色不能填写该表单'],
  ])('tells why there is nothing: %s', async (path, told) => {
    const form = await app.publishForm(`没有 ${path}`, [field(path)]);
    const refused = await ask(form, {}, path === '/none' ? 'bob' : 'ann');
    expect(refused).toMatchObject({ code: 400 });
    expect(refused.msg).toContain(told);
  });

  test('asks only addresses that are allowed, and fields that pick rows', async () => {
    const other = field('/x', { url: 'http://10.0.0.1/x' });
    const form = await app.publishForm('别处', [other, { type: 'input', prop: 'plain', label: '文本' }]);
    expect((await ask(form)).msg).toContain('不在允许的范围内');
    expect((await ask(form, { prop: 'plain' })).msg).toContain('没有远程字典');
  });

  test.each([
    ['/paged', {}],
    ['/whole', { needPage: false }],
  ])('takes the names from the list itself, and no row that is not in it: %s', async (path, how) => {
    const form = await app.publishForm(`核对 ${path}`, [field(path, how)]);
    const forged = await app.submit('bob', form, { goods: [3, 999], $goods: '物资3、伪造' });
    expect(forged).toMatchObject({ code: 400, msg: expect.stringContaining('物资：999') });
    const { id } = resultOf<{ id: string }>(
      await app.submit('bob', form, { goods: [3, 20], $goods: '伪造甲、伪造乙' }),
    );
    const detail = await app.get('admin', `/process/form/data/queryByBusinessId?businessId=${id}`);
    expect(detail).toMatchObject({ data: { answers: { goods: [3, 20], $goods: '物资3、物资20' } } });
  });

  test('is answered with what was picked and its names, found by them, and printed so', async () => {
    const form = await app.publishForm('领用', [field('/paged', {}, { limit: 2 })]);
    const answers = { goods: [3, 20], $goods: '物资3、物资20' };
    const { id } = resultOf<{ id: string }>(await app.submit('bob', form, answers));
    const filters = [{ prop: 'goods', op: 'has', value: '物资20' }];
    const found = await app.post('admin', '/process/form/data/page', { formId: form.formId, filters });
    expect(found).toMatchObject({ data: { total: 1, records: [{ id, values: { goods: '物资3、物资20' } }] } });
    expect((await app.submit('bob', form, { goods: [1, 2, 3] })).msg).toContain('最多2项');
    expect((await app.submit('bob', form, {})).msg).toContain('请选择物资');
  });
});
