import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as objections from '../../../../test/objection-steps.ts';
import * as tender from '../../../../test/open-tender-steps.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await objections.startObjectionApp();
});
afterAll(() => app.close());

const { documents, process, result, complaint, handling, theirs, own } = objections;
const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });
const words = '经审查，投诉事项缺乏事实依据，投诉不成立';

/** An opened inquiry with a complaint about its documents. */
async function complained(): Promise<{ projectId: string; id: string; queryId: string }> {
  const projectId = await steps.quotedProject(app);
  app.clock.setTo('2026-11-18 10:00:00');
  const objected = await objections.raised(app, 'supplier1', { projectId, target: documents });
  steps.dataOf(await objections.answer(app, objected.id));
  const { id } = await objections.raised(app, 'supplier1', { projectId, appealType: complaint });
  app.clock.setTo(steps.deadline);
  steps.dataOf(await steps.open(app, projectId));
  return { projectId, id, queryId: objected.id };
}

const handle = (id: string, more: object) =>
  app.as('supervisor').post(`${handling}/handle`, { id, text: words, ...more });

const takeUp = (id: string, more: object = {}) =>
  objections.move(app, 'supervisor', `${handling}/accept`, { id, ...more });

const exceptionsOf = async (projectId: string) => (await steps.detail(app, projectId, 'manager')).exceptions;

describe('a complaint', () => {
  test('R47 is taken up, decided within thirty working days, and rejected with words', async () => {
    const { id } = await complained();
    steps.dataOf(await takeUp(id));
    expect(await objections.read(app, 'supervisor', id)).toMatchObject({ appealStatus: 2, dueTime: null });
    expect(await handle(id, { decision: 1, text: '驳回' })).toMatchObject(refused('至少10个字'));
    expect(await handle(id, { decision: 6 })).toMatchObject({ code: 400 });
    steps.dataOf(await handle(id, { decision: 1 }));
    expect(await objections.read(app, 'supplier1', id)).toMatchObject({
      appealStatus: 6,
      decision: 1,
      decisionText: words,
    });
    expect(await handle(id, { decision: 1 })).toMatchObject(refused('当前状态'));
  });

  test('R47 is due on a day of the calendar where its year has one', async () => {
    const { id } = await complained();
    expect((await objections.read(app, 'supervisor', id)).dueTime).toBe('2026-11-25 23:59:59');
  });

  test('is not decided by who handles the project or gave the answer, whatever his rights', async () => {
    const { id } = await complained();
    const decideAs = async (account: 'buyer' | 'manager') => {
      // As if his role had been given the right as well.
      const rights = app.as(account).user.permissions as Set<string>;
      rights.add('objection_handle');
      const answer = await app.as(account).post(`${handling}/handle`, { id, text: words, decision: 1 });
      const { actions } = await objections.read(app, account, id);
      rights.delete('objection_handle');
      return { ...answer, actions };
    };
    expect(await decideAs('buyer')).toMatchObject({ ...refused('应由其他人处理'), actions: ['takeUp', 'decline'] });
    await app.asSuperuser(`update state_change set create_user = (select id from user_account where account = 'manager'
      and tenant_id = '100001') where entity = 'objection' and action = 'answer'`);
    expect(await decideAs('manager')).toMatchObject(refused('应由其他人处理'));
  });

  test('that ends the procurement asks for it, another person agrees, and then it is carried out', async () => {
    const { projectId, id } = await complained();
    steps.dataOf(await handle(id, { decision: 3, text: '投诉成立，责令废标并重新开展采购活动' }));
    const [asked] = await exceptionsOf(projectId);
    expect(asked).toMatchObject({ kind: 2, reasonCode: 11, exceptionStatus: 0 });
    const carryOut = () =>
      objections.move(app, 'buyer', `${theirs}/carryOut`, { id, reason: '已终止采购并启动重新采购' } as { id: string });
    expect(await carryOut()).toMatchObject(refused('采购尚未终止'));
    steps.dataOf(
      await app
        .as('manager')
        .post('/purchase/project/exceptionConfirm', { id: asked?.id, version: asked?.version, agree: true }),
    );
    steps.dataOf(await carryOut());
    expect(await objections.read(app, 'supplier1', id)).toMatchObject({
      appealStatus: 9,
      carryOutRemark: '已终止采购并启动重新采购',
    });
  });

  test('that orders a correction is a duty in words, and asks for nothing that the product does not do', async () => {
    const { projectId, id } = await complained();
    steps.dataOf(await handle(id, { decision: 2, text: '责令采购人重新说明技术参数的设定依据' }));
    expect(await exceptionsOf(projectId)).toEqual([]);
    const inbox = steps.dataOf<{ records: { kind: string; rowId?: string }[] }>(
      await app.as('buyer').get('/inbox/page?current=1&size=100'),
    );
    expect(JSON.stringify(inbox)).toContain('objection.carryOut');
  });

  test('R47 lets the procurement stand still, asked for when it is taken up, and its resumption is a duty in time', async () => {
    const { projectId, id } = await complained();
    steps.dataOf(await takeUp(id, { suspend: true }));
    const [asked] = await exceptionsOf(projectId);
    expect(asked).toMatchObject({ kind: 1, reasonCode: 14, exceptionStatus: 0 });
    expect(await objections.read(app, 'supervisor', id)).toMatchObject({
      suspension: 1,
      suspendEnd: '2026-12-23 23:59:59',
    });
    steps.dataOf(
      await app
        .as('manager')
        .post('/purchase/project/exceptionConfirm', { id: asked?.id, version: asked?.version, agree: true }),
    );
    const inbox = JSON.stringify(await app.as('manager').get('/inbox/page?current=1&size=100'));
    expect(inbox).toContain('objection.resume');
  });

  test('R68 shows how many of a supplier were found wrong in twelve months, and does nothing by itself', async () => {
    const { id } = await complained();
    steps.dataOf(await handle(id, { decision: 1 }));
    const { unfoundedCount, unfoundedLimit } = await objections.read(app, 'supervisor', id);
    expect(unfoundedCount).toBeGreaterThan(0);
    expect(unfoundedLimit).toBe(3);
    expect(await objections.read(app, 'supplier1', id)).toMatchObject({ unfoundedCount: null, unfoundedLimit: null });
  });
});

