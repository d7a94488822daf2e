import type { EndpointOutput, openingRecord, verifyProjectEvidence } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as deposit from '../../../../test/deposit-steps.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as out from '../../../../test/way-out-steps.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await deposit.startDepositApp();
});
afterAll(() => app.close());

const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });
const reason = '本单位产能不足，无法按期供货';

/** Under the own policy, where a reason opens what too few have bid for: three with deposits have bid. */
async function bidProject(): Promise<string> {
  const projectId = await steps.publishedProject(app, { manner: 10, lawRegime: 3 });
  for (const [index, account] of steps.suppliers.entries()) {
    steps.dataOf(await deposit.confirm(app, await deposit.handedIn(app, account, projectId)));
    steps.dataOf(await steps.quote(app, account, { projectId, price: String(880 + index) }));
  }
  return projectId;
}

async function revoke(projectId: string, more: object = {}) {
  const [own] = await steps.ownEntries(app, 'supplier2', projectId);
  return app.as('supplier2').post('/purchase/entry/revokeQuote', { entryId: own?.entryId, reason, ...more });
}

describe('a bid is revoked', () => {
  test('after the deadline and before the opening, with a reason, once; before it is withdrawn instead', async () => {
    const projectId = await bidProject();
    expect(await revoke(projectId)).toMatchObject(refused('请直接撤回报价'));
    app.clock.setTo(steps.deadline);
    expect(await revoke(projectId, { reason: '不投了' })).toMatchObject(refused('至少10个字'));
    expect(steps.dataOf(await revoke(projectId))).toMatchObject({ kind: 4, versionNo: 2, cipherHash: null });
    expect(await revoke(projectId)).toMatchObject({ code: 400 });
    const [own] = await steps.ownEntries(app, 'supplier2', projectId);
    expect(own?.entry).toMatchObject({ entryStatus: 6 });
    expect(
      (await app.as('supplier1').post('/purchase/entry/revokeQuote', { entryId: own?.entryId, reason })).code,
    ).toBe(404);
  });

  test('R38 without the buyer learning of it before the opening', async () => {
    const projectId = await bidProject();
    app.clock.setTo(steps.deadline);
    const shown = async () =>
      steps
        .dataOf<{ entryStatus: number }[]>(
          await app.as('manager').get(`/purchase/entry/queryEntryByProjectId?projectId=${projectId}`),
        )
        .map(({ entryStatus }) => entryStatus);
    const before = await shown();
    steps.dataOf(await revoke(projectId));
    expect(await shown()).toEqual(before);
  });

  test('R23 and named at the opening with its reason, sealed for good, its deposit proposed to be kept', async () => {
    const projectId = await bidProject();
    app.clock.setTo(steps.deadline);
    steps.dataOf(await revoke(projectId));
    expect(await steps.open(app, projectId, '符合本单位制度规定的最低家数要求')).toMatchObject({
      code: 200,
      data: { opened: 2, unopened: 0 },
    });
    const { suppliers } = await steps.comparison(app, projectId);
    expect(suppliers.at(-1)).toMatchObject({
      supplierName: '南京澄观信息技术有限公司',
      detailListVOS: [],
      unopened: [{ openFault: 6, ruling: 1, rulingReason: reason }],
    });
    const record = `/purchase/entry/queryOpeningRecord?projectId=${projectId}&tenantId=100001`;
    const lines = steps.dataOf<EndpointOutput<typeof openingRecord>>(await app.as('supplier2').get(record));
    expect(lines.find(({ isOwn }) => isOwn)).toMatchObject({ openFault: 6, ruling: 1, totalMoney: null });
    const [kept] = await app.asSuperuser<object>(
      `select deposit_status as status, forfeit_cause as cause from deposit
       where project_id = $1 and supplier_tenant_id = '300002'`,
      [projectId],
    );
    expect(kept).toEqual({ status: 8, cause: 1 });
    const ruled = await app.as('buyer').post('/bid-electronic/seal/opening/rule', {
      projectId,
      entryId: suppliers.at(-1)?.unopened[0]?.entryId,
      ruling: 2,
      reason,
    });
    expect(ruled.code).toBe(404);
    expect(await revoke(projectId)).toMatchObject(refused('不能撤销投标'));
    const chain = await app.as('buyer').get(`/purchase/project/evidenceVerify?projectId=${projectId}`);
    expect(steps.dataOf<EndpointOutput<typeof verifyProjectEvidence>>(chain)).toMatchObject({ ok: true });
  });

  test('by one of three after the holders have unlocked, and the two others are opened: three bids were received', async () => {
    const projectId = await steps.quotedProject(app);
    await steps.unlockByTwo(app, projectId);
    steps.dataOf(await revoke(projectId));
    expect(await out.ask(app, projectId, 'fail')).toMatchObject(refused('应当开标'));
    expect(await steps.openNow(app, projectId)).toMatchObject({ code: 200, data: { opened: 2, unopened: 0 } });
    const { suppliers } = await steps.comparison(app, projectId);
    expect(suppliers.map(({ totalM }) => totalM)).toEqual(['528300.00', '534000.00', '0.00']);
    expect(suppliers.at(-1)).toMatchObject({ unopened: [{ openFault: 6, ruling: 1 }] });
  });

  test('by all three, and there is nothing to open', async () => {
    const projectId = await steps.quotedProject(app);
    for (const account of steps.suppliers) {
      const [own] = await steps.ownEntries(app, account, projectId);
      steps.dataOf(await app.as(account).post('/purchase/entry/revokeQuote', { entryId: own?.entryId, reason }));
    }
    expect(await steps.openNow(app, projectId)).toMatchObject(refused('投标人少于3家'));
  });
});
