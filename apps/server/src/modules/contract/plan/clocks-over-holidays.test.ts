import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Award } from '@zhaocai/model';
import * as contracts from '../../../../test/contract-steps.ts';
import { quiet } from '../../../../test/database-url.ts';
import * as performing from '../../../../test/performing-steps.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { seedContext } from '../../../platform/http/index.ts';
import { findProject } from '../../tendering/index.ts';
import { clockOf } from '../draw-up/contract-clock.ts';

let app: TenderingApp;
let award: Award;
let signed: string;
beforeAll(async () => {
  app = await contracts.startContractApp();
  award = await contracts.awarded(app);
  const another = await contracts.awarded(app);
  const { id } = steps.dataOf<{ id: string }>(await contracts.drawUp(app, another));
  await app.asSuperuser('update contract set is_sme_contract = true where id = $1', [id]);
  steps.dataOf(await performing.plan(app, id));
  await performing.sign(app, another, id);
  signed = id;
});
afterAll(() => app.close());

const due = (kind: string, event: string) =>
  app.database.transaction('100001', async (tx) => {
    const ctx = seedContext(tx, { user: app.as('buyer').user, log: quiet });
    return (await clockOf(ctx, await findProject(ctx, award.projectId), { kind, event })).due;
  });

// 2026: National Day is off from Thursday 1 to Wednesday 7 October, and Saturday the 10th is worked for it.
test.each([
  [
    'R42 thirty days end on the last working day before a holiday',
    'contractPeriod',
    '2026-08-31 23:59:59',
    '2026-09-30',
  ],
  [
    'R42 thirty days whose last is a holiday end with the first working day after it',
    'contractPeriod',
    '2026-09-01 00:00:00',
    '2026-10-08',
  ],
  [
    'R42 thirty days that end within a holiday end with the first working day after it',
    'contractPeriod',
    '2026-09-07 12:00:00',
    '2026-10-08',
  ],
  ['R42 thirty days end on a Saturday that is worked', 'contractPeriod', '2026-09-10 12:00:00', '2026-10-10'],
  ['R42 thirty days that end on a Sunday end on Monday', 'contractPeriod', '2026-09-11 12:00:00', '2026-10-12'],
  ['R43 two working days to publish end before a holiday', 'contractNoticePeriod', '2026-09-28 23:59:59', '2026-09-30'],
  [
    'R43 two working days to publish go on after a holiday',
    'contractNoticePeriod',
    '2026-09-29 00:00:00',
    '2026-10-08',
  ],
  [
    'R43 two working days to publish begin after a holiday',
    'contractNoticePeriod',
    '2026-09-30 17:00:00',
    '2026-10-09',
  ],
  [
    'R43 two working days to publish count a Saturday that is worked',
    'contractNoticePeriod',
    '2026-10-08 17:00:00',
    '2026-10-10',
  ],
  [
    'R43 seven working days to file, over a holiday and a worked Saturday',
    'filingPeriod',
    '2026-09-29 10:00:00',
    '2026-10-14',
  ],
  [
    'R43 seven working days to file, from the last day before a holiday',
    'filingPeriod',
    '2026-09-30 10:00:00',
    '2026-10-15',
  ],
] as const)('%s', async (_, kind, event, day) => {
  expect(await due(kind, event)).toBe(`${day} 23:59:59`);
});

test('R42 the last second of the first working day after a holiday is in time, and the next is late', async () => {
  await app.asSuperuser(`update project set result_time = '2026-09-01 10:00:00+08' where id = $1`, [award.projectId]);
  app.clock.setTo('2026-10-09 00:00:00');
  const late = await contracts.drawUp(app, award);
  expect(late).toMatchObject({ code: 400, msg: expect.stringMatching(/^已超过30日签约期限（2026-10-08）/) as unknown });
  app.clock.setTo('2026-10-08 23:59:59');
  steps.dataOf(await contracts.drawUp(app, award));
  app.clock.setTo(steps.publicationDay);
});

/** By when the first payment is due after a signature at this time, where this day was agreed. */
async function payBy(signTime: string, planDate: string) {
  await app.asSuperuser('update contract set sign_time = $2 where id = $1', [signed, `${signTime}+08`]);
  const [first, ...others] = performing.threeTerms;
  const terms = [{ ...first, planDate }, ...others];
  steps.dataOf(await performing.plan(app, signed, { terms, reason: '双方协商一致，调整付款安排' }));
  return (await performing.planOf(app, signed))[0]?.dueTime;
}

test.each([
  ['thirty days, where the agreed day had gone', '2026-08-31 10:00:00', '2026-08-31', '2026-09-30'],
  [
    'thirty days whose last is a holiday, on the first working day after it',
    '2026-09-01 10:00:00',
    '2026-09-01',
    '2026-10-08',
  ],
  ['thirty days that end on a worked Saturday, on it', '2026-09-10 10:00:00', '2026-09-01', '2026-10-10'],
  ['sixty days, whatever was agreed', '2026-07-31 10:00:00', '2026-12-31', '2026-09-29'],
  [
    'sixty days whose last is a holiday, on the first working day after it',
    '2026-08-03 10:00:00',
    '2026-12-31',
    '2026-10-08',
  ],
  ['the day that was agreed, if that is the sixtieth and a holiday', '2026-08-03 10:00:00', '2026-10-02', '2026-10-02'],
  [
    'the day that was agreed, while the holiday after the sixtieth lasts',
    '2026-08-03 10:00:00',
    '2026-10-07',
    '2026-10-07',
  ],
] as const)('R60 a small enterprise is paid within %s', async (_, signTime, planDate, day) => {
  expect(await payBy(signTime, planDate)).toBe(`${day} 23:59:59`);
});

test('R60 sixty days that reach into a new year are counted once its calendar is there, over its holidays', async () => {
  expect(await payBy('2026-11-23 10:00:00', '2027-06-30')).toBeNull();
  await app.asSuperuser(
    `insert into work_calendar (tenant_id, id, day, day_type, create_time, update_time)
     select '000000', 9000000 + row_number() over (), d, case when extract(isodow from d) > 5 then 1
       when d between '2027-02-05' and '2027-02-11' then 2 else 0 end, now(), now()
     from generate_series(date '2027-01-01', date '2027-12-31', interval '1 day') d`,
  );
  expect(await payBy('2026-11-23 10:00:00', '2027-06-30')).toBe('2027-01-22 23:59:59');
  expect(await payBy('2026-12-07 10:00:00', '2027-06-30')).toBe('2027-02-12 23:59:59');
  expect(await payBy('2026-12-07 10:00:00', '2027-02-05')).toBe('2027-02-05 23:59:59');
});
