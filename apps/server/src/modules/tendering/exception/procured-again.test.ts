import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPurchasingApp } from '../../../../test/purchasing-app.ts';
import { uploaded } from '../../../../test/open-tender-steps.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import * as out from '../../../../test/way-out-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startPurchasingApp();
});
afterAll(() => app.close());

const rebid = (id: string) => app.as('buyer').post('/purchase/project/rebid', { id });

describe('what was bought by another method than its amount asks for', () => {
  const generalBudget = '2000000.00';
  const changes = async () => ({
    generalBudget,
    packages: [steps.aPackage({ budget: generalBudget })],
    mannerFiles: [await uploaded(app, 'buyer', '变更采购方式批复.pdf')],
  });

  test('is procured again when it failed, and needs an approval of its own', async () => {
    app.clock.setTo(steps.publicationDay);
    const id = await steps.quotedProject(app, { prices: ['880.50', '875'], changes: await changes() });
    await out.agreedOn(app, id, 'fail');
    const child = steps.dataOf<steps.Draft>(await rebid(id));
    const again = await steps.detail(app, child.id);
    expect(again).toMatchObject({ manner: 5, parent: { id }, generalBudget, mannerFiles: null });
    expect((await steps.detail(app, id)).mannerFiles).toHaveLength(1);
    expect(await app.as('buyer').post('/purchase/project/submitTask', child)).toMatchObject({
      code: 400,
      msg: expect.stringContaining('请上传批准文件'),
    });
    const mannerFiles = [await uploaded(app, 'buyer', '再次变更采购方式批复.pdf')];
    const { entryEndTime, bidEndTime, openTime } = again;
    const filed = steps.dataOf<steps.Draft>(
      await app.as('buyer').post('/purchase/project/saveOrUpdate', {
        ...steps.aProject({ generalBudget, packages: undefined, entryEndTime, bidEndTime, openTime }),
        ...child,
        mannerFiles,
      }),
    );
    steps.dataOf(await app.as('buyer').post('/purchase/project/submitTask', filed));
  });
});

describe('a result that is withdrawn', () => {
  const half = { budget: '270000.00', items: [{ name: '床', unit: '张', quantity: '100' }] };
  const packages = [1, 2, 3].map((packageNo) => steps.aPackage({ ...half, budget: '180000.00', packageNo }));

  /** Of three packages the first is won, nobody is chosen for the others, and the result is out. */
  async function thirdWon(): Promise<string> {
    const { projectId, ...opened } = await steps.openedProject(app, { changes: { packages } });
    const [first] = opened.packages;
    const submitted = await steps.handInSelection(app, { projectId, ...opened }, (offers) =>
      steps
        .selectionsOf(offers, 'nobody')
        .map((one) => (one.packageId === first?.packageId ? { ...one, bidStatus: '1', bidRemark: '综合最优' } : one))
        .filter(
          ({ packageId, bidStatus }, at, all) =>
            bidStatus === '0' || all.findIndex((one) => one.packageId === packageId) === at,
        ),
    );
    steps.dataOf(await app.as('manager').post('/purchase/project/projectConfirm', { ...submitted, agree: true }));
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, projectId, 2)));
    return projectId;
  }

  test('leaves a package as it is that another project procures again, and decides the others anew', async () => {
    const id = await thirdWon();
    const child = steps.dataOf<steps.Draft>(await rebid(id));
    const { packages: made } = await steps.detail(app, child.id);
    expect(made).toHaveLength(2);
    // The second package alone is procured again; the third is not any more.
    const kept = made.filter(({ packageNo }) => packageNo === 1).map(({ winMoney: _none, ...one }) => one);
    steps.dataOf(
      await app.as('buyer').post('/purchase/project/saveOrUpdate', {
        ...(await steps.detail(app, child.id)),
        generalBudget: '180000.00',
        packages: kept,
      }),
    );
    const undone = await out.agreedOn(app, id, 'undoResult');
    expect(undone.packages.map(({ packageStatus }) => packageStatus)).toEqual([3, 8, 3]);
    expect(await out.endsOf(app, id)).toEqual([
      { package: 1, status: 3, entry: 9, count: 3 },
      { package: 2, status: 8, entry: 13, count: 3 },
      { package: 3, status: 3, entry: 9, count: 3 },
    ]);
    const { version, suppliers } = await steps.comparison(app, id);
    const all = steps.selectionsOf(suppliers, 0);
    expect(
      await app.as('buyer').post('/purchase/entry/saveSelection', { projectId: id, version, selections: all }),
    ).toMatchObject({ code: 400, msg: expect.stringContaining('已流标或终止') });
  });

  test('ends in a failure that is procured again beside what is procured again already', async () => {
    const id = await thirdWon();
    const child = steps.dataOf<steps.Draft>(await rebid(id));
    expect(await rebid(id)).toMatchObject({ code: 400, msg: expect.stringContaining('已经重新立项') });
    await out.agreedOn(app, id, 'undoResult');
    await out.confirmedSelection(app, id, 'nobody');
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id, 6)));
    expect(await steps.detail(app, id)).toMatchObject({ stage: 90, next: [{ action: 'rebid' }] });
    const second = steps.dataOf<steps.Draft>(await rebid(id));
    const origins = await Promise.all([id, child.id, second.id].map((one) => steps.detail(app, one)));
    expect(origins.map(({ packages: of }) => of.map(({ parentId }) => parentId))).toEqual([
      [null, null, null],
      origins[0]?.packages.slice(1).map((one) => one.id),
      origins[0]?.packages.slice(0, 1).map((one) => one.id),
    ]);
  });
});
