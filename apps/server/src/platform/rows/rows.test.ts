import { entity } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quiet } from '../../../test/database-url.ts';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/harness.ts';
import { aSessionUser } from '../access/session-user-sample.ts';
import { seedContext, type Ctx } from '../http/index.ts';
import {
  changeRow,
  demandFree,
  demandRows,
  findRow,
  findRows,
  findTenantRows,
  insertRow,
  insertRows,
  lockRow,
  lockRows,
  nextNumber,
  nextNumbers,
  numberSeries,
  proposedNumber,
} from './index.ts';

const label = (zh: string, en: string) => ({ zh, en });

const parcel = entity({
  name: 'parcel',
  table: 'parcel',
  label: label('包裹', 'Parcel'),
  path: '/api/parcel',
  verbs: {},
  menu: 'parcel',
  fields: {
    parcelNo: { kind: 'text', label: label('编号', 'Number'), maxLength: 30 },
    price: { kind: 'money', label: label('价格', 'Price') },
    weight: { kind: 'decimal', label: label('重量', 'Weight') },
    keepers: { kind: 'refs', to: 'user', label: label('保管人', 'Keepers') },
    files: { kind: 'files', label: label('附件', 'Files') },
    sentOn: { kind: 'day', label: label('寄出日期', 'Sent on') },
    isUrgent: { kind: 'flag', label: label('加急', 'Urgent') },
  },
});

const table = `
  create table parcel (tenant_id text not null, id bigint not null, parcel_no text, price bigint, weight numeric(18,4),
    keepers bigint[], files jsonb, sent_on date, is_urgent boolean,
    like base_row including defaults including constraints, primary key (tenant_id, id))`;

const everything = { '*': [1] } as const;
const anna = aSessionUser({ userId: '1', dataScopes: everything });
const berta = aSessionUser({ userId: '2', dataScopes: {} });
const carl = aSessionUser({ tenantId: '100002', userId: '3', dataScopes: everything });

let db: OpenTestDatabase;
beforeAll(async () => {
  db = await openTestDatabase({ max: 12 });
  await db.asSuperuser(table);
  await db.asSuperuser("select protect('parcel')");
});
afterAll(() => db.close());

