import { afterAll, beforeAll, expect, test } from 'vitest';
import * as deposit from '../../../../test/deposit-steps.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import type { RefundStart } from '@zhaocai/model';
import { lawReader, refundDue } from '../rules/refund-period.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await deposit.startDepositApp();
});
afterAll(() => app.close());

const [tendering, procurement, own] = [1, 2, 3];
const inquiry = 5;

const due = (lawRegime: number, start: Pick<RefundStart, 'ruleKind' | 'eventTime'>) =>
  app.database.transaction('100001', (db) =>
    refundDue(lawReader({ db }), { lawRegime, manner: inquiry }, { cause: 'lost', ...start }),
  );

// 2026: the Mid-Autumn Festival is off from 25 to 27 September, National Day from 1 to 7 October; 10 October, a Saturday, is
// worked.
test.each([
  [
    'R19 five days after a withdrawal under the tendering law',
    tendering,
    'withdrawnDepositPeriod',
    '2026-09-18 10:00:00',
    '2026-09-23',
  ],
  [
    'R19 five days whose last is a holiday end with the next working day',
    tendering,
    'withdrawnDepositPeriod',
    '2026-09-27 10:00:00',
    '2026-10-08',
  ],
  [
    'R19 five working days after a withdrawal under the procurement law',
    procurement,
    'withdrawnDepositPeriod',
    '2026-09-28 10:00:00',
    '2026-10-10',
  ],
  ['R20 five days after the contract', tendering, 'winnerDepositPeriod', '2026-11-02 16:00:00', '2026-11-09'],
  [
    'R20 five days after a contract before the holiday',
    tendering,
    'winnerDepositPeriod',
    '2026-09-30 09:00:00',
    '2026-10-08',
  ],
  [
    'R21 five working days after the award, over the holiday',
    procurement,
    'losersDepositPeriod',
    '2026-09-29 17:00:00',
    '2026-10-12',
  ],
  [
    'R21 five working days after the contract, over two holidays',
    procurement,
    'winnerDepositPeriod',
    '2026-09-23 17:00:00',
    '2026-10-08',
  ],
  ['R21 five working days by the own policy', own, 'losersDepositPeriod', '2026-11-16 10:00:00', '2026-11-23'],
  [
    'five working days after the procurement ended',
    procurement,
    'endedDepositPeriod',
    '2026-11-20 10:00:00',
    '2026-11-27',
  ],
] as const)('%s', async (_, regime, ruleKind, eventTime, day) => {
  expect((await due(regime, { ruleKind, eventTime })).dueTime).toBe(`${day} 23:59:59`);
});

test('a rule of a later date counts from that date on, and where none speaks of it no period runs', async () => {
  await app.asSuperuser(
    `update law_rule set effective_from = '2026-12-01' where kind = 'losersDepositPeriod' and law_regime = 2 and manner = $1`,
    [inquiry],
  );
  const before = { ruleKind: 'losersDepositPeriod', eventTime: '2026-11-30 10:00:00' } as const;
  expect(await due(procurement, before)).toEqual({ dueTime: null, article: null });
  expect((await due(procurement, { ...before, eventTime: '2026-12-01 10:00:00' })).dueTime).toBe('2026-12-08 23:59:59');
});
