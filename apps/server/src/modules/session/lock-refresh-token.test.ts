import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenTestDatabase } from '../../../test/harness.ts';
import { openSeededDatabase } from '../../../test/seeded-database.ts';
import { rowsReadOf, signInManyTimes } from '../../../test/many-sessions.ts';
import { newToken, tokenHash } from '../../platform/access/index.ts';
import { lockRefreshToken } from './lock-refresh-token.ts';

let opened: OpenTestDatabase;
const token = newToken('000000');
beforeAll(async () => {
  opened = await openSeededDatabase('accounts', { max: 1 });
  await signInManyTimes(opened, { kind: 'refresh', hash: tokenHash(token), count: 1 });
  // How the statement is planned is settled while there is hardly any session.
  for (let time = 0; time < 10; time += 1) await refresh();
  await signInManyTimes(opened, { kind: 'refresh', count: 1500 });
});
afterAll(() => opened.close());

/** What is stored, and how many rows of sessions and tokens were read for it. */
const refresh = () =>
  opened.database.transaction('000000', async (db) => {
    const before = await rowsReadOf(db);
    const now = opened.clock.now();
    const stored = await lockRefreshToken(db, {
      tenantId: '000000',
      refreshToken: token,
      client: { clientId: 'saber' },
      now,
    });
    return { stored, rows: (await rowsReadOf(db)) - before };
  });

test('whoever has signed in a thousand times is given a new token as quickly as anybody', async () => {
  const { stored, rows } = await refresh();
  expect(stored).toMatchObject({ isSpent: false, salt: null });
  // The token and the session; twice, for a rival.
  expect(rows).toBe(4);
});
