import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as tender from '../../../../test/open-tender-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { procedureModule } from '../../procedure/index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([procedureModule]);
  await procedureModule.seed?.(app.database);
});
afterAll(() => app.close());

const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });
const stagesOf = async (id: string) => (await steps.detail(app, id)).stages.map(({ stage }) => stage);

async function confirmed(changes: object = {}): Promise<string> {
  app.clock.setTo(steps.publicationDay);
  return (await steps.confirmedProject(app, { ...tender.aTender, ...changes })).id;
}

describe('the documents of an open tender', () => {
  test('are drafted after the confirmation; a request for quotations goes straight on', async () => {
    const id = await confirmed();
    expect(await steps.detail(app, id)).toMatchObject({
      stage: 20,
      actions: expect.arrayContaining(['handInDocuments', 'retreat']),
      next: [{ action: 'handInDocuments' }],
    });
    expect(await stagesOf(id)).toContain(20);
    const { id: inquiry } = await steps.confirmedProject(app);
    expect(await steps.detail(app, inquiry)).toMatchObject({ stage: 25 });
    expect(await stagesOf(inquiry)).not.toContain(20);
  });

  test('are confirmed by another before anything is published', async () => {
    const id = await confirmed();
    const notice = await steps.draftNotice(app, id, 1);
    expect(await steps.publish(app, notice)).toMatchObject(refused('确认'));
    expect(await tender.handIn(app, id, { files: [] })).toMatchObject(refused('请上传采购文件'));
    const asked = steps.dataOf<steps.Draft>(await tender.handIn(app, id));
    expect(await tender.handIn(app, id)).toMatchObject(refused('已提交确认'));
    expect(await steps.publish(app, notice)).toMatchObject(refused('确认'));
    const { permissions } = app.as('buyer').user;
    if (!(permissions instanceof Set)) throw new Error('rights are a set');
    permissions.add('project_confirm');
    expect(await tender.decideDocuments(app, asked, { by: 'buyer' })).toMatchObject(refused('不能审核自己提交'));
    permissions.delete('project_confirm');
    expect(await tender.decideDocuments(app, asked, { by: 'buyer' })).toMatchObject({ code: 403 });
    steps.dataOf(await tender.decideDocuments(app, asked));
    expect(await steps.detail(app, id)).toMatchObject({ stage: 25, files: [{ fileName: '招标文件.pdf' }] });
    expect(await tender.handIn(app, id)).toMatchObject({ code: 400 });
    steps.dataOf(await steps.publish(app, notice));
    const { files } = await steps.readPublished(app.as('supplier1'), id);
    expect(files).toMatchObject([{ fileName: '招标文件.pdf' }]);
  });

  test('go back with a reason, are taken back, and are handed in anew; every time is kept', async () => {
    const id = await confirmed();
    const first = steps.dataOf<steps.Draft>(await tender.handIn(app, id));
    expect(await tender.decideDocuments(app, first, { action: 'back' })).toMatchObject(refused('原因'));
    steps.dataOf(await tender.decideDocuments(app, first, { action: 'back', reason: '缺少合同条款' }));
    const second = steps.dataOf<steps.Draft>(await tender.handIn(app, id));
    steps.dataOf(await tender.decideDocuments(app, second, { action: 'withdraw', by: 'buyer' }));
    expect(await steps.detail(app, id)).toMatchObject({ stage: 20, next: [{ action: 'handInDocuments' }] });
    steps.dataOf(await tender.handIn(app, id));
    const page = await app
      .as('buyer')
      .post('/purchase/confirm/queryConfirmPage', { projectId: id, current: 1, size: 10 });
    expect(steps.dataOf(page)).toMatchObject({
      total: 3,
      records: [{ confirmStatus: 1 }, { confirmStatus: 4 }, { confirmStatus: 3, backReason: '缺少合同条款' }],
    });
    const one = await app.as('manager').get(`/purchase/confirm/queryById?id=${first.id}`);
    expect(steps.dataOf(one)).toMatchObject({ confirmStatus: 3, decidedBy: expect.any(String) });
    expect(await app.as('supplier1').get(`/purchase/confirm/queryById?id=${first.id}`)).toMatchObject({ code: 403 });
  });

  test('the result and the project itself are handed in by the same call, contracts elsewhere', async () => {
    app.clock.setTo(steps.publicationDay);
    const draft = await steps.savedProject(app, tender.aTender);
    const apply = (confirmType: number, projectId = draft.id) =>
      app.as('buyer').post('/purchase/confirm/applyConfirm', { projectId, confirmType });
    expect(await apply(3)).toMatchObject(refused('合同'));
    steps.dataOf(await apply(4));
    expect(await steps.detail(app, draft.id)).toMatchObject({ stage: 10 });
    expect(await apply(2)).toMatchObject({ code: 400 });
  });
});

