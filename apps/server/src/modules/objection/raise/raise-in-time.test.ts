import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RaisedObjectionLine, objectionWindows, EndpointOutput } from '@zhaocai/model';
import * as objections from '../../../../test/objection-steps.ts';
import * as tender from '../../../../test/open-tender-steps.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await objections.startObjectionApp();
});
afterAll(() => app.close());

const { documents, process, result, enquiry, query, complaint, report } = objections;
const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });

async function registeredInquiry(): Promise<string> {
  const id = await steps.publishedProject(app);
  steps.dataOf(await steps.register(app, 'supplier1', id));
  return id;
}

/** Opened and selected, its result published on the day after the opening. */
async function decidedInquiry(): Promise<string> {
  const { projectId } = await steps.openedProject(app);
  await tender.handInSelection(app, projectId);
  app.clock.setTo('2026-11-24 10:00:00');
  steps.dataOf(await tender.decideResult(app, projectId));
  steps.dataOf(await steps.publish(app, await steps.draftNotice(app, projectId, 2)));
  return projectId;
}

describe('an objection', () => {
  test('R47 R48 to the documents is raised until seven working days after they are known, to the second', async () => {
    const projectId = await registeredInquiry();
    app.clock.setTo('2026-11-25 23:59:59');
    expect(await objections.raise(app, 'supplier1', { projectId, target: documents })).toMatchObject({ code: 200 });
    const other = await registeredInquiry();
    app.clock.setTo('2026-11-26 00:00:00');
    expect(await objections.raise(app, 'supplier1', { projectId: other, target: documents })).toMatchObject(
      refused('已超过提出质疑期限（2026-11-25）'),
    );
  });

  test('R45 to the documents under the tendering law is raised ten days before the deadline', async () => {
    const projectId = await tender.readyTender(app);
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, projectId, 1)));
    steps.dataOf(await steps.register(app, 'supplier1', projectId));
    app.clock.setTo('2026-11-28 00:00:00');
    expect(await objections.raise(app, 'supplier1', { projectId, target: documents })).toMatchObject(
      refused('已超过提出质疑期限（2026-11-27）'),
    );
    app.clock.setTo('2026-11-27 23:59:59');
    expect(await objections.raise(app, 'supplier1', { projectId, target: documents })).toMatchObject({ code: 200 });
  });

  test('R47 R48 to the result is raised once it is out, until seven working days after its notice period', async () => {
    const before = await registeredInquiry();
    expect(await objections.raise(app, 'supplier1', { projectId: before, target: result })).toMatchObject(
      refused('尚未公布'),
    );
    const projectId = await decidedInquiry();
    // The notice period ends on the 25th; seven working days later it is the 4th of December.
    app.clock.setTo('2026-12-04 23:00:00');
    expect(await objections.raise(app, 'supplier1', { projectId, target: result })).toMatchObject({ code: 200 });
    app.clock.setTo('2026-12-05 00:00:00');
    expect(await objections.raise(app, 'supplier2', { projectId, target: result })).toMatchObject(
      refused('已超过提出质疑期限（2026-12-04）'),
    );
  });

  test('R47 is answered within seven working days, an enquiry within three', async () => {
    const projectId = await registeredInquiry();
    app.clock.setTo('2026-11-17 10:00:00');
    const objected = await objections.raised(app, 'supplier1', { projectId, target: documents });
    const asked = await objections.raised(app, 'supplier1', { projectId, target: documents, appealType: enquiry });
    expect((await objections.read(app, 'buyer', objected.id)).dueTime).toBe('2026-11-26 23:59:59');
    expect((await objections.read(app, 'buyer', asked.id)).dueTime).toBe('2026-11-20 23:59:59');
  });

  test('is raised by whoever takes part or has the documents, a report by anybody, and by nobody of the buyer', async () => {
    const projectId = await registeredInquiry();
    const about = { projectId, target: documents };
    expect(await objections.raise(app, 'supplier2', about)).toMatchObject(refused('您未参与该项目'));
    expect(await objections.raise(app, 'supplier2', { ...about, appealType: enquiry })).toMatchObject(
      refused('您未参与该项目'),
    );
    expect(await objections.raise(app, 'supplier2', { ...about, appealType: report })).toMatchObject({ code: 200 });
    expect((await objections.raise(app, 'buyer', about)).code).toBe(403);
    expect((await objections.raise(app, 'supplier1', { ...about, projectId: '99' })).code).toBe(404);
  });

  test('is a letter: without what the law asks of it nothing is kept, and the word for it is told', async () => {
    const projectId = await registeredInquiry();
    const about = { projectId, target: process };
    for (const [missing, label] of [
      ['facts', '事实与理由'],
      ['request', '请求事项'],
      ['legalBasis', '法律依据'],
      ['knowTime', '知道受损害的时间'],
      ['signFile', '签章文件'],
      ['evidence', '证明材料'],
    ] as const)
      expect(
        await objections.raise(app, 'supplier1', { ...about, [missing]: missing === 'facts' ? '' : null }),
      ).toMatchObject(refused(`请填写${label}`));
    expect(await objections.raise(app, 'supplier1', { ...about, knowTime: '2027-01-01 00:00:00' })).toMatchObject(
      refused('不能晚于当前时间'),
    );
    expect(await pageOf(projectId)).toEqual([]);
  });

  test('that waits for its answer is not raised again, and may be taken back', async () => {
    const projectId = await registeredInquiry();
    const first = await objections.raised(app, 'supplier1', { projectId, target: documents });
    expect(await objections.raise(app, 'supplier1', { projectId, target: documents })).toMatchObject(
      refused('尚在办理中'),
    );
    steps.dataOf(await objections.move(app, 'supplier1', `${objections.own}/withdraw`, first));
    expect(await objections.raise(app, 'supplier1', { projectId, target: documents })).toMatchObject({ code: 200 });
  });

  test('is kept as a draft that nobody else reads, handed in later, or removed', async () => {
    const projectId = await registeredInquiry();
    const about = { projectId, target: documents };
    const draft = await objections.raised(app, 'supplier1', { ...about, isDraft: true, request: null });
    expect(await pageOf(projectId)).toEqual([]);
    expect((await app.as('buyer').get(`${objections.own}/queryById?id=${draft.id}`)).code).toBe(404);
    const handedIn = await objections.raised(app, 'supplier1', { ...about, ...draft });
    expect(await pageOf(projectId)).toMatchObject([{ id: draft.id, appealStatus: 1 }]);
    expect(await objections.raise(app, 'supplier1', { ...about, ...handedIn })).toMatchObject(refused('不能修改'));
    const other = await objections.raised(app, 'supplier1', { ...about, appealType: enquiry, isDraft: true });
    steps.dataOf(await objections.move(app, 'supplier1', `${objections.own}/remove`, other));
    expect((await app.as('supplier1').get(`${objections.own}/queryById?id=${other.id}`)).code).toBe(404);
  });
});

