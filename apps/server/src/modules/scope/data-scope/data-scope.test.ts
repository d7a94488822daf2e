import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDataScope, dataOf, startScopeApp, type ScopeApp, type ScopePerson } from '../../../../test/scope-app.ts';

let app: ScopeApp;
let admin: ScopePerson;
beforeAll(async () => {
  app = await startScopeApp();
  admin = await app.person();
});
afterAll(() => app.close());

const submit = (scope: object) => admin.post('/blade-system/data-scope/submit', scope);
const detail = async (id: string) =>
  dataOf<Record<string, unknown>>(await admin.get(`/blade-system/data-scope/detail?id=${id}`));
const about = (scopeValue: unknown) => submit({ scopeName: '条件', resourceCode: 'project', scopeType: 5, scopeValue });

describe('a data scope', () => {
  test('[R478] is saved, read, listed by menu and removed', async () => {
    const id = await addDataScope(admin, {
      scopeName: '全部项目',
      resourceCode: 'project',
      scopeType: 1,
      scopeField: '*',
    });
    const stored = await detail(id);
    expect(stored).toMatchObject({ scopeName: '全部项目', scopeType: 1, scopeField: '*', scopeColumn: null });
    const [menu] = await app.asSuperuser<{ id: string }>(`select id::text from menu where code = 'project'`);
    expect(stored['menuId']).toBe(menu?.id);
    const listed = await admin.get(`/blade-system/data-scope/list?current=1&size=10&menuId=${menu?.id}`);
    expect(dataOf<{ records: unknown[] }>(listed).records).toMatchObject([{ id }]);
    expect(await admin.post(`/blade-system/data-scope/remove?ids=${id}`)).toMatchObject({ code: 200 });
    expect(await admin.get(`/blade-system/data-scope/detail?id=${id}`)).toMatchObject({ code: 404 });
  });

  test('about something that is no resource is refused', async () => {
    expect(await submit({ scopeName: 'x', resourceCode: 'supplierX', scopeType: 1 })).toMatchObject({
      code: 400,
      msg: '没有名为“supplierX”的数据资源',
    });
  });

  test('without fields means all of them', async () => {
    const id = await addDataScope(admin, { scopeName: '全部字段', resourceCode: 'project', scopeType: 1 });
    const row = await admin.get(`/blade-system/data-scope/detail?id=${id}`);
    expect(row.data).toMatchObject({ scopeField: '*' });
  });

  test('of the same name for the same resource is refused', async () => {
    await addDataScope(admin, { scopeName: '一次', resourceCode: 'project', scopeType: 1 });
    const again = await submit({ scopeName: '一次', resourceCode: 'project', scopeType: 2 });
    expect(again).toMatchObject({ code: 400, msg: '权限名称已存在' });
  });

  test.each([
    { scopeType: 2, scopeColumn: 'projectName' },
    { scopeType: 2, scopeColumn: 'create_dept' },
    { scopeType: 3, scopeColumn: 'handlerId' },
    { scopeType: 4, scopeColumn: 'nothing' },
  ])('of kind $scopeType by the field $scopeColumn is refused', async (wrong) => {
    expect(await submit({ scopeName: '错', resourceCode: 'project', ...wrong })).toMatchObject({ code: 400 });
  });

  test.each([
    { scopeType: 2, scopeColumn: 'handler_id', stored: 'handlerId' },
    { scopeType: 3, scopeColumn: 'create_dept', stored: null },
  ])('of kind $scopeType by the field $scopeColumn keeps $stored', async ({ stored, ...scope }) => {
    const id = await addDataScope(admin, { scopeName: scope.scopeColumn, resourceCode: 'project', ...scope });
    expect((await detail(id))['scopeColumn']).toBe(stored);
  });

  test('of every resource has no condition', async () => {
    const scopeValue = { field: 'createTime', operator: 'notNull' };
    expect(await submit({ scopeName: 'x', resourceCode: '*', scopeType: 5, scopeValue })).toMatchObject({ code: 400 });
    expect(await submit({ scopeName: '都', resourceCode: '*', scopeType: 3 })).toMatchObject({ code: 200 });
  });

  test('that a role holds is not removed, and the answer names the role', async () => {
    const id = await addDataScope(admin, { scopeName: '被持有', resourceCode: 'project', scopeType: 1 });
    await app.person({ roles: [{ dataScopes: [id] }] });
    const answer = await admin.post(`/blade-system/data-scope/remove?ids=${id}`);
    expect(answer.code).toBe(400);
    expect(answer.msg).toMatch(/^仍有角色持有：角色\d+。/);
    expect(await detail(id)).toMatchObject({ id });
  });

  test('leaves evidence with before and after, and every process looks again', async () => {
    const id = await addDataScope(admin, { scopeName: '留痕', resourceCode: 'project', scopeType: 1 });
    expect(await submit({ id, version: 0, scopeName: '留痕二' })).toMatchObject({ code: 200 });
    const [evidence] = await app.asSuperuser<{ payload: string }>(
      `select payload from evidence where action = 'dataScope.edit' and subject = $1`,
      [id],
    );
    expect(evidence?.payload).toContain('留痕二');
    expect(evidence?.payload).toContain('"scopeName":"留痕"');
    expect(await app.asSuperuser(`select from outbox where kind = 'session.forget'`)).not.toEqual([]);
  });

  test('counts from the next look on', async () => {
    const id = await addDataScope(admin, { scopeName: '变宽', resourceCode: 'project', scopeType: 2 });
    const person = await app.person({ roles: [{ dataScopes: [id] }] });
    await app.asSuperuser(
      `insert into project (tenant_id, id, project_no, project_name, manner, law_regime, purchase_type, general_budget,
         entry_end_time, bid_end_time, open_time, handler_id, create_user, create_time)
       values ('100001', 77, 'W1', '别人的', 5, 2, 1, 100, now(), now(), now(), 1, 1, now())`,
    );
    expect(await person.get('/purchase/project/queryById?id=77')).toMatchObject({ code: 404 });
    await submit({ id, version: 0, scopeType: 1 });
    app.forget();
    expect(await person.get('/purchase/project/queryById?id=77')).toMatchObject({ code: 200 });
  });
});