describe('an objection keeps a procurement from', () => {
  async function tenderWithCandidates(): Promise<string> {
    const id = await tender.selectedTender(app);
    app.clock.setTo('2026-12-08 10:00:00');
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id, 5)));
    return id;
  }

  test('R45 the confirmation of its result as long as one about the candidates is not answered', async () => {
    const projectId = await tenderWithCandidates();
    app.clock.setTo('2026-12-10 10:00:00');
    const { id } = await objections.raised(app, 'supplier2', { projectId, target: result });
    app.clock.setTo('2026-12-14 10:00:00');
    expect(await objections.raise(app, 'supplier3', { projectId, target: result })).toMatchObject(
      refused('已超过提出质疑期限'),
    );
    expect(await tender.decideResult(app, projectId)).toMatchObject(refused('有1件质疑、异议或投诉'));
    steps.dataOf(await objections.answer(app, id));
    steps.dataOf(await tender.decideResult(app, projectId));
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, projectId, 2)));
  });

  test('R45 its opening as long as one about the documents is not answered, without saying whose', async () => {
    const projectId = await tender.readyTender(app);
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, projectId, 1)));
    for (const account of steps.suppliers) steps.dataOf(await steps.register(app, account, projectId));
    for (const [index, account] of steps.suppliers.entries())
      steps.dataOf(await steps.quote(app, account, { projectId, price: String(880 + index) }));
    app.clock.setTo('2026-11-27 10:00:00');
    const { id } = await objections.raised(app, 'supplier1', { projectId, target: documents });
    app.clock.setTo(tender.aTender.openTime);
    expect(await steps.open(app, projectId, '所有供应商均同意按时开标')).toMatchObject(refused('未答复'));
    steps.dataOf(await objections.answer(app, id));
    steps.dataOf(await steps.open(app, projectId));
  });

  test('R45 the selection and the publicity of its candidates as long as one about the opening is not answered', async () => {
    const projectId = await tender.quotedTender(app);
    steps.dataOf(await steps.open(app, projectId));
    const early = await objections.raised(app, 'supplier1', { projectId, target: process });
    await expect(tender.handInSelection(app, projectId)).rejects.toThrow('未答复');
    // What was found right may be done by the selection itself.
    steps.dataOf(await objections.answer(app, early.id, { isUpheld: true, answer: '异议成立，将按开标记录重新核对' }));
    await tender.handInSelection(app, projectId);
    const { id } = await objections.raised(app, 'supplier2', { projectId, target: process });
    const notice = await steps.draftNotice(app, projectId, 5);
    expect(await steps.publish(app, notice)).toMatchObject(refused('未答复'));
    steps.dataOf(await objections.answer(app, id));
    steps.dataOf(await steps.publish(app, notice));
  });

  test('R47 the publication of its result as long as a query about the result is open, and from nothing else', async () => {
    const { projectId } = await steps.openedProject(app);
    await tender.handInSelection(app, projectId);
    const { id } = await objections.raised(app, 'supplier1', { projectId, target: process });
    steps.dataOf(await tender.decideResult(app, projectId));
    await app.asSuperuser(`update objection set target = ${result} where id = ${id}`);
    const notice = await steps.draftNotice(app, projectId, 2);
    expect(await steps.publish(app, notice)).toMatchObject(refused('未答复'));
    steps.dataOf(await objections.answer(app, id, { isUpheld: true, answer: '质疑成立，将更正成交结果的计算' }));
    expect(await steps.publish(app, notice)).toMatchObject(refused('未落实'));
    steps.dataOf(
      await objections.move(app, 'buyer', `${theirs}/carryOut`, { id, reason: '已重新核对报价并更正' } as {
        id: string;
      }),
    );
    steps.dataOf(await steps.publish(app, notice));
  });
});

