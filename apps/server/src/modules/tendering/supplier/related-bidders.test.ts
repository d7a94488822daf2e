import type { CheckedSupplier, Comparison, Envelope, Membership, RelatedBidders } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uploaded } from '../../../../test/open-tender-steps.ts';
import { startTenderingApp, type Account, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
let codes: Awaited<ReturnType<typeof steps.knowSuppliers>>;
beforeAll(async () => {
  app = await startTenderingApp();
  codes = await steps.knowSuppliers(app);
});
beforeEach(async () => {
  await app.asSuperuser('update supplier_relation set is_deleted = 1');
  await app.asSuperuser('update supplier set responsible_person = null');
});
afterAll(() => app.close());

const reason = '企业信用信息公示系统显示甲方持有乙方百分之六十股权';

const idOf = async (account: (typeof steps.suppliers)[number]) =>
  (await app.asSuperuser<{ id: string }>('select id::text from supplier where credit_code = $1', [codes[account]]))[0]
    ?.id;

/** The buyer notes that the first two are related. */
async function noteRelation(more: object = {}): Promise<Envelope> {
  const [supplierId, relatedId] = [await idOf('supplier1'), await idOf('supplier2')];
  const body = { supplierId, relatedId, relationType: 2, basis: reason, ...more };
  return app.as('buyer').post('/purchase/supplier/relation/saveOrUpdate', body);
}

async function enter(account: Account, projectId: string, more: object = {}): Promise<Envelope> {
  const { packages } = await steps.readPublished(app.as(account), projectId);
  const packageIds = packages.map(({ id }) => id);
  const body = { projectId, tenantId: '100001', packageIds, linkman: '陈立', phone: '13800000001', ...more };
  return app.as(account).post('/purchase/entry/saveOrUpdateEntry', body);
}

const findings = async (projectId: string) =>
  steps.dataOf<RelatedBidders[]>(
    await app.as('buyer').get(`/purchase/entry/related/queryByProjectId?projectId=${projectId}`),
  );

const judge = (one: RelatedBidders | undefined, isRelated: boolean, why = reason) =>
  app.as('buyer').post('/purchase/entry/related/judge', { id: one?.id, version: one?.version, isRelated, reason: why });

const select = (seen: Comparison, winner: number) =>
  app.as('buyer').post('/purchase/entry/saveSelection', {
    projectId: seen.projectId,
    version: seen.version,
    selections: steps.selectionsOf(seen.suppliers, winner),
  });

/** By the place of the price: supplier2 offers the lowest, then supplier1, then supplier3. */
const supplier3 = 2;

describe('related bidders', () => {
  test('R54 both register, and no answer before the opening tells either of the other', async () => {
    steps.dataOf(await noteRelation());
    const projectId = await steps.publishedProject(app);
    const first = steps.dataOf<object>(await enter('supplier1', projectId));
    const second = steps.dataOf<object>(await enter('supplier2', projectId));
    expect(Object.keys(second)).toEqual(Object.keys(first));
    expect(await findings(projectId)).toEqual([]);
    const asked = (account: Account) => app.as(account).get(`/purchase/entry/check/soc?projectId=${projectId}`);
    expect((await asked('buyer')).code).toBe(400);
    const checked = steps.dataOf<CheckedSupplier[]>(await asked('manager'));
    expect(checked.map(({ relatedTo, isValid }) => [relatedTo.length, isValid])).toEqual([
      [1, false],
      [1, false],
    ]);
  });

  test('R54 are found at the opening and may not win together: upheld, both offers are invalid and both are told', async () => {
    steps.dataOf(await noteRelation());
    const projectId = await steps.quotedProject(app);
    steps.dataOf(await steps.open(app, projectId));
    const [found, ...others] = await findings(projectId);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ relationType: 2, relationSource: 1, findingStatus: 1, actions: ['uphold', 'clear'] });
    const before = await steps.comparison(app, projectId);
    expect((await select(before, 0)).msg).toMatch(/与.+存在关联关系，不能参加同一包投标$/);
    const saved = steps.dataOf<steps.Draft>(await select(before, supplier3));
    expect(
      await app.as('buyer').post('/purchase/entry/submitSelection', { projectId, version: saved.version }),
    ).toMatchObject({ code: 400, msg: '“单人床”有待认定的关联投标人，请先认定或排除' });
    expect((await judge(found, true, '有关联')).msg).toBe('请说明认定理由（不少于10字）');
    steps.dataOf(await judge(found, true));
    const states = await app.asSuperuser<{ s: number }>(
      'select entry_status as s from entry where project_id = $1 order by supplier_tenant_id',
      [projectId],
    );
    expect(states.map(({ s }) => s)).toEqual([10, 10, 9]);
    const told = await app.asSuperuser<{ n: number }>(
      `select count(distinct tenant_id)::int as n from flow_message where business_id = $1 and kind = 'bidExcluded'`,
      [projectId],
    );
    expect(told).toEqual([{ n: 2 }]);
    steps.dataOf(await app.as('buyer').post('/purchase/entry/submitSelection', { projectId, version: saved.version }));
  });

  test('R54 a finding that was wrong is cleared with its reason, and the offers stand again', async () => {
    const projectId = await steps.publishedProject(app);
    const declared = [{ creditCode: codes.supplier2.toLowerCase(), relationType: 3 }];
    steps.dataOf(await enter('supplier1', projectId, { relatedCompanies: declared }));
    for (const account of ['supplier2', 'supplier3'] as const) steps.dataOf(await enter(account, projectId));
    for (const account of steps.suppliers) steps.dataOf(await steps.quote(app, account, { projectId, price: '880' }));
    app.clock.setTo(steps.deadline);
    steps.dataOf(await steps.open(app, projectId));
    const [found] = await findings(projectId);
    expect(found).toMatchObject({ relationType: 3, relationSource: 2 });
    steps.dataOf(await judge(found, true));
    const [upheld] = await findings(projectId);
    expect(upheld).toMatchObject({ findingStatus: 2, actions: ['clear'] });
    steps.dataOf(await judge(upheld, false));
    steps.dataOf(await select(await steps.comparison(app, projectId), 0));
    // What was declared stays in the library, for the next time.
    const kept = await app.asSuperuser<{ source: number }>(
      'select relation_source as source from supplier_relation where is_deleted = 0',
    );
    expect(kept).toEqual([{ source: 2 }]);
  });

  test('R54 two firms that name one responsible person are found, a member of a consortium as well', async () => {
    const projectId = await steps.publishedProject(app, { isConsortium: true, lawRegime: 3, manner: 10 });
    const members = [
      { isLeader: true, share: '60' },
      { creditCode: codes.supplier2, share: '40' },
    ];
    const agreementFiles = [await uploaded(app, 'supplier1', '联合体协议书.pdf')];
    const together = { isConsortium: true, members, agreementFiles, responsiblePerson: '李强' };
    steps.dataOf(await enter('supplier1', projectId, together));
    const [asked] = steps.dataOf<Membership[]>(
      await app.as('supplier2').get(`/purchase/entry/member/queryOwn?projectId=${projectId}`),
    );
    const word = { id: asked?.id, version: asked?.version, agree: true, responsiblePerson: '王伟' };
    steps.dataOf(await app.as('supplier2').post('/purchase/entry/member/answer', word));
    steps.dataOf(await enter('supplier3', projectId, { responsiblePerson: '王伟' }));
    for (const account of ['supplier1', 'supplier3'] as const)
      steps.dataOf(await steps.quote(app, account, { projectId, price: '880' }));
    app.clock.setTo(steps.deadline);
    steps.dataOf(await steps.open(app, projectId, '两家供应商报价，经批准继续开标评审'));
    expect(await findings(projectId)).toMatchObject([{ relationType: 1, relationSource: 3, basis: '王伟' }]);
  });
});

describe('a relation of the library', () => {
  test('is noted once in either direction, between two suppliers, with its source', async () => {
    steps.dataOf(await noteRelation());
    const [one, other] = [await idOf('supplier1'), await idOf('supplier2')];
    expect((await noteRelation({ supplierId: other, relatedId: one })).msg).toBe('两家供应商的该关联关系已登记');
    expect((await noteRelation({ relatedId: one })).msg).toBe('关联供应商不能是供应商本身');
    expect((await noteRelation({ basis: '听说的', relationType: 1 })).msg).toMatch(/^请写明依据（不少于10字）/);
  });
});
