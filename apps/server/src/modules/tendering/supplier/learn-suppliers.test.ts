import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeEach(async () => {
  app = await startTenderingApp();
});
afterEach(() => app.close());

const library = () =>
  app.asSuperuser<{ id: string; name: string; tenantId: string | null }>(
    `select id::text, supplier_name as name, supplier_tenant_id as "tenantId" from supplier
     where tenant_id = '100001' and is_deleted = 0 order by credit_code`,
  );
const idsInEntries = (projectId: string) =>
  app.asSuperuser<{ id: string }>(
    'select distinct supplier_id::text as id from entry where project_id = $1 order by 1',
    [projectId],
  );

describe('the buyer’s library', () => {
  test('learns at the opening who took part, once each, and the registrations are those of its rows', async () => {
    const before = await library();
    const projectId = await steps.quotedProject(app);
    expect(await library()).toEqual(before);
    steps.dataOf(await steps.open(app, projectId));
    const after = await library();
    expect(after.map(({ name, tenantId }) => `${tenantId} ${name}`)).toEqual([
      '300002 南京澄观信息技术有限公司',
      '300003 苏州砺行办公设备有限公司',
      '300001 杭州云岫科教仪器有限公司',
    ]);
    expect(await idsInEntries(projectId)).toEqual(
      after.map(({ id }) => ({ id })).sort((a, b) => (a.id < b.id ? -1 : 1)),
    );
    const again = await steps.quotedProject(app);
    steps.dataOf(await steps.open(app, again));
    expect(await library()).toEqual(after);
    expect(await idsInEntries(again)).toEqual(await idsInEntries(projectId));
  });

  test('gives a row that was entered by hand between registration and opening its account', async () => {
    const projectId = await steps.publishedProject(app);
    steps.dataOf(await steps.register(app, 'supplier3', projectId));
    await steps.knowSuppliers(app);
    expect(await steps.register(app, 'supplier3', projectId)).toMatchObject({ code: 400, msg: '请勿重复报名' });
    for (const account of ['supplier1', 'supplier2'] as const)
      steps.dataOf(await steps.register(app, account, projectId));
    for (const account of steps.suppliers) steps.dataOf(await steps.quote(app, account, { projectId, price: '880' }));
    const row = async () => (await library()).find(({ name }) => name === '线下单位 supplier3');
    expect(await row()).toMatchObject({ tenantId: null });
    app.clock.setTo(steps.deadline);
    steps.dataOf(await steps.open(app, projectId));
    const found = await row();
    expect(found).toMatchObject({ tenantId: '300003' });
    expect(await library()).toHaveLength(3);
    expect(await idsInEntries(projectId)).toContainEqual({ id: found?.id });
  });
});
