import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import * as out from '../../../../test/way-out-steps.ts';

let app: TenderingApp;
let id: string;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  id = await openedWithOneFailed();
});

const items = (name: string) => [{ name, unit: '张', quantity: '100' }];
const packages = [
  steps.aPackage({ budget: '300000.00', items: items('床') }),
  steps.aPackage({ packageNo: 2, packageName: '柜', budget: '240000.00', items: items('柜') }),
];

/** Three quote for the first package, two of them for the second as well: too few for it. */
async function openedWithOneFailed(): Promise<string> {
  const projectId = await steps.publishedProject(app, { packages });
  for (const [rank, account] of steps.suppliers.entries()) {
    const ids = (await steps.readPublished(app.as(account), projectId)).packages.map((one) => one.id);
    const packageIds = account === 'supplier3' ? ids.slice(0, 1) : ids;
    steps.dataOf(await steps.registerFor(app, account, { projectId, packageIds }));
    steps.dataOf(await steps.quote(app, account, { projectId, price: String(1000 + rank) }));
  }
  app.clock.setTo(steps.deadline);
  expect(await steps.open(app, projectId)).toMatchObject({ code: 200, data: { opened: 3 } });
  return projectId;
}

describe('a package that too few have quoted for, while another is opened', () => {
  test('fails and says why, and so does what was registered for it', async () => {
    const { packages: after } = await steps.detail(app, id);
    expect(after.map(({ packageStatus, failReason }) => [packageStatus, failReason])).toEqual([
      [3, null],
      [8, 1],
    ]);
    expect(await out.endsOf(app, id)).toEqual([
      { package: 1, status: 3, entry: 9, count: 3 },
      { package: 2, status: 8, entry: 13, count: 2 },
    ]);
    expect(await out.isWhole(app, id)).toMatchObject({ ok: true });
  });

  test('is told at once to those who registered for it, and to the public', async () => {
    const toldOf = async (tenant: string) => (await out.toldTo(app, tenant, id)).map(({ kind }) => kind);
    expect(await toldOf('300001')).toContain('packageFailed');
    expect(await toldOf('300003')).not.toContain('packageFailed');
    const [notice] = await app.asSuperuser<{ title: string; content: string }>(
      `select title, content from bulletin where project_id = $1 and bulletin_type = 3 and bulletin_status = 3`,
      [id],
    );
    expect(notice?.title).toContain('采购包2流标公告');
    expect(notice?.content).toContain('不足3家');
  });

  test('is procured again while the others go on, once, and the result of the others comes out as ever', async () => {
    const rebid = () => app.as('buyer').post('/purchase/project/rebid', { id });
    expect((await steps.detail(app, id)).actions).toContain('rebid');
    const child = steps.dataOf<steps.Draft>(await rebid());
    expect(await steps.detail(app, child.id)).toMatchObject({
      parent: { id },
      packages: [{ packageName: '柜', budget: '240000.00' }],
    });
    expect(await rebid()).toMatchObject({ code: 400 });
    const opened = await steps.comparison(app, id);
    const submitted = await steps.handInSelection(app, opened, steps.lowestWins);
    steps.dataOf(await app.as('manager').post('/purchase/project/projectConfirm', { ...submitted, agree: true }));
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id, 2)));
    expect(await steps.detail(app, id)).toMatchObject({
      stage: 65,
      packages: [{ packageStatus: 5 }, { packageStatus: 8 }],
    });
  });
});
