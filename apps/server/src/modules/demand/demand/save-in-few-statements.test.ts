import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aPlan } from '../../../../test/budget-steps.ts';
import * as steps from '../../../../test/demand-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import { dataOf } from '../../../../test/tendering-steps.ts';
import { planModule } from '../../plan/index.ts';
import { demandModule } from '../index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([demandModule, planModule]);
  app.clock.setTo('2026-11-20 10:00:00');
});
afterAll(() => app.close());

/** How many statements name a table while something is done. */
async function statementsOn(table: string, work: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = asked.mock.calls.map(([query]: readonly unknown[]) => JSON.stringify(query) ?? '');
  asked.mockRestore();
  return texts.filter((text) => text.includes(table)).length;
}

test('a new demand stores its lines in one statement, and one that is changed reads none that nobody has read', async () => {
  const deptId = await steps.deptOf(app);
  let draft: steps.Draft = { id: '', version: 0 };
  const adding = await statementsOn('demand_detail', async () => {
    draft = dataOf(await steps.save(app, steps.aDemand(deptId)));
  });
  expect(adding).toBe(1);
  const { id, version } = draft;
  const changing = await statementsOn('demand_detail', async () =>
    dataOf(await steps.save(app, steps.aDemand(deptId, { id, version, details: [steps.line({ qty: '1' })] }))),
  );
  expect(changing).toBe(2);
});

test('a new plan stores its lines in one statement', async () => {
  const deptId = await steps.deptOf(app);
  const adding = await statementsOn('plan_detail', async () =>
    dataOf(await app.as('buyer').post('/plan/save', aPlan(deptId, { money: '100.00' }))),
  );
  expect(adding).toBe(1);
});
