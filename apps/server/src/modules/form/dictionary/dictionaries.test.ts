import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFormApp, type FormApp } from '../../../../test/form-app.ts';

let app: FormApp;
let outside: Server;
let host: string;
beforeAll(async () => {
  app = await startFormApp({ privateHosts: ['127.0.0.1'] });
  outside = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    if (path === '/away') return response.writeHead(302, { location: 'http://127.0.0.1/elsewhere' }).end();
    if (path === '/huge') return response.end(JSON.stringify('x'.repeat(1_500_000)));
    if (path === '/words') return response.end('not json');
    return response.end(
      JSON.stringify({ list: [{ no: 1, text: `${request.method} ${request.url}` }, { no: 2 }, 'three'] }),
    );
  });
  await new Promise<void>((done) => outside.listen(0, '127.0.0.1', done));
  const address = outside.address();
  host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  await app.asSuperuser(`update param set param_value = $1 where param_key = 'form.dictionaryHosts'`, [
    `dict.example，${host}, 10.0.0.1`,
  ]);
});
afterAll(async () => {
  await new Promise((done) => outside.close(done));
  await app.close();
});

const attempt = (dicUrl: string, more: object = {}) =>
  app.post('admin', '/process/form-design/tryDictionary', { dicUrl, ...more });
const names = { props: { res: 'list', label: 'text', value: 'no' } };

describe('a remote dictionary', () => {
  test('is fetched from an allowed host by get and by post, its parts under their own names', async () => {
    expect(await attempt(`http://${host}/a`, { ...names, dicQuery: { code: 'x' } })).toMatchObject({
      data: [
        { label: 'GET /a?code=x', value: 1 },
        { label: '2', value: 2 },
        { label: 'three', value: 'three' },
      ],
    });
    expect(await attempt(`http://${host}/a`, { ...names, dicMethod: 'post' })).toMatchObject({
      data: [{ label: 'POST /a' }, {}, {}],
    });
  });

  test('is asked of this server with the rights of the caller, and of nothing that writes', async () => {
    const roles = await attempt('/api/process/role/listOnly?name=', { props: { label: 'roleName', value: 'id' } });
    expect(roles).toMatchObject({ data: [{ label: '管理员', value: '20' }, { label: '经办' }] });
    expect(await attempt('/api/process/flow-design/flowDelete?ids=1')).toMatchObject({ code: 400 });
    expect(await attempt('/api/nothing')).toMatchObject({ code: 400, msg: '字典加载失败：404 /api/nothing' });
  });

  test.each([
    ['http://other.example/a', '字典地址不在允许的范围内：other.example'],
    ['file:///etc/passwd', '字典地址不在允许的范围内'],
    ['http://user:word@dict.example/a', '字典地址不在允许的范围内'],
    ['http://10.0.0.1/a', '10.0.0.1 is private'],
    ['http://127.0.0.1:1/a', '字典地址不在允许的范围内：127.0.0.1:1'],
  ])('is not fetched from %s', async (url, told) => {
    const refused = await attempt(url);
    expect(refused.code).toBe(400);
    expect(refused.msg).toContain(told);
  });

  test.each([
    ['/away', 'HTTP 302'],
    ['/huge', 'larger than 1 MB'],
    ['/words', 'no JSON'],
  ])('is refused when %s answers otherwise', async (path, told) => {
    expect((await attempt(`http://${host}${path}`)).msg).toContain(told);
  });

  test('of a form is fetched for whoever fills it in, by its field and not by an address of his', async () => {
    const column = [
      { type: 'select', prop: 'kind', label: '类别', dicUrl: `http://${host}/{{key}}`, ...names },
      { type: 'input', prop: 'plain', label: '文本' },
    ];
    const form = await app.publishForm('远程', column);
    const ask = (who: 'bob' | 'ann', more: object) =>
      app.post(who, '/process/form/data/dictionary', { formId: form.formId, ...more });
    expect(await ask('bob', { prop: 'kind', parent: 'a/b' })).toMatchObject({
      data: [{ label: 'GET /a%2Fb' }, {}, {}],
    });
    expect(await ask('ann', { prop: 'kind' })).toMatchObject({ code: 400, msg: '您的角色不能填写该表单' });
    expect(await ask('bob', { prop: 'plain' })).toMatchObject({ code: 400, msg: '字段“文本”没有远程字典' });
  });

  test('gives the answer its value and its name: what was sent beside it is nobody’s word', async () => {
    const column = [{ type: 'select', prop: 'fund', label: '经费', dicUrl: `http://${host}/funds`, ...names }];
    const form = await app.publishForm('经费', column);
    const refused = await app.submit('bob', form, { fund: 999, $fund: '伪造' });
    expect(refused).toMatchObject({ code: 400, msg: '填写有误：经费：999' });
    const { data } = await app.submit('bob', form, { fund: 2, $fund: '伪造' });
    const id = JSON.stringify(data).replace(/\D*(\d+).*/, '$1');
    const kept = await app.get('bob', `/process/form/data/queryByBusinessId?businessId=${id}`);
    expect(kept).toMatchObject({ data: { answers: { fund: 2, $fund: '2' } } });
  });

  test('in a row of a sub-table is looked up as well', async () => {
    const inside = [{ type: 'select', prop: 'fund', label: '经费', dicUrl: `http://${host}/funds`, ...names }];
    const form = await app.publishForm('明细经费', [
      { type: 'dynamic', prop: 'lines', label: '明细', children: { column: inside } },
    ]);
    const refused = await app.submit('bob', form, { lines: [{ fund: 1 }, { fund: 7, $fund: '伪造' }] });
    expect(refused).toMatchObject({ code: 400, msg: '填写有误：经费：7' });
  });

  test('is shown to who designs the form, though he may not fill it in', async () => {
    const column = [{ type: 'select', prop: 'kind', label: '类别', dicUrl: `http://${host}/a`, ...names }];
    const { formId } = await app.publishForm('预览', column);
    expect(await app.post('admin', '/process/form/data/dictionary', { formId, prop: 'kind' })).toMatchObject({
      code: 200,
    });
  });
});
