import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as clarify from '../../../../test/clarify-steps.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import * as out from '../../../../test/way-out-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await clarify.startClarifyApp();
});
afterAll(() => app.close());

const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });
const bytes = Buffer.from('关于床板厚度的疑问\n');

describe('a question', () => {
  test('is asked by whoever may read the documents, registered or not (R37), until registration ends', async () => {
    const id = await steps.publishedProject(app, { entryEndTime: '2026-11-18 17:00:00' });
    expect(await clarify.ask(app, 'supplier3', id)).toMatchObject({ code: 200 });
    steps.dataOf(await steps.register(app, 'supplier1', id));
    app.clock.setTo('2026-11-18 18:00:00');
    expect(await clarify.ask(app, 'supplier3', id)).toMatchObject(refused('报名已截止'));
    expect(await clarify.ask(app, 'supplier1', id)).toMatchObject({ code: 200 });
    app.clock.setTo(steps.deadline);
    expect(await clarify.ask(app, 'supplier1', id)).toMatchObject(refused('提问时间已截止'));
  });

  test('R08 R47 of an inquiry ends before the deadline, so that it can be answered, to the second', async () => {
    const id = await steps.publishedProject(app);
    const { askUntil, article } = await clarify.questionsOf(app, 'supplier1', id);
    expect([askUntil, article]).toEqual(['2026-11-20 00:00:00', expect.stringContaining('第五十二条')]);
    app.clock.setTo('2026-11-19 23:59:59');
    expect(await clarify.ask(app, 'supplier1', id)).toMatchObject({ code: 200 });
    app.clock.setTo('2026-11-20 00:00:00');
    expect(await clarify.ask(app, 'supplier1', id)).toMatchObject(refused('提问时间已截止'));
  });

  test('needs title and content within their lengths, and a package of the project', async () => {
    const id = await steps.publishedProject(app);
    const other = await steps.publishedProject(app);
    const { packages } = await steps.readPublished(app.as('supplier1'), other);
    const wrong = [
      { title: '  ' },
      { content: '' },
      { title: '长'.repeat(101) },
      { content: '长'.repeat(2001) },
      { packageId: packages[0]?.id },
    ];
    for (const one of wrong) expect([400, 404]).toContain((await clarify.ask(app, 'supplier1', id, one)).code);
    expect((await clarify.questionsOf(app, 'supplier1', id)).questions).toEqual([]);
    expect(
      await clarify.ask(app, 'supplier1', id, { title: '长'.repeat(100), content: '长'.repeat(2000) }),
    ).toMatchObject({
      code: 200,
    });
  });

  test('R45 under the tendering law ends ten days before the deadline, to the day', async () => {
    const times = {
      entryEndTime: '2026-12-10 17:00:00',
      bidEndTime: '2026-12-14 09:00:00',
      openTime: '2026-12-14 09:00:00',
    };
    const id = await steps.publishedProject(app, { lawRegime: 1, ...times });
    const { askUntil, article } = await clarify.questionsOf(app, 'supplier1', id);
    expect([askUntil, article]).toEqual(['2026-12-04 00:00:00', expect.stringContaining('第二十二条')]);
    app.clock.setTo('2026-12-03 23:59:59');
    expect(await clarify.ask(app, 'supplier1', id)).toMatchObject({ code: 200 });
    app.clock.setTo('2026-12-04 00:00:00');
    expect(await clarify.ask(app, 'supplier1', id)).toMatchObject(refused('第二十二条'));
  });

  test('R45 and R47: is due in three days under the tendering law, in three working days under procurement law', async () => {
    const late = {
      entryEndTime: '2026-12-10 17:00:00',
      bidEndTime: '2026-12-14 09:00:00',
      openTime: '2026-12-14 09:00:00',
    };
    const dues: Record<number, string | null | undefined> = {};
    for (const lawRegime of [1, 2]) {
      const id = await steps.publishedProject(app, { lawRegime, ...late });
      // Friday: three days run into Monday; three working days into Wednesday.
      app.clock.setTo('2026-11-20 10:00:00');
      steps.dataOf(await clarify.ask(app, 'supplier1', id));
      dues[lawRegime] = (await clarify.questionsOf(app, 'buyer', id)).questions[0]?.dueTime;
    }
    expect(dues).toEqual({ 1: '2026-11-23 23:59:59', 2: '2026-11-25 23:59:59' });
  });
});

