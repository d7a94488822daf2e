import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  personOf,
  startOrganizationApp,
  type OrganizationApp,
  type Person,
} from '../../../../test/organization-app.ts';

interface Info {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

let app: OrganizationApp;
let admin: Person;
let buyer: Person;
let platform: Person;
beforeAll(async () => {
  app = await startOrganizationApp();
  admin = await app.person('admin');
  buyer = await app.person('buyer');
  platform = await app.person('admin', '000000');
});
afterAll(() => app.close());

const infoOf = async (person: Person, routeStr: string, code = '') =>
  (await person.get<Info | null>(`/purchase/help/queryInfo?${String(new URLSearchParams({ routeStr, code }))}`)).data;
const shown = (url: string) => personOf(app.app, '').raw(url.replace(/^\/api/, ''));
const save = (person: Person, input: object) => person.post<{ id: string }>('/purchase/help/saveOrUpdate', input);
const page = { title: '我们的采购办法', routeStr: '/tenderee/myTenderee', content: '<p>先<b>登记</b></p>' };

describe('the help of a page', () => {
  test('[R53] is found by the code of its menu and told as an address that a frame can load', async () => {
    const info = await infoOf(buyer, '/tenderee/myTenderee/another', 'project');
    expect(info?.title).toBe('采购项目');
    const answer = await shown(info?.url ?? '');
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body).toContain('<li>到开标时间后开标');
  });

  test('[R53] is found by its route before the code of its menu', async () => {
    const info = await infoOf(buyer, '/tenderee/myTenderee/addTenderee', 'project');
    expect(info?.title).toBe('编辑采购项目');
  });

  test('shows its picture to whoever asks, and nothing that is no picture of a help', async () => {
    const { body } = await shown((await infoOf(buyer, '', 'project'))?.url ?? '');
    const source = /src="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const picture = await shown(source);
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(picture.rawPayload.subarray(8, 12).toString('latin1')).toBe('WEBP');
    expect((await shown('/api/purchase/help/picture?name=../help-files&lang=zh')).statusCode).toBe(404);
  });

  test('is listed in the contents, and found by what it says', async () => {
    const find = async (text: string) =>
      (
        await buyer.get<{ code: string | null; routeStr: string | null }[]>(
          `/purchase/help/contents?text=${encodeURIComponent(text)}`,
        )
      ).data;
    const everything = await find('');
    expect(everything).toContainEqual(expect.objectContaining({ code: 'project', title: '采购项目', under: null }));
    expect(everything).toContainEqual(
      expect.objectContaining({ routeStr: '/bidding/onLineQuote/quoteDetails', under: 'bid' }),
    );
    const found = await find('回执上的序号');
    expect(found.map(({ routeStr }) => routeStr)).toEqual(['/bidding/onLineQuote/quoteDetails']);
    expect(await find('strong')).toHaveLength(0);
  });

  test('comes in the language that is asked for', async () => {
    const answer = await app.app.server.inject({
      url: '/api/purchase/help/queryInfo?routeStr=/wel/firstIndex',
      headers: { 'blade-auth': `bearer ${buyer.token}`, 'accept-language': 'en' },
    });
    const { url, title } = answer.json<{ data: Info }>().data;
    expect(title).toBe('Workbench');
    expect((await shown(url)).body).toContain('<html lang="en">');
  });

  test('is null where nobody has written any', async () => {
    expect(await infoOf(buyer, '/nowhere', 'nothing')).toBeNull();
  });

  test('needs a sign-in to be found and a ticket to be shown', async () => {
    expect(await personOf(app.app, '').get('/purchase/help/queryInfo?routeStr=/x')).toMatchObject({ code: 401 });
    const { url = '' } = (await infoOf(buyer, '/wel/firstIndex')) ?? {};
    expect((await shown(url.replace(/ticket=(\d{6})/, 'ticket=100002'))).statusCode).toBe(404);
    expect((await shown('/api/purchase/help/show?ticket=no')).statusCode).toBe(404);
    app.clock.advance({ minutes: 11 });
    expect((await shown(url)).statusCode).toBe(404);
  });
});