const as = <T>(user: typeof anna, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  db.database.transaction(user.tenantId, (tx) => work(seedContext(tx, { user, log: quiet })));

const file = { fileId: '9', fileName: '清单.pdf', fileUrl: '', fileSuffix: 'pdf' };
const whole = {
  parcelNo: 'P-1',
  price: '1200.50',
  weight: '0.3333',
  keepers: ['5', '6'],
  files: [file],
  sentOn: '2026-09-01',
  isUrgent: true,
};

describe('a row', () => {
  test('comes back as it was given, amounts in yuan, alone or among many', async () => {
    const id = await as(anna, (ctx) => insertRow(ctx, parcel, { values: whole }));
    expect(await as(anna, (ctx) => findRow(ctx, parcel, { id }))).toMatchObject({ id, ...whole, version: 0 });
    const ids = await as(anna, (ctx) => insertRows(ctx, parcel, { rows: [whole, { ...whole, price: null }] }));
    const rows = await as(anna, (ctx) => findRows(ctx, parcel, { ids }));
    expect(rows.map(({ price }) => price)).toEqual(['1200.50', null]);
    expect(rows[0]).toMatchObject({ ...whole, createUser: '1' });
  });

  test('of fifteen hundred is stored by one statement', async () => {
    const rows = Array.from({ length: 1_500 }, (_, index) => ({ ...whole, parcelNo: `M-${index}` }));
    const ids = await as(anna, (ctx) => insertRows(ctx, parcel, { rows }));
    const found = await as(anna, (ctx) => findRows(ctx, parcel, { ids }));
    expect(new Set(found.map(({ parcelNo }) => parcelNo)).size).toBe(1_500);
  });

  test('changes in the fields that are named, and moves its version on', async () => {
    const id = await as(anna, (ctx) => insertRow(ctx, parcel, { values: whole }));
    await as(anna, (ctx) => changeRow(ctx, parcel, { id, values: { price: '3' } }));
    expect(await as(anna, (ctx) => findRow(ctx, parcel, { id }))).toMatchObject({
      ...whole,
      price: '3.00',
      version: 1,
    });
  });

  test('takes no field that it does not have', async () => {
    const wrong = as(anna, (ctx) => insertRow(ctx, parcel, { values: { prize: '3' } }));
    await expect(wrong).rejects.toThrow('prize is no field of parcel');
  });

  test('of another tenant, or beyond the data scope, is missing; a command may reach the tenant’s own', async () => {
    const id = await as(anna, (ctx) => insertRow(ctx, parcel, { values: whole }));
    await expect(as(carl, (ctx) => findRow(ctx, parcel, { id }))).rejects.toThrow('platform.notFound');
    await expect(as(carl, (ctx) => lockRow(ctx, parcel, { id, reach: 'tenant' }))).rejects.toThrow('platform.notFound');
    await expect(as(carl, (ctx) => changeRow(ctx, parcel, { id, values: { price: '1' } }))).rejects.toThrow('notFound');
    await expect(as(berta, (ctx) => findRow(ctx, parcel, { id }))).rejects.toThrow('platform.notFound');
    expect(await as(berta, (ctx) => findRow(ctx, parcel, { id, reach: 'tenant' }))).toMatchObject({ id });
  });

  test('is among the tenant’s own, by a text of it or with all of them; what the platform lets everybody read is not', async () => {
    await db.asSuperuser("select protect('parcel', p_platform => true)");
    const shown = { ...parcel, platformReadable: true };
    const platform = aSessionUser({ tenantId: '000000', userId: '4', dataScopes: everything });
    const everybodys = await as(platform, (ctx) => insertRow(ctx, parcel, { values: { parcelNo: 'P-同名' } }));
    const own = await as(anna, (ctx) => insertRow(ctx, parcel, { values: { parcelNo: 'P-同名' } }));
    const named = { field: 'parcelNo', values: ['P-同名', 'P-无'] };
    expect((await as(anna, (ctx) => findRow(ctx, shown, { id: everybodys }))).id).toBe(everybodys);
    expect((await as(anna, (ctx) => findTenantRows(ctx, shown, named))).map(({ id }) => id)).toEqual([own]);
    const all = (await as(anna, (ctx) => findTenantRows(ctx, shown))).map(({ id }) => id);
    expect(all).toContain(own);
    expect(all).not.toContain(everybodys);
  });

  test('that somebody changed meanwhile is not locked by a version that was seen before', async () => {
    const id = await as(anna, (ctx) => insertRow(ctx, parcel, { values: whole }));
    await as(anna, (ctx) => changeRow(ctx, parcel, { id, values: { price: '3' } }));
    await expect(as(anna, (ctx) => lockRow(ctx, parcel, { id, version: 0 }))).rejects.toThrow('platform.stale');
    expect(await as(anna, (ctx) => lockRow(ctx, parcel, { id, version: 1 }))).toMatchObject({ id });
  });
});

describe('what a save refers to', () => {
  test('is demanded of the own tenant', async () => {
    const id = await as(anna, (ctx) => insertRow(ctx, parcel, { values: whole }));
    await as(anna, (ctx) => demandRows(ctx, parcel, [id, id]));
    await expect(as(carl, (ctx) => demandRows(ctx, parcel, [id]))).rejects.toThrow('platform.notFound');
  });

  test('may not be there twice', async () => {
    const id = await as(anna, (ctx) => insertRow(ctx, parcel, { values: { ...whole, parcelNo: 'U-1' } }));
    const values = { parcelNo: 'U-1' };
    const taken = as(anna, (ctx) => demandFree(ctx, parcel, { names: ['parcelNo'], values }));
    await expect(taken).rejects.toThrow('platform.duplicate');
    await as(anna, (ctx) => demandFree(ctx, parcel, { names: ['parcelNo'], values, existing: { id } }));
    await as(carl, (ctx) => demandFree(ctx, parcel, { names: ['parcelNo'], values }));
  });
});

describe('locks', () => {
  test('are taken in the order of the ids, however they are asked for', async () => {
    const ids = await as(anna, (ctx) => insertRows(ctx, parcel, { rows: [whole, whole, whole] }));
    const both = (order: readonly string[]) =>
      as(anna, async (ctx) => {
        await lockRows(ctx, parcel, { ids: order });
        await Promise.all(order.map((id) => changeRow(ctx, parcel, { id, values: { isUrgent: false } })));
      });
    await Promise.all(Array.from({ length: 10 }, (_, turn) => both(turn % 2 ? ids : ids.toReversed())));
    const [first] = await as(anna, (ctx) => findRows(ctx, parcel, { ids }));
    expect(first?.version).toBe(10);
  });

  test('are not taken outside of a transaction', async () => {
    const id = await as(anna, (ctx) => insertRow(ctx, parcel, { values: whole }));
    const loose = as(anna, (ctx) => lockRow({ ...ctx, db: db.database.scoped('100001') }, parcel, { id }));
    await expect(loose).rejects.toThrow('transaction');
  });
});

describe('numbers', () => {
  const numbers = numberSeries({
    entity: parcel,
    field: 'parcelNo',
    prefix: (now) => `BG-${now.slice(0, 4)}-`,
    digits: 4,
  });
  const year = new Date().getUTCFullYear();

  test('go on after those that are there already, one after the other', async () => {
    await as(anna, (ctx) => insertRow(ctx, parcel, { values: { ...whole, parcelNo: `BG-${year}-0041` } }));
    expect(await as(anna, (ctx) => nextNumber(ctx, numbers))).toBe(`BG-${year}-0042`);
    expect(await as(anna, (ctx) => nextNumbers(ctx, numbers, 3))).toEqual([
      `BG-${year}-0043`,
      `BG-${year}-0044`,
      `BG-${year}-0045`,
    ]);
    expect(await as(carl, (ctx) => nextNumber(ctx, numbers))).toBe(`BG-${year}-0001`);
  });

  test('that people may give themselves are gone on after, whatever has been counted', async () => {
    const typed = numberSeries({ ...numbers, prefix: () => 'T-', digits: 3, mayBeTyped: true });
    const take = () => as(anna, (ctx) => nextNumber(ctx, typed));
    expect([await take(), await take()]).toEqual(['T-001', 'T-002']);
    await as(anna, (ctx) => insertRow(ctx, parcel, { values: { ...whole, parcelNo: 'T-0999' } }));
    await as(anna, (ctx) => insertRow(ctx, parcel, { values: { ...whole, parcelNo: 'T-1x' } }));
    expect(await as(anna, (ctx) => proposedNumber(ctx, typed))).toBe('T-1000');
    expect([await take(), await take()]).toEqual(['T-1000', 'T-1001']);
  });

  test.each([
    ['counted', false, 'X-'],
    ['that people may give themselves', true, 'Y-'],
  ])(
    '%s that fifty ask for at once are given once each, without a gap for those who gave up',
    async (_of, mayBeTyped, begin) => {
      const taken: string[] = [];
      const asked = Array.from({ length: 50 }, (_, index) =>
        as(carl, async (ctx) => {
          const number = await nextNumber(ctx, { ...numbers, mayBeTyped, prefix: () => begin });
          if (index % 5 === 0) throw new Error('changed his mind');
          taken.push(number);
        }).catch(() => undefined),
      );
      await Promise.all(asked);
      const wanted = Array.from({ length: 40 }, (_, index) => `${begin}${String(index + 1).padStart(4, '0')}`);
      expect(taken.toSorted()).toEqual(wanted);
    },
  );
});
