import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as out from '../../../../test/way-out-steps.ts';
import * as tender from '../../../../test/open-tender-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { procedureModule } from '../../procedure/index.ts';
import { endNotices } from './end-notices.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([procedureModule]);
  await procedureModule.seed?.(app.database);
});
afterAll(() => app.close());

const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });

interface Notice extends steps.Draft {
  readonly title: string;
  readonly content: string;
  readonly endTime: string | null;
  readonly bulletinStatus: number;
}

const read = async (id: string) =>
  steps.dataOf<Notice>(await app.as('buyer').get(`/purchase/bulletin/queryById?id=${id}`));
const ending = async (notice: steps.Draft, endTime: string) =>
  steps.dataOf<steps.Draft>(
    await app
      .as('buyer')
      .post('/purchase/bulletin/editBulletinDetails', { ...(await read(notice.id)), version: notice.version, endTime }),
  );
const endAt = (now: string) => app.database.transaction('100001', (db) => endNotices({ db, tenantId: '100001', now }));

describe('the notice of a result', () => {
  test('stands for one working day, neither shorter nor in the past (R39)', async () => {
    const id = await steps.resultProject(app, { until: 'confirmed' });
    const notice = await steps.draftNotice(app, id, 2);
    const short = await ending(notice, '2026-11-24 12:00:00');
    expect(await steps.publish(app, short)).toMatchObject(
      refused('公告期限不得少于1工作日，公告截止时间不得早于2026-11-25 00:00:00'),
    );
    const kept = await ending(short, '2026-11-25 00:00:00');
    steps.dataOf(await steps.publish(app, kept));
    expect(await read(notice.id)).toMatchObject({ endTime: '2026-11-25 00:00:00', bulletinStatus: 3 });
  });

  test('that names no end stands as long as the law asks, then says that it has ended, and stays readable', async () => {
    const id = await steps.resultProject(app);
    const [{ id: noticeId } = { id: '' }] = await app.asSuperuser<{ id: string }>(
      'select id::text from bulletin where project_id = $1 and bulletin_type = 2',
      [id],
    );
    expect(await read(noticeId)).toMatchObject({ endTime: '2026-11-25 00:00:00', bulletinStatus: 3 });
    await endAt('2026-11-24 23:59:59');
    expect(await read(noticeId)).toMatchObject({ bulletinStatus: 3 });
    await endAt('2026-11-25 00:00:00');
    await endAt('2026-11-25 01:00:00');
    expect(await read(noticeId)).toMatchObject({ bulletinStatus: 5 });
    expect(steps.dataOf(await app.as('supplier2').get(`/purchase/bulletin/queryById?id=${noticeId}`))).toMatchObject({
      bulletinStatus: 5,
    });
    expect(await out.isWhole(app, id)).toMatchObject({ ok: true });
  });
});

describe('the notice of an open tender of the government', () => {
  test('stands for five working days at least (R04)', async () => {
    const id = await tender.readyTender(app, { lawRegime: 2 });
    const notice = await steps.draftNotice(app, id, 1);
    const short = await ending(notice, '2026-11-20 18:00:00');
    expect(await steps.publish(app, short)).toMatchObject(
      refused('公告期限不得少于5工作日，公告截止时间不得早于2026-11-24 00:00:00'),
    );
    steps.dataOf(await steps.publish(app, await ending(short, '2026-11-24 00:00:00')));
  });

  test('stands until quotes are in where it says nothing else', async () => {
    const id = await tender.readyTender(app, { lawRegime: 2 });
    const notice = await steps.draftNotice(app, id, 1);
    steps.dataOf(await steps.publish(app, notice));
    expect((await read(notice.id)).endTime).toBe(tender.aTender.bidEndTime);
  });
});

test('a notice that was to end before it goes out is refused, whatever it tells', async () => {
  const id = await steps.resultProject(app, { changes: { lawRegime: 3 }, until: 'confirmed' });
  const late = await ending(await steps.draftNotice(app, id, 2), '2026-11-20 12:00:00');
  expect(await steps.publish(app, late)).toMatchObject(refused('公告截止时间已过'));
  expect((await read(late.id)).bulletinStatus).toBe(0);
});
