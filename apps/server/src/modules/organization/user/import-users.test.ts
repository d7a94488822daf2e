import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page, UserRow } from '@zhaocai/model';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../../test/organization-app.ts';
import { readSpreadsheet, writeTemplate } from '../../../platform/excel/index.ts';
import { userSpreadsheet } from './user-spreadsheet.ts';

let app: OrganizationApp;
let admin: Person;
beforeAll(async () => {
  app = await startOrganizationApp();
  admin = await app.person('admin');
});
afterAll(() => app.close());

interface Imported {
  added: number;
  changed: number;
  passwords: { account: string; password: string }[];
}
const workbook = async (rows: Record<string, unknown>[]) =>
  buffer(await writeTemplate({ name: 'users', fields: userSpreadsheet, language: 'zh', examples: rows }));
const load = async (rows: Record<string, unknown>[], query = '', by = admin) =>
  by.upload<Imported>(`/blade-user/import-user?${query}`, { name: '用户.xlsx', bytes: await workbook(rows) });
const row = async (account: string) =>
  (await admin.get<Page<UserRow>>(`/blade-user/page?account_equal=${account}`)).data.records[0];
const users = async () => (await app.asSuperuser<{ n: number }>('select count(*)::int as n from user_account'))[0]?.n;

describe('an .xlsx of people', () => {
  test('is imported with departments, posts and roles by name, each with an initial password of his own', async () => {
    await admin.post('/blade-system/post/submit', { postName: '科员', postCode: 'ky', category: 3, sort: 1 });
    const { code, data } = await load([
      {
        account: 'zhang',
        name: '张三',
        phone: '13800000001',
        sex: 1,
        deptName: '采购一科，财务处',
        postName: '科员',
        roleName: '采购经办',
      },
      { account: 'li', name: '李四', deptName: '大学招投标中心/采购二科' },
    ]);
    expect(code).toBe(200);
    expect(data).toMatchObject({ added: 2, changed: 0 });
    expect(await row('zhang')).toMatchObject({
      deptName: '采购一科,财务处',
      postName: '科员',
      roleName: '采购经办',
      mustChangePassword: true,
    });
    const [first, second] = data.passwords;
    expect(first?.password).not.toBe(second?.password);
    expect((await app.signIn('zhang', '100001', first?.password)).json()).toMatchObject({ must_change: true });
    const [evidence] = await app.evidence('user.import');
    expect(evidence).toMatchObject({ added: [{ account: 'zhang' }, { account: 'li' }] });
    expect(JSON.stringify(evidence)).not.toContain(first?.password);
  });

  test('with wrong rows is refused row by row, and nothing of it is imported', async () => {
    const before = await users();
    const answer = await load([
      { account: 'wang', name: '王五' },
      { account: 'buyer', name: '重名' },
      { account: 'wang', name: '王五' },
      { account: 'zhao', name: '赵六', phone: '123', email: 'x', deptName: '不存在科' },
      { account: '', name: '无账号' },
      { account: 'qian', name: '钱七', roleName: '没有的角色', postName: '没有的岗位' },
    ]);
    expect(answer).toMatchObject({ code: 400, data: null });
    for (const line of [
      '第3行：当前账号已被使用!',
      '第4行：账号在文件中重复，首次出现在第2行',
      '第5行：手机号码长度不为11位',
      '第5行：电子邮箱格式不正确',
      '第5行：所属部门不存在：不存在科',
      '第6行：请填写账号',
      '第7行：角色不存在：没有的角色',
      '第7行：所属岗位不存在：没有的岗位',
    ])
      expect(answer.msg).toContain(line);
    expect(await users()).toBe(before);
  });

  test('changes accounts that exist only when it is told to cover them, and leaves what a cell leaves empty', async () => {
    expect((await load([{ account: 'zhang', name: '张三丰' }])).msg).toContain('当前账号已被使用!');
    const { data } = await load([{ account: 'zhang', name: '张三丰', roleName: '财务人员' }], 'isCovered=1');
    expect(data).toMatchObject({ added: 0, changed: 1, passwords: [] });
    expect(await row('zhang')).toMatchObject({ name: '张三丰', phone: '13800000001', roleName: '财务人员' });
    const evidence = (await app.evidence('user.import')).at(-1);
    expect(evidence).toMatchObject({ changed: [{ before: { name: '张三' }, after: { name: '张三丰' } }] });
  });

  test('makes nobody more than its sender is', async () => {
    await app.asSuperuser(`insert into role (tenant_id, id, role_name, role_alias, create_time)
      values ('100001', 77, '越权角色', 'beyond', now())`);
    await app.asSuperuser(`insert into role_menu (tenant_id, role_id, menu_id)
      select '100001', 77, id from menu where code = 'tenant_add'`);
    const beyond = await load([{ account: 'evil', name: '恶', roleName: '越权角色' }]);
    expect(beyond.msg).toContain('第2行：不能分配超出本人权限的角色：越权角色');
    expect((await load([{ account: 'evil', name: '恶', roleName: '超级管理员' }])).code).toBe(400);
    const self = await load([{ account: 'admin', name: '恶', roleName: '管理员' }], 'isCovered=1');
    expect(self.msg).toContain('第2行：不能通过导入修改本人的账号');
    const elsewhere = await load([{ account: 'evil', name: '恶' }], 'tenantId=000000');
    expect(elsewhere).toMatchObject({ code: 403, msg: '无权操作非本租户的数据' });
    expect(await row('evil')).toBeUndefined();
  });

  test('does not exceed the quota of the tenant', async () => {
    await app.asSuperuser(`update tenant set account_number = $1 where tenant_id = '100001'`, [1]);
    expect(await load([{ account: 'more', name: '多' }])).toMatchObject({
      code: 400,
      msg: '租户账号额度为1个，已用完',
    });
    await app.asSuperuser(`update tenant set account_number = null where tenant_id = '100001'`);
  });

  test('that is none, or empty, is refused', async () => {
    const send = (name: string, bytes: Buffer) => admin.upload('/blade-user/import-user', { name, bytes });
    expect((await send('用户.txt', Buffer.from('用户'))).msg).toBe('文件格式不允许');
    expect((await send('用户.xlsx', Buffer.from('not a workbook'))).code).toBe(400);
    expect((await load([])).msg).toBe('文件中没有数据行');
    expect((await admin.post('/blade-user/import-user')).code).toBe(400);
  });

  test('of two thousand people is imported at once', async () => {
    const many = Array.from({ length: 2000 }, (_, index) => ({ account: `m${index}`, name: `员工${index}` }));
    expect((await load(many)).data).toMatchObject({ added: 2000 });
  });
});

