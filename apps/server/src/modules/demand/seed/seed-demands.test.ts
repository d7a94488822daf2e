import { afterAll, beforeAll, expect, test } from 'vitest';
import type { demand, Page, Row } from '@zhaocai/model';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import { dataOf } from '../../../../test/tendering-steps.ts';
import { demandModule } from '../index.ts';
import { pino } from 'pino';
import { seedDemoDemands } from './seed-demands.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([demandModule]);
});
afterAll(() => app.close());

const listed = async () =>
  dataOf<Page<Row<typeof demand>>>(await app.as('buyer').post('/purchase/cus/demand/queryDemandPage', { size: 50 }));

test('the demo has demands in four states, two answers to its research, and is played once', async () => {
  const log = pino({ level: 'silent' });
  await seedDemoDemands({ ...app.platform, log });
  await seedDemoDemands({ ...app.platform, log });
  const { records } = await listed();
  expect(records.map(({ demandStatus }) => demandStatus).toSorted()).toEqual([0, 1, 2, 3]);
  const asked = records.find(({ demandStatus }) => demandStatus === 1);
  const answers = await app.as('buyer').get(`/purchase/entry/queryDemandEntryIdea?demandId=${asked?.id}`);
  expect(dataOf<unknown[]>(answers)).toHaveLength(2);
});