describe('an answer', () => {
  test('is nobody’s to read outside of the buyer before it is published, and changed until then', async () => {
    const id = await steps.publishedProject(app);
    const asked = steps.dataOf<clarify.Asked>(await clarify.ask(app, 'supplier1', id));
    const drafted = steps.dataOf<clarify.Asked>(await clarify.draftAnswer(app, asked));
    const [own] = (await clarify.questionsOf(app, 'supplier1', id)).questions;
    expect(own).toMatchObject({ questionStatus: 0, replyContent: null, replyTime: null, version: 0 });
    const again = steps.dataOf<clarify.Asked>(
      await clarify.draftAnswer(app, drafted, { replyContent: '不低于18mm。' }),
    );
    expect(await clarify.draftAnswer(app, drafted)).toMatchObject({ code: 400 });
    steps.dataOf(await clarify.publishAnswer(app, again));
    expect((await clarify.questionsOf(app, 'supplier1', id)).questions).toMatchObject([
      { questionStatus: 2, replyContent: '不低于18mm。' },
    ]);
    expect(await clarify.draftAnswer(app, asked)).toMatchObject(refused('不能修改'));
  });

  test('is published only once it is written', async () => {
    const id = await steps.publishedProject(app);
    const asked = steps.dataOf<clarify.Asked>(await clarify.ask(app, 'supplier1', id));
    expect(await clarify.publishAnswer(app, asked)).toMatchObject(refused('当前状态'));
    expect(await readers(id)).toEqual([]);
    expect(await clarify.publishAnswer(app, steps.dataOf(await clarify.draftAnswer(app, asked)))).toMatchObject({
      code: 200,
    });
  });

  test('of a question that names its asker is published in other words, and what was asked stays for the evidence', async () => {
    const id = await steps.publishedProject(app);
    const content = '杭州云岫科教仪器有限公司可否用15mm床板？';
    const asked = steps.dataOf<clarify.Asked>(await clarify.ask(app, 'supplier1', id, { content }));
    const shown = { shownContent: '可否用15mm床板？', shownTitle: '床板厚度' };
    const drafted = steps.dataOf<clarify.Asked>(await clarify.draftAnswer(app, asked, shown));
    expect((await clarify.questionsOf(app, 'buyer', id)).questions).toMatchObject([
      { content, shownContent: '可否用15mm床板？', shownTitle: null },
    ]);
    expect((await clarify.questionsOf(app, 'supplier1', id)).questions).toMatchObject([{ shownContent: null }]);
    steps.dataOf(await clarify.publishAnswer(app, drafted));
    const told = await readers(id);
    expect(told).toMatchObject([{ title: '床板厚度', content: '可否用15mm床板？' }]);
    expect(JSON.stringify(told)).not.toContain('云岫');
    const [kept] = await app.asSuperuser<{ content: string }>('select content from question where project_id = $1', [
      id,
    ]);
    expect(kept).toEqual({ content });
  });

  test('is told to all who take part, and its asker', async () => {
    const id = await steps.publishedProject(app);
    steps.dataOf(await steps.register(app, 'supplier2', id));
    await clarify.answered(app, 'supplier1', id);
    for (const tenant of ['300001', '300002'])
      expect(await out.toldTo(app, tenant, id)).toMatchObject([{ kind: 'questionAnswered' }]);
    expect(await out.toldTo(app, '300003', id)).toEqual([]);
  });

  test('that changes the documents names a change notice of its own project that came after the question (R05)', async () => {
    const id = await steps.publishedProject(app);
    const other = await steps.publishedProject(app);
    app.clock.setTo('2026-11-17 09:00:00');
    const early = await clarify.publishChange(app, id, { openPlace: '二号开标室' });
    app.clock.setTo('2026-11-17 10:00:00');
    const asked = steps.dataOf<clarify.Asked>(await clarify.ask(app, 'supplier1', id));
    const foreign = await clarify.publishChange(app, other, { requirement: '床板厚度不低于15mm' });
    const of = (changeBulletinId?: string) => ({ changesDocuments: true, changeBulletinId });
    const room = await clarify.publishChange(app, id, { openPlace: '三号开标室' });
    for (const notice of [early, foreign, room])
      expect(await clarify.draftAnswer(app, asked, of(notice))).toMatchObject(refused('第四十五条'));
    // Without a notice yet it can be written, not published.
    const drafted = steps.dataOf<clarify.Asked>(await clarify.draftAnswer(app, asked, of()));
    expect(await clarify.publishAnswer(app, drafted)).toMatchObject(refused('变更公告'));
    app.clock.setTo('2026-11-17 11:00:00');
    const notice = await clarify.publishChange(app, id, { requirement: '床板厚度不低于15mm' });
    const named = steps.dataOf<clarify.Asked>(await clarify.draftAnswer(app, drafted, of(notice)));
    expect(await clarify.publishAnswer(app, named)).toMatchObject({ code: 200 });
    expect(await readers(id)).toMatchObject([{ changeBulletinId: notice }]);
  });

  test('can be refused with a reason that the asker reads, and taken up again', async () => {
    const id = await steps.publishedProject(app);
    const asked = steps.dataOf<clarify.Asked>(await clarify.ask(app, 'supplier1', id));
    const close = (of: clarify.Asked, reason?: string) =>
      app.as('buyer').post(`${clarify.questions}/close`, { ...of, reason });
    expect(await close(asked)).toMatchObject({ code: 400 });
    const closed = steps.dataOf<clarify.Asked>(await close(asked, '与本项目无关'));
    expect((await clarify.questionsOf(app, 'supplier1', id)).questions).toMatchObject([
      { questionStatus: 3, closeReason: '与本项目无关' },
    ]);
    expect(await out.toldTo(app, '300001', id)).toMatchObject([{ kind: 'questionClosed', content: '与本项目无关' }]);
    expect(await clarify.draftAnswer(app, closed)).toMatchObject(refused('已关闭'));
    const reopened = steps.dataOf<clarify.Asked>(
      await app.as('buyer').post(`${clarify.questions}/reopen`, { ...closed, reason: '重新核对' }),
    );
    expect(await clarify.draftAnswer(app, reopened)).toMatchObject({ code: 200 });
  });

  test('brings the asker’s files along only with the answerer’s word, as copies without their names (R38)', async () => {
    const id = await steps.publishedProject(app);
    const published: (readonly [file: string, isSame: boolean])[][] = [];
    for (const showsFiles of [false, true]) {
      const sent = { name: '宏达公司的疑问.txt', bytes };
      const file = steps.dataOf<{ fileId: string }>(await app.as('supplier1').upload('/file/uploadOSS', sent));
      const asked = steps.dataOf<clarify.Asked>(
        await clarify.ask(app, 'supplier1', id, { files: [{ ...file, fileName: sent.name }] }),
      );
      const drafted = steps.dataOf<clarify.Asked>(await clarify.draftAnswer(app, asked, { showsFiles }));
      steps.dataOf(await clarify.publishAnswer(app, drafted));
      const [newest] = await readers(id);
      app.clock.setTo('2026-11-16 11:00:00');
      published.push((newest?.files ?? []).map(({ fileId, fileName }) => [fileName, fileId === file.fileId]));
    }
    expect(published).toEqual([[], [['提问附件1.txt', false]]]);
  });
});

describe('the opening', () => {
  test('with a question that has no published answer wants a reason, and is not kept back by it', async () => {
    const id = await steps.publishedProject(app);
    steps.dataOf(await clarify.ask(app, 'supplier1', id));
    for (const account of steps.suppliers) {
      steps.dataOf(await steps.register(app, account, id));
      steps.dataOf(await steps.quote(app, account, { projectId: id, price: '880' }));
    }
    app.clock.setTo(steps.deadline);
    expect(await steps.open(app, id)).toMatchObject(refused('还有1个提问未发布答复'));
    expect(await steps.open(app, id, '已逐家电话说明，不影响报价')).toMatchObject({ code: 200 });
  });
});

interface Read {
  readonly changeBulletinId: string | null;
  readonly files: { fileId: string; fileName: string }[] | null;
}

const readers = async (projectId: string) =>
  steps.dataOf<Read[]>(
    await app
      .as('supplier3')
      .get(`/bid-electronic/ele/clarification/queryByProjectId?projectId=${projectId}&tenantId=100001`),
  );
