import type { CheckedSupplier } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTenderingApp, type Account, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

const check = (projectId: string, by: Account = 'buyer') =>
  app.as(by).get(`/purchase/entry/check/soc?projectId=${projectId}`);

test('who was black-listed after he had registered is named with the reason; whose code is no code, too', async () => {
  await steps.knowSuppliers(app);
  const { projectId } = await steps.openedProject(app);
  const checked = async () => steps.dataOf<CheckedSupplier[]>(await check(projectId));
  expect((await checked()).map(({ isValid }) => isValid)).toEqual([true, true, true]);
  const code = '91320115MA0Y2B025X';
  await app.asSuperuser(
    `update supplier set supplier_status = 2, black_reason = '串通投标' where tenant_id = '100001' and credit_code = $1`,
    [code],
  );
  await app.asSuperuser(
    `update entry set credit_code = '91320506MA0Y3C0316' where project_id = $1 and supplier_tenant_id = '300003'`,
    [projectId],
  );
  const found = await checked();
  expect(found.find(({ creditCode }) => creditCode === code)).toMatchObject({
    isValid: false,
    isBlackListed: true,
    blackReason: '串通投标',
  });
  expect(found.find(({ creditCode }) => creditCode === '91320506MA0Y3C0316')).toMatchObject({
    isValid: false,
    isCodeWhole: false,
  });
  expect(found.filter(({ isValid }) => isValid)).toHaveLength(1);
});

test('R38 before the opening it is answered to nobody who may not read who registered', async () => {
  const projectId = await steps.publishedProject(app);
  steps.dataOf(await steps.register(app, 'supplier1', projectId));
  for (const by of ['buyer', 'finance', 'supervisor', 'supplier1'] as const)
    expect((await check(projectId, by)).code, by).not.toBe(200);
  expect((await check(projectId, 'manager')).code).toBe(200);
});
