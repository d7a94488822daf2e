import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as clarify from '../../../../test/clarify-steps.ts';
import { tracesIn } from '../../../../test/guessing/traces.ts';
import type { Account, TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await clarify.startClarifyApp();
});
afterAll(() => app.close());

const secret = '床立柱是否可用72*72*1.2mm';
const answer = '不可以，应不低于1.5mm';

/** Everybody there is: the asker, a rival who takes part, one who does not, the buyer’s people, an expert, the platform. */
const everybody: readonly Account[] = [
  'supplier1',
  'supplier2',
  'supplier3',
  'buyer',
  'manager',
  'chief',
  'finance',
  'expert1',
  'admin',
];

/** Whatever any call about questions answers to one of them, as one text. */
async function allThatIsTold(account: Account, projectId: string): Promise<string> {
  const person = app.as(account);
  const about = `projectId=${projectId}&tenantId=100001`;
  const supplierId = '300001';
  const answers = [
    await person.post(`${clarify.questions}/queryBySupplierIdAndProjectId`, { projectId }),
    await person.get(`${clarify.questions}/queryBySupplierIdAndProjectId?${about}`),
    await person.post(`${clarify.questions}/queryBySupplierIdAndProjectId`, { projectId, supplierId }),
    await person.post(`${clarify.questions}/queryPage`, { current: 1, size: 200 }),
    await person.post(`${clarify.questions}/queryPage`, { supplierTenantId: supplierId, askerId: '1', projectId }),
    await person.get(`${clarify.questions}/queryQuestionCount?projectId=${projectId}`),
    await person.get(`/bid-electronic/ele/clarification/queryByProjectId?${about}`),
    await person.get(`/purchase/project/queryPublished?${about}`),
  ];
  return JSON.stringify(answers);
}

async function whoReads(text: string, projectId: string): Promise<Account[]> {
  const readers: Account[] = [];
  for (const account of everybody) if ((await allThatIsTold(account, projectId)).includes(text)) readers.push(account);
  return readers;
}

async function askedProject(): Promise<{ id: string; asked: clarify.Asked }> {
  const id = await steps.publishedProject(app);
  for (const account of ['supplier1', 'supplier2'] as const) steps.dataOf(await steps.register(app, account, id));
  const asked = steps.dataOf<clarify.Asked>(await clarify.ask(app, 'supplier1', id, { content: secret }));
  return { id, asked };
}

/** What would name the asker: his tenant, his company, his person. */
async function namesOfAsker(): Promise<string[]> {
  const [row] = await app.asSuperuser<{ name: string; person: string }>(
    `select t.tenant_name as name, u.id::text as person from tenant t
     join user_account u on u.tenant_id = t.tenant_id and u.account = 'supplier1' where t.tenant_id = '300001'`,
  );
  return ['300001', row?.name ?? '', row?.person ?? ''];
}

const ofBuyer: readonly Account[] = ['buyer', 'manager', 'chief'];

describe('who is curious about a question', () => {
  test('R38 reads nothing of it before its answer is published, unless he asked or handles the project', async () => {
    const { id, asked } = await askedProject();
    expect(await whoReads(secret, id)).toEqual(['supplier1', ...ofBuyer]);
    const drafted = steps.dataOf<clarify.Asked>(await clarify.draftAnswer(app, asked, { replyContent: answer }));
    expect(await whoReads(secret, id)).toEqual(['supplier1', ...ofBuyer]);
    expect(await whoReads(answer, id)).toEqual(ofBuyer);
    steps.dataOf(await clarify.publishAnswer(app, drafted));
    for (const account of ['supplier1', 'supplier2', 'supplier3', ...ofBuyer] as const)
      for (const text of [secret, answer]) expect(await allThatIsTold(account, id)).toContain(text);
  });

  test('R38 never reads who asked: not the buyer’s people either, not before, not after the opening', async () => {
    const { id, asked } = await askedProject();
    const names = await namesOfAsker();
    // Who asks by a name is refused; his own name in his own request is no secret to him.
    const others = everybody.filter((account) => account !== 'supplier1');
    const tell = async () => {
      for (const account of others) {
        const told = await allThatIsTold(account, id);
        expect([account, tracesIn(told, names)]).toEqual([account, []]);
      }
    };
    await tell();
    const drafted = steps.dataOf<clarify.Asked>(await clarify.draftAnswer(app, asked, { replyContent: answer }));
    steps.dataOf(await clarify.publishAnswer(app, drafted));
    await tell();
    for (const account of ['supplier1', 'supplier2'] as const)
      steps.dataOf(await steps.quote(app, account, { projectId: id, price: '880' }));
    app.clock.setTo(steps.deadline);
    const { questions } = await clarify.questionsOf(app, 'buyer', id);
    expect(tracesIn(JSON.stringify(questions), names)).toEqual([]);
  });

  test('R38 does not look questions up by supplier', async () => {
    const { id } = await askedProject();
    for (const account of ['buyer', 'supplier2'] as const)
      expect(
        await app
          .as(account)
          .post(`${clarify.questions}/queryBySupplierIdAndProjectId`, { projectId: id, supplierId: '300001' }),
      ).toMatchObject({ code: 400, msg: expect.stringContaining('提问单位不公开') });
  });

  test('R38 counts only what he may read, and learns no order from the numbers', async () => {
    const { id } = await askedProject();
    const numbers: number[] = [];
    for (let more = 0; more < 5; more += 1)
      steps.dataOf(await clarify.ask(app, 'supplier1', id, { title: `问题${more}` }));
    const countFor = async (account: Account) =>
      steps.dataOf<object>(await app.as(account).post(`${clarify.questions}/queryQuestionCount`, { projectId: id }));
    expect(await countFor('buyer')).toMatchObject({ unanswered: 6 });
    expect(await countFor('supplier1')).toMatchObject({ unanswered: 6 });
    expect(await countFor('supplier2')).toMatchObject({ unanswered: 0, toPublish: 0, overdue: 0 });
    for (const { anonymousNo } of (await clarify.questionsOf(app, 'buyer', id)).questions) numbers.push(anonymousNo);
    expect(new Set(numbers).size).toBe(6);
    expect(numbers.every((no) => no >= 100_000 && no < 1_000_000)).toBe(true);
  });

  test('R38 finds it in no chain of the buyer’s evidence and in no log of requests', async () => {
    const { asked } = await askedProject();
    await app.settleLog();
    const told = await app.asSuperuser<{ text: string }>(
      `select e::text as text from evidence e where e.tenant_id = '100001' and e.subject = '${asked.id}'
       union all select l::text from log_api l where l.request_uri ~ 'ele/question/(save|query)'`,
    );
    expect(told).toEqual([]);
  });

  test('may write to none that is not his: another’s answers, other tenants’ questions, an expert’s', async () => {
    const { id, asked } = await askedProject();
    const reply = { ...asked, replyContent: '抢答' };
    for (const account of ['supplier1', 'supplier2', 'expert1', 'finance', 'admin'] as const) {
      const { code } = await app.as(account).post(`${clarify.questions}/saveOrUpdateQuestion`, reply);
      expect([account, code]).toEqual([account, 403]);
      for (const move of ['publish', 'close', 'reopen'])
        expect((await app.as(account).post(`${clarify.questions}/${move}`, { ...asked, reason: '好奇' })).code).toBe(
          403,
        );
    }
    for (const account of ['buyer', 'expert1'] as const) expect((await clarify.ask(app, account, id)).code).toBe(403);
  });
});
