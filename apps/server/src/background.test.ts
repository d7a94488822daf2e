import { afterAll, beforeAll, expect, test } from 'vitest';
import { quiet } from '../test/database-url.ts';
import { addressThatComesLater } from '../test/late-address.ts';
import { startRealApp, type RealApp } from '../test/real-app.ts';
import { recordEvidence } from './platform/audit/index.ts';
import { openDatabase } from './platform/db/index.ts';
import { patienceMs } from './platform/db/connection-failure.ts';
import { keepHouse, startBackground } from './background.ts';

let app: RealApp;
beforeAll(async () => {
  app = await startRealApp();
});
afterAll(() => app.close());

const options = () => ({ ...app.app.platform, tally: app.app.tally, jobsUrl: app.jobsUrl, log: quiet });
const failures = () => app.app.tally.metrics.find(({ name }) => name === 'background_failures_total')?.count();

interface Root {
  readonly tenantId: string;
}

/** Something happens in this tenant, so that its evidence has a chain. */
const act = (tenantId: string) =>
  app.database.transaction(tenantId, (db) =>
    recordEvidence(
      { db, tenantId, now: db.now, user: { userId: '1', account: 'a', tenantId } },
      { stream: 'admin', action: 'notice.add', subject: '1', payload: {} },
    ),
  );

const roots = () =>
  app.asSuperuser<Root>(`select distinct tenant_id as "tenantId" from evidence where stream = 'root' order by 1`);

/** The night of this tenant fails: its chain has no place for a root. */
const breakFor = (tenantId: string) =>
  app.asSuperuser(
    `alter table evidence add constraint broken_night check (tenant_id <> '${tenantId}' or stream <> 'root') not valid`,
  );
const mend = () => app.asSuperuser('alter table evidence drop constraint broken_night');

test('the night of one tenant may fail: the others have theirs, the sweep is done, and the failure is told and tried again', async () => {
  for (const tenantId of ['100001', '300001', '300002']) await act(tenantId);
  const chains = await app.asSuperuser<Root>(
    `select distinct tenant_id as "tenantId" from evidence_head where stream <> 'root' order by 1`,
  );
  const [first, ...others] = chains.map(({ tenantId }) => tenantId);
  expect(others.length).toBeGreaterThan(1);
  await breakFor(first ?? '');
  await app.asSuperuser(
    `insert into outbox (tenant_id, kind, payload, create_time) values ('100001', 'old', '{}', '2020-01-01')`,
  );
  const before = failures() ?? 0;
  await expect(keepHouse(options())).rejects.toThrow('parts of the nightly work that failed: 1');
  expect((await roots()).map(({ tenantId }) => tenantId)).toEqual(others);
  expect(await app.asSuperuser(`select from outbox where kind = 'old'`)).toEqual([]);
  expect(failures()).toBe(before + 1);
  await mend();
  await keepHouse(options());
  expect((await roots()).map(({ tenantId }) => tenantId)).toEqual([first, ...others]);
  expect(failures()).toBe(before + 1);
});

test('a midnight that was missed is caught up at the start', async () => {
  const first = await startBackground(options());
  await first.stop();
  await app.asSuperuser(
    `update graphile_worker._private_known_crontabs set known_since = now() - interval '9 days',
       last_execution = now() - interval '3 days' where identifier = 'nightly'`,
  );
  await app.asSuperuser(
    `insert into outbox (tenant_id, kind, payload, create_time) values ('100001', 'old', '{}', '2020-01-01')`,
  );
  const second = await startBackground(options());
  await expect.poll(() => app.asSuperuser(`select from outbox where kind = 'old'`), { timeout: 20_000 }).toEqual([]);
  await second.stop();
});

test('a database that goes away while all of this begins is waited for, for longer than anybody who asks would', async () => {
  const { url, comes } = await addressThatComesLater(app.appUrl);
  const database = openDatabase({ appUrl: url, max: 2, clock: app.clock, log: quiet });
  const starting = startBackground({ ...options(), database });
  const early = starting.then(
    () => 'started',
    () => 'gave up',
  );
  const longer = new Promise((resolve) => setTimeout(() => resolve('waits'), patienceMs + 1_000));
  expect(await Promise.race([early, longer])).toBe('waits');
  const line = await comes();
  const background = await starting;
  await background.stop();
  await database.end();
  line.close();
}, 60_000);
