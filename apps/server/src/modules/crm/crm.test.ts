import { read, utils } from '@e965/xlsx';
import type { CustomerRow, VisitReminder, VisitRow } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../test/organization-app.ts';
import { workbookOf, type SpreadsheetCell } from '../../../test/workbook.ts';

let app: OrganizationApp;
let buyer: Person;
let manager: Person;
let salesman: string;
beforeAll(async () => {
  app = await startOrganizationApp();
  buyer = await app.person('buyer');
  manager = await app.person('manager');
  const { data } = await manager.post('/bid-crm/crm/editBusinessMan', {
    userId: await app.userId('buyer'),
    region: '浙江',
  });
  salesman = String(data['id']);
});
afterAll(() => app.close());

const crm = '/bid-crm/crm';
async function customer(name: string, more: object = {}): Promise<string> {
  const { code, msg, data } = await buyer.post(`${crm}/saveOrUpdate`, { name, ...more });
  expect(code, msg).toBe(200);
  return String(data['id']);
}
const customerOf = async (id: string) => (await buyer.get(`${crm}/queryById?id=${id}`)).data as unknown as CustomerRow;

describe('a customer', () => {
  test('is kept once under its name', async () => {
    const id = await customer('杭州湖畔印务有限公司', { level: 1, ownerId: salesman });
    expect(await customerOf(id)).toMatchObject({ customerStatus: 0, ownerName: '周明' });
    expect(await buyer.post(`${crm}/saveOrUpdate`, { name: ' 杭州湖畔印务有限公司 ' })).toMatchObject({
      code: 400,
      msg: '客户已存在',
    });
    const same = await buyer.post(`${crm}/saveOrUpdate`, {
      id,
      version: 0,
      name: '杭州湖畔印务有限公司',
      region: '西湖区',
    });
    expect(same.code).toBe(200);
    const page = await buyer.post(`${crm}/customerPage`, { current: 1, size: 10, keyword: '湖畔' });
    expect(page.data).toMatchObject({ total: 1, records: [{ ownerName: '周明', region: '西湖区' }] });
  });

  test('that nobody looks after lies in the pool until it is assigned', async () => {
    const ids = [await customer('公海客户甲'), await customer('公海客户乙')];
    expect(await customerOf(ids[0] ?? '')).toMatchObject({ customerStatus: 4, ownerId: null });
    expect(
      (await buyer.post(`${crm}/saveOrUpdate`, { name: '矛盾', ownerId: salesman, customerStatus: 4 })).msg,
    ).toMatch(/^公海客户没有业务员/);
    const wrong = await buyer.post(`${crm}/allotCustomer`, { ids: `${ids[0]},999`, ownerId: salesman });
    expect(wrong.code).toBe(404);
    expect(await customerOf(ids[0] ?? '')).toMatchObject({ ownerId: null });
    const given = await buyer.post(`${crm}/allotCustomer`, { ids: ids.join(','), ownerId: salesman });
    expect(given).toMatchObject({ code: 200, data: { count: 2 } });
    expect(await customerOf(ids[1] ?? '')).toMatchObject({ customerStatus: 0, ownerName: '周明' });
    expect((await app.evidence('customer.allot')).at(-1)).toMatchObject({ ownerId: salesman });
  });

  test('has people to talk to, one of them the main one, and takes them along when it is removed', async () => {
    const customerId = await customer('有联系人的客户');
    const save = (name: string) => buyer.post(`${crm}/link/saveOrUpdate`, { customerId, name, isMain: true });
    await save('王经理');
    await save('李主任');
    const { data } = await buyer.get<{ name: string; isMain: boolean; id: string }[]>(
      `${crm}/link/queryByCustomerId?customerId=${customerId}`,
    );
    expect(data.map(({ name, isMain }) => [name, isMain])).toEqual([
      ['李主任', true],
      ['王经理', false],
    ]);
    expect(await buyer.get(`${crm}/link/deleteById?id=${data[1]?.id}`)).toMatchObject({ code: 200 });
    expect(await buyer.get(`${crm}/delete?ids=${customerId}`)).toMatchObject({ code: 200 });
    expect(await buyer.get(`${crm}/queryById?id=${customerId}`)).toMatchObject({ code: 404 });
    const left = await app.asSuperuser(`select 1 from customer_link where customer_id = $1 and is_deleted = 0`, [
      customerId,
    ]);
    expect(left).toEqual([]);
    expect((await buyer.post(`${crm}/link/saveOrUpdate`, { customerId, name: '迟到' })).code).toBe(404);
  });
});

