import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/harness.ts';

let test: OpenTestDatabase;
const insert = `insert into role (tenant_id, id, role_name, role_alias, create_time) values ($1, $2, $3, $3, '2026-11-20 10:00:00')`;

beforeAll(async () => {
  test = await openTestDatabase({ max: 2 });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.asSuperuser('truncate role cascade');
  for (let id = 1; id <= 5; id += 1) await test.asSuperuser(insert, ['100001', id, `r${id}`]);
});

it('a page and its total run side by side: the one does not wait for the other', async () => {
  const db = test.database.scoped('100001');
  await test.asSuperuser('select pg_advisory_lock(1)');
  const page = db.query('select id from role, pg_advisory_xact_lock_shared(1) order by id limit 2');
  expect(await db.query('select count(*)::int as total from role')).toEqual([{ total: 5 }]);
  await test.asSuperuser('select pg_advisory_unlock(1)');
  expect(await page).toEqual([{ id: '1' }, { id: '2' }]);
});

it('many tenants at once on few connections see their own rows only', async () => {
  await test.asSuperuser(insert, ['300001', 9, 'x']);
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const tenantId = ['100001', '300001', '300002'][index % 3];
      return (await test.database.scoped(tenantId).query('select id from role')).length;
    }),
  );
  expect(answers).toEqual(Array.from({ length: 100 }, (_, index) => [5, 1, 0][index % 3]));
});

describe('two transactions in each other’s way', () => {
  const crossed = (options: { retry?: boolean }) => {
    let arrived = 0;
    let release: () => void = () => undefined;
    const bothHoldOne = new Promise<void>((resolve) => (release = resolve));
    const update = (first: number, second: number) =>
      test.database.transaction(
        '100001',
        async (tx) => {
          await tx.query('update role set sort = sort + 1 where id = $1', [first]);
          if (++arrived === 2) release();
          await bothHoldOne;
          await tx.query('update role set sort = sort + 1 where id = $1', [second]);
        },
        options,
      );
    return Promise.allSettled([update(1, 2), update(2, 1)]);
  };
  const sorts = () => test.asSuperuser('select sort from role where id in (1, 2) order by id');

  it('lose one of the two, whole', async () => {
    const outcomes = await crossed({});
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await sorts()).toEqual([{ sort: 1 }, { sort: 1 }]);
  });

  it('both get through where the caller allows a second try', async () => {
    const outcomes = await crossed({ retry: true });
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await sorts()).toEqual([{ sort: 2 }, { sort: 2 }]);
  });
});

describe('a connection that the server cuts', () => {
  const cut = () =>
    test.asSuperuser(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'zc_app' and datname = current_database()`,
    );

  it('is replaced before the next statement', async () => {
    await cut();
    expect(await test.database.scoped('100001').query('select id from role limit 1')).toHaveLength(1);
    await cut();
    expect(await test.database.transaction('100001', (tx) => tx.query('select id from role limit 1'))).toHaveLength(1);
  });

  it('in the middle of a read is not noticed by the reader', async () => {
    const reading = test.database.scoped('100001').query('select id, pg_sleep(2) from role limit 1');
    await untilAsleep(1);
    await cut();
    expect(await reading).toHaveLength(1);
  });

  it('in the middle of a write is told, for nobody knows whether it was done', async () => {
    const writing = test.database
      .scoped('100001')
      .query(`update role set sort = 7 where id = 1 and pg_sleep(60) is not null`);
    const outcome = writing.then(
      () => 'done',
      (error: Error) => error.message,
    );
    await untilAsleep(1);
    await cut();
    expect(await outcome).toMatch(/terminat/);
    expect(await test.asSuperuser('select sort from role where id = 1')).toEqual([{ sort: 0 }]);
  });
});

it('the pool tells how busy it is', async () => {
  const sleeping = Array.from({ length: 3 }, () => test.database.scoped('100001').query('select pg_sleep(2)'));
  await untilAsleep(2);
  expect(test.database.poolMetrics()).toEqual({ total: 2, idle: 0, waiting: 1 });
  await Promise.all(sleeping);
});

it('a refused row does not carry its values into the error', async () => {
  const refused = test.database.scoped('100001').query(insert, ['100001', '8', null]);
  await expect(refused).rejects.toMatchObject({ code: '23502', detail: undefined });
});

/** Until so many statements of the application have begun their sleep. */
async function untilAsleep(count: number): Promise<void> {
  const asleep = async () =>
    (
      await test.asSuperuser(
        `select from pg_stat_activity where datname = current_database() and usename = 'zc_app' and wait_event = 'PgSleep'`,
      )
    ).length;
  await expect.poll(asleep).toBe(count);
}
