import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as steps from '../../../test/demand-steps.ts';
import { tracesIn } from '../../../test/guessing/traces.ts';
import { startTenderingApp, type Account, type TenderingApp } from '../../../test/tendering-app.ts';
import { dataOf, suppliers } from '../../../test/tendering-steps.ts';
import { sampleBytes } from '../../platform/files/sample-bytes.ts';
import { demandModule } from './index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([demandModule]);
});
afterAll(() => app.close());

const today = '2026-11-20 10:00:00';
const after = '2026-12-01 17:00:00';
const tooFew = '调研供应商不足3家，请填写说明';

/** Companies whose people were told of what became of it, with what and why. */
const toldOf = (researchId: string) =>
  app.asSuperuser(
    `select distinct tenant_id as tenant, kind, content from flow_message
     where business_id = $1 and kind <> 'researchOpened'`,
    [researchId],
  );

describe('a research', () => {
  test('[R373] is published to every supplier with what is needed, and nothing else of the demand', async () => {
    app.clock.setTo(today);
    const { researchId, demandId } = await steps.inResearch(app);
    expect((await steps.shown(app, demandId)).demandStatus).toBe(1);
    const notice = dataOf<Record<string, unknown>>(await steps.notice(app, 'supplier2', researchId));
    expect(notice).toMatchObject({ title: '离心机需求调研', canAnswer: true, own: null, budget: null });
    expect(notice.lines).toEqual([{ name: '离心机', unit: '台', qty: '2.0000', techParams: null, isKey: false }]);
    expect(tracesIn(JSON.stringify(notice), ['420000'])).toEqual([]);
    const hall = dataOf<{ records: { id: string; isAnswered: boolean }[] }>(
      await app.as('supplier2').post('/purchase/cus/demand/research/hallPage', { current: 1, size: 10 }),
    );
    expect(hall.records).toContainEqual(expect.objectContaining({ id: researchId, isAnswered: false }));
    expect((await app.as('supplier2').get(`/purchase/cus/demand/queryDemandById?id=${demandId}`)).code).toBe(403);
  });

  test('[R373] stands among the notices as one of type 11, while it is up', async () => {
    app.clock.setTo(today);
    const { researchId, demandId } = await steps.inResearch(app);
    const noticesOf = async (account: 'supplier2' | 'buyer') =>
      dataOf<{ records: { id: string }[] }>(
        await app.as(account).post('/purchase/bulletin/bulletinTenantPage', { size: 50, bulletinType: 11 }),
      ).records.filter(({ id }) => id === researchId);
    const [found] = await noticesOf('supplier2');
    expect(found).toMatchObject({
      bulletinType: 11,
      title: '离心机需求调研',
      buyerName: '大学招投标中心',
      projectId: null,
      publishTime: today,
    });
    expect(tracesIn(JSON.stringify(found), ['420000'])).toEqual([]);
    const [row] = (await steps.shown(app, demandId)).research;
    const wish = { id: researchId, version: row?.version, reason: '调研内容有误，重新发布' };
    dataOf(await steps.moveResearch(app, 'withdraw', wish));
    expect([...(await noticesOf('supplier2')), ...(await noticesOf('buyer'))]).toEqual([]);
  });

  test('what a supplier hands in with its answer is read by whoever sees the demand, and by no other department', async () => {
    app.clock.setTo(today);
    const { researchId, demandId } = await steps.inResearch(app);
    const pdf = { name: '方案.pdf', bytes: sampleBytes.pdf };
    const file = dataOf<{ fileId: string }>(await app.as('supplier1').upload('/file/uploadOSS', pdf));
    const files = [{ fileId: file.fileId, fileName: pdf.name }];
    dataOf(await steps.answer(app, 'supplier1', { researchId, files }));
    const read = async (account: Account) =>
      (await app.as(account).get(`/file/downloadTicket?fileId=${file.fileId}`)).code;
    expect([await read('buyer'), await read('supplier1'), await read('supplier2')]).toEqual([200, 200, 404]);
    // Who sees his own department alone, which is another.
    const { user } = app.as('manager');
    const kept = user.dataScopes;
    Object.assign(user, { dataScopes: { '*': [3] } });
    expect((await app.as('manager').get(`/purchase/cus/demand/queryDemandById?id=${demandId}`)).code).toBe(404);
    expect(await read('manager')).toBe(404);
    Object.assign(user, { dataScopes: kept });
  });

  test('that is still a draft is read by no supplier', async () => {
    app.clock.setTo(today);
    const { id: demandId } = await steps.saved(app, { isResearch: true });
    const { id } = dataOf<steps.Draft>(await steps.moveResearch(app, 'save', steps.research(demandId)));
    expect((await steps.notice(app, 'supplier1', id)).code).toBe(404);
    expect((await steps.answer(app, 'supplier1', { researchId: id })).code).toBe(404);
    expect((await steps.moveResearch(app, 'save', steps.research(demandId))).msg).toBe('已有未结束的调研');
    expect((await steps.moveResearch(app, 'save', steps.research(demandId, { endTime: today }))).code).toBe(400);
  });

  test('what one supplier answers no other reads, on no way', async () => {
    app.clock.setTo(today);
    const { researchId, demandId } = await steps.inResearch(app);
    dataOf(await steps.answer(app, 'supplier1', { researchId, scheme: '只有我知道的方案' }));
    const other = await steps.notice(app, 'supplier2', researchId);
    expect(JSON.stringify(other)).not.toContain('只有我知道');
    const rows = await app.database
      .scoped('300002')
      .query('select scheme from demand_answer where research_id = $1', [researchId]);
    expect(rows).toEqual([]);
    expect((await app.as('supplier2').get(`/purchase/entry/queryDemandEntryIdea?demandId=${demandId}`)).code).toBe(403);
    const own = dataOf<{ own: { scheme: string } }>(await steps.notice(app, 'supplier1', researchId));
    expect(own.own.scheme).toBe('只有我知道的方案');
    const seen = await app.as('buyer').get(`/purchase/entry/queryDemandEntryIdea?demandId=${demandId}`);
    expect(dataOf<{ scheme: string }[]>(seen).map(({ scheme }) => scheme)).toEqual(['只有我知道的方案']);
  });

  test('an answer is changed until the end, its last version counts, and it is taken back', async () => {
    app.clock.setTo(today);
    const { researchId, demandId } = await steps.inResearch(app);
    const answers = async () => (await steps.onlyResearch(app, demandId)).answers;
    dataOf(await steps.answer(app, 'supplier1', { researchId }));
    dataOf(await steps.answer(app, 'supplier1', { researchId, priceLow: '300000.00' }));
    expect(await answers()).toMatchObject([{ versionNo: 2, priceLow: '300000.00' }]);
    expect((await steps.answer(app, 'supplier1', { researchId, priceLow: '900000.00' })).msg).toBe(
      '参考价下限不能高于上限',
    );
    const back = { researchId };
    dataOf(await app.as('supplier1').post('/purchase/cus/demand/research/withdrawAnswer', back));
    expect(await answers()).toEqual([]);
    expect((await app.as('supplier1').post('/purchase/cus/demand/research/withdrawAnswer', back)).msg).toBe(
      '没有可撤回的方案',
    );
    app.clock.setTo(after);
    expect((await steps.answer(app, 'supplier1', { researchId })).msg).toBe('调研已截止，不能再提交或修改方案');
  });

  test('is extended only to later, with a reason, and takes answers until then', async () => {
    app.clock.setTo(today);
    const { researchId, demandId } = await steps.inResearch(app);
    const { version } = await steps.onlyResearch(app, demandId);
    const extend = (endTime: string) =>
      steps.moveResearch(app, 'extend', { id: researchId, version, endTime, reason: '多家供应商要求延期' });
    expect((await extend('2026-11-30 17:00:00')).msg).toBe('新的截止时间应晚于原截止时间');
    dataOf(await steps.answer(app, 'supplier1', { researchId }));
    dataOf(await extend('2026-12-10 17:00:00'));
    expect(await toldOf(researchId)).toEqual([
      { tenant: '300001', kind: 'researchExtended', content: '截止时间延长至2026-12-10 17:00:00：多家供应商要求延期' },
    ]);
    app.clock.setTo(after);
    dataOf(await steps.answer(app, 'supplier3', { researchId }));
  });

  test('that was a mistake is withdrawn: suppliers read why, and the demand is a draft again', async () => {
    app.clock.setTo(today);
    const { researchId, demandId } = await steps.inResearch(app);
    const { version } = await steps.onlyResearch(app, demandId);
    dataOf(await steps.answer(app, 'supplier2', { researchId }));
    dataOf(await steps.moveResearch(app, 'withdraw', { id: researchId, version, reason: '数量有误' }));
    expect(await toldOf(researchId)).toEqual([{ tenant: '300002', kind: 'withdrawn', content: '数量有误' }]);
    expect((await steps.shown(app, demandId)).demandStatus).toBe(0);
    expect(dataOf(await steps.notice(app, 'supplier1', researchId))).toMatchObject({
      researchStatus: 3,
      changeReason: '数量有误',
      canAnswer: false,
    });
    expect((await steps.answer(app, 'supplier1', { researchId })).msg).toBe('调研已截止，不能再提交或修改方案');
  });
});