describe('a visit', () => {
  test('is written down, moves the customer on and says when to come again', async () => {
    const customerId = await customer('被拜访的客户', { ownerId: salesman });
    const visit = async (more: object) =>
      buyer.post(`${crm}/visitCustomer`, { customerId, content: '介绍新目录', ...more });
    expect((await visit({ content: ' ' })).msg).toBe('请填写拜访内容');
    expect((await visit({ visitTime: '2099-01-01 09:00:00' })).msg).toBe('拜访时间不能晚于当前时间');
    expect((await visit({ visitTime: '2026-11-02 09:00:00', nextVisitDay: '2026-11-01' })).msg).toBe(
      '下次拜访不能早于本次拜访',
    );
    expect((await visit({ linkId: '99' })).code).toBe(404);
    expect((await visit({ visitTime: '2026-11-02 09:00:00', nextVisitDay: '2026-11-09', way: 2 })).code).toBe(200);
    expect(await customerOf(customerId)).toMatchObject({
      customerStatus: 1,
      lastVisitTime: '2026-11-02 09:00:00',
      nextVisitDay: '2026-11-09',
    });
    await visit({ visitTime: '2026-10-01 09:00:00', content: '补记' });
    expect(await customerOf(customerId)).toMatchObject({
      lastVisitTime: '2026-11-02 09:00:00',
      nextVisitDay: '2026-11-09',
    });
    const history = await buyer.get<VisitRow[]>(`${crm}/visitHistory?customerId=${customerId}`);
    expect(history.data.map(({ content, createUserName }) => [content, createUserName])).toEqual([
      ['介绍新目录', '周明'],
      ['补记', '周明'],
    ]);
  });

  test('is read page by page, however many there are', async () => {
    const [visited] = await app.asSuperuser<{ customer: string }>(
      `select customer_id::text as customer from customer_visit where content = '补记'`,
    );
    const customerId = visited?.customer;
    await app.asSuperuser(
      `insert into customer_visit select (jsonb_populate_record(v, jsonb_build_object('id', 8000000 + n,
         'content', '第' || n || '次', 'visit_time', '2026-09-01 08:00:00+08'::timestamptz + n * interval '1 minute'))).*
       from customer_visit v, generate_series(1, 600) n where v.customer_id = $1 and v.content = '补记'`,
      [customerId],
    );
    const pageOf = async (current: number) =>
      (await buyer.get<VisitRow[]>(`${crm}/visitHistory?customerId=${customerId}&size=400&current=${current}`)).data;
    const [first, second, third] = [await pageOf(1), await pageOf(2), await pageOf(3)];
    expect([first.length, second.length, third.length]).toEqual([400, 202, 0]);
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(602);
    await app.asSuperuser('delete from customer_visit where id between 8000001 and 8000600');
  });

  test('that is due is called to mind: on the agreed day, else ninety days after the last', async () => {
    app.clock.setTo('2026-11-07 10:00:00');
    const names = async (days: number) => {
      const { data } = await buyer.post<VisitReminder[]>(`${crm}/visitRemind`, { days });
      return data.filter(({ name }) => name === '被拜访的客户').map(({ dueDay, daysLeft }) => [dueDay, daysLeft]);
    };
    expect(await names(1)).toEqual([]);
    expect(await names(2)).toEqual([['2026-11-09', 2]]);
  });
});

describe('a salesperson', () => {
  test('is somebody of the own unit, once, and is let go when nobody depends on him', async () => {
    const again = await manager.post(`${crm}/editBusinessMan`, { userId: await app.userId('buyer') });
    expect(again).toMatchObject({ code: 400, msg: '该人员已是业务员' });
    expect((await manager.post(`${crm}/editBusinessMan`, { userId: '999' })).code).toBe(404);
    expect((await manager.get(`${crm}/deleteBusinessMan?id=${salesman}`)).msg).toMatch(/^周明名下还有\d+个客户/);
    const { data } = await manager.post(`${crm}/editBusinessMan`, { userId: await app.userId('finance') });
    expect(await manager.get(`${crm}/deleteBusinessMan?id=${String(data['id'])}`)).toMatchObject({ code: 200 });
    const list = await buyer.get(`${crm}/queryBusinessMan?current=1&size=10`);
    expect(list.data).toMatchObject({ total: 1, records: [{ name: '周明', region: '浙江' }] });
    expect((await buyer.post(`${crm}/editBusinessMan`, { userId: '1' })).code).toBe(403);
  });
});

describe('a spreadsheet of customers', () => {
  const header = ['客户名称', '客户状态', '客户级别', '业务员', '统一社会信用代码', '地区'];
  const upload = (rows: SpreadsheetCell[][], path = '') =>
    buyer.upload(`${crm}/customerImport${path}`, workbookOf([header, ...rows]));

  test('[R376] comes in with its salespeople and words, and goes out again', async () => {
    const rows = [
      ['导入客户一', '跟进中', 'A', '周明', '91330106MA2AXXXX0X', '杭州'],
      ['导入客户二', null, null, null, null, '宁波'],
    ];
    expect(await upload(rows)).toMatchObject({ code: 200, data: { added: 2 } });
    const answer = await app.app.server.inject({
      method: 'POST',
      url: `/api${crm}/customerExport`,
      headers: { 'blade-auth': `bearer ${buyer.token}` },
      payload: {
        keyword: '导入客户',
        ascs: 'name',
        exportColumns: 'name,customerStatus,level,ownerId,creditCode,region',
      },
    });
    const book = read(answer.rawPayload);
    expect(utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, defval: null })).toEqual([
      header,
      rows[0],
      ['导入客户二', '公海', null, null, null, '宁波'],
    ]);
  });

  test('[R376] with one wrong row brings in none', async () => {
    const { code, msg } = await upload([
      ['干净的客户', null, null, null, null, null],
      ['导入客户一', null, 'B', null, null, null],
      ['代码不对', null, null, null, '123', null],
      ['没有这个人', null, null, '张无忌', null, null],
      ['干净的客户', null, null, null, null, null],
    ]);
    expect(code).toBe(400);
    expect(msg).toContain('第3行：客户名称“导入客户一”已存在');
    expect(msg).toContain('第4行：');
    expect(msg).toContain('第5行：业务员“张无忌”不存在');
    expect(msg).toContain('第6行：与第2行的客户名称重复');
    const page = await buyer.post(`${crm}/customerPage`, { keyword: '干净的客户' });
    expect(page.data).toMatchObject({ total: 0 });
  });
});
