import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tracesIn } from '../../../../test/guessing/traces.ts';
import * as objections from '../../../../test/objection-steps.ts';
import type { Account, TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await objections.startObjectionApp();
});
afterAll(() => app.close());

const { documents, report, own } = objections;
const secret = '技术参数只有一个品牌能够满足，限制了竞争';
const ofBuyer: readonly Account[] = ['buyer', 'manager', 'chief', 'supervisor'];
const others: readonly Account[] = [...ofBuyer, 'finance', 'expert1', 'supplier2', 'supplier3', 'agent', 'admin'];

/** Whatever any call about objections answers to one of them, as one text. */
async function allThatIsTold(account: Account, { projectId, id }: { projectId: string; id: string }): Promise<string> {
  const person = app.as(account);
  const answers = [
    await person.post(`${own}/queryAppealPage`, { current: 1, size: 200 }),
    await person.post(`${own}/queryAppealPage`, { supplierTenantId: '300001', supplierName: '云岫', projectId }),
    await person.get(`${own}/queryById?id=${id}`),
    await person.get(`${own}/windows?projectId=${projectId}&tenantId=100001`),
    await person.get(`${own}/papers?id=${id}`).catch(() => 'a file'),
    await person.get('/inbox/page?current=1&size=100'),
    await person.get(`/purchase/project/queryById?id=${projectId}`),
  ];
  return JSON.stringify(answers);
}

/** What would name him: his tenant, his company, his person. */
async function namesOfSupplier(): Promise<string[]> {
  const [row] = await app.asSuperuser<{ name: string; person: string }>(
    `select t.tenant_name as name, u.id::text as person from tenant t
     join user_account u on u.tenant_id = t.tenant_id and u.account = 'supplier1' where t.tenant_id = '300001'`,
  );
  return ['300001', row?.name ?? '', row?.person ?? ''];
}

async function objectedProject(): Promise<{ projectId: string; id: string }> {
  const projectId = await steps.publishedProject(app);
  for (const account of ['supplier1', 'supplier2'] as const)
    steps.dataOf(await steps.register(app, account, projectId));
  const { id } = await objections.raised(app, 'supplier1', { projectId, target: documents });
  return { projectId, id };
}

describe('who is curious about an objection', () => {
  test('R38 reads nothing of it unless he raised it or sees the project for the buyer', async () => {
    const about = await objectedProject();
    const readers: Account[] = [];
    for (const account of [...others, 'supplier1'] as const)
      if ((await allThatIsTold(account, about)).includes(secret)) readers.push(account);
    expect(readers.toSorted()).toEqual([...ofBuyer, 'supplier1'].toSorted());
  });

  test('R38 never learns who raised it before the opening: not from lists, details, duties, files or the archive', async () => {
    const about = await objectedProject();
    steps.dataOf(await objections.move(app, 'buyer', `${objections.theirs}/accept`, { id: about.id }));
    const names = await namesOfSupplier();
    for (const account of others) {
      expect([account, tracesIn(await allThatIsTold(account, about), names)]).toEqual([account, []]);
    }
    expect(await objections.read(app, 'buyer', about.id)).toMatchObject({
      supplierName: null,
      knowTime: null,
      signFile: null,
      isNameless: true,
      unfoundedCount: null,
      history: expect.arrayContaining([expect.objectContaining({ action: 'submit', person: null })]),
    });
    expect(await app.as('buyer').get(`${own}/papers?id=${about.id}`)).toMatchObject({
      code: 400,
      msg: expect.stringContaining('开标前不能下载'),
    });
  });

  test('R38 gets the evidence, and what is signed not before the opening', async () => {
    const { id } = await objectedProject();
    const { evidence, signFile } = await objections.read(app, 'supplier1', id);
    const link = (account: Account, fileId: string | undefined) =>
      app.as(account).get(`/file/downloadTicket?fileId=${fileId}`);
    const [proof, letter] = [evidence?.[0]?.fileId, signFile?.[0]?.fileId];
    expect([(await link('buyer', proof)).code, (await link('buyer', letter)).code]).toEqual([200, 404]);
    expect((await link('supplier2', proof)).code).toBe(404);
  });

  test('R38 finds nothing of it in the buyer’s chain of evidence and in the log of requests', async () => {
    const { id } = await objectedProject();
    await app.settleLog();
    const told = await app.asSuperuser<{ text: string }>(
      `select e::text as text from evidence e where e.tenant_id = '100001' and e.subject = '${id}'
       union all select l::text from log_api l where l.request_uri ~ 'sup/appeal'`,
    );
    expect(told).toEqual([]);
  });

  test('R38 reads the name once the quotes are open', async () => {
    const projectId = await steps.quotedProject(app);
    app.clock.setTo('2026-11-18 10:00:00');
    const { id } = await objections.raised(app, 'supplier1', { projectId, target: documents });
    app.clock.setTo(steps.deadline);
    steps.dataOf(await steps.open(app, projectId));
    const [, name] = await namesOfSupplier();
    expect(await objections.read(app, 'buyer', id)).toMatchObject({ supplierName: name, isNameless: false });
  });

  test('does not name himself before the opening, in his words or in names of files', async () => {
    const projectId = await steps.publishedProject(app);
    steps.dataOf(await steps.register(app, 'supplier1', projectId));
    const [, name] = await namesOfSupplier();
    expect(
      await objections.raise(app, 'supplier1', { projectId, target: documents, facts: `${name}认为参数不合理` }),
    ).toMatchObject({ code: 400, msg: expect.stringContaining('不得出现单位名称') });
  });

  test('of a report learns nothing but who decides it, and after it was decided what was ordered', async () => {
    const { projectId } = await steps.openedProject(app);
    const { id } = await objections.raised(app, 'supplier1', { projectId, appealType: report, target: documents });
    for (const account of ['buyer', 'manager'] as const)
      expect((await app.as(account).get(`${own}/queryById?id=${id}`)).code).toBe(404);
    const [, name] = await namesOfSupplier();
    expect((await objections.read(app, 'supervisor', id)).supplierName).toBe(name);
    const decided = { id, decision: 2, text: '责令采购人重新公布评审依据' };
    steps.dataOf(await app.as('supervisor').post(`${objections.handling}/handle`, decided));
    expect(await objections.read(app, 'buyer', id)).toMatchObject({ supplierName: null, evidence: null, decision: 2 });
  });

  test('moves none that is not his to move', async () => {
    const { id } = await objectedProject();
    const move = { id, version: 1, reason: '好奇', answer: '抢答抢答抢答抢答抢答' };
    for (const account of ['supplier2', 'expert1', 'finance', 'supervisor', 'admin'] as const)
      for (const path of ['accept', 'refuse', 'answer', 'carryOut'])
        expect((await app.as(account).post(`${objections.theirs}/${path}`, move)).code).toBe(403);
    for (const account of ['buyer', 'manager'] as const)
      for (const path of ['accept', 'decline', 'handle'])
        expect(
          (await app.as(account).post(`${objections.handling}/${path}`, { ...move, decision: 1, text: '驳回' })).code,
        ).toBe(403);
    for (const path of ['withdraw', 'confirm', 'remove'])
      expect((await app.as('supplier2').post(`${own}/${path}`, move)).code).toBe(404);
    expect(await objections.read(app, 'supplier1', id)).toMatchObject({ appealStatus: 1 });
  });
});
