import type { SameItem } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPurchasingApp } from '../../../../test/purchasing-app.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
let itemId: string;
beforeAll(async () => {
  app = await startPurchasingApp();
  app.clock.setTo(steps.publicationDay);
  const [item] = await app.asSuperuser<{ id: string }>(
    `select id::text from purchase_item where tenant_id = '100001' and is_deleted = 0 order by id limit 1`,
  );
  itemId = item?.id ?? '';
});
afterAll(() => app.close());

async function check(more: object): Promise<SameItem | null> {
  const asked = { manner: 5, lawRegime: 2, purchaseType: 1, generalBudget: '1500000.00', itemId, ...more };
  const { data } = await app.as('buyer').post('/purchase/project/checkBeforeChoose', asked);
  return (data as { sameItem: SameItem | null }).sameItem;
}

const packages = [steps.aPackage({ budget: '1500000.00' })];

test('R65 what a unit buys of one item in twelve months is told, and the method that so much asks for', async () => {
  expect(await check({})).toBeNull();
  const { id } = await steps.savedProject(app, { itemId, generalBudget: '1500000.00', packages });
  // Each below the threshold of open tenders, 2,000,000 yuan, together above it.
  expect(await check({})).toEqual({ count: 2, total: '3000000.00', manner: 1 });
  expect(await check({ generalBudget: '100.00' })).toEqual({ count: 2, total: '1500100.00', manner: null });
  // The project itself is counted once; another item, and one of more than a year ago, not at all.
  expect(await check({ id })).toBeNull();
  expect(await check({ itemId: null })).toBeNull();
  await app.asSuperuser(`update project set create_time = create_time - interval '13 months' where id = $1`, [id]);
  expect(await check({})).toBeNull();
});
