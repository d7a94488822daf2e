import { columnOf, purchaseContractLifecycle, entities, type Entity } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from './harness.ts';
import { strayMoves } from './stray-moves.ts';

let opened: OpenTestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const { draft, inApproval, signed } = purchaseContractLifecycle.code;

test('a row that was moved by no act of its lifecycle is found, whoever moved it', async () => {
  const move = (action: string, from: number, to: number) => ({
    entity: 'contract',
    action,
    from: String(from),
    to: String(to),
  });
  const moves = [move('submit', draft, inApproval), move('submit', draft, signed), move('swap', draft, inApproval)];
  expect(await strayMoves(moves)).toEqual(moves.slice(1));
});

/** Before the opening nobody may find out from the buyer's rows who takes part (R38): his own chain says what he did. */
const silentOnPurpose = [
  'accept_invitation',
  'accept_on_paper',
  'decline_consortium',
  'join_consortium',
  'mark_entry_quoted',
];

test('every function of the database that moves rows writes down what they went through, but for who bids', async () => {
  const functions = await opened.asSuperuser<{ name: string; body: string }>(
    `select p.proname as name, p.prosrc as body from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'public' order by 1`,
  );
  const states = (entities as readonly Entity[]).flatMap((entity) =>
    entity.lifecycle ? [{ table: entity.table, column: columnOf(entity.fields, entity.lifecycle.field) }] : [],
  );
  const moving = functions.filter(({ body }) =>
    states.some(({ table, column }) =>
      new RegExp(`update\\s+${table}\\b[^;]*\\bset\\b[^;]*\\b${column}\\s*=`, 'i').test(body),
    ),
  );
  const silent = moving.filter(({ body }) => !body.includes('insert into state_change'));
  expect(moving.length).toBeGreaterThan(8);
  expect(silent.map(({ name }) => name)).toEqual(silentOnPurpose);
});