interface Check {
  added: number;
  changed: number;
  faultCount: number;
  ignored?: string[];
  faults: { cell: string; label: string; value: string; message: string }[];
}
const check = async (bytes: Buffer, query = '') =>
  admin.upload<Check>(`/blade-user/import-user/check?${query}`, { name: '用户.xlsx', bytes });

describe('the check of an .xlsx of people', () => {
  test('says what the import would do, and stores nothing', async () => {
    const before = await users();
    const bytes = await workbook([
      { account: 'checked1', name: '甲' },
      { account: 'zhang', name: '张三丰' },
    ]);
    expect((await check(bytes, 'isCovered=1')).data).toMatchObject({ added: 1, changed: 1, faultCount: 0 });
    expect(await users()).toBe(before);
  });

  test('tells all faults of a row at once, each with its cell and what stands there', async () => {
    const bytes = await workbook([
      { account: '', name: '', phone: '123', email: 'x', deptName: '不存在科', roleName: '没有的角色' },
    ]);
    const { data } = await check(bytes);
    expect(data.faults.map(({ cell, value, message }) => [cell, value, message])).toEqual([
      ['A2', '', '请填写账号'],
      ['B2', '', '请填写姓名'],
      ['E2', '123', '手机号码长度不为11位'],
      ['F2', 'x', '电子邮箱格式不正确'],
      ['H2', '不存在科', '所属部门不存在：不存在科'],
      ['J2', '没有的角色', '角色不存在：没有的角色'],
    ]);
    const sheet = await admin.uploadForFile('/blade-user/import-user/faults', { name: '用户.xlsx', bytes });
    const text = { kind: 'text', maxLength: 500 } as const;
    const { rows } = await readSpreadsheet(sheet, {
      cell: { ...text, label: { zh: '单元格', en: 'Cell' } },
      message: { ...text, label: { zh: '错误说明', en: 'What is wrong' } },
    });
    expect(rows.map(({ values }) => values.cell)).toEqual(['A2', 'B2', 'E2', 'F2', 'H2', 'J2']);
  });

  test('finds the template as it was downloaded: its example makes nobody', async () => {
    const before = await users();
    const { rawPayload } = await admin.raw('/blade-user/export-template');
    expect((await check(rawPayload)).data.faults).toMatchObject([
      { cell: 'A2', message: '这是模板中的示例，请删除该行或改为实际人员' },
    ]);
    const answer = await admin.upload('/blade-user/import-user', { name: '用户.xlsx', bytes: rawPayload });
    expect(answer).toMatchObject({ code: 400, msg: expect.stringContaining('第2行：这是模板中的示例') });
    expect(await users()).toBe(before);
  });

  test('names the columns that are not read', async () => {
    const fields = {
      ...userSpreadsheet,
      pay: { kind: 'text', label: { zh: '薪级', en: 'Pay' }, maxLength: 9 },
    } as const;
    const bytes = await buffer(
      await writeTemplate({
        name: 'users',
        fields,
        language: 'zh',
        examples: [{ account: 'paid', name: '丙', pay: '9' }],
      }),
    );
    expect((await check(bytes)).data).toMatchObject({ added: 1, faultCount: 0, ignored: ['薪级'] });
  });

  test('refuses accounts that cannot be typed, and one that differs in capitals alone', async () => {
    const accounts = ['<b>x</b>', '😀', "'=cmd", '../x', 'ADMIN', 'New1', 'nEW1'];
    const { data } = await check(await workbook(accounts.map((account) => ({ account, name: '丁' }))));
    const form = expect.stringMatching(/^账号须以字母、汉字或数字开头/);
    expect(data.faults.map(({ message }) => message)).toEqual([
      form,
      form,
      form,
      form,
      '已有账号“admin”，仅大小写不同的账号不能新增',
      '账号在文件中重复，首次出现在第7行',
    ]);
  });
});

test('the template can be filled in, and the export holds the list as it is filtered', async () => {
  const template = await admin.raw('/blade-user/export-template');
  expect(template.headers['content-disposition']).toContain('attachment');
  expect((await readSpreadsheet(template.rawPayload, userSpreadsheet)).rows[0]?.values).toMatchObject({
    account: 'zhangsan',
  });
  const deptId = await app.deptId('财务处');
  const exported = await admin.raw(`/blade-user/export-user?deptId=${deptId}&tenantId=200001`);
  const { rows } = await readSpreadsheet(exported.rawPayload, userSpreadsheet);
  expect(rows.map(({ values }) => values.account).sort()).toEqual(['finance', 'zhang']);
  expect((await (await app.person('expert1')).raw('/blade-user/export-user')).statusCode).toBe(403);
});
