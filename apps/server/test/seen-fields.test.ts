import { entities, keptFields, project, type Entity } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crud } from '../src/platform/crud/index.ts';
import { readSpreadsheet } from '../src/platform/excel/index.ts';
import { addDataScope, dataOf, startScopeApp, type RoleGrant, type ScopeApp, type ScopePerson } from './scope-app.ts';
import { depts, makeDepts, makeRows } from './scope-rows.ts';

// Who sees which fields of the rows that he sees, by every verb.

const generic = crud({
  ...project,
  path: '/api/test/project',
  verbs: { list: 'GET /queryList', export: 'POST /excel' },
}).map((one) => ({ ...one, endpoint: { ...one.endpoint, permission: 'project_view' } }));

let app: ScopeApp;
let admin: ScopePerson;
const registered: Record<string, string> = {};
beforeAll(async () => {
  app = await startScopeApp(generic);
  await makeDepts(app);
  admin = await app.person({ roles: [{ builtIn: ['*:1'] }] });
  const add = async (name: string, scopeField: string, resourceCode = 'project') => {
    registered[name] = await addDataScope(admin, { scopeName: name, resourceCode, scopeType: 1, scopeField });
  };
  await add('number', 'projectNo');
  await add('remark', 'remark,project_name');
  await add('all', '*');
  await add('every resource', '', '*');
  await add('rent', 'monthRent', 'roomContract');
});
afterAll(() => app.close());

const held = (name: string): RoleGrant => ({ dataScopes: [registered[name] ?? ''] });
const also = (name: string, builtIn: string): RoleGrant => ({ ...held(name), builtIn: [builtIn] });
/** Fields that stay whatever a scope names. */
const kept = ['projectName', 'stage', 'manner', 'entryEndTime', 'bidEndTime', 'projectStatus'] as const;

interface Case {
  readonly name: string;
  readonly roles: () => RoleGrant[];
  /** Of these: projectNo, remark, generalBudget. */
  readonly seen: readonly string[];
}
const asked = ['projectNo', 'remark', 'generalBudget'];
const cases: Case[] = [
  { name: 'no scope that names fields', roles: () => [held('all')], seen: asked },
  { name: 'a built-in range alone', roles: () => [{ builtIn: ['*:1'] }], seen: asked },
  { name: 'one scope with fields', roles: () => [held('number')], seen: ['projectNo'] },
  {
    name: 'two roles, each with fields of its own',
    roles: () => [held('number'), held('remark')],
    seen: ['projectNo', 'remark'],
  },
  { name: 'a second role that sees all', roles: () => [held('number'), held('all')], seen: asked },
  { name: 'a second role with a built-in range', roles: () => [held('number'), { builtIn: ['*:3'] }], seen: asked },
  { name: 'a second role about every resource', roles: () => [held('number'), held('every resource')], seen: asked },
  { name: 'fields beside the range built into the role', roles: () => [also('number', '*:1')], seen: ['projectNo'] },
  { name: 'a second role about nothing of the kind', roles: () => [held('number'), {}], seen: ['projectNo'] },
];

type Row = Record<string, unknown>;
interface Context {
  readonly person: ScopePerson;
  readonly id: string;
  readonly name: string;
}

const page = async ({ person, name }: Context) =>
  dataOf<{ records: Row[]; hiddenFields?: string[] }>(
    await person.post('/purchase/project/projectPage', { projectName: `${name}-own`, size: 100 }),
  );
const detail = async ({ person, id }: Context) => dataOf<Row>(await person.get(`/purchase/project/queryById?id=${id}`));
const list = async ({ person, name }: Context) =>
  dataOf<Row[]>(await person.get(`/test/project/queryList?projectName=${encodeURIComponent(`${name}-own`)}`));
const spreadsheetOf = async ({ person, name }: Context, more: object = {}) => {
  const { rawPayload } = await person.raw('POST', '/purchase/project/export', { projectName: `${name}-own`, ...more });
  return rawPayload;
};

