import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approval, inARow, startFlowApp, type FlowApp } from '../../../../test/flow-app.ts';

let app: FlowApp;
const rows = [
  { name: '电脑', price: 5000 },
  { name: '椅子', price: 300 },
];
beforeAll(async () => {
  app = await startFlowApp();
  const rights = (fieldRights: object) => ({ extension: { fieldRights } });
  await app.publishFlow(
    'rights',
    inARow(
      approval('甲', app.ids.ann, rights({ secret: 'hidden', 'rows.price': 'hidden', 'rows.name': 'write' })),
      approval('乙', app.ids.bob, rights({ reason: 'required', amount: 'read' })),
    ),
    {
      variables: ['amount', 'secret', 'reason', 'rows'].map((name) => ({
        name,
        type: name === 'rows' ? 'list' : 'any',
      })),
    },
  );
});
afterAll(() => app.close());

const begin = () => app.start('dan', 'rights', { amount: 5, secret: '底价', reason: '', rows });
const complete = async (who: 'ann' | 'bob', run: string, form?: object) =>
  app.post(who, '/process/flow/complete', { id: await app.taskOf(who, run), operateStatus: 0, ...(form && { form }) });
const readAs = async (who: 'ann' | 'bob' | 'dan', run: string) =>
  (await app.get(who, `/process/flow/myApplyDetail?flowInsId=${run}`)).data as { form: object; events: unknown };

describe('the form', () => {
  test('is read without what the step hides, down to a column, in its history too', async () => {
    const run = await begin();
    const seen = await readAs('ann', run);
    expect(seen.form).toEqual({ amount: 5, rows: [{ name: '电脑' }, { name: '椅子' }] });
    await complete('ann', run, { rows: [{ name: '笔记本电脑' }, { name: '椅子' }] });
    const after = await readAs('ann', run);
    expect(JSON.stringify(after)).toContain('笔记本电脑');
    expect(JSON.stringify(after)).not.toMatch(/\b5000\b|底价/);
    expect((await readAs('dan', run)).form).toMatchObject({ secret: '底价', rows: [{ price: 5000 }, { price: 300 }] });
  });

  test.each([
    { what: 'a hidden field', form: { secret: '改了' }, says: '当前环节不允许修改：secret' },
    { what: 'a hidden column', form: { rows: [{ name: '电脑', price: 1 }, { name: '椅子' }] }, says: 'rows.price' },
    { what: 'a row more', form: { rows: [...rows, { name: '桌子', price: 9 }] }, says: 'rows' },
    { what: 'a field that may be read only', form: { amount: 6 }, says: 'amount' },
  ])('cannot be changed where the step forbids it: $what', async ({ form, says }) => {
    const run = await begin();
    const before = await app.asSuperuser('select form, version from flow_instance where id = $1', [run]);
    const answer = await complete('ann', run, form);
    expect(answer.code).toBe(400);
    expect(answer.msg).toContain(says);
    expect(await app.asSuperuser('select form, version from flow_instance where id = $1', [run])).toEqual(before);
  });

  test('must be filled in by who agrees, not by who rejects', async () => {
    const run = await begin();
    await complete('ann', run);
    expect((await complete('bob', run)).msg).toBe('请填写：reason');
    const other = await begin();
    await complete('ann', other);
    const id = await app.taskOf('bob', other);
    expect((await app.post('bob', '/process/flow/complete', { id, operateStatus: 3 })).code).toBe(200);
    expect((await complete('bob', run, { reason: '需要' })).code).toBe(200);
  });
});
