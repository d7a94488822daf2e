import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/harness.ts';
import { bodyKeyOf, once } from './idempotency.ts';

const now = '2026-11-20 10:00:00';
const secret = 'a secret that is long enough to be one';
const request = {
  tenantId: '300001',
  userId: '7',
  endpoint: 'POST /api/purchase/entry/submitQuote',
  key: 'click-0001',
  input: { lines: [{ itemId: '5', perMoney: '871.37' }] },
  bodyKey: bodyKeyOf(secret),
  now,
};

let database: OpenTestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** What stands for the body in the row of this request, which is undone. */
async function markOf(changes: Partial<typeof request> = {}): Promise<string> {
  const changed = { ...request, ...changes };
  await database.asSuperuser('delete from idempotency');
  await database.database.transaction(changed.tenantId, (tx) => once(tx, changed, async () => ({ id: '1' })));
  const [row] = await database.asSuperuser<{ mark: string }>('select body_mac as mark from idempotency');
  return row?.mark ?? '';
}

describe('what is kept of the body of a request', () => {
  test('is the same when the request comes again, also in another process with the same secret', async () => {
    expect(await markOf({ bodyKey: bodyKeyOf(secret) })).toBe(await markOf());
  });

  test.each([
    ['another tenant', { tenantId: '300002' }],
    ['another person', { userId: '8' }],
    ['another endpoint', { endpoint: 'POST /api/purchase/entry/replaceQuote' }],
    ['another click of the same person', { key: 'click-0002' }],
    ['another secret', { bodyKey: bodyKeyOf('another secret, which is long enough too') }],
    ['another body', { input: { lines: [{ itemId: '5', perMoney: '871.38' }] } }],
  ])('looks different for %s, and equally long', async (_what, changes) => {
    const [mark, other] = [await markOf(), await markOf(changes)];
    expect(other).not.toBe(mark);
    expect(other).toHaveLength(mark.length);
  });

  test('does not run into what stands beside it: what one loses and the next wins is another request', async () => {
    const [one, other] = [
      { endpoint: 'POST /api/a', key: 'bclick-0001' },
      { endpoint: 'POST /api/ab', key: 'click-0001' },
    ];
    expect(await markOf(one)).not.toBe(await markOf(other));
  });
});

test('the same key answers the same, and is refused with another body', async () => {
  const ask = (perMoney: string) =>
    database.database.transaction(request.tenantId, (tx) =>
      once(tx, { ...request, key: 'click-0003', input: { perMoney } }, async () => ({ receiptSeq: '1' })),
    );
  const first = await ask('871.37');
  expect(await ask('871.37')).toEqual(first);
  await expect(ask('871.38')).rejects.toThrow('platform.keyReused');
});
