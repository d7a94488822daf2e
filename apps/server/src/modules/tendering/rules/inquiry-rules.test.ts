import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
  app.clock.setTo(steps.publicationDay);
});
afterAll(() => app.close());

const submit = async (changes: object) =>
  app.as('buyer').post('/purchase/project/submitTask', await steps.savedProject(app, changes));

describe('an inquiry under the tendering law', () => {
  test('leaves twenty days, and no reason lets less pass', async () => {
    const { id } = await steps.confirmedProject(app, { lawRegime: 1 });
    const notice = await steps.draftNotice(app, id);
    expect(await steps.publish(app, notice, '时间紧急，开学前必须到货')).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/不足20个自然日，截止时间不得早于2026-12-0\d.*招标投标法第二十四条/),
    });
  });

  test('needs three bidders', async () => {
    const asked = { manner: 5, lawRegime: 1, generalBudget: '540000.00' };
    const { data } = await app.as('buyer').post('/purchase/project/checkBeforeChoose', asked);
    expect(data).toMatchObject({ leastSuppliers: 3 });
  });

  test('asks for a deposit of two parts in a hundred at most', async () => {
    expect(await submit({ lawRegime: 1, depositMoney: '360000.00' })).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/保证金不得超过10,800\.00元.*第二十六条/),
    });
  });
});

test('under the own policy a deposit above the share is published with a written reason alone', async () => {
  const { id } = await steps.confirmedProject(app, { lawRegime: 3, depositMoney: '180000.00' });
  const notice = await steps.draftNotice(app, id);
  expect(await steps.publish(app, notice)).toMatchObject({
    code: 400,
    msg: expect.stringMatching(/保证金超过10,800\.00元.*请填写理由/),
  });
  expect(await steps.publish(app, notice, '定制设备，违约风险高')).toMatchObject({ code: 200 });
});
