import fc from 'fast-check';
import {
  filterFieldsOf,
  operatorsFor,
  arityOf,
  variablesFor,
  type Entity,
  type FilterField,
  type RowFilter,
} from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/harness.ts';
import { toWireRow, projectionOf } from '../rows/index.ts';
import { readyFilter } from './row-filter.ts';
import { isInRowFilter } from './row-filter-judge.ts';
import { rowFilterSql } from './row-filter-sql.ts';
import { aSessionUser } from './session-user-sample.ts';

/** A field of every kind that a filter may ask about. */
const parcel: Entity = {
  name: 'parcel',
  table: 'parcel',
  label: { zh: '包裹', en: 'Parcel' },
  path: '/api/parcel',
  verbs: {},
  menu: 'parcel',
  fields: {
    title: { kind: 'text', label: { zh: '标题', en: 'Title' }, maxLength: 50 },
    sort: { kind: 'dict', dict: 'sort', label: { zh: '类别', en: 'Sort' } },
    period: { kind: 'month', label: { zh: '月份', en: 'Month' } },
    pieces: { kind: 'integer', label: { zh: '件数', en: 'Pieces' } },
    weight: { kind: 'decimal', label: { zh: '重量', en: 'Weight' } },
    share: { kind: 'rate', label: { zh: '比例', en: 'Share' } },
    price: { kind: 'money', label: { zh: '价格', en: 'Price' } },
    size: {
      kind: 'choice',
      label: { zh: '大小', en: 'Size' },
      choices: [1, 2, 3].map((value) => ({ value, label: { zh: `${value}`, en: `${value}` } })),
    },
    isFragile: { kind: 'flag', label: { zh: '易碎', en: 'Fragile' } },
    ownerId: { kind: 'ref', to: 'user', label: { zh: '负责人', en: 'Owner' } },
    roomId: { kind: 'tree', to: 'dept', label: { zh: '地点', en: 'Room' } },
    roleIds: { kind: 'refs', to: 'role', label: { zh: '角色', en: 'Roles' } },
    sentOn: { kind: 'day', label: { zh: '寄出', en: 'Sent' } },
    arrivedAt: { kind: 'instant', label: { zh: '到达', en: 'Arrived' } },
  },
};

const user = aSessionUser({
  userId: '2',
  account: 'a%',
  deptIds: ['1', '3'],
  deptSubtreeIds: ['1', '3', '4'],
  roleIds: ['2'],
});
const now = '2026-11-20 10:00:00';
const fields = filterFieldsOf(parcel);

// Small alphabets, so that values meet.
const texts = fc.constantFrom('a', 'a%', 'A', '_', '招', '招采', "o'k", 'b\\', 'é', 'e\u0301');
const days = fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21');
const instants = fc.constantFrom(
  '2026-11-19 23:59:59',
  '2026-11-20 00:00:00',
  '2026-11-20 10:00:00',
  '2026-11-21 00:00:00',
);
const ids = fc.constantFrom('1', '2', '3', '4');
const decimals = fc.constantFrom('-1', '0', '0.5', '1', '1.0', '1.5000', '10');

function literals({ kind }: FilterField): fc.Arbitrary<string | number | boolean> {
  switch (kind) {
    case 'integer':
      return fc.constantFrom(-1, 0, 1, 10);
    case 'decimal':
    case 'rate':
      return decimals;
    case 'money':
      return fc.constantFrom('0', '0.5', '1', '1.00', '10.01');
    case 'choice':
      return fc.constantFrom(1, 2, 3);
    case 'flag':
      return fc.boolean();
    case 'ref':
    case 'tree':
    case 'refs':
      return ids;
    case 'day':
      return days;
    case 'instant':
      return fc.oneof(days, instants);
    case 'month':
      return fc.constantFrom('2026-10', '2026-11');
    default:
      return texts;
  }
}

const leaves: fc.Arbitrary<RowFilter> = fc.constantFrom(...fields).chain((field) =>
  fc.constantFrom(...operatorsFor(field)).chain((operator) => {
    const plain = { field: field.name, operator };
    const arity = arityOf(operator);
    if (arity === 'none') return fc.constant(plain);
    const value = arity === 'one' ? literals(field) : fc.array(literals(field), { minLength: 1, maxLength: 3 });
    const variables = variablesFor(field, operator);
    const use = variables.map((variable) => fc.constant({ ...plain, value: { variable } }));
    return fc.oneof(
      value.map((one) => ({ ...plain, value: one })),
      ...use,
    );
  }),
);
const filters: fc.Arbitrary<RowFilter> = fc.letrec<{ filter: RowFilter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3 },
    leaves,
    fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
  ),
})).filter;

