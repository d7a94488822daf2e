import { entity, lifecycle } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/harness.ts';
import { aSessionUser } from '../access/session-user-sample.ts';
import { seedContext, type Ctx } from '../http/index.ts';
import { quiet } from '../../../test/database-url.ts';
import { insertRow } from '../rows/index.ts';
import { theClock } from './actor.ts';
import { actionsFor } from './may-act.ts';
import { transition, transitionAll } from './transition.ts';

const label = (zh: string, en: string) => ({ zh, en });

const loan = entity({
  name: 'loan',
  table: 'loan',
  label: label('借用', 'Loan'),
  path: '/api/loan',
  verbs: {},
  menu: 'loan',
  dataScoped: false,
  lifecycle: lifecycle({
    field: 'loanState',
    states: {
      draft: { value: 0, label: label('草稿', 'Draft') },
      asked: { value: 1, label: label('待审', 'Asked') },
      lent: { value: 2, label: label('借出', 'Lent') },
      refused: { value: 3, label: label('退回', 'Refused') },
      overdue: { value: 4, label: label('逾期', 'Overdue') },
    },
    actions: {
      ask: { from: ['draft', 'refused'], to: 'asked', permission: 'loan_edit', label: label('提交', 'Ask') },
      lend: {
        from: ['asked'],
        to: 'lent',
        orTo: ['overdue'],
        permission: 'loan_audit',
        label: label('同意', 'Lend'),
        notBy: ['add', 'ask'],
      },
      refuse: {
        from: ['asked'],
        to: 'refused',
        permission: 'loan_audit',
        label: label('退回', 'Refuse'),
        reason: 'required',
      },
      fallDue: { from: ['lent'], to: 'overdue', byClock: true, label: label('逾期', 'Fall due') },
    },
  }),
  fields: {
    loanState: { kind: 'integer', label: label('状态', 'State'), readOnly: true },
    remark: { kind: 'text', label: label('备注', 'Remark'), maxLength: 100 },
  },
});

const table = `
  create table loan (tenant_id text not null, id bigint not null, loan_state smallint not null, remark text,
    like base_row including defaults including constraints, primary key (tenant_id, id))`;

const permissions = new Set(['loan_edit', 'loan_audit']);
const anna = aSessionUser({ tenantId: '100001', userId: '1', account: 'anna', permissions });
const berta = aSessionUser({ tenantId: '100001', userId: '2', account: 'berta', permissions });

let db: OpenTestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.asSuperuser(table);
  await db.asSuperuser("select protect('loan')");
});
afterAll(() => db.close());