describe('time', () => {
  test('R47 closes what was answered and not complained of, and tells who is late, once', async () => {
    const projectId = await steps.publishedProject(app);
    steps.dataOf(await steps.register(app, 'supplier1', projectId));
    const answered = await objections.raised(app, 'supplier1', { projectId, target: documents });
    steps.dataOf(await objections.answer(app, answered.id));
    const late = await objections.raised(app, 'supplier1', { projectId, target: process });
    app.clock.setTo('2026-12-18 09:00:00');
    for (let again = 0; again < 2; again += 1) await objections.turn(app);
    expect(await objections.read(app, 'buyer', answered.id)).toMatchObject({ appealStatus: 9 });
    expect(await objections.read(app, 'buyer', late.id)).toMatchObject({ appealStatus: 1 });
    const [told] = await app.asSuperuser<{ count: number }>(
      `select count(*)::int as count from flow_message m join user_account u on u.id = m.user_id
       where m.kind = 'objectionLate' and m.business_id = ${late.id} and u.account = 'buyer'`,
    );
    expect(told?.count).toBe(1);
  });
});

test('the archive holds what was said and every file, with the SHA-256 of each', async () => {
  const { id, queryId } = await complained();
  steps.dataOf(await handle(id, { decision: 1, files: [await tender.uploaded(app, 'supervisor', '决定书.pdf')] }));
  for (const [account, of] of [
    ['supervisor', id],
    ['supplier1', id],
    ['buyer', queryId],
  ] as const) {
    const { rawPayload, statusCode, body } = await app.as(account).raw(`${own}/papers?id=${of}`);
    expect([account, statusCode], body).toEqual([account, 200]);
    const members = unzipSync(rawPayload);
    const manifest = JSON.parse(Buffer.from(members['manifest.json'] ?? []).toString()) as {
      files: { path: string; sha256: string }[];
    };
    expect(manifest.files.length).toBe(Object.keys(members).length - 1);
    for (const { path, sha256 } of manifest.files)
      expect(
        createHash('sha256')
          .update(members[path] ?? new Uint8Array())
          .digest('hex'),
      ).toBe(sha256);
  }
});