describe('a complaint', () => {
  test('R47 follows an objection that was answered, and takes its place', async () => {
    const projectId = await registeredInquiry();
    const about = { projectId, target: documents };
    const complain = () => objections.raise(app, 'supplier1', { ...about, appealType: complaint });
    expect(await complain()).toMatchObject(refused('投诉应先提出质疑/异议'));
    const objected = await objections.raised(app, 'supplier1', about);
    expect(await complain()).toMatchObject(refused('投诉应先提出质疑/异议'));
    steps.dataOf(await objections.answer(app, objected.id));
    const { id } = steps.dataOf<objections.Raised>(await complain());
    expect(await objections.read(app, 'buyer', id)).toMatchObject({ parentId: objected.id, target: documents });
    expect(await objections.read(app, 'buyer', objected.id)).toMatchObject({ appealStatus: 8 });
  });

  test('R47 follows one that was not answered in time, and ends fifteen working days after that', async () => {
    const projectId = await registeredInquiry();
    const objected = await objections.raised(app, 'supplier1', { projectId, target: documents });
    const complain = () => objections.raise(app, 'supplier1', { projectId, appealType: complaint });
    const { dueTime } = await objections.read(app, 'supplier1', objected.id);
    expect(dueTime).toBe('2026-11-25 23:59:59');
    app.clock.setTo('2026-12-17 00:00:00');
    expect(await complain()).toMatchObject(refused('已超过提出投诉期限（2026-12-16）'));
    app.clock.setTo('2026-11-26 00:00:00');
    expect(await complain()).toMatchObject({ code: 200 });
  });
});

test('the windows of a project say what may be raised, and until when', async () => {
  const projectId = await registeredInquiry();
  const { isParticipant, windows } = steps.dataOf<EndpointOutput<typeof objectionWindows>>(
    await app.as('supplier1').get(`${objections.own}/windows?projectId=${projectId}`),
  );
  const of = (kind: number, target: number) => windows.find((one) => one.appealType === kind && one.target === target);
  expect(isParticipant).toBe(true);
  expect(of(query, documents)).toMatchObject({
    isOpen: true,
    until: '2026-11-25 23:59:59',
    article: expect.stringContaining('第五十二条'),
  });
  expect(of(query, result)).toMatchObject({ isOpen: false, from: null });
  expect(of(complaint, documents)).toMatchObject({ isOpen: false, parentId: null });
  expect(of(enquiry, process)).toMatchObject({ isOpen: true, until: null });
});

async function pageOf(projectId: string): Promise<RaisedObjectionLine[]> {
  const page = await app.as('buyer').post(`${objections.own}/queryAppealPage`, { projectId });
  return steps.dataOf<{ records: RaisedObjectionLine[] }>(page).records;
}