describe.each(cases)('$name', ({ name, roles, seen }) => {
  const context = {} as { -readonly [K in keyof Context]: Context[K] };
  const hidden = asked.filter((one) => !seen.includes(one));
  const hasBudget = seen.includes('generalBudget');
  beforeAll(async () => {
    context.person = await app.person({ deptIds: [depts.a], roles: roles() });
    context.name = name;
    context.id = (await makeRows(app, { userId: context.person.userId, name })).own;
    await app.asSuperuser(`update project set remark = '内部说明' where id = $1`, [context.id]);
  });

  test.each(Object.entries({ page: async (on: Context) => (await page(on)).records, list }))(
    'the rows of a %s have the granted fields, and those that stay',
    async (_, look) => {
      const [row = {}] = await look(context);
      const listed = asked.filter((one) => one !== 'remark');
      expect(listed.filter((one) => one in row)).toEqual(listed.filter((one) => seen.includes(one)));
      expect(row).toMatchObject({ id: context.id, version: 0 });
      for (const one of kept) expect(row).toHaveProperty(one);
    },
  );

  test('a page names what its reader does not see, and nothing where he sees all', async () => {
    const { hiddenFields } = await page(context);
    expect(asked.filter((one) => hiddenFields?.includes(one))).toEqual(hidden);
    expect(hiddenFields === undefined).toBe(hidden.length === 0);
  });

  test('the detail has them and no other', async () => {
    const row = await detail(context);
    expect(asked.filter((one) => one in row)).toEqual(asked.filter((one) => seen.includes(one)));
    for (const one of [...kept, 'id', 'version', 'actions', 'packages']) expect(row).toHaveProperty(one);
  });

  test('the export has their columns and no other', async () => {
    const { projectName, projectNo, generalBudget } = project.fields;
    const { rows } = await readSpreadsheet(await spreadsheetOf(context), { projectName });
    expect(rows).toHaveLength(1);
    // A spreadsheet is read by the headings that it must have.
    const spreadsheet = await spreadsheetOf(context);
    const has = (fields: Parameters<typeof readSpreadsheet>[1]) =>
      readSpreadsheet(spreadsheet, fields).then(
        () => true,
        () => false,
      );
    expect(await has({ projectNo })).toBe(seen.includes('projectNo'));
    expect(await has({ generalBudget })).toBe(hasBudget);
  });

  test('an export that asks for the budget is refused where it is not his to see', async () => {
    const answer = await context.person.raw('POST', '/purchase/project/export', { exportColumns: 'generalBudget' });
    const said = answer.statusCode === 200 ? 'a spreadsheet' : answer.json<{ msg: string }>().msg;
    expect(said).toBe(hasBudget ? 'a spreadsheet' : '不能导出的列：generalBudget');
  });

  test.each([
    ['filter', { generalBudget_ge: '1' }],
    ['ascending order', { ascs: 'generalBudget' }],
    ['descending order, by the column’s name', { descs: 'general_budget' }],
  ])('a %s by the budget needs the field to be seen', async (_, input) => {
    const answer = await context.person.post('/purchase/project/projectPage', input);
    expect([answer.code, answer.msg]).toEqual(
      hasBudget ? [200, '操作成功'] : [400, '数据权限不允许查看“generalBudget”，不能按它查询或排序'],
    );
  });

  test('a word finds nothing in a field that is not seen', async () => {
    const input = { keyword: `P${context.id}` };
    const { records } = dataOf<{ records: Row[] }>(await context.person.post('/purchase/project/projectPage', input));
    expect(records).toHaveLength(seen.includes('projectNo') ? 1 : 0);
  });

  test('a change of the budget needs the field to be seen; left empty it stays as it was', async () => {
    const change = (more: Row) =>
      context.person.post('/purchase/project/saveOrUpdateBaseInfo', { id: context.id, version: 0, ...more });
    const stored = async () =>
      (
        await app.asSuperuser<{ budget: string }>('select general_budget::text as budget from project where id = $1', [
          context.id,
        ])
      )[0]?.budget;
    const refused = '数据权限不允许查看“项目总预算”，不能修改';
    const answer = await change({ generalBudget: '7.00' });
    expect([answer.code, answer.msg]).toEqual(hasBudget ? [200, '操作成功'] : [400, refused]);
    expect(await stored()).toBe(hasBudget ? '700' : '100');
    const version = hasBudget ? 1 : 0;
    const blank = await change({ version, ceilingMoney: null, openTime: '2026-12-04 00:00:00' });
    expect(blank.code).toBe(200);
    expect(await stored()).toBe(hasBudget ? '700' : '100');
  });
});

