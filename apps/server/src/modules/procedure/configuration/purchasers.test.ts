import { afterAll, beforeAll, expect, test } from 'vitest';
import { purchaseContractLifecycle } from '@zhaocai/model';
import { startPurchasingApp } from '../../../../test/purchasing-app.ts';
import type { Account, TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { agencyModule } from '../../agency/index.ts';

const unit = { value: '100001', label: '大学招投标中心' };

let app: TenderingApp;
beforeAll(async () => {
  app = await startPurchasingApp([agencyModule]);
});
afterAll(() => app.close());

const purchasers = async (account: Account) =>
  steps.dataOf<object[]>(await app.as(account).get('/purchase/purchase/queryPurchaseList'));

test('a buyer finds its own unit, a supplier those in whose projects it has registered', async () => {
  expect(await purchasers('buyer')).toEqual([unit]);
  const id = await steps.publishedProject(app);
  expect(await purchasers('supplier1')).toEqual([]);
  steps.dataOf(await steps.register(app, 'supplier1', id));
  expect(await purchasers('supplier1')).toEqual([unit]);
  expect(await purchasers('supplier2')).toEqual([]);
});

test('an agency finds those that it works for, once it has accepted', async () => {
  const terms = { startDate: '2026-01-01', endDate: '2099-12-31', feePayer: 2 };
  const wish = { agentName: '代理', agentTenantId: '200001', ...terms };
  const invited = steps.dataOf<steps.Draft>(await app.as('buyer').post('/purchase/cus/agent/saveAgent', wish));
  expect(await purchasers('agent')).toEqual([]);
  steps.dataOf(await app.as('agent').post('/purchase/agent/cooperation/answer', { ...invited, agree: true }));
  expect(await purchasers('agent')).toEqual([unit]);
});

test('the states of a contract are those that it has', async () => {
  const states = steps.dataOf<{ value: number; label: string }[]>(
    await app.as('buyer').post('/purchase/enums/contractStatus', {}),
  );
  expect(states.map(({ value, label }) => [value, label])).toEqual(
    purchaseContractLifecycle.choices.map(({ value, label }) => [value, label.zh]),
  );
});

test.each([
  ['POST', 'contractStatus'],
  ['POST', 'paymentStatus'],
  ['POST', 'contractType'],
  ['GET', 'auditStatus'],
  ['GET', 'querySaleType'],
  ['GET', 'queryPurchaseType'],
  ['GET', 'queryTenderFileSubmitEnum'],
] as const)('[R389] by %s enums/%s the server tells each value once, with its word', async (method, name) => {
  const path = `/purchase/enums/${name}`;
  const answer = method === 'GET' ? app.as('buyer').get(path) : app.as('buyer').post(path, {});
  const choices = steps.dataOf<{ value: number; label: string }[]>(await answer);
  expect(choices.length).toBeGreaterThan(1);
  expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length);
  expect(choices.every(({ label }) => label.trim() !== '')).toBe(true);
});
