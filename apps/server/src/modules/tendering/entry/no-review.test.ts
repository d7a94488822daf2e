import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as tender from '../../../../test/open-tender-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

const told = '不得设置报名审核';

describe('under the tendering law registrations are not reviewed (R37)', () => {
  test('a draft that asks for it is not saved, neither at first nor when the law is chosen later', async () => {
    const reviewed = steps.aProject({ ...tender.aTender, isEntryReviewed: true });
    const save = (body: object) => app.as('buyer').post('/purchase/project/saveOrUpdate', body);
    expect(await save(reviewed)).toMatchObject({ code: 400, msg: expect.stringContaining(told) });
    const kept = steps.dataOf<steps.Draft>(await save({ ...reviewed, manner: 5, lawRegime: 2 }));
    expect(await save({ ...reviewed, id: kept.id, version: kept.version })).toMatchObject({ code: 400 });
    expect(await steps.detail(app, kept.id)).toMatchObject({ isEntryReviewed: true, lawRegime: 2 });
  });

  test('a draft from before is published without it: who registers takes part at once', async () => {
    const id = await tender.readyTender(app);
    await app.asSuperuser('update project set is_entry_reviewed = true where id = $1', [id]);
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id, 1)));
    steps.dataOf(await steps.register(app, 'supplier1', id));
    expect(await steps.quote(app, 'supplier1', { projectId: id, price: '880' })).toMatchObject({ code: 200 });
  });

  test('one that still waits is let in, and cannot be refused', async () => {
    const id = await tender.readyTender(app);
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id, 1)));
    await app.asSuperuser('update project set is_entry_reviewed = true where id = $1', [id]);
    steps.dataOf(await steps.register(app, 'supplier1', id));
    const [own] = await steps.ownEntries(app, 'supplier1', id);
    const review = (body: object) =>
      app.as('buyer').post('/purchase/entry/checkAccept', { ids: [own?.entryId], ...body });
    expect(await review({ agree: false, reason: '未提供原件' })).toMatchObject({
      code: 400,
      msg: expect.stringContaining('不得驳回报名'),
    });
    expect(await review({ agree: true })).toMatchObject({ code: 200, data: { count: 1 } });
  });
});
