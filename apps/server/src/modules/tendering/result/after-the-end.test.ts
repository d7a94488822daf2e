import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

const ended = async (projectId: string) =>
  app.asSuperuser(
    `select k.package_no as package, k.package_status as status, e.entry_status as entry, count(*)::int as count
     from package k join entry e on e.tenant_id = k.tenant_id and e.package_id = k.id
     where k.project_id = $1 and e.is_deleted = 0 group by 1, 2, 3 order by 1, 3`,
    [projectId],
  );

test('when the result is out nobody waits any more: not in a package that failed, nor who never quoted', async () => {
  const half = { budget: '270000.00', items: [{ name: '床', unit: '张', quantity: '100' }] };
  const packages = [steps.aPackage(half), steps.aPackage({ ...half, packageNo: 2, packageName: '柜' })];
  const projectId = await steps.publishedProject(app, { packages });
  for (const account of steps.suppliers) {
    steps.dataOf(await steps.register(app, account, projectId));
    // The second package gets one quote: too few, it stays sealed.
    const packages = account === 'supplier1' ? 2 : 1;
    steps.dataOf(await steps.quote(app, account, { projectId, price: '900', packages }));
  }
  app.clock.setTo(steps.deadline);
  steps.dataOf(await steps.open(app, projectId));
  const { version, suppliers } = await steps.comparison(app, projectId);
  const selections = suppliers.flatMap(({ detailListVOS }, rank) =>
    detailListVOS.map(({ packageId, entryId }) => ({ packageId, entryId, bidStatus: rank === 0 ? '1' : '0' })),
  );
  const place = '/purchase/entry';
  const saved = steps.dataOf<steps.Draft>(
    await app.as('buyer').post(`${place}/saveSelection`, { projectId, version, selections }),
  );
  const submitted = steps.dataOf<steps.Draft>(
    await app.as('buyer').post(`${place}/submitSelection`, { projectId, version: saved.version }),
  );
  steps.dataOf(await app.as('manager').post('/purchase/project/projectConfirm', { ...submitted, agree: true }));
  steps.dataOf(await steps.publish(app, await steps.draftNotice(app, projectId, 2)));

  expect(await ended(projectId)).toEqual([
    { package: 1, status: 5, entry: 11, count: 1 },
    { package: 1, status: 5, entry: 12, count: 2 },
    { package: 2, status: 8, entry: 13, count: 3 },
  ]);
  expect(await steps.detail(app, projectId)).toMatchObject({ stage: 65, projectStatus: 3 });
});
