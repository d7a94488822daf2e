import type { ProjectDetail } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDataScope, dataOf, startScopeApp, type ScopeApp, type ScopePerson } from '../../../../test/scope-app.ts';
import { aPackage } from '../../../../test/tendering-steps.ts';

let app: ScopeApp;
let person: ScopePerson;
let projectId: string;
beforeAll(async () => {
  app = await startScopeApp();
  const admin = await app.person({ roles: [{ builtIn: ['*:1'] }] });
  const seen = await addDataScope(admin, {
    scopeName: '不含预算',
    resourceCode: 'project',
    scopeType: 1,
    scopeField: 'projectNo,remark,ceilingMoney',
  });
  person = await app.person({ roles: [{ dataScopes: [seen] }] });
});
afterAll(() => app.close());

beforeEach(async () => {
  const draft = {
    projectNo: `UNSEEN-${Math.random()}`,
    projectName: '单人床',
    manner: 5,
    lawRegime: 2,
    purchaseType: 1,
    generalBudget: '540000.00',
    entryEndTime: '2026-12-01 17:00:00',
    bidEndTime: '2026-12-05 09:00:00',
    openTime: '2026-12-05 09:00:00',
    packages: [aPackage()],
  };
  // Who makes a project fills in its budget himself.
  projectId = dataOf<{ id: string }>(await person.post('/purchase/project/saveOrUpdate', draft)).id;
});

const read = async () => dataOf<ProjectDetail>(await person.get(`/purchase/project/queryById?id=${projectId}`));
const stored = () =>
  app.asSuperuser(
    `select package_name as name, budget::text from package where project_id = $1 and is_deleted = 0 order by package_no`,
    [projectId],
  );

describe('who may not see the budget of a project', () => {
  test('is not told the budgets of its packages, and saves what he sees of them; the budgets stay', async () => {
    const project = await read();
    expect(project.packages[0]).not.toHaveProperty('budget');
    const packages = project.packages.map(({ id, packageNo, quoteType, items }) => ({
      id,
      packageNo,
      quoteType,
      packageName: '双人床',
      items: items.map(({ id: item, name, unit, quantity }) => ({ id: item, name, unit, quantity })),
    }));
    const { id, version } = project;
    const answer = await person.post('/purchase/project/saveOrUpdate', { id, version, packages });
    expect(answer).toMatchObject({ code: 200 });
    expect(await stored()).toEqual([{ name: '双人床', budget: '54000000' }]);
  });

  test('changes one package alone the same way', async () => {
    const [one] = (await read()).packages;
    const { id, version, quoteType } = one ?? {};
    const change = { id, version, projectId, packageNo: 1, quoteType, packageName: '上下铺' };
    expect(await person.post('/purchase/package/saveOrUpdate', change)).toMatchObject({ code: 200 });
    expect(await stored()).toEqual([{ name: '上下铺', budget: '54000000' }]);
  });

  test('is refused a budget that he would set unseen, and nothing is changed', async () => {
    const { id, version, packages } = await read();
    const changed = packages.map(({ id: known, quoteType }) => ({
      id: known,
      packageNo: 1,
      quoteType,
      packageName: '铁床',
      budget: '1.00',
    }));
    const answer = await person.post('/purchase/project/saveOrUpdate', { id, version, packages: changed });
    expect(answer).toMatchObject({ code: 400, msg: '数据权限不允许查看“包预算”，不能修改' });
    expect(await stored()).toEqual([{ name: '单人床', budget: '54000000' }]);
  });

  test('fills in the budget of a package that he adds', async () => {
    const { id, version, packages } = await read();
    const kept = packages.map(({ id: known, quoteType, packageName }) => ({ id: known, quoteType, packageName }));
    const added = { ...aPackage({ packageNo: 2, packageName: '床垫', budget: '1.00' }) };
    const save = (more: object) =>
      person.post('/purchase/project/saveOrUpdate', { id, version, packages: [...kept, { ...added, ...more }] });
    expect(await save({ budget: undefined })).toMatchObject({ code: 400, msg: expect.stringContaining('包预算') });
    expect(await save({})).toMatchObject({ code: 200 });
    expect(await stored()).toEqual([
      { name: '单人床', budget: '54000000' },
      { name: '床垫', budget: '100' },
    ]);
  });
});
