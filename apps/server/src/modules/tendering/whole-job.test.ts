import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

describe('an inquiry from draft to result', () => {
  test('goes through every stage, is decided, and its evidence verifies', async () => {
    const opened = await steps.openedProject(app);
    const { projectId } = opened;
    expect(opened).toMatchObject({ stage: 45, generalBudget: '540000.00', canSelect: true });
    expect(opened.suppliers.map(({ totalM }) => totalM)).toEqual(['525000.00', '528300.00', '534000.00']);
    const [cheapest] = opened.suppliers;
    expect(cheapest?.detailListVOS[0]).toMatchObject({
      perMoney: '875.00',
      totalMoney: '525000.00',
      bidStatus: '0',
      isLowest: true,
      serviceShow: '质保三年',
    });

    const selections = opened.suppliers.map(({ detailListVOS: [offer] }) => ({
      packageId: offer?.packageId,
      entryId: offer?.entryId,
      bidStatus: offer?.isLowest ? '1' : '0',
    }));
    const saved = steps.dataOf<steps.Draft>(
      await app.as('buyer').post('/purchase/entry/saveSelection', { projectId, version: opened.version, selections }),
    );
    const submitted = steps.dataOf<steps.Draft>(
      await app.as('buyer').post('/purchase/entry/submitSelection', { projectId, version: saved.version }),
    );
    steps.dataOf(await app.as('manager').post('/purchase/project/projectConfirm', { ...submitted, agree: true }));
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, projectId, 2)));

    const project = await steps.detail(app, projectId);
    // Time runs on while the job runs: to the minute.
    expect(project).toMatchObject({ stage: 65, resultTime: expect.stringMatching(`^${steps.deadline.slice(0, 16)}`) });
    expect(project.packages[0]).toMatchObject({ packageStatus: 5, winMoney: '525000.00' });
    expect(project.stages.map(({ stage, state }) => `${stage} ${state}`)).toEqual([
      '5 done',
      '10 done',
      '25 done',
      '30 done',
      '35 done',
      '40 done',
      '45 done',
      '60 done',
      '65 now',
    ]);
    const outcome = async (account: 'supplier1' | 'supplier2') =>
      (await steps.ownEntries(app, account, projectId))[0]?.entry.entryStatus;
    expect([await outcome('supplier1'), await outcome('supplier2')]).toEqual([12, 11]);
    const verdict = steps.dataOf(await app.as('buyer').get(`/purchase/project/evidenceVerify?projectId=${projectId}`));
    expect(verdict).toMatchObject({ ok: true, firstBroken: null });
    const result = await app.as('supplier3').post('/purchase/bulletin/bulletinTenantPage', { bulletinType: 2 });
    expect(result.data).toMatchObject({ total: 1, records: [{ projectId, isEntered: true }] });
  });
});
