import { afterEach, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { seedDemo } from '../src/seed.ts';
import { quiet } from './database-url.ts';
import type { OpenTestDatabase } from './harness.ts';
import { demoSecret, openSeededDatabase } from './seeded-database.ts';
import { quickFolder } from './quick-folder.ts';

let opened: OpenTestDatabase;
afterEach(() => opened.close());

/** Everything that the demo plays, as at a first start on this day; whatever the day, the product starts. */
async function playedOn(now: string) {
  opened = await openSeededDatabase('product');
  const { database, clock } = opened;
  clock.setTo(now);
  const filesFolder = quickFolder('zhaocai-demo-');
  const app = await createApp({ database, clock, log: quiet, filesFolder, secret: demoSecret, demo: true });
  await seedDemo(app.platform, quiet);
  await seedDemo(app.platform, quiet);
  await app.server.close();
  const [count] = await opened.asSuperuser<Record<string, number>>(
    `select (select count(*)::int from contract) as contracts, (select count(*)::int from contract_payment) as payments,
       (select count(*)::int from deposit) as deposits, (select count(*)::int from evaluation_report) as reports,
       (select count(*)::int from cost_out) as fees, (select count(*)::int from payout) as payouts`,
  );
  return count;
}

const whole = { contracts: 1, payments: 2, deposits: 6, reports: 2, fees: 2, payouts: 1 };

// Days on which offices are closed, the first hour of a day, and the end of a month and a year.
test.each(['2026-02-18 10:00:00', '2026-10-04 00:05:00', '2026-11-28 23:55:00', '2026-12-07 08:00:00'])(
  'the demo played on %s has a contract that is paid, deposits, evaluations and fees, once',
  async (now) => {
    expect(await playedOn(now)).toEqual(whole);
  },
);

test('beyond the known calendar the demo begins without them', async () => {
  expect(await playedOn('2027-06-15 14:00:00')).toEqual({
    contracts: 0,
    payments: 0,
    deposits: 0,
    reports: 0,
    fees: 0,
    payouts: 0,
  });
});
