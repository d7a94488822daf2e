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

  test.each([
    ['raised', null, 4, { code: 200 }],
    ['lowered', 4, null, refused('少于4家')],
  ])(
    'that was %s after the notice holds for what comes next, not for a project that is out',
    async (_how, at, later, opened) => {
      await setNumbers('ZFCG-HW', inquiry, { minSuppliers: at });
      const id = await steps.quotedProject(app);
      await setNumbers('ZFCG-HW', inquiry, { minSuppliers: later });
      expect(await steps.open(app, id)).toMatchObject(opened);
      await setNumbers('ZFCG-HW', inquiry, { minSuppliers: null });
    },
  );

  test('is how many a negotiation invites', async () => {
    app.clock.setTo(steps.publicationDay);
    await setNumbers('ZFCG-HW', negotiation, { minSuppliers: 4 });
    const { id } = await steps.confirmedProject(app, { ...times, manner: negotiation });
    expect(await asked.list(app, id)).toMatchObject({ least: 4 });
    await setNumbers('ZFCG-HW', negotiation, { minSuppliers: null });
  });
});

const service = { ...times, manner: consultation, lawRegime: 2, purchaseType: 2 };

describe('two bidders for a consultation of services (R14)', () => {
  const told = async (more: object) =>
    steps.dataOf<{ leastSuppliers: number; rules: { kind: string; value: string; article: { zh: string } }[] }>(
      await app.as('buyer').post('/purchase/project/checkBeforeChoose', { ...service, ...more }),
    );

  test('are enough at the first time already, by the notice of the ministry', async () => {
    const { leastSuppliers, rules } = await told({});
    expect(leastSuppliers).toBe(2);
    const article = { zh: expect.stringContaining('财库〔2015〕124号') };
    const counts = rules.filter(({ kind }) => kind.startsWith('minSuppliers'));
    expect(counts).toMatchObject([{ kind: 'minSuppliersServices', value: '2', article }]);
  });

  test.each([
    ['goods', { purchaseType: 1 }],
    ['works', { purchaseType: 3 }],
    ['services before the notice was in force', { publishTime: '2015-06-29 09:00:00' }],
    ['services by the own policy', { lawRegime: 3 }],
  ])('are not enough for %s', async (_, more) => {
    expect(await told(more)).toMatchObject({ leastSuppliers: 3 });
  });

  test.each([
    [1, refused('少于2家')],
    [2, { code: 200 }],
  ])('are what it is opened by: of %i', async (bidders, expected) => {
    const id = await tender.readyTender(app, service);
    expect(await leastOf(id)).toEqual([{ least: 2 }]);
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id, 10)));
    for (const account of steps.suppliers.slice(0, bidders)) {
      steps.dataOf(await steps.register(app, account, id));
      steps.dataOf(await steps.quote(app, account, { projectId: id, price: '880' }));
    }
    app.clock.setTo(times.openTime);
    expect(await steps.open(app, id)).toMatchObject(expected);
  });

  test('are three where the buyer says so', async () => {
    await setNumbers('ZFCG-FW', consultation, { minSuppliersException: 3 });
    expect(await told({})).toMatchObject({ leastSuppliers: 3 });
    await setNumbers('ZFCG-FW', consultation, { minSuppliersException: null });
  });

  test('are no number that a kind of project for goods may have', async () => {
    await expect(setNumbers('ZFCG-HW', consultation, { minSuppliersException: 2 })).rejects.toThrow('没有法定例外');
  });
});

describe('two bidders with an approval (R14)', () => {
  async function again(kind: 'fail' | 'terminate') {
    const first = await tender.readyTender(app, service);
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, first, 10)));
    app.clock.setTo(times.openTime);
    await out.agreedOn(app, first, kind);
    app.clock.setTo(steps.publicationDay);
    const child = steps.dataOf<steps.Draft>(await app.as('buyer').post('/purchase/project/rebid', { id: first }));
    const { projectNo, projectName, generalBudget } = await steps.detail(app, child.id);
    const body = { ...child, ...service, manner: negotiation, projectNo, projectName, generalBudget };
    const mannerFiles = [await tender.uploaded(app, 'buyer', '批复.pdf')];
    const saved = steps.dataOf<steps.Draft>(
      await app.as('buyer').post('/purchase/project/saveOrUpdate', { ...body, mannerFiles }),
    );
    const check = await app
      .as('buyer')
      .post('/purchase/project/checkBeforeChoose', { ...service, manner: negotiation, id: saved.id });
    steps.dataOf(await app.as('buyer').post('/purchase/project/submitTask', saved));
    return { told: steps.dataOf<{ leastSuppliers: number }>(check).leastSuppliers, stored: await leastOf(child.id) };
  }

  test('are enough for a negotiation after a procurement that failed', async () => {
    expect(await again('fail')).toEqual({ told: 2, stored: [{ least: 2 }] });
  });

  test('are not enough after one that was given up', async () => {
    expect(await again('terminate')).toEqual({ told: 3, stored: [{ least: 3 }] });
  });

  test('are three where the buyer says so', async () => {
    await setNumbers('ZFCG-FW', negotiation, { minSuppliersException: 3 });
    expect(await again('fail')).toEqual({ told: 3, stored: [{ least: 3 }] });
  });
});