describe('a tenant', () => {
  test('writes help of its own, which stands before the platform’s and is nobody else’s', async () => {
    const { data } = await save(admin, page);
    const info = await infoOf(buyer, '/tenderee/myTenderee/index', 'project');
    expect(info).toMatchObject({ id: data.id, title: page.title });
    expect((await shown(info?.url ?? '')).body).toContain('<p>先<b>登记</b></p>');
    expect(await infoOf(platform, '/tenderee/myTenderee')).toBeNull();
    const { data: contents } = await buyer.get<{ title: string; routeStr: string }[]>('/purchase/help/contents');
    expect(contents).toContainEqual(expect.objectContaining({ title: page.title, routeStr: page.routeStr }));
    const agency = await app.person('agent', '200001');
    expect((await agency.get(`/purchase/help/queryById?id=${data.id}`)).code).toBe(404);
    expect((await app.evidence('helpPage.add'))[0]).toMatchObject({ after: { title: page.title } });
  });

  test.each([
    ['of no page', { title: '无', content: '<p>x</p>' }, '请填写页面路径或菜单编号'],
    ['without a text', { title: '空', code: 'bulletin' }, '请填写内容或外部地址'],
    ['of a page that has one', { ...page, routeStr: '/tenderee/myTenderee/index' }, '/tenderee/myTenderee已有帮助页'],
  ])('cannot write help %s', async (_, input, msg) => {
    expect(await save(admin, input)).toMatchObject({ code: 400, msg });
  });

  test.each(['javascript:alert(1)', 'http://plain.example/', '//x.example'])('cannot lead to %s', async (url) => {
    expect((await save(admin, { title: '外部', code: 'bulletin', url })).code).toBe(400);
  });

  test('has nothing executed that was written into a help', async () => {
    const content = '<img src=x onerror=alert(1)><script>alert(2)</script><a href="javascript:alert(3)">x</a>';
    await save(admin, { title: '<b>标题</b>', code: 'bulletin', content: `${content}<p>文字</p>` });
    const info = await infoOf(buyer, '', 'bulletin');
    const { body } = await shown(info?.url ?? '');
    expect(body).toContain('文字');
    expect(body).toContain('&#60;b&#62;标题');
    expect(body).not.toMatch(/onerror|<script|javascript:/);
  });

  test('leads to an address elsewhere where it names one', async () => {
    await save(admin, { title: '手册', code: 'supplier', url: 'https://help.example.edu.cn/supplier' });
    expect((await infoOf(buyer, '', 'supplier'))?.url).toBe('https://help.example.edu.cn/supplier');
  });

  test('changes and removes its own help and not the platform’s', async () => {
    const own = await infoOf(buyer, '', 'supplier');
    expect((await admin.get(`/purchase/help/deleteById?id=${own?.id}`)).code).toBe(200);
    const platforms = await infoOf(buyer, '', 'supplier');
    expect(platforms?.title).toBe('供应商库');
    expect((await admin.get(`/purchase/help/deleteById?id=${platforms?.id}`)).code).toBe(404);
    const change = { id: platforms?.id, version: 0, title: '改', code: 'supplier', content: '<p>x</p>' };
    expect((await save(admin, change)).code).toBe(404);
    expect((await save(platform, change)).code).toBe(200);
  });

  test('lets nobody write without the permission', async () => {
    expect((await save(buyer, { ...page, routeStr: '/x' })).code).toBe(403);
  });
});

describe('a page of help that stays open', () => {
  test('leads to other pages of help, as long as a working day', async () => {
    const { body } = await shown((await infoOf(buyer, '', 'project'))?.url ?? '');
    const address = /href="(\/api\/purchase\/help\/show[^"]+)"/.exec(body)?.[1]?.replaceAll('&#38;', '&') ?? '';
    app.clock.advance({ minutes: 60 });
    expect((await shown(address)).body).toContain('<h1>编辑采购项目</h1>');
    app.clock.advance({ minutes: 8 * 60 });
    expect((await shown(address)).statusCode).toBe(404);
  });
});
