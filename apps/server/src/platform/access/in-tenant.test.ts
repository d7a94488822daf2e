import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/harness.ts';
import { quiet } from '../../../test/database-url.ts';
import { recordEvidence, verifyChain } from '../audit/index.ts';
import type { Tx } from '../db/index.ts';
import type { Ctx } from '../http/context.ts';
import { refuse } from '../http/refusal.ts';
import { inTenant } from './in-tenant.ts';
import { aSessionUser } from './session-user-sample.ts';

let opened: OpenTestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.asSuperuser(`
    insert into tenant (tenant_id, id, tenant_name, kind, create_time) values
      ('000000', 1, '平台', 'platform', now()), ('100001', 2, '甲', 'buyer', now()), ('200001', 3, '乙', 'agency', now()),
      ('300001', 4, '已删', 'supplier', now());
    update tenant set is_deleted = 1 where tenant_id = '300001'`);
});
afterAll(() => opened.close());

function contextOf(db: Tx, tenantId: string, tenantKind: 'platform' | 'buyer'): Ctx {
  return {
    db,
    user: aSessionUser({ tenantId, tenantKind }),
    tenantId,
    now: db.now,
    language: 'zh',
    requestId: 'r',
    address: '127.0.0.1',
    log: quiet,
    flowBusinesses: new Map(),
    sentFile: async () => refuse('file.missing'),
    afterCommit: () => undefined,
  };
}

const asPlatform = <T>(work: (ctx: Ctx) => Promise<T>) =>
  opened.database.transaction('000000', (tx) => work(contextOf(tx, '000000', 'platform')));

const seen = async ({ db }: Pick<Ctx, 'db'>) =>
  (await db.query<{ id: string }>('select tenant_id as id from tenant order by 1')).map(({ id }) => id);

const addDept = ({ db, tenantId, now }: Ctx, id: number) =>
  db.write('insert into dept (tenant_id, id, dept_name, create_time) values ($1, $2, $3, $4)', [
    tenantId,
    id,
    '部门',
    now,
  ]);

describe('the platform inside a tenant', () => {
  test('sees and writes that tenant’s rows, and outside it its own again', async () => {
    await asPlatform(async (ctx) => {
      expect(await seen(ctx)).toEqual(['000000']);
      await inTenant(ctx, '100001', async (inside) => {
        expect(inside.tenantId).toBe('100001');
        expect(await seen(inside)).toEqual(['100001']);
        await addDept(inside, 11);
      });
      expect(await seen(ctx)).toEqual(['000000']);
      await addDept(ctx, 12);
    });
    const rows = await opened.asSuperuser('select tenant_id, id from dept where id in (11, 12) order by id');
    expect(rows).toEqual([
      { tenant_id: '100001', id: '11' },
      { tenant_id: '000000', id: '12' },
    ]);
  });

  test('keeps each statement in its tenant, also when those of both tenants go side by side', async () => {
    await asPlatform(async (ctx) => {
      await inTenant(ctx, '100001', async (inside) => {
        const scopes = [ctx, inside, inside, ctx, ctx, inside, ctx, inside];
        const answers = await Promise.all(
          scopes.map(async (scope, index) => {
            const dept = addDept(scope, 20 + index);
            const tenants = await seen(scope);
            await dept;
            return tenants;
          }),
        );
        expect(answers).toEqual(scopes.map(({ tenantId }) => [tenantId]));
      });
    });
    const rows = await opened.asSuperuser<{ tenantId: string }>(
      'select tenant_id as "tenantId" from dept where id between 20 and 27 order by id',
    );
    const [own, theirs] = ['000000', '100001'];
    expect(rows.map(({ tenantId }) => tenantId)).toEqual([own, theirs, theirs, own, own, theirs, own, theirs]);
  });

  test('may go from one tenant into another, and cannot write a row of a third', async () => {
    await asPlatform((ctx) =>
      inTenant(ctx, '100001', (first) =>
        inTenant({ ...first }, '200001', async (second) => expect(await seen(second)).toEqual(['200001'])),
      ),
    );
    const foreign = asPlatform((ctx) =>
      inTenant(ctx, '100001', (inside) => addDept({ ...inside, tenantId: '200001' }, 31)),
    );
    await expect(foreign).rejects.toMatchObject({ code: '42501' });
  });

  test('leaves evidence in that tenant’s chain, with the platform’s user as the actor', async () => {
    const event = { stream: 'admin', action: 'dept.add', subject: '1', payload: {} };
    await asPlatform((ctx) => inTenant(ctx, '200001', (inside) => recordEvidence(inside, event)));
    expect(await opened.asSuperuser("select tenant_id, actor_tenant from evidence where action = 'dept.add'")).toEqual([
      { tenant_id: '200001', actor_tenant: '000000' },
    ]);
    const verdict = await verifyChain(opened.database.scoped('200001'), { tenantId: '200001', stream: 'admin' });
    expect(verdict).toMatchObject({ ok: true, count: 1 });
  });

  test('takes everything back in both tenants when the command fails', async () => {
    const failing = asPlatform(async (ctx) => {
      await addDept(ctx, 41);
      await inTenant(ctx, '100001', (inside) => addDept(inside, 42));
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    expect(await opened.asSuperuser('select from dept where id in (41, 42)')).toEqual([]);
  });
});

describe('nobody else gets in', () => {
  const asBuyer = (tenantId: string) =>
    opened.database.transaction('100001', (tx) =>
      inTenant(contextOf(tx, '100001', 'buyer'), tenantId, async (inside) => seen(inside)),
    );

  test('for whoever is not of the platform, whether the tenant exists or not', async () => {
    for (const tenantId of ['200001', '000000', '999999'])
      await expect(asBuyer(tenantId)).rejects.toMatchObject({ status: 403 });
    expect(await asBuyer('100001'), 'his own is no other').toEqual(['100001']);
  });

  test('to a tenant that does not exist, or was removed', async () => {
    for (const tenantId of ['999999', '300001', "1' or '1'='1"])
      await expect(asPlatform((ctx) => inTenant(ctx, tenantId, seen))).rejects.toMatchObject({ status: 404 });
  });
});