describe('a condition', () => {
  test.each<{ name: string; value: unknown; msg: string }>([
    { name: 'is missing', value: null, msg: '请设置自定义条件' },
    { name: 'is an empty group', value: { all: [] }, msg: '条件分组不能为空' },
    {
      name: 'is no structure',
      value: 'select 1',
      msg: '条件的结构不正确：应为 all 或 any 分组，或由字段、比较方式和值组成的一条',
    },
    {
      name: 'asks for an unknown field',
      value: { field: 'budget', operator: 'eq', value: 1 },
      msg: '条件不能使用字段“budget”',
    },
    { name: 'asks for files', value: { field: 'files', operator: 'notNull' }, msg: '条件不能使用字段“files”' },
    {
      name: 'compares by something unknown',
      value: { field: 'projectName', operator: 'like', value: 'a' },
      msg: '“项目名称”不能用“like”比较',
    },
    {
      name: 'compares a text by size',
      value: { field: 'projectName', operator: 'gt', value: 'a' },
      msg: '“项目名称”不能用“gt”比较',
    },
    {
      name: 'has a text for an amount',
      value: { field: 'generalBudget', operator: 'ge', value: 'viel' },
      msg: '“项目总预算大于等于”的值不正确',
    },
    {
      name: 'has a choice that there is not',
      value: { field: 'manner', operator: 'eq', value: 99 },
      msg: '“采购方式等于”的值不正确',
    },
    {
      name: 'has one value for a list',
      value: { field: 'manner', operator: 'in', value: 5 },
      msg: '“采购方式属于”的值不正确',
    },
    {
      name: 'has a variable that does not fit',
      value: { field: 'handlerId', operator: 'eq', value: { variable: 'deptIds' } },
      msg: '“经办人等于”的值不正确',
    },
    {
      name: 'has an unknown variable',
      value: { field: 'handlerId', operator: 'eq', value: { variable: 'password' } },
      msg: '“经办人等于”的值不正确',
    },
    {
      name: 'has more keys than it should',
      value: { field: 'manner', operator: 'eq', value: 5, sql: '1=1' },
      msg: '条件的结构不正确：应为 all 或 any 分组，或由字段、比较方式和值组成的一条',
    },
  ])('that $name is refused', async ({ value, msg }) => {
    expect(await about(value)).toMatchObject({ code: 400, msg });
    expect(await app.asSuperuser(`select from data_scope where scope_name = '条件'`)).toEqual([]);
  });

  test('too deep or too long is refused', async () => {
    const leaf = { field: 'manner', operator: 'eq', value: 5 };
    const deep = Array.from({ length: 6 }).reduce<unknown>((inner) => ({ all: [inner] }), leaf);
    expect(await about(deep)).toMatchObject({ code: 400, msg: '条件过多：最多 30 条、4 层分组' });
    expect(await about({ any: Array.from({ length: 31 }, () => leaf) })).toMatchObject({ code: 400 });
  });

  test('may come as text, as older clients send it', async () => {
    const scopeValue = JSON.stringify({ any: [{ field: 'handlerId', operator: 'eq', value: { variable: 'userId' } }] });
    const id = await addDataScope(admin, { scopeName: '文本', resourceCode: 'project', scopeType: 5, scopeValue });
    expect((await detail(id))['scopeValue']).toEqual(JSON.parse(scopeValue));
  });
});

describe('the resources', () => {
  test('are those whose rows are not simply the tenant’s, each with what a condition may ask', async () => {
    const resources = dataOf<{ name: string; fields: { name: string }[] }[]>(
      await admin.get('/blade-system/data-scope/resources'),
    );
    const project = resources.find(({ name }) => name === 'project');
    expect(project?.fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['projectNo', 'handlerId', 'createDept']),
    );
    expect(project?.fields.map(({ name }) => name)).not.toContain('files');
    expect(resources.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['supplier', 'user', 'customer', 'mansion']),
    );
    expect(resources.map(({ name }) => name)).not.toContain('dict');
  });
});