const phones: Readonly<Record<string, string>> = {
  甲公司: '0571-88001234',
  乙公司: '0571-88002345',
  丙公司: '0571-88003456',
};
const inPerson = (supplierName: string) => ({
  supplierName,
  linkman: '李工',
  phone: phones[supplierName] ?? '',
  askedDate: '2026-11-01',
  scheme: '电话报价18万元，供货期30天',
});

describe('a demand that is to be researched', () => {
  test('is not handed in before the end, nor with fewer than three answers and no word about it', async () => {
    app.clock.setTo(today);
    const { researchId, demandId } = await steps.inResearch(app);
    for (const account of suppliers.slice(0, 2)) dataOf(await steps.answer(app, account, { researchId }));
    const draft = await steps.shown(app, demandId);
    expect((await steps.submit(app, draft)).msg).toBe('调研尚未截止，请先结束调研再提交');
    app.clock.setTo(after);
    expect((await steps.submit(app, draft)).msg).toBe(tooFew);
    expect((await steps.onlyResearch(app, demandId)).researchStatus).toBe(1);
    // Who asked the market has asked it, whatever he says afterwards.
    const { id, version, deptId } = draft;
    dataOf(await steps.save(app, { ...steps.aDemand(String(deptId)), id, version, isResearch: false }));
    const silent = await steps.shown(app, demandId);
    expect((await steps.submit(app, silent)).msg).toBe(tooFew);
    dataOf(await steps.submit(app, silent, { researchRemark: '市场上只有两家生产该型号' }));
    expect(await steps.shown(app, demandId)).toMatchObject({
      demandStatus: 2,
      researchRemark: '市场上只有两家生产该型号',
      leastAnswers: 3,
      leastArticle: '政府采购需求管理办法（财库〔2021〕22号）第十条',
      research: [{ researchStatus: 2 }],
    });
  });

  test('goes on with three answers, and whoever was asked in person counts once, with contact, day and what he said', async () => {
    app.clock.setTo(today);
    const { researchId, demandId } = await steps.inResearch(app);
    for (const account of suppliers) dataOf(await steps.answer(app, account, { researchId }));
    app.clock.setTo(after);
    dataOf(await steps.submit(app, await steps.shown(app, demandId)));
    const asked = ['甲公司', '乙公司', '乙公司'].map(inPerson);
    const two = await steps.saved(app, { isResearch: true, researchObjects: asked });
    expect((await steps.submit(app, two)).msg).toBe(tooFew);
    const three = await steps.saved(app, { isResearch: true, researchObjects: [...asked, inPerson('丙公司')] });
    dataOf(await steps.submit(app, three));
  });

  test('that nobody answered is handed in with a written reason', async () => {
    app.clock.setTo(today);
    const { demandId } = await steps.inResearch(app);
    app.clock.setTo(after);
    const draft = await steps.shown(app, demandId);
    expect((await steps.submit(app, draft)).msg).toBe(tooFew);
    dataOf(await steps.submit(app, draft, { researchRemark: '发布10天无人答复，已改用历史成交数据' }));
  });

  test('of an amount from which the law wants a research says why there is none, in a sentence', async () => {
    app.clock.setTo(today);
    const great = await steps.saved(app, {
      budget: '10000000.00',
      details: [steps.line({ qty: '1', price: '9900000.00' })],
    });
    expect((await steps.shown(app, great.id)).dueArticle).toBe('政府采购需求管理办法（财库〔2021〕22号）第十一条');
    const due = /^预算达到10,000,000.00元，应当开展需求调查/;
    expect((await steps.submit(app, great)).msg).toMatch(due);
    expect((await steps.submit(app, great, { researchRemark: 'x' })).msg).toMatch(due);
    const handedIn = dataOf<steps.Draft>(
      await steps.submit(app, great, { researchRemark: '去年已调研同类设备，市场没有变化' }),
    );
    const confirm = (version: object) =>
      app.as('manager').post('/purchase/cus/demand/confirmDemand', { id: great.id, agree: true, ...version });
    expect((await confirm({})).code).toBe(400);
    dataOf(await confirm({ version: handedIn.version }));
    const works = await steps.saved(app, {
      purchaseType: 3,
      budget: '29000000.00',
      details: [steps.line({ qty: '1', price: '28000000.00' })],
    });
    expect((await steps.submit(app, works)).code).toBe(200);
  });

  test('with too few answers is not explained by a letter', async () => {
    app.clock.setTo(today);
    const draft = await steps.saved(app, { isResearch: true });
    expect((await steps.submit(app, draft, { researchRemark: '无' })).msg).toBe('调研说明至少填写10个字，请说清理由');
  });
});