describe('a scope that names fields', () => {
  const submit = (scope: object) =>
    admin.post('/blade-system/data-scope/submit', {
      scopeName: '字段',
      resourceCode: 'project',
      scopeType: 1,
      ...scope,
    });

  test.each([
    [{ scopeField: 'projectNo,price' }, '可见字段不正确：采购项目没有字段“price”'],
    [{ scopeField: 'version' }, '可见字段不正确：采购项目没有字段“version”'],
    [{ scopeField: "projectNo') from project --" }, /^可见字段不正确/],
    [{ resourceCode: 'file', scopeField: 'storageKey' }, '可见字段不正确：附件没有字段“storageKey”'],
    [{ resourceCode: '*', scopeField: 'projectNo' }, '限定可见字段须指定一个数据资源，不能用于全部资源'],
  ])('%o is refused', async (wrong, msg) => {
    const answer = await submit(wrong);
    expect(answer.code).toBe(400);
    expect(answer.msg).toMatch(msg);
  });

  test('is stored by the names of the definition, each once, in its order', async () => {
    const { id } = dataOf<{ id: string }>(
      await submit({ scopeName: '次序', scopeField: 'remark, general_budget,project_no,remark' }),
    );
    const row = dataOf<Row>(await admin.get(`/blade-system/data-scope/detail?id=${id}`));
    expect(row['scopeField']).toBe('projectNo,generalBudget,remark');
  });

  test('counts at once for who holds it', async () => {
    const id = dataOf<{ id: string }>(await submit({ scopeName: '即时', scopeField: '*' })).id;
    const person = await app.person({ roles: [{ dataScopes: [id] }] });
    const rows = await makeRows(app, { userId: person.userId, name: '即时' });
    const look = { person, id: rows.own, name: '即时' };
    expect(await detail(look)).toHaveProperty('generalBudget');
    await submit({ id, version: 0, scopeName: '即时', scopeField: 'projectNo' });
    app.forget();
    expect(await detail(look)).not.toHaveProperty('generalBudget');
  });

  test('keeps the sums of what it hides out of reports', async () => {
    const person = await app.person({ roles: [held('number')] });
    await makeRows(app, { userId: person.userId, name: '报表' });
    const reports = dataOf<{ id: string; queryName: string }[]>(
      await person.get('/blade-system/report/queryReportList'),
    );
    for (const queryName of ['projectsByStage', 'purchasesByMonth']) {
      const id = reports.find((one) => one.queryName === queryName)?.id;
      const { rows } = dataOf<{ rows: Row[] }>(await person.post('/blade-report/report/rest/run', { id }));
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.every(({ budget }) => budget === null)).toBe(true);
    }
  });
});

const scoped = (entities as readonly Entity[]).filter(({ dataScoped, verbs }) => dataScoped !== false && verbs.page);

describe.each(scoped)('$name', (entity) => {
  test('is listed with nothing but its name and what stays, where a scope names nothing else', async () => {
    const [name = ''] = entity.search ?? Object.keys(entity.fields);
    const id = await addDataScope(admin, {
      scopeName: `只有名称 ${entity.name}`,
      resourceCode: entity.name,
      scopeType: 1,
      scopeField: name,
    });
    const person = await app.person({ roles: [{ dataScopes: [id] }] });
    const [method, path] = (entity.verbs.page ?? '').split(' ') as ['GET' | 'POST', string];
    const answer = await person.raw(method, `${entity.path.replace('/api', '')}${path}`);
    const { hiddenFields = [] } = dataOf<{ hiddenFields?: string[] }>(answer.json());
    const limited = Object.keys(entity.fields).filter((one) => one !== name && !keptFields(entity).has(one));
    expect(hiddenFields.toSorted()).toEqual(limited.toSorted());
  });
});

describe('a spreadsheet with columns of its own', () => {
  test('has none that its reader does not see, and still those beside the row', async () => {
    const { raw } = await app.person({ deptIds: [depts.a], roles: [held('rent')] });
    const ask = async (column: string) => {
      const answer = await raw('POST', '/eam/bizroomcontract/excel', { exportColumns: column });
      return answer.statusCode === 200 ? 'a spreadsheet' : answer.json<{ msg: string }>().msg;
    };
    expect(await ask('monthRent')).toBe('a spreadsheet');
    expect(await ask('arrears')).toBe('a spreadsheet');
    expect(await ask('deposit')).toBe('不能导出的列：deposit');
  });
});
