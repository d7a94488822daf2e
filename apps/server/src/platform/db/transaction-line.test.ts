import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/harness.ts';

let test: OpenTestDatabase;
const insert = `insert into role (tenant_id, id, role_name, role_alias, create_time, update_time) values ($1, $2, $3, $4, $5, $5)`;
const now = '2026-11-20 10:00:00';
const aRole = (id: string, tenantId = '100001') => [tenantId, id, `角色${id}`, `role${id}`, now];
const names = 'select role_name as name from role order by id';

beforeAll(async () => {
  test = await openTestDatabase({ max: 1 });
});
afterAll(() => test.close());
beforeEach(() => test.asSuperuser('truncate role cascade'));

describe.each([{ opensLate: false }, { opensLate: true }])('a write that nobody waits for, %o', (options) => {
  it('is seen by the next statement, in the order in which the writes were given', async () => {
    for (let round = 0; round < 3; round += 1) {
      await test.asSuperuser('truncate role cascade');
      const seen = await test.database.transaction(
        '100001',
        async (tx) => {
          await tx.write(insert, aRole('1'));
          await tx.write("update role set role_name = '改' || role_name where tenant_id = $1", ['100001']);
          await tx.write(insert, aRole('2'));
          return tx.query(names);
        },
        options,
      );
      expect(seen).toEqual([{ name: '改角色1' }, { name: '角色2' }]);
    }
  });

  it('goes with the commit when no statement follows', async () => {
    for (let round = 1; round < 4; round += 1)
      await test.database.transaction('100001', (tx) => tx.write(insert, aRole(String(round))), options);
    expect(await test.asSuperuser(names)).toHaveLength(3);
  });

  it('that fails, fails the commit, and nothing of the transaction stays', async () => {
    for (let round = 0; round < 3; round += 1) {
      const failing = test.database.transaction(
        '100001',
        async (tx) => {
          await tx.write(insert, aRole('1'));
          await tx.write(insert, aRole('1'));
          return 'done';
        },
        options,
      );
      await expect(failing).rejects.toMatchObject({ code: '23505' });
      expect(await test.asSuperuser(names)).toEqual([]);
      expect(await test.database.scoped('100001').query('select 1 as one')).toEqual([{ one: 1 }]);
    }
  });

  it('that fails, fails the statement it travels with', async () => {
    for (let round = 0; round < 3; round += 1) {
      const failing = test.database.transaction(
        '100001',
        async (tx) => {
          await tx.write(insert, aRole('1', '300001'));
          return tx.query(names);
        },
        options,
      );
      await expect(failing).rejects.toThrow('row-level security');
    }
    expect(await test.asSuperuser(names)).toEqual([]);
  });

  it('goes with those of another tenant, each under its own, and asks for its values when it is sent', async () => {
    for (let round = 1; round < 4; round += 1) {
      let id = '';
      const work = test.database.transaction(
        '100001',
        async (tx) => {
          await tx.write(insert, () => aRole(id));
          await tx.ofTenant('200001').write(insert, aRole(`${round}`, '200001'));
          id = `1${round}`;
        },
        options,
      );
      await work;
    }
    expect(await test.asSuperuser('select tenant_id as tenant, id::text as id from role order by role.id')).toEqual([
      ...['1', '2', '3'].map((id) => ({ tenant: '200001', id })),
      ...['11', '12', '13'].map((id) => ({ tenant: '100001', id })),
    ]);
  });

  it('is forgotten when the work throws', async () => {
    const failing = test.database.transaction('100001', async (tx) => {
      await tx.write(insert, aRole('1'));
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await test.asSuperuser(names)).toEqual([]);
  });

  it('outside a transaction is an ordinary query', async () => {
    await test.database.scoped('100001').write(insert, aRole('1'));
    expect(await test.asSuperuser(names)).toHaveLength(1);
  });
});

describe('a transaction that opens late', () => {
  it('needs no connection when its work refuses before the first statement, or says nothing', async () => {
    const work = test.database.transaction(
      '100001',
      () => test.database.transaction('100001', async () => 'nothing to say', { opensLate: true }),
      { opensLate: true },
    );
    expect(await work).toBe('nothing to say');
    expect(test.database.poolMetrics()).toMatchObject({ waiting: 0 });
  });

  it('is one transaction from its first statement on', async () => {
    const failing = test.database.transaction(
      '100001',
      async (tx) => {
        await tx.query(insert, aRole('1'));
        await tx.query('select 1/0');
      },
      { opensLate: true },
    );
    await expect(failing).rejects.toThrow('division by zero');
    expect(await test.asSuperuser(names)).toEqual([]);
  });
});

describe('the connections of two tenants in one transaction', () => {
  it('keep to their tenants, also when they speak by turns and side by side', async () => {
    for (let round = 0; round < 3; round += 1) {
      await test.asSuperuser('truncate role cascade');
      const [own, other] = await test.database.transaction('100001', async (tx) => {
        const other = tx.ofTenant('300001');
        await tx.write(insert, aRole('1'));
        await other.write(insert, aRole('2', '300001'));
        await tx.write(insert, aRole('3'));
        return Promise.all([tx.query(names), other.query(names), tx.query(names)]);
      });
      expect(own).toEqual([{ name: '角色1' }, { name: '角色3' }]);
      expect(other).toEqual([{ name: '角色2' }]);
    }
    await expect(
      test.database.transaction('100001', (tx) => tx.ofTenant('300001').write(insert, aRole('9'))),
    ).rejects.toThrow('row-level security');
  });
});
