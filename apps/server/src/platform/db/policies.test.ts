import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/harness.ts';

let test: OpenTestDatabase;
const buyer = '100001';
const supplier = '300001';
const stranger = '300002';

beforeAll(async () => {
  test = await openTestDatabase();
  const owner = new pg.Client({ connectionString: test.ownerUrl });
  await owner.connect();
  const columns =
    'tenant_id text not null, id bigint not null, supplier_tenant_id text, is_public boolean not null default false, primary key (tenant_id, id)';
  await owner.query(`
    create table door_entry (${columns}); select protect('door_entry', '{supplier_tenant_id}', 'is_public');
    create table door_notice (${columns}); select protect('door_notice', p_platform => true);
    create table door_record (${columns}); select protect('door_record', p_append_only => true);
    create function entry_count() returns int language sql security definer set search_path = public, pg_temp
      as 'select count(*)::int from door_entry'`);
  await owner.end();
});
afterAll(() => test.close());
beforeEach(() => test.asSuperuser('truncate door_entry, door_notice, door_record'));

const add = (
  tenantId: string,
  table: string,
  row: { owner: string; id: number; supplier?: string; isPublic?: boolean },
) =>
  test.database
    .scoped(tenantId)
    .query(`insert into ${table} values ($1, $2, $3, $4)`, [row.owner, row.id, row.supplier, row.isPublic ?? false]);
const seen = async (tenantId: string | undefined, table: string) =>
  (await test.database.scoped(tenantId).query<{ id: string }>(`select id from ${table} order by id`)).map(
    ({ id }) => id,
  );

describe('the policy of the owner', () => {
  it('lets a tenant do everything with its rows and nobody else anything', async () => {
    await add(buyer, 'door_entry', { owner: buyer, id: 1 });
    expect(await seen(buyer, 'door_entry')).toEqual(['1']);
    expect(await seen(stranger, 'door_entry')).toEqual([]);
    const change = 'update door_entry set is_public = true where id = 1 returning id';
    expect(await test.database.scoped(stranger).query(change)).toEqual([]);
    expect(await test.database.scoped(buyer).query(change)).toHaveLength(1);
  });

  it('does not let a row be given away', async () => {
    await add(buyer, 'door_entry', { owner: buyer, id: 1 });
    const giving = test.database.scoped(buyer).query('update door_entry set tenant_id = $1', [stranger]);
    await expect(giving).rejects.toThrow('row-level security');
  });
});

describe('the policy of a party', () => {
  it('shows it its row in the owner’s tenant and lets it change nothing there', async () => {
    await add(buyer, 'door_entry', { owner: buyer, id: 1, supplier });
    await add(buyer, 'door_entry', { owner: buyer, id: 2, supplier: stranger });
    expect(await seen(supplier, 'door_entry')).toEqual(['1']);
    expect(await test.database.scoped(supplier).query('update door_entry set is_public = true returning id')).toEqual(
      [],
    );
    expect(await test.database.scoped(supplier).query('delete from door_entry returning id')).toEqual([]);
  });

  it('lets it insert under its own name only', async () => {
    await add(supplier, 'door_entry', { owner: buyer, id: 1, supplier });
    expect(await seen(buyer, 'door_entry')).toEqual(['1']);
    await expect(add(supplier, 'door_entry', { owner: buyer, id: 2, supplier: stranger })).rejects.toThrow(
      'row-level security',
    );
    await expect(add(supplier, 'door_entry', { owner: buyer, id: 3 })).rejects.toThrow('row-level security');
  });
});

describe('what is published or of the platform', () => {
  it('is read by every tenant, changed by its owner alone', async () => {
    await add(buyer, 'door_entry', { owner: buyer, id: 1, isPublic: true });
    await add('000000', 'door_notice', { owner: '000000', id: 2 });
    await add(buyer, 'door_notice', { owner: buyer, id: 3, isPublic: true });
    expect(await seen(stranger, 'door_entry')).toEqual(['1']);
    expect(await seen(stranger, 'door_notice')).toEqual(['2']);
    expect(await test.database.scoped(stranger).query('delete from door_notice returning id')).toEqual([]);
    expect(await test.database.scoped(stranger).query('delete from door_entry returning id')).toEqual([]);
  });

  it('is not shown to nobody', async () => {
    await add(buyer, 'door_entry', { owner: buyer, id: 1, isPublic: true });
    await add('000000', 'door_notice', { owner: '000000', id: 2 });
    expect(await seen(undefined, 'door_entry')).toEqual([]);
    expect(await seen(undefined, 'door_notice')).toEqual([]);
  });
});

it('an append-only row is written and read, never changed or deleted', async () => {
  await add(buyer, 'door_record', { owner: buyer, id: 1 });
  expect(await seen(buyer, 'door_record')).toEqual(['1']);
  await expect(add(buyer, 'door_record', { owner: stranger, id: 2 })).rejects.toThrow('row-level security');
  await expect(test.database.scoped(buyer).query('update door_record set is_public = true')).rejects.toThrow(
    'permission denied',
  );
  await expect(test.database.scoped(buyer).query('delete from door_record')).rejects.toThrow('permission denied');
});

it('a listed function of the owner reads across tenants', async () => {
  await add(buyer, 'door_entry', { owner: buyer, id: 1 });
  await add(stranger, 'door_entry', { owner: stranger, id: 2 });
  expect(await test.database.scoped(supplier).query('select entry_count() as n')).toEqual([{ n: 2 }]);
});

it('the policies of a table can be made anew', async () => {
  const owner = new pg.Client({ connectionString: test.ownerUrl });
  await owner.connect();
  await owner.query(`select protect('door_notice', '{supplier_tenant_id}')`);
  const { rows } = await owner.query(
    `select polname from pg_policy where polrelid = 'door_notice'::regclass order by polname`,
  );
  await owner.query(`select protect('door_notice', p_platform => true)`);
  await owner.end();
  expect(rows.map(({ polname }) => polname)).toEqual(['own', 'owner', 'party', 'party_insert']);
});

it('the application can take no other role and change no policy itself', async () => {
  const db = test.database.scoped(buyer);
  await expect(db.query('set role zc_owner')).rejects.toThrow('permission denied');
  await expect(db.query(`select protect('door_entry')`)).rejects.toThrow('permission denied');
  await expect(db.query('alter table door_entry disable row level security')).rejects.toThrow('must be owner');
  await expect(db.query('select * from process_lease')).rejects.toThrow('permission denied');
  await expect(db.query('create table mine (id int)')).rejects.toThrow('permission denied');
});