describe('the days of an open tender under the tendering law', () => {
  test('documents are offered for five days at least, and twenty lie before the deadline (R01, R02)', async () => {
    const short = await tender.readyTender(app, { entryEndTime: '2026-11-23 17:00:00' });
    const early = await tender.readyTender(app, { bidEndTime: '2026-12-07 17:00:00', openTime: '2026-12-07 17:00:00' });
    expect(await steps.publish(app, await steps.draftNotice(app, short, 1))).toMatchObject(
      refused('报名截止时间不得早于2026-11-24 00:00:00'),
    );
    expect(await steps.publish(app, await steps.draftNotice(app, early, 1))).toMatchObject(
      refused('截止时间不得早于2026-12-08 00:00:00'),
    );
    expect(await steps.publish(app, await steps.draftNotice(app, short, 1), '时间紧迫')).toMatchObject({ code: 400 });
  });

  test('fewer than three bidders are not opened (R12)', async () => {
    const id = await tender.readyTender(app);
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id, 1)));
    for (const account of ['supplier1', 'supplier2'] as const) {
      steps.dataOf(await steps.register(app, account, id));
      steps.dataOf(await steps.quote(app, account, { projectId: id, price: '880' }));
    }
    app.clock.setTo(tender.aTender.openTime);
    expect(await steps.open(app, id, '仍要开标')).toMatchObject(refused('3家'));
  });
});

describe('the candidates of an open tender', () => {
  test('are publicised for three days before the result is confirmed (R40)', async () => {
    const id = await tender.selectedTender(app);
    expect(await steps.detail(app, id)).toMatchObject({ stage: 60, next: [{ action: 'publishCandidates' }] });
    expect(await tender.decideResult(app, id)).toMatchObject(refused('请先发布中标候选人公示'));
    const notice = await steps.draftNotice(app, id, 5);
    const buyer = app.as('buyer');
    const { title, content } = steps.dataOf<{ title: string; content: string }>(
      await buyer.get(`/purchase/bulletin/queryById?id=${notice.id}`),
    );
    expect(title).toContain('中标候选人公示');
    expect(content).toContain('第五十四条');
    const ending = (endTime: string) =>
      buyer.post('/purchase/bulletin/editBulletinDetails', { ...notice, title, content, endTime });
    const short = steps.dataOf<steps.Draft>(await ending('2026-12-11 17:00:00'));
    expect(await steps.publish(app, short)).toMatchObject(refused('不得早于2026-12-12 00:00:00'));
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id, 5)));
    expect(await tender.decideResult(app, id)).toMatchObject(refused('公示至2026-12-12 00:00:00'));
    expect(await steps.detail(app, id)).toMatchObject({
      nextDeadline: { field: 'candidatesEnd', time: '2026-12-12 00:00:00' },
      next: [],
    });
    app.clock.setTo('2026-12-12 00:00:00');
    steps.dataOf(await tender.decideResult(app, id));
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id, 2)));
    expect(await steps.detail(app, id)).toMatchObject({ stage: 65 });
  });

  test('of a selection that was returned are publicised anew', async () => {
    const id = await tender.selectedTender(app);
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id, 5)));
    app.clock.setTo('2026-12-14 09:00:00');
    steps.dataOf(await tender.decideResult(app, id, { agree: false, reason: '评分有误' }));
    await tender.handInSelection(app, id);
    expect(await tender.decideResult(app, id)).toMatchObject(refused('请先发布中标候选人公示'));
  });

  test('are of tenders alone', async () => {
    const id = await steps.quotedProject(app);
    steps.dataOf(await steps.open(app, id));
    await tender.handInSelection(app, id);
    const notice = await app.as('buyer').post('/purchase/bulletin/saveBulletin', {
      projectId: id,
      bulletinType: 5,
      title: '候选人公示',
      content: '<p>公示</p>',
    });
    expect(await steps.publish(app, steps.dataOf(notice))).toMatchObject({ code: 400 });
    steps.dataOf(await tender.decideResult(app, id));
  });
});