describe('a research that ends before its published time', () => {
  test('says why, to everybody who reads it and to whoever has answered', async () => {
    app.clock.setTo(today);
    const { researchId, demandId } = await steps.inResearch(app);
    dataOf(await steps.answer(app, 'supplier1', { researchId }));
    const { version } = await steps.onlyResearch(app, demandId);
    const end = (reason?: string) => steps.moveResearch(app, 'end', { id: researchId, version, reason });
    for (const reason of [undefined, '够了'])
      expect((await end(reason)).msg).toMatch(/^调研公布的截止时间为2026-12-01 17:00:00，提前结束须说明原因/);
    const why = '需求部门撤销该实验室，设备不再采购';
    dataOf(await end(why));
    const notice = dataOf<object>(await steps.notice(app, 'supplier2', researchId));
    expect(notice).toMatchObject({ researchStatus: 2, changeReason: why, canAnswer: false });
    const told = await app.asSuperuser<{ tenantId: string }>(
      `select distinct tenant_id as "tenantId" from flow_message where business_id = $1 and content = $2`,
      [researchId, why],
    );
    expect(told).toHaveLength(1);
  });

  test('asks for no reason when its time is over', async () => {
    app.clock.setTo(today);
    const { researchId, demandId } = await steps.inResearch(app);
    app.clock.setTo(after);
    const { version } = await steps.onlyResearch(app, demandId);
    expect((await steps.moveResearch(app, 'end', { id: researchId, version })).code).toBe(200);
  });
});
