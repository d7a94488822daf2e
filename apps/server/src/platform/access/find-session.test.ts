import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenTestDatabase } from '../../../test/harness.ts';
import { openSeededDatabase } from '../../../test/seeded-database.ts';
import { rowsReadOf, signInManyTimes } from '../../../test/many-sessions.ts';
import { findSession } from './find-session.ts';
import { newToken, tokenHash } from './token.ts';

let opened: OpenTestDatabase;
const token = newToken('000000');
beforeAll(async () => {
  opened = await openSeededDatabase('accounts', { max: 1 });
  await signInManyTimes(opened, { kind: 'access', hash: tokenHash(token), count: 1 });
  // How the statement is planned is settled while there is hardly any session.
  for (let time = 0; time < 10; time += 1) await look();
  await signInManyTimes(opened, { kind: 'access', count: 1500 });
});
afterAll(() => opened.close());

/** Who it is, and how many of them were read for it. */
const look = () =>
  opened.database.transaction('000000', async (db) => {
    const before = await rowsReadOf(db);
    const found = await findSession(db, { tenantId: '000000', hash: tokenHash(token), now: opened.clock.now() });
    return { found, rows: (await rowsReadOf(db)) - before };
  });

test('whoever has signed in a thousand times is found by his token as quickly as anybody', async () => {
  const { found, rows } = await look();
  expect(found?.person.account).toBe('admin');
  expect(rows).toBe(2);
});