const as = <T>(user: typeof anna, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  db.database.transaction(user.tenantId, (tx) => work(seedContext(tx, { user, log: quiet })));
const made = () => as(anna, (ctx) => insertRow(ctx, loan, { values: { remark: '投影仪' } }));
const of = (id: string) => ({ subject: { id, tenantId: '100001' } });
const stateOf = async (id: string) =>
  (await db.asSuperuser('select loan_state, remark, version from loan where id = $1', [id]))[0];

let id: string;
beforeEach(async () => {
  id = await made();
});

describe('a row with a lifecycle', () => {
  test('begins in the first state', async () => {
    expect(await stateOf(id)).toMatchObject({ loan_state: 0, version: 0 });
  });

  test('moves on with its fields, its version, its evidence and a line of who did it', async () => {
    const moved = await as(anna, (ctx) =>
      transition(ctx, loan, { ...of(id), action: 'ask', set: { remark: '会议用' } }),
    );
    expect(moved).toEqual({ id, version: 1, state: 1 });
    expect(await stateOf(id)).toMatchObject({ loan_state: 1, remark: '会议用', version: 1 });
    const changes = await db.asSuperuser(
      'select action, from_state, to_state, create_user from state_change where row_id = $1',
      [id],
    );
    expect(changes).toEqual([{ action: 'ask', from_state: '0', to_state: '1', create_user: '1' }]);
    const links = await db.asSuperuser(`select action from evidence where subject = $1`, [id]);
    expect(links).toEqual([{ action: 'loan.ask' }]);
  });

  test('whose own way is another is led there by the same action, and nowhere else', async () => {
    await as(anna, (ctx) => transition(ctx, loan, { ...of(id), action: 'ask' }));
    const lend = (to: number) => as(berta, (ctx) => transition(ctx, loan, { ...of(id), action: 'lend', to }));
    await expect(lend(0)).rejects.toThrow('does not lead to');
    expect(await lend(4)).toMatchObject({ state: 4 });
    expect(await stateOf(id)).toMatchObject({ loan_state: 4 });
    const [change] = await db.asSuperuser(`select to_state from state_change where row_id = $1 and action = 'lend'`, [
      id,
    ]);
    expect(change).toEqual({ to_state: '4' });
  });

  test('that has moved on meanwhile refuses, and nothing is left behind', async () => {
    const wrong = as(berta, (ctx) => transition(ctx, loan, { ...of(id), action: 'lend' }));
    await expect(wrong).rejects.toThrow('platform.badState');
    expect(await stateOf(id)).toMatchObject({ loan_state: 0, version: 0 });
  });

  test('is not moved without the right', async () => {
    const nobody = aSessionUser({ tenantId: '100001', userId: '3', permissions: new Set() });
    const wrong = as(nobody, (ctx) => transition(ctx, loan, { ...of(id), action: 'ask' }));
    await expect(wrong).rejects.toThrow('platform.forbidden');
  });

  test('of two who act at the same time one succeeds', async () => {
    const asking = () => as(anna, (ctx) => transition(ctx, loan, { ...of(id), action: 'ask' }));
    const outcomes = await Promise.allSettled([asking(), asking(), asking()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is not decided without the reason that the action asks for', async () => {
    await as(anna, (ctx) => transition(ctx, loan, { ...of(id), action: 'ask' }));
    const wordless = as(berta, (ctx) => transition(ctx, loan, { ...of(id), action: 'refuse', reason: '  ' }));
    await expect(wordless).rejects.toThrow('platform.reasonMissing');
    await as(berta, (ctx) => transition(ctx, loan, { ...of(id), action: 'refuse', reason: ' 日期不对 ' }));
    const [change] = await db.asSuperuser(`select reason from state_change where row_id = $1 and action = 'refuse'`, [
      id,
    ]);
    expect(change).toEqual({ reason: '日期不对' });
  });
});

describe('four eyes', () => {
  test('whoever made a row or handed it in does not decide on it, whatever his rights', async () => {
    await as(anna, (ctx) => transition(ctx, loan, { ...of(id), action: 'ask' }));
    await expect(as(anna, (ctx) => transition(ctx, loan, { ...of(id), action: 'lend' }))).rejects.toThrow(
      'platform.ownWork',
    );
    expect(await stateOf(id)).toMatchObject({ loan_state: 1 });
    await as(berta, (ctx) => transition(ctx, loan, { ...of(id), action: 'lend' }));
    expect(await stateOf(id)).toMatchObject({ loan_state: 2 });
  });

  test('look at who handed it in last', async () => {
    const asBerta = <T>(work: (ctx: Ctx) => Promise<T>) => as(berta, work);
    const own = await asBerta((ctx) => insertRow(ctx, loan, { values: {} }));
    await as(anna, (ctx) => transition(ctx, loan, { ...of(own), action: 'ask' }));
    await asBerta((ctx) => transition(ctx, loan, { ...of(own), action: 'refuse', reason: '不清楚' }));
    await asBerta((ctx) => transition(ctx, loan, { ...of(own), action: 'ask' }));
    await expect(asBerta((ctx) => transition(ctx, loan, { ...of(own), action: 'lend' }))).rejects.toThrow(
      'platform.ownWork',
    );
  });

  test('take the button away from who may not press it', async () => {
    await as(anna, (ctx) => transition(ctx, loan, { ...of(id), action: 'ask' }));
    const row = { id, tenantId: '100001', createUser: '1', loanState: 1 };
    expect(await as(anna, (ctx) => actionsFor(ctx, loan, row))).toEqual(['refuse']);
    expect(await as(berta, (ctx) => actionsFor(ctx, loan, row))).toEqual(['lend', 'refuse']);
  });
});

describe('a set of rows', () => {
  test('moves as one, with one link of evidence that names them all', async () => {
    const others = [id, await made(), await made()];
    await as(anna, (ctx) => transitionAll(ctx, loan, { ids: others, action: 'ask' }));
    const states = await db.asSuperuser('select loan_state from loan where id = any($1::bigint[])', [others]);
    expect(states).toEqual([{ loan_state: 1 }, { loan_state: 1 }, { loan_state: 1 }]);
    const [last] = await db.asSuperuser<{ payload: string }>('select payload from evidence order by seq desc limit 1');
    for (const one of others) expect(last?.payload).toContain(one);
  });

  test('stays as it is when one of them is not in a state that allows it', async () => {
    const other = await made();
    await as(anna, (ctx) => transition(ctx, loan, { ...of(other), action: 'ask' }));
    const both = as(anna, (ctx) => transitionAll(ctx, loan, { ids: [id, other], action: 'ask' }));
    await expect(both).rejects.toThrow('platform.badState');
    expect(await stateOf(id)).toMatchObject({ loan_state: 0 });
  });
});

describe('the clock', () => {
  const clock = <T>(work: (actor: ReturnType<typeof theClock>) => Promise<T>) =>
    db.database.transaction('100001', (tx) => work(theClock({ db: tx, tenantId: '100001', now: tx.now }, 'nightly')));

  test('does what is its own, and nothing that is a person’s', async () => {
    await as(anna, (ctx) => transition(ctx, loan, { ...of(id), action: 'ask' }));
    await expect(clock((actor) => transition(actor, loan, { ...of(id), action: 'lend' }))).rejects.toThrow(
      'platform.forbidden',
    );
    await as(berta, (ctx) => transition(ctx, loan, { ...of(id), action: 'lend' }));
    await clock((actor) => transition(actor, loan, { ...of(id), action: 'fallDue' }));
    expect(await stateOf(id)).toMatchObject({ loan_state: 4 });
  });
});
