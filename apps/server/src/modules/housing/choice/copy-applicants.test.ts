import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../../test/organization-app.ts';

let app: OrganizationApp;
let estate: Person;

beforeAll(async () => {
  app = await startOrganizationApp();
  app.clock.setTo('2026-11-20 10:00:00');
  estate = await app.person('estate');
});
afterAll(() => app.close());

interface Saved {
  readonly id: string;
  readonly version: number;
}

/** A batch whose applications are open. */
async function opened(batchName: string): Promise<string> {
  const times = {
    applyStart: '2026-11-01 08:00:00',
    applyEnd: '2026-12-01 18:00:00',
    choiceStart: '2026-12-10 08:00:00',
    choiceEnd: '2026-12-11 18:00:00',
  };
  const { data } = await estate.post<Saved>('/eam/choice/setting/saveBatchInfo', {
    batchName,
    choiceRoomType: 1,
    year: 2026,
    ...times,
  });
  await estate.post('/eam/choice/setting/updateBatchStatus', { ...data, status: 1 });
  return data.id;
}

test('all applicants of a batch are copied to another one, more than five thousand too', async () => {
  const [fromBatchId, toBatchId] = [await opened('去年的批次'), await opened('今年的批次')];
  await estate.post('/eam/turnover-room/sort/savePersonInfo', {
    batchId: fromBatchId,
    userId: await app.userId('expert1'),
    workYears: '12',
    schoolYears: '12',
    title: 3,
    degree: 1,
  });
  await app.asSuperuser(
    `insert into user_account select (jsonb_populate_record(u, jsonb_build_object('id', 8000000 + n, 'account', 'many' || n))).*
     from user_account u, generate_series(1, 5200) n where u.tenant_id = '100001' and u.account = 'expert1'`,
  );
  await app.asSuperuser(
    `insert into turnover_sort select (jsonb_populate_record(s, jsonb_build_object('id', 8000000 + n, 'user_id', 8000000 + n))).*
     from turnover_sort s, generate_series(1, 5200) n where s.batch_id = $1`,
    [fromBatchId],
  );
  const answer = await estate.post('/eam/turnover-room/sort/savePersonInfoCopy', { fromBatchId, toBatchId });
  expect(answer).toMatchObject({ code: 200, data: { copied: 5201 } });
});
