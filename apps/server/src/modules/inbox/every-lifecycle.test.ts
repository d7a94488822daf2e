import { columnOf, entities, keptDuties, type Code, type Entity, type KeptDuty } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSeededDatabase } from '../../../test/seeded-database.ts';
import type { OpenTestDatabase } from '../../../test/harness.ts';
import { aRow, dropRowGuards, type RowValues } from '../../../test/any-row.ts';
import { quiet } from '../../../test/database-url.ts';
import { platformForTest } from '../../../test/platform.ts';
import { aSessionUser } from '../../platform/access/session-user-sample.ts';
import { seedContext, type Ctx } from '../../platform/http/index.ts';
import { nextId, openDatabase } from '../../platform/db/index.ts';
import { applyDutyRules, entityNamed, theClock, transition } from '../../platform/lifecycle/index.ts';
import { readInbox } from './inbox-queries.ts';

// Every state of every lifecycle, reached by each of its actions: whoever can do what it hands on finds it in his inbox,
// nobody else does, and when the row has moved on it is gone.

const buyer = '100001';
const supplier = '300001';
const dutyScopes = platformForTest().dutyScopes;
/** Whoever moves the rows; the others only read. */
const mover = { userId: '11', account: 'mover' };
const maker = '12';

let db: OpenTestDatabase;
beforeAll(async () => {
  db = await openSeededDatabase('product');
  await dropRowGuards(db);
});
afterAll(() => db.close());

const lifecycles = (entities as readonly Entity[]).filter(({ lifecycle }) => lifecycle !== undefined);
const moves = lifecycles.flatMap((entity) =>
  Object.entries(entity.lifecycle?.actions ?? {}).flatMap(([action, { from, to }]) =>
    from.map((state) => ({ entity, name: entity.name, action, from: state, to })),
  ),
);
const dutiesOf = (entity: Entity) => keptDuties.filter((duty) => duty.entity === entity && duty.ends === undefined);

/** Another hour for a duty that the clock opens than for one that it ends. */
const hourFor = ({ lapses }: KeptDuty) => (lapses ? '2026-11-20 08:00:00' : '2026-11-20 12:00:00');
const instants = '2026-11-20 10:00:00';

/** Of money before the opening finance alone learns (R38); a project is made of a demand by whoever makes projects. */
const alsoNeeded = ({ entity }: KeptDuty) => (dutyScopes.has(entity.name) ? ['deposit_confirm', 'project_add'] : []);

const someone = (duty: KeptDuty, changes: object = {}) =>
  aSessionUser({
    tenantId: duty.party ? supplier : buyer,
    userId: duty.person ? maker : '21',
    permissions: new Set([duty.permission ?? 'none', ...alsoNeeded(duty)]),
    dataScopes: { '*': [1] },
    ...changes,
  });

/** The kinds of duty that this person has in the row. */
async function inboxOf(user: ReturnType<typeof someone>, now: string, id: string): Promise<string[]> {
  const { records } = await db.database.transaction(user.tenantId, (tx) =>
    readInbox(dutyScopes, { ...seedContext(tx, { user, log: quiet }), now }, { current: 1, size: 200 }),
  );
  return records.filter((line) => line.id.endsWith(`-${id}`)).map(({ kind }) => kind);
}

/** Who sees his own rows alone cannot do what others’ rows wait for. */
const isScoped = ({ entity, of, party, person }: KeptDuty) =>
  (of ? entityNamed(of.entity) : entity).dataScoped !== false && party === undefined && person === undefined;

const standsIn = (duty: KeptDuty, state: Code) => duty.codes.includes(state);

async function stored(entity: Entity, state: Code, duty?: KeptDuty): Promise<string> {
  const whole = duty?.of && (await wholeOf(duty.of));
  const values: RowValues = {
    createUser: maker,
    [entity.lifecycle?.field ?? duty?.field ?? '']: state,
    ...(duty?.person && { [duty.person]: maker }),
    ...(duty?.key && { [duty.key]: '31' }),
    ...(duty?.when && { [duty.when.field]: duty.when.codes[0] ?? null }),
    ...(duty?.party && { [duty.party]: supplier }),
    ...(whole && { [whole.field]: whole.id }),
  };
  return aRow(db, entity, { tenantId: buyer, instants, values });
}

async function wholeOf({ entity, field, states = [] }: NonNullable<KeptDuty['of']>) {
  const whole = entityNamed(entity);
  const state = states[0] ?? whole.lifecycle?.choices[0]?.value ?? 0;
  return { field, id: await stored(whole, state) };
}

const inTransaction = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  db.database.transaction(buyer, (tx) => work(seedContext(tx, { user: aSessionUser(mover), log: quiet })));

/** As the product does it, with the rights of everybody. */
async function moved({ entity, action }: (typeof moves)[number], id: string): Promise<void> {
  const { permission } = entity.lifecycle?.actions[action] ?? {};
  const user = { ...aSessionUser({ ...mover, permissions: new Set([permission ?? '']) }) };
  await inTransaction((ctx) =>
    transition({ ...ctx, user }, entity, { subject: { id, tenantId: buyer }, action: action as never, reason: '原因' }),
  );
}

/** As a start does it. */
async function reapply(): Promise<void> {
  const owner = openDatabase({ appUrl: db.ownerUrl, max: 1, clock: db.clock, log: quiet });
  await applyDutyRules(owner).finally(() => owner.end());
}

/** The row that a duty is about: mostly the one that hands it on. */
async function keyOf({ key, entity }: KeptDuty, id: string): Promise<string> {
  if (key === undefined) return id;
  const [row] = await db.asSuperuser<{ key: string }>(
    `select ${columnOf(entity.fields, key)} as key from ${entity.table} where id = $1`,
    [id],
  );
  return row?.key ?? '';
}

