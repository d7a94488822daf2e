import { afterAll, beforeAll, expect, test } from 'vitest';
import * as steps from '../../../test/demand-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../test/tendering-app.ts';
import { dataOf, publicationDay, publishedProject, register } from '../../../test/tendering-steps.ts';
import { attentionModule } from '../attention/index.ts';
import { demandModule } from './index.ts';

const today = '2026-11-20 10:00:00';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([demandModule, attentionModule]);
});
afterAll(() => app.close());

const toldOf = (researchId: string) =>
  app.asSuperuser<{ tenant: string; kind: string; content: string }>(
    `select distinct tenant_id as tenant, kind, content from flow_message where business_id = $1 order by tenant_id`,
    [researchId],
  );

test('a new research is told once to those who bid for, answered about or watch what the buyer bought alike', async () => {
  app.clock.setTo(publicationDay);
  const entered = await publishedProject(app);
  dataOf(await register(app, 'supplier1', entered));
  const watched = { bizType: 2, bizId: entered, flag: 1 };
  dataOf(await app.as('supplier2').post('/purchase/attetion/saveOrUpdate', watched));
  app.clock.setTo(today);
  const { id: services } = await steps.saved(app, { isResearch: true, purchaseType: 2 });
  const other = dataOf<steps.Draft>(await steps.moveResearch(app, 'save', steps.research(services)));
  dataOf(await steps.moveResearch(app, 'publish', other));
  expect(await toldOf(other.id)).toEqual([]);
  const { researchId } = await steps.inResearch(app);
  const content = expect.stringContaining('大学招投标中心发布需求调研，请于');
  const told = await toldOf(researchId);
  expect(told.map(({ tenant }) => tenant).toSorted()).toEqual(['300001', '300002']);
  expect(told).toEqual(told.map(({ tenant }) => ({ tenant, kind: 'researchOpened', content })));
  const people = await app.asSuperuser<{ n: number }>(
    `select count(*)::int as n from flow_message where business_id = $1 group by tenant_id, user_id`,
    [researchId],
  );
  expect(people.every(({ n }) => n === 1)).toBe(true);
});
