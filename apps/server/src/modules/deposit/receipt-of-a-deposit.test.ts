import { afterAll, beforeAll, expect, test } from 'vitest';
import * as deposit from '../../../test/deposit-steps.ts';
import type { TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';
import { missingIn } from '../../../test/words-of-pdf.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await deposit.startDepositApp();
});
afterAll(() => app.close());

test('a supplier has a receipt once finance has confirmed his deposit, with its number, the payer and the capitals', async () => {
  const projectId = await steps.publishedProject(app);
  const handed = await deposit.handedIn(app, 'supplier1', projectId);
  const receipt = `${deposit.deposits}/receipt?id=${handed.id}`;
  expect(await app.as('supplier1').get(receipt)).toMatchObject({ code: 400 });
  steps.dataOf(await deposit.confirm(app, handed));
  const { depositNo, projectNo } = await deposit.detailOf(app, 'finance', handed.id);
  const told = [depositNo ?? '', projectNo, app.as('supplier1').user.tenantName, '10000.00', '壹万元整'];
  for (const by of ['supplier1', 'finance'] as const)
    expect(await missingIn((await app.as(by).raw(receipt)).rawPayload, told), by).toEqual([]);
});