const handing = moves.flatMap((move) =>
  dutiesOf(move.entity)
    .filter((duty) => standsIn(duty, move.to))
    .map((duty) => ({ ...move, duty, kind: duty.kind })),
);
const ending = moves.flatMap((move) =>
  dutiesOf(move.entity)
    .filter((duty) => standsIn(duty, move.from) && !standsIn(duty, move.to))
    .map((duty) => ({ ...move, duty, kind: duty.kind })),
);

describe.each(handing)('after $action of a $name that stood in $from', ({ duty, ...move }) => {
  test(`${duty.kind} is with those who can do it, and with nobody else`, async () => {
    const id = await stored(move.entity, move.from, duty);
    await moved(move, id);
    const now = hourFor(duty);
    expect(await inboxOf(someone(duty), now, id)).toContain(duty.kind);
    const strangers = [
      someone(duty, { userId: '22', permissions: new Set(['another_right']) }),
      someone(duty, { tenantId: '300002', userId: '23' }),
      ...(isScoped(duty) ? [someone(duty, { dataScopes: { '*': [2] } })] : []),
      ...(duty.notBy.includes('add') ? [someone(duty, { userId: maker })] : []),
      ...(duty.notBy.includes(move.action) ? [someone(duty, { userId: mover.userId })] : []),
      ...(duty.hiddenFrom ?? []).map((right) =>
        someone(duty, { permissions: new Set([duty.permission ?? '', right]) }),
      ),
    ];
    for (const stranger of strangers) expect(await inboxOf(stranger, now, id)).not.toContain(duty.kind);
  });
});

describe.each(ending)('after $action of a $name that stood in $from', ({ duty, ...move }) => {
  test(`${duty.kind} is done`, async () => {
    const id = await stored(move.entity, move.from, duty);
    expect(await inboxOf(someone(duty), hourFor(duty), id)).toContain(duty.kind);
    await moved(move, id);
    expect(await inboxOf(someone(duty), hourFor(duty), id)).not.toContain(duty.kind);
  });
});

const tellings = moves.flatMap((move) =>
  (move.entity.lifecycle?.told ?? []).flatMap((told) => {
    const kind = told.words[move.action];
    return kind === undefined ? [] : [{ ...move, told, kind, side: told.party ? 'the other company’s' : 'its own' }];
  }),
);

/** A row that names this person where the lifecycle says that he is named. */
async function storedFor({ entity, from, told }: (typeof tellings)[number], userId: string): Promise<string> {
  const named = { [told.person]: userId, ...(told.party && { [told.party]: supplier }) };
  const whole = told.of && (await aRow(db, entityNamed(told.of.entity), { tenantId: buyer, instants, values: named }));
  const values: RowValues = {
    createUser: maker,
    [entity.lifecycle?.field ?? '']: from,
    ...(!told.isPersonOfWhole && named),
    ...(told.of && { [told.of.field]: whole }),
  };
  return aRow(db, entity, { tenantId: buyer, instants, values });
}

describe.each(tellings)('after $action of a $name that stood in $from', (telling) => {
  const { told, kind, side } = telling;
  test(`${side} person reads that it was ${kind}`, async () => {
    const tenantId = told.party ? supplier : buyer;
    const userId = await aRow(db, entityNamed('user'), { tenantId, instants, values: { account: nextId() } });
    const id = await storedFor(telling, userId);
    await moved(telling, id);
    const messages = await db.asSuperuser(
      `select tenant_id as "tenantId", kind, content, business_type as about from flow_message where user_id = $1`,
      [userId],
    );
    expect(messages).toEqual([{ tenantId, kind, content: '原因', about: told.about }]);
  });
});

describe('declared for the first time', () => {
  const declared = keptDuties.filter(({ ends }) => ends === undefined);
  const ids = new Map<KeptDuty, string>();
  beforeAll(async () => {
    // What the tests above left fills more than a page.
    await db.asSuperuser('update project set is_deleted = 1 where is_deleted = 0');
    for (const duty of declared) ids.set(duty, await stored(duty.entity, duty.codes[0] ?? 0, duty));
    await db.asSuperuser('delete from duty');
    await db.asSuperuser('delete from duty_rule');
    await reapply();
  });

  test.each(declared)(
    'the duty $kind is found for a row that is there, and goes when its row is removed',
    async (duty) => {
      const id = ids.get(duty) ?? '';
      const key = await keyOf(duty, id);
      expect(await inboxOf(someone(duty), hourFor(duty), key)).toContain(duty.kind);
      await db.asSuperuser(`delete from ${duty.entity.table} where id = $1`, [id]);
      expect(await inboxOf(someone(duty), hourFor(duty), key)).toEqual([]);
    },
  );
});

test('what is declared as it was is not found once more', async () => {
  await reapply();
  await db.asSuperuser('delete from duty');
  await reapply();
  expect(await db.asSuperuser('select from duty')).toEqual([]);
});

test('the clock moves rows like everybody', async () => {
  const byClock = moves.find(({ name, action }) => name === 'roomRent' && action === 'overdue');
  if (!byClock) throw new Error('bills fall overdue by the clock');
  const id = await stored(byClock.entity, byClock.from);
  await db.database.transaction(buyer, (tx) =>
    transition(theClock({ db: tx, tenantId: buyer, now: tx.now }, 'nightly'), byClock.entity, {
      subject: { id, tenantId: buyer },
      action: 'overdue' as never,
    }),
  );
  const [collect] = dutiesOf(byClock.entity);
  if (!collect) throw new Error('overdue bills are collected');
  expect(await inboxOf(someone(collect), '2026-12-20 12:00:00', id)).toEqual(['roomRent.collect']);
});
