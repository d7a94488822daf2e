import type { ScopeExplanation } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tracesIn } from '../../../../test/guessing/traces.ts';
import { addDataScope, dataOf, startScopeApp, type ScopeApp, type ScopePerson } from '../../../../test/scope-app.ts';
import { depts, makeDepts, makeRows, type RowName } from '../../../../test/scope-rows.ts';

let app: ScopeApp;
let admin: ScopePerson;
let asker: ScopePerson;
let rows: Record<RowName, string>;
let bigOnly: string;
beforeAll(async () => {
  app = await startScopeApp();
  await makeDepts(app);
  admin = await app.person({ roles: [{ builtIn: ['*:1'] }] });
  bigOnly = await addDataScope(admin, {
    scopeName: '大项目',
    resourceCode: 'project',
    scopeType: 5,
    scopeValue: {
      all: [
        { field: 'generalBudget', operator: 'ge', value: '1000000.00' },
        {
          any: [
            { field: 'manner', operator: 'in', value: [5] },
            { field: 'handlerId', operator: 'eq', value: { variable: 'userId' } },
          ],
        },
      ],
    },
  });
  asker = await app.person({
    deptIds: [depts.a],
    codes: ['project_view'],
    roles: [{ builtIn: ['project:3'] }, { dataScopes: [bigOnly] }],
  });
  rows = await makeRows(app, { userId: asker.userId, name: '解释' });
});
afterAll(() => app.close());

const missing = '8999999999999999';
const ask = async (person: ScopePerson, question: { id: string; userId?: string; resource?: string }) =>
  person.get(
    `/blade-system/data-scope/explain?${new URLSearchParams({ resource: 'project', ...question }).toString()}`,
  );
const explained = async (person: ScopePerson, question: { id: string; userId?: string }) =>
  dataOf<ScopeExplanation>(await ask(person, question));
const met = ({ reasons }: ScopeExplanation) => reasons.filter(({ isMet }) => isMet).map(({ sentence }) => sentence);

describe('why a row is seen', () => {
  test('one’s own row: because one has created it', async () => {
    const answer = await explained(asker, { id: rows.own });
    expect(answer).toMatchObject({ isVisible: true, summary: '您能看到这条数据。' });
    expect(met(answer)).toEqual(['自己创建的数据，无需授权即可看到']);
  });

  test('a row of the department: because of the role’s range', async () => {
    const answer = await explained(asker, { id: rows.deptA });
    expect(met(answer)).toEqual([expect.stringMatching(/^角色“角色\d+”的默认数据范围（采购项目）：所在机构可见$/)]);
  });

  test('a row by condition: the condition in words', async () => {
    const answer = await explained(asker, { id: rows.big });
    expect(met(answer)).toEqual([
      expect.stringMatching(
        /^角色“角色\d+”的数据权限“大项目”（采购项目）：项目总预算 大于等于 1000000\.00 且（采购方式 属于 .+ 或 经办人 等于 当前用户）$/,
      ),
    ]);
  });

  test('a row that one does not see answers exactly like one that there is not', async () => {
    const unseen = await explained(asker, { id: rows.deptB });
    expect(unseen).toMatchObject({ isVisible: false, summary: '没有这条数据，或者您的数据权限不包含它。' });
    expect(unseen.reasons).toHaveLength(3);
    expect(await explained(asker, { id: missing })).toEqual(unseen);
  });

  test('the answer agrees with what the detail shows, row by row', async () => {
    for (const id of Object.values(rows)) {
      const { code } = await asker.get(`/purchase/project/queryById?id=${id}`);
      expect((await explained(asker, { id })).isVisible).toBe(code === 200);
    }
  });

  test('nothing of the row stands in the answer', async () => {
    const body = JSON.stringify(await ask(admin, { id: rows.big, userId: asker.userId }));
    expect(tracesIn(body, ['解释-big', '2000000'])).toEqual([]);
  });
});

describe('asked about another', () => {
  test('an administrator learns why somebody sees a row or not', async () => {
    const seen = await explained(admin, { id: rows.deptA, userId: asker.userId });
    expect(seen).toMatchObject({ isVisible: true });
    expect(seen.summary).toMatch(/^person\d+能看到这条数据。$/);
    const unseen = await explained(admin, { id: rows.deptB, userId: asker.userId });
    expect(unseen.summary).toMatch(/看不到这条数据：其数据权限都不包含它。$/);
  });

  test('who may not look at the resource at all is said to lack the permission', async () => {
    const stranger = await app.person({ codes: ['supplier_view'], roles: [{ builtIn: ['*:1'] }] });
    const answer = await explained(admin, { id: rows.deptA, userId: stranger.userId });
    expect(answer.isVisible).toBe(false);
    expect(answer.summary).toMatch(/没有查看“采购项目”的权限/);
    expect(await ask(stranger, { id: rows.deptA })).toMatchObject({ code: 403 });
  });

  test('it takes the permission of the data scopes', async () => {
    expect(await ask(asker, { id: rows.own, userId: admin.userId })).toMatchObject({ code: 403 });
  });

  test('the administrator must see the row himself', async () => {
    const narrow = await app.person();
    expect(await ask(narrow, { id: rows.deptA, userId: asker.userId })).toMatchObject({ code: 404 });
    expect(await ask(narrow, { id: missing, userId: asker.userId })).toMatchObject({ code: 404 });
  });

  test('a user of another tenant answers like a missing one', async () => {
    const foreign = await app.person({ tenantId: '200001' });
    expect(await ask(admin, { id: rows.own, userId: foreign.userId })).toMatchObject({ code: 404 });
    expect(await ask(admin, { id: rows.own, userId: missing })).toMatchObject({ code: 404 });
  });
});

describe('the choices of the question', () => {
  test('are the resources one may look at and the rows one sees', async () => {
    const resources = dataOf<{ name: string }[]>(await asker.get('/blade-system/data-scope/explain-resources'));
    expect(resources.map(({ name }) => name)).toEqual(['project']);
    const shown = dataOf<{ id: string; name: string }[]>(
      await asker.get('/blade-system/data-scope/explain-rows?resource=project&keyword=解释'),
    );
    expect(shown.map(({ name }) => name).sort()).toEqual(['解释-big', '解释-deptA', '解释-own']);
  });

  test('an unknown resource is refused', async () => {
    expect(await ask(asker, { id: rows.own, resource: 'nothing' })).toMatchObject({ code: 400 });
  });
});

describe('which fields are seen', () => {
  test('all of them, where no scope names any', async () => {
    expect((await explained(asker, { id: rows.big })).columns).toBeNull();
  });

  test('those that the scopes name and those that stay, by their labels; the scope says so too', async () => {
    const few = await addDataScope(admin, {
      scopeName: '少字段',
      resourceCode: 'project',
      scopeType: 1,
      scopeField: 'projectNo',
    });
    const person = await app.person({ codes: ['project_view'], roles: [{ dataScopes: [few] }] });
    const answer = await explained(person, { id: rows.big });
    expect(answer.columns?.seen).toEqual(expect.arrayContaining(['项目编号', '项目名称', '阶段']));
    expect(answer.columns?.hidden).toEqual(expect.arrayContaining(['项目总预算', '最高限价', '备注']));
    expect(met(answer)).toEqual([expect.stringMatching(/“少字段”（采购项目）：全部可见；可见字段：项目编号$/)]);
    expect((await explained(admin, { id: rows.big, userId: person.userId })).columns).toEqual(answer.columns);
  });
});