let opened: OpenTestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.asSuperuser(`
    create table parcel (
      tenant_id text not null, id bigint not null, title text, sort text, period text, pieces integer,
      weight numeric(18,4), share numeric(9,4), price bigint, size smallint, is_fragile boolean, owner_id bigint,
      room_id bigint, role_ids bigint[], sent_on date, arrived_at timestamptz,
      like base_row including defaults including constraints, primary key (tenant_id, id))`);
  // A row per combination of positions in these lists; every value meets nulls and fractions of a second.
  await opened.asSuperuser(`
    insert into parcel (tenant_id, id, title, sort, period, pieces, weight, share, price, size, is_fragile, owner_id,
      room_id, role_ids, sent_on, arrived_at, create_user, create_dept, create_time)
    select '100001', n, (array['a','a%','A','_','招采',null,'o''k','b\\','é',e'e\\u0301','xa'])[1 + n % 11],
      (array['a','招',null])[1 + n % 3], (array['2026-10','2026-11',null])[1 + n % 3],
      (array[-1,0,1,10,null])[1 + n % 5], (array[-1,0,0.5,1,1.5,null])[1 + n % 6], (array[0,0.5,1,10,null])[1 + n % 5],
      (array[0,50,100,1001,null])[1 + n % 5], (array[1,2,3,null])[1 + n % 4], (array[true,false,null])[1 + n % 3],
      (array[1,2,3,null])[1 + n % 4], (array[1,3,4,5,null])[1 + n % 5],
      (array['{1,2}','{}','{3}',null])[1 + n % 4]::bigint[],
      (array['2026-11-19','2026-11-20','2026-11-21',null])[1 + n % 4]::date,
      (array['2026-11-19 23:59:59.7','2026-11-20 00:00:00','2026-11-20 10:00:00.2','2026-11-21 00:00:00',null])[1 + n % 5]::timestamptz,
      (array[1,2,null])[1 + n % 3], (array[1,3,null])[1 + n % 3], '2026-11-20 10:00:00.4'::timestamptz + n * interval '1 hour'
    from generate_series(1, 120) n`);
  await opened.asSuperuser(`select protect('parcel')`);
});
afterAll(() => opened.close());

async function rowsWhere(condition: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
  const projection = projectionOf(parcel, 'detail');
  const rows = await opened.database
    .scoped('100001')
    .query(`select ${projection.select} from parcel t where ${condition} order by t.id`, values);
  return rows.map((row) => toWireRow(row, projection));
}

describe('a row filter', () => {
  test('lets through the same rows as SQL and over loaded rows, whatever it says', async () => {
    const all = await rowsWhere('true', []);
    expect(all).toHaveLength(120);
    const met = { some: 0, none: 0 };
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const ready = readyFilter(parcel, filter, { user, now });
        if (!ready) throw new Error(`refused: ${JSON.stringify(filter)}`);
        const values: unknown[] = [];
        const sql = rowFilterSql(ready, { alias: 't', bind: (value) => `$${values.push(value)}` });
        const bySql = (await rowsWhere(sql, values)).map((row) => row['id']);
        const byMemory = all.filter((row) => isInRowFilter(ready, row)).map((row) => row['id']);
        expect(byMemory).toEqual(bySql);
        met[bySql.length > 0 ? 'some' : 'none'] += 1;
      }),
      { numRuns: 400 },
    );
    expect(met.some).toBeGreaterThan(100);
  });

  test('that no longer fits the definition lets nothing through', () => {
    expect(readyFilter(parcel, { field: 'gone', operator: 'eq', value: 1 }, { user, now })).toBeUndefined();
    expect(readyFilter(parcel, null, { user, now })).toBeUndefined();
  });

  test('that asks for today lets nothing through where nobody says what day it is', () => {
    const filter = { any: [{ field: 'sentOn', operator: 'ge', value: { variable: 'today' } }] };
    expect(readyFilter(parcel, filter, { user, now: undefined })).toBeUndefined();
    expect(readyFilter(parcel, filter, { user, now })).toBeDefined();
  });

  test('holds its values apart from its text', () => {
    const hostile = `x'); drop table parcel; --`;
    const ready = readyFilter(parcel, { field: 'title', operator: 'contains', value: hostile }, { user, now });
    const values: unknown[] = [];
    if (!ready) throw new Error('refused');
    const sql = rowFilterSql(ready, { alias: 't', bind: (value) => `$${values.push(value)}` });
    expect(sql).toBe('strpos(t.title, $1::text) > 0');
    expect(values).toEqual([hostile]);
  });
});
