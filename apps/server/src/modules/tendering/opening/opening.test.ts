import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rewriteAct } from '../../../../test/rewrite-act.ts';
import * as sealed from '../../../../test/sealed-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import { missingIn } from '../../../../test/words-of-pdf.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

const refusal = (msg: unknown) => ({ code: 400, msg });
const comparisonManner = { manner: 10, lawRegime: 3 };

describe('opening', () => {
  test('before its time is refused to the second', async () => {
    const id = await steps.quotedProject(app);
    app.clock.setTo('2026-11-23 08:59:59');
    expect(await steps.openNow(app, id)).toMatchObject(refusal('未到开标时间'));
    app.clock.setTo(steps.deadline);
    expect(await steps.open(app, id)).toMatchObject({ code: 200, data: { stage: 45, opened: 3 } });
    expect(await steps.open(app, id)).toMatchObject(refusal('当前状态不允许此操作'));
  });

  test('is recorded on paper with who offered what, and not before it has happened', async () => {
    const id = await steps.quotedProject(app);
    const record = () => app.as('buyer').raw(`/purchase/entry/openingRecord?projectId=${id}`);
    app.clock.setTo('2026-11-23 08:59:59');
    expect((await record()).json()).toMatchObject(refusal('开标前不可查看报价'));
    app.clock.setTo(steps.deadline);
    steps.dataOf(await steps.open(app, id));
    const { suppliers } = await steps.comparison(app, id);
    const paper = await record();
    expect(paper.headers['content-type']).toBe('application/pdf');
    const said = suppliers.flatMap(({ supplierName, totalM }) => [
      supplierName,
      Number(totalM).toLocaleString('en-US', { minimumFractionDigits: 2 }),
    ]);
    expect(await missingIn(paper.rawPayload, said)).toEqual([]);
  });

  test('at a time that no notice told is refused, whoever moved it: who has the database too', async () => {
    const id = await steps.quotedProject(app);
    app.clock.setTo(steps.publicationDay);
    await app.asSuperuser(`update project set entry_end_time = $2, bid_end_time = $2, open_time = $2 where id = $1`, [
      id,
      steps.publicationDay,
    ]);
    expect(await steps.open(app, id)).toMatchObject(
      refusal('项目的时间与存证中公告的时间不一致，未开标，请联系管理员'),
    );
    expect(await app.asSuperuser('select 1 from opened_quote where project_id = $1', [id])).toEqual([]);
  });

  test('of an inquiry with two bidders is refused and changes nothing', async () => {
    const id = await steps.quotedProject(app, { prices: ['880', '870'] });
    expect(await steps.open(app, id, '请批准')).toMatchObject(refusal('投标人少于3家，不得开标'));
    expect(await steps.detail(app, id)).toMatchObject({ stage: 40, openedTime: null });
    expect(await app.asSuperuser('select 1 from opened_quote where project_id = $1', [id])).toEqual([]);
  });

  test('of a comparison with two bidders asks for a reason and keeps it', async () => {
    const id = await steps.quotedProject(app, { prices: ['880', '870'], changes: comparisonManner });
    expect(await steps.open(app, id)).toMatchObject(refusal('投标人少于3家，如需继续开标请填写理由（至少10个字）'));
    expect(await steps.open(app, id, '市场上仅有两家供应商能供货')).toMatchObject({ code: 200 });
    expect(await steps.detail(app, id)).toMatchObject({ stage: 45, openReason: '市场上仅有两家供应商能供货' });
  });

  test('without any quote is refused', async () => {
    const id = await steps.quotedProject(app, { prices: [], changes: comparisonManner });
    expect(await steps.open(app, id, '无')).toMatchObject(refusal('没有供应商报价，不能开标'));
  });

  test('leaves a withdrawn quote closed', async () => {
    const id = await steps.publishedProject(app, comparisonManner);
    for (const [account, price] of [
      ['supplier1', '880'],
      ['supplier2', '870'],
    ] as const) {
      steps.dataOf(await steps.register(app, account, id));
      steps.dataOf(await steps.quote(app, account, { projectId: id, price }));
    }
    const [own] = await steps.ownEntries(app, 'supplier2', id);
    steps.dataOf(await app.as('supplier2').post('/purchase/entry/withdrawQuote', { entryId: own?.entryId }));
    app.clock.setTo(steps.deadline);
    steps.dataOf(await steps.open(app, id, '市场上仅有一家供应商能供货'));
    const { suppliers } = await steps.comparison(app, id);
    expect(suppliers.map(({ totalM }) => totalM)).toEqual(['528000.00']);
  });

  test.each([
    ['an earlier version is put back', 'quote_version = 1'],
    ['a quote is made to look withdrawn', 'entry_status = 5'],
  ])('stops when %s in the database', async (_what, change) => {
    const id = await steps.publishedProject(app, comparisonManner);
    for (const account of steps.suppliers) {
      steps.dataOf(await steps.register(app, account, id));
      steps.dataOf(await steps.quote(app, account, { projectId: id, price: '880' }));
    }
    const [own] = await steps.ownEntries(app, 'supplier2', id);
    steps.dataOf(await steps.quote(app, 'supplier2', { projectId: id, price: '860' }));
    await app.asSuperuser(`update entry set ${change} where id = $1`, [own?.entryId]);
    app.clock.setTo(steps.deadline);
    expect(await steps.open(app, id, '市场上仅有两家供应商能供货')).toMatchObject(
      refusal('“南京澄观信息技术有限公司”的密封报价校验失败，未开标，请联系管理员'),
    );
  });

  test('fifty times at once happens once', async () => {
    const id = await steps.quotedProject(app);
    const answers = await Promise.all(Array.from({ length: 50 }, () => steps.open(app, id)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ code }) => code !== 200).map(({ msg }) => msg))).toEqual(
      new Set(['当前状态不允许此操作']),
    );
    const [count] = await app.asSuperuser<{ quotes: number; acts: number }>(
      `select (select count(*)::int from opened_quote where project_id = $1) as quotes,
         (select count(*)::int from evidence where stream = $1::text and action = 'project.open') as acts`,
      [id],
    );
    expect(count).toEqual({ quotes: 3, acts: 1 });
  });

  test('against quotes that race it: each quote is either opened or refused, none is lost', async () => {
    const id = await steps.publishedProject(app, { ...comparisonManner, packages: [steps.aPackage()] });
    for (const account of steps.suppliers) steps.dataOf(await steps.register(app, account, id));
    steps.dataOf(await steps.quote(app, 'supplier1', { projectId: id, price: '880' }));
    const late = await Promise.all(
      (['supplier2', 'supplier3'] as const).map(async (account) => {
        const [entry] = await steps.ownEntries(app, account, id);
        if (!entry) throw new Error('not registered');
        return { account, bid: await sealed.sealedBid(app, account, { ...entry, price: '870' }) };
      }),
    );
    // Opening before the deadline, which the table forbids: what is tried is the lock, not the clock.
    await app.asSuperuser('alter table project drop constraint project_check');
    await app.asSuperuser(`update project set open_time = '2026-11-16 10:00:00' where id = $1`, [id]);
    await rewriteAct(app, { projectId: id, action: 'project.publish' }, (payload) =>
      payload.replace(`"openTime":"${steps.deadline}"`, '"openTime":"2026-11-16 10:00:00"'),
    );
    await steps.unlockByTwo(app, id);
    const racing = late.map(({ account, bid }) => sealed.handIn(app, account, bid));
    const [opening, ...quotes] = await Promise.all([steps.openNow(app, id, '市场上仅有两家供应商能供货'), ...racing]);
    expect(opening?.code).toBe(200);
    for (const { code, msg } of quotes) expect([200, '已过投标截止时间，拒收']).toContain(code === 200 ? code : msg);
    const stored = quotes.filter(({ code }) => code === 200).length;
    const { suppliers } = await steps.comparison(app, id);
    expect(suppliers).toHaveLength(1 + stored);
  });
});
