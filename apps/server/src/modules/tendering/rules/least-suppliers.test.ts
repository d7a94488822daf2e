import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configurationLines, startPurchasingApp } from '../../../../test/purchasing-app.ts';
import * as asked from '../../../../test/invite-steps.ts';
import * as tender from '../../../../test/open-tender-steps.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import * as out from '../../../../test/way-out-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startPurchasingApp();
});
afterAll(() => app.close());

const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });
const [negotiation, consultation, inquiry] = [3, 4, 5];
const times = {
  entryEndTime: '2026-11-25 17:00:00',
  bidEndTime: '2026-12-08 09:00:00',
  openTime: '2026-12-08 09:00:00',
};

/** The buyer's own numbers for a method of a kind of project. */
async function setNumbers(typeCode: string, manner: number, numbers: object): Promise<void> {
  const type = (await configurationLines(app, 'type/queryTypeList')).find((one) => one.typeCode === typeCode);
  const methods = await configurationLines(app, `manner/queryMannerList?typeId=${type?.id}`);
  const { id, version } = methods.find(({ mannerCode }) => mannerCode === manner) ?? { id: '', version: 0 };
  steps.dataOf(await app.as('manager').post('/purchase/conf/manner/saveOrUpdateSingle', { id, version, ...numbers }));
}

const leastOf = (id: string) =>
  app.asSuperuser('select min_suppliers as least from package where project_id = $1', [id]);

describe('the number of bidders that a buyer sets above that of the law (R14)', () => {
  test('is what an opening asks for, and what lets a procurement fail', async () => {
    await setNumbers('ZFCG-HW', inquiry, { minSuppliers: 4 });
    const id = await steps.quotedProject(app);
    expect(await leastOf(id)).toEqual([{ least: 4 }]);
    expect(await steps.open(app, id)).toMatchObject(refused('少于4家'));
    expect(await out.agreedOn(app, id, 'fail')).toMatchObject({ stage: 90 });
    await setNumbers('ZFCG-HW', inquiry, { minSuppliers: null });
  });

  test('is how many a negotiation invites', async () => {
    app.clock.setTo(steps.publicationDay);
    await setNumbers('ZFCG-HW', negotiation, { minSuppliers: 4 });
    const { id } = await steps.confirmedProject(app, { ...times, manner: negotiation });
    expect(await asked.list(app, id)).toMatchObject({ least: 4 });
    await setNumbers('ZFCG-HW', negotiation, { minSuppliers: null });
  });
});

describe('two bidders with an approval (R14)', () => {
  const service = { ...times, manner: consultation, lawRegime: 2, purchaseType: 2 };

  async function again(kind: 'fail' | 'terminate') {
    const first = await tender.readyTender(app, service);
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, first, 10)));
    app.clock.setTo(times.openTime);
    await out.agreedOn(app, first, kind);
    app.clock.setTo(steps.publicationDay);
    const child = steps.dataOf<steps.Draft>(await app.as('buyer').post('/purchase/project/rebid', { id: first }));
    const { projectNo, projectName, generalBudget } = await steps.detail(app, child.id);
    const body = { ...child, ...service, projectNo, projectName, generalBudget };
    const mannerFiles = [await tender.uploaded(app, 'buyer', '批复.pdf')];
    const saved = steps.dataOf<steps.Draft>(
      await app.as('buyer').post('/purchase/project/saveOrUpdate', { ...body, mannerFiles }),
    );
    const check = await app.as('buyer').post('/purchase/project/checkBeforeChoose', { ...service, id: saved.id });
    steps.dataOf(await app.as('buyer').post('/purchase/project/submitTask', saved));
    return { told: steps.dataOf<{ leastSuppliers: number }>(check).leastSuppliers, stored: await leastOf(child.id) };
  }

  test('are enough for a consultation of services after one that failed', async () => {
    expect(await again('fail')).toEqual({ told: 2, stored: [{ least: 2 }] });
  });

  test('are not enough after one that was given up', async () => {
    expect(await again('terminate')).toEqual({ told: 3, stored: [{ least: 3 }] });
  });

  test('are three where the buyer says so', async () => {
    await setNumbers('ZFCG-FW', consultation, { minSuppliersException: 3 });
    expect(await again('fail')).toEqual({ told: 3, stored: [{ least: 3 }] });
  });
});
