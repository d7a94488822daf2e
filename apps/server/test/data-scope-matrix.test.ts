import { project } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crud } from '../src/platform/crud/index.ts';
import { readSpreadsheet } from '../src/platform/excel/index.ts';
import { addDataScope, dataOf, startScopeApp, type RoleGrant, type ScopeApp, type ScopePerson } from './scope-app.ts';
import { depts, makeDepts, makeRows, type RowName } from './scope-rows.ts';

// Five kinds, alone and in pairs of roles, built in and registered, by seven verbs: each sees the same rows.

/** The project's list and export by the generic routes, which its own module does not offer. */
const generic = crud({
  ...project,
  path: '/api/test/project',
  verbs: { list: 'GET /queryList', export: 'POST /excel' },
}).map((one) => ({ ...one, endpoint: { ...one.endpoint, permission: 'project_view' } }));

let app: ScopeApp;
const registered: Record<string, string> = {};
beforeAll(async () => {
  app = await startScopeApp(generic);
  await makeDepts(app);
  const admin = await app.person();
  const add = (scopeName: string, scope: object) =>
    addDataScope(admin, { scopeName, resourceCode: 'project', ...scope });
  for (const kind of [1, 2, 3, 4]) registered[kind] = await add(`kind ${kind}`, { scopeType: kind });
  registered['5'] = await add('kind 5', {
    scopeType: 5,
    scopeValue: { all: [{ field: 'generalBudget', operator: 'ge', value: '1000000.00' }] },
  });
  registered['2 by handler'] = await add('by handler', { scopeType: 2, scopeColumn: 'handler_id' });
});
afterAll(() => app.close());

const seenBy: Readonly<Record<string, readonly RowName[]>> = {
  '1': ['own', 'deptA', 'deptA1', 'deptB', 'handled', 'big'],
  '2': ['own'],
  '3': ['own', 'deptA'],
  '4': ['own', 'deptA', 'deptA1'],
  '5': ['own', 'big'],
  '2 by handler': ['own', 'handled'],
};
const kinds = Object.keys(seenBy);
const union = (...names: string[]): RowName[] =>
  (seenBy['1'] ?? []).filter((row) => row === 'own' || names.some((name) => seenBy[name]?.includes(row)));

interface Case {
  readonly name: string;
  readonly roles: () => RoleGrant[];
  readonly expected: readonly RowName[];
}
const registeredRole = (kind: string): RoleGrant => ({ dataScopes: [registered[kind] ?? ''] });
const pairs = kinds.flatMap((first, index) => kinds.slice(index + 1).map((second) => [first, second] as const));

const cases: Case[] = [
  { name: 'no scope at all', roles: () => [{}], expected: ['own'] },
  ...kinds.map((kind) => ({
    name: `kind ${kind}`,
    roles: () => [registeredRole(kind)],
    expected: union(kind),
  })),
  ...['1', '2', '3', '4'].map((kind) => ({
    name: `kind ${kind} built into the role`,
    roles: () => [{ builtIn: [`*:${kind}`] }],
    expected: union(kind),
  })),
  ...pairs.map(([first, second]) => ({
    name: `two roles, kinds ${first} and ${second}`,
    roles: () => [registeredRole(first), registeredRole(second)],
    expected: union(first, second),
  })),
  {
    name: 'a built-in kind 3 and a registered kind 5',
    roles: () => [{ builtIn: ['project:3'] }, registeredRole('5')],
    expected: union('3', '5'),
  },
];

type Ids = Record<RowName, string>;
interface Context {
  readonly person: ScopePerson;
  readonly ids: Ids;
  readonly name: string;
}
type Look = (context: Context) => Promise<RowName[]>;

/** The rows for which a call about one row succeeds; for all others it must answer like a missing row. */
const oneByOne =
  (call: (person: ScopePerson, id: string) => Promise<{ code: number }>): Look =>
  async ({ person, ids }) => {
    const seen: RowName[] = [];
    for (const [row, id] of Object.entries(ids) as [RowName, string][]) {
      const { code } = await call(person, id);
      expect([200, 404]).toContain(code);
      if (code === 200) seen.push(row);
    }
    return seen;
  };

const rowsNamed = (records: readonly { projectName: string }[]) =>
  records.map(({ projectName }) => projectName.split('-').at(-1) as RowName);

const page = async ({ person, name }: Context) =>
  dataOf<{ records: { projectName: string }[]; total: number }>(
    await person.post('/purchase/project/projectPage', { projectName: `${name}-`, size: 100 }),
  );

/** Reading before writing, removing last. */
const verbs: Readonly<Record<string, Look>> = {
  page: async (context) => rowsNamed((await page(context)).records),
  list: async ({ person, name }) =>
    rowsNamed(
      dataOf<{ projectName: string }[]>(
        await person.get(`/test/project/queryList?projectName=${encodeURIComponent(`${name}-`)}`),
      ),
    ),
  detail: oneByOne((person, id) => person.get(`/purchase/project/queryById?id=${id}`)),
  'what hangs below (stages)': oneByOne((person, id) => person.get(`/purchase/cus/pro/proStageList?projectId=${id}`)),
  export: async ({ person, name }) => {
    const { rawPayload } = await person.raw('POST', '/test/project/excel', { projectName: `${name}-` });
    const { projectName } = project.fields;
    const { rows } = await readSpreadsheet(rawPayload, { projectName });
    return rowsNamed(rows.map(({ values }) => ({ projectName: String(values.projectName) })));
  },
  update: oneByOne((person, id) =>
    person.post('/purchase/project/saveOrUpdateBaseInfo', { id, version: 0, remark: 'changed' }),
  ),
  delete: oneByOne((person, id) => person.post(`/purchase/project/deleteByIds?ids=${id}`)),
};

describe.each(cases)('$name', ({ name, roles, expected }) => {
  const context = {} as { -readonly [K in keyof Context]: Context[K] };
  beforeAll(async () => {
    context.person = await app.person({ deptIds: [depts.a], roles: roles() });
    context.name = name.replaceAll(/[^a-z0-9 ]/gi, '');
    context.ids = await makeRows(app, { userId: context.person.userId, name: context.name });
  });

  test('the count says how many there are', async () => {
    expect((await page(context)).total).toBe(expected.length);
  });

  test.each(Object.entries(verbs))('%s', async (_, look) => {
    expect((await look(context)).sort()).toEqual([...expected].sort());
  });
});

describe('the permission to examine everybody’s rows', () => {
  test('[R157] [R158] shows all rows to its holder and nothing to who lacks it', async () => {
    const codes = ['project_view', 'project_edit', 'project_delete'];
    const without = await app.person({ deptIds: [depts.a], codes });
    const holder = await app.person({ deptIds: [depts.a], codes: [...codes, 'user_examine_data'] });
    const name = 'examine';
    const ids = await makeRows(app, { userId: holder.userId, name });
    expect((await page({ person: without, ids, name })).total).toBe(0);
    expect((await page({ person: holder, ids, name })).total).toBe(6);
    expect(await verbs['detail']?.({ person: holder, ids, name })).toHaveLength(6);
  });
});
