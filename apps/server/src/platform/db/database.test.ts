import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/harness.ts';
import { steadyMeasure } from '../../../test/steady-measure.ts';

let test: OpenTestDatabase;
const insert = `insert into role (tenant_id, id, role_name, role_alias, create_time, update_time) values ($1, $2, $3, $4, $5, $5)`;
const now = '2026-11-20 10:00:00';

beforeAll(async () => {
  test = await openTestDatabase({ max: 1 });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.asSuperuser('truncate role cascade');
  await test.asSuperuser(insert, ['100001', '1', '采购经办人', 'buyer', now]);
  await test.asSuperuser(insert, ['300001', '2', '供应商', 'supplier', now]);
});

describe('a scoped query', () => {
  it('sees its own tenant only, whatever ran before it on the same connection', async () => {
    for (let round = 0; round < 20; round += 1) {
      const tenantId = round % 2 === 0 ? '100001' : '300001';
      await expect(test.database.scoped(tenantId).query('select 1/0')).rejects.toThrow('division by zero');
      const rows = await test.database.scoped(tenantId).query('select tenant_id as "tenantId" from role');
      expect(rows).toEqual([{ tenantId }]);
      await expect(test.database.scoped(tenantId).query('select nonsense from role')).rejects.toThrow('nonsense');
      expect(await test.database.scoped(undefined).query('select id from role')).toEqual([]);
    }
  });

  it('without a tenant sees no rows', async () => {
    expect(await test.database.scoped(undefined).query('select id from role')).toEqual([]);
  });

  it('cannot insert for another tenant', async () => {
    const insertion = test.database.scoped('100001').query(insert, ['300001', '3', 'x', 'x', now]);
    await expect(insertion).rejects.toThrow('row-level security');
    expect(await test.asSuperuser('select count(*)::int as n from role')).toEqual([{ n: 2 }]);
  });

  it("reads nothing by another tenant's id, and changes nothing", async () => {
    const mine = test.database.scoped('100001');
    expect(await mine.query('select id from role where id = $1', ['2'])).toEqual([]);
    expect(await mine.query('update role set sort = 9 where id = $1 returning id', ['2'])).toEqual([]);
  });

  it('leaves the connection usable after a value that does not fit, in the middle of the message', async () => {
    const mine = test.database.scoped('100001');
    for (let round = 0; round < 4; round += 1) {
      await expect(mine.query('select id from role where id = $1', ['not a number'])).rejects.toThrow('bigint');
      expect(await mine.query('select id from role where id = $1', ['1'])).toEqual([{ id: '1' }]);
    }
  });

  it('refuses more values than a statement can carry at once, without taking it for a lost connection', async () => {
    const mine = test.database.scoped('100001');
    const values = Array.from({ length: 65_536 }, (_, index) => String(index));
    const list = (count: number) =>
      values
        .slice(0, count)
        .map((_, index) => `$${index + 1}::bigint`)
        .join(', ');
    const statement = `select id from role where id in (${list(65_536)})`;
    const refusal = { code: '54023' };
    const refusedIn = async () => {
      const began = performance.now();
      await expect(mine.query(statement, values)).rejects.toMatchObject(refusal);
      await expect(test.database.transaction('100001', (tx) => tx.query(statement, values))).rejects.toMatchObject(
        refusal,
      );
      return performance.now() - began;
    };
    expect(await steadyMeasure(refusedIn, (ms) => ms < 2_000)).toBeLessThan(2_000);
    const most = values.slice(0, 65_535);
    expect(await mine.query(`select id from role where id in (${list(65_535)})`, most)).toEqual([{ id: '1' }]);
  });

  it('reads the same of a statement that runs again and again, with rows or without', async () => {
    const mine = test.database.scoped('100001');
    for (let round = 0; round < 4; round += 1) {
      const read = await mine.query('select id, role_name as name, create_time as at, sort from role where id = $1', [
        '1',
      ]);
      expect(read).toEqual([{ id: '1', name: '采购经办人', at: now, sort: 0 }]);
      expect(await mine.query('update role set sort = 0 where id = $1', ['1'])).toEqual([]);
      expect(await mine.query('select id from role where id = $1', ['404'])).toEqual([]);
    }
  });

  it('reads a column as it is after its type was changed, and never as it was', async () => {
    await test.asSuperuser('create table changing (kind integer)');
    await test.asSuperuser('grant select on changing to zc_app');
    await test.asSuperuser('insert into changing values (7)');
    const mine = test.database.scoped('100001');
    const read = () => mine.query('select kind from changing');
    for (let round = 0; round < 3; round += 1) expect(await read()).toEqual([{ kind: 7 }]);
    await test.asSuperuser("alter table changing alter kind type text using 'kind ' || kind");
    await expect(read()).rejects.toThrow('cached plan must not change result type');
    for (let round = 0; round < 3; round += 1) expect(await read()).toEqual([{ kind: 'kind 7' }]);
    await test.asSuperuser('drop table changing');
  });

  it('gives big numbers, exact numbers and instants as text', async () => {
    const [row] = await test.database.scoped('100001').query(
      `select 9007199254740993::bigint as big, 1.50::numeric(9,2) as exact, $1::timestamptz as instant, '2026-11-20'::date as day,
        '{"a":[1]}'::jsonb as json, array[1,2]::bigint[] as bigs, array[$1::timestamptz] as instants, array[1.5]::numeric[] as exacts, 7 as small, true as flag`,
      [now],
    );
    expect(row).toEqual({
      big: '9007199254740993',
      exact: '1.50',
      instant: now,
      day: '2026-11-20',
      json: { a: [1] },
      bigs: ['1', '2'],
      instants: [now],
      exacts: ['1.5'],
      small: 7,
      flag: true,
    });
  });
});

describe('a transaction', () => {
  it('leaves neither rows nor scope behind when its work throws', async () => {
    const failing = test.database.transaction('100001', async (tx) => {
      await tx.query(insert, ['100001', '3', 'x', 'x', tx.now]);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await test.database.scoped(undefined).query('select id from role')).toEqual([]);
    expect(await test.database.scoped('100001').query('select id from role')).toEqual([{ id: '1' }]);
  });

  it('stores what its work did, under its tenant, at one instant of the clock', async () => {
    test.clock.setTo('2026-12-01 09:00:00');
    const began = await test.database.transaction('100001', async (tx) => {
      await tx.query(insert, ['100001', '3', 'x', 'x', tx.now]);
      return tx.now;
    });
    expect(began).toBe('2026-12-01 09:00:00');
    const sql = 'select create_time as "createTime" from role where id = $1';
    expect(await test.database.scoped('100001').query(sql, ['3'])).toEqual([{ createTime: began }]);
    expect(await test.database.scoped('300001').query(sql, ['3'])).toEqual([]);
  });

  it('does not pass for stored when a failed statement was swallowed', async () => {
    const careless = test.database.transaction('100001', async (tx) => {
      await tx.query(insert, ['100001', '3', 'x', 'x', tx.now]);
      await tx.query('select 1/0').catch(() => undefined);
    });
    await expect(careless).rejects.toThrow('nothing was stored');
    expect(await test.database.scoped('100001').query('select id from role')).toEqual([{ id: '1' }]);
  });

  it('runs statements asked side by side one after the other', async () => {
    const answers = await test.database.transaction('100001', (tx) =>
      Promise.all([1, 2, 3].map((n) => tx.query('select $1::int as n', [n]))),
    );
    expect(answers).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
  });
});
