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
