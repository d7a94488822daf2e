import type { EndpointOutput, JudgementDetail, JudgementLine, JudgementSummary, saveJudgement } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleBytes } from '../../../platform/files/sample-bytes.ts';
import { applyDutyRules } from '../../../platform/lifecycle/index.ts';
import { openDatabase } from '../../../platform/db/index.ts';
import { quiet } from '../../../../test/database-url.ts';
import * as performance from '../../../../test/performance-steps.ts';
import { startTenderingApp, type Account, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { performanceModule } from '../index.ts';

type Saved = EndpointOutput<typeof saveJudgement>;
const record = '/cus/judge/record';
const own = '/cus/judge/own';

let app: TenderingApp;
let projectId = '';
/** supplier2, who has won it, and supplier1, who has not. */
let winner = '';
let loser = '';

beforeAll(async () => {
  app = await startTenderingApp([performanceModule]);
  const owner = openDatabase({ appUrl: app.ownerUrl, max: 1, clock: app.clock, log: quiet });
  await performanceModule.seed?.(owner);
  await applyDutyRules(owner);
  await owner.end();
  projectId = await steps.resultProject(app);
  const rows = await app.asSuperuser<{ id: string; tenant: string }>(
    `select id::text, supplier_tenant_id as tenant from supplier where tenant_id = '100001'`,
  );
  winner = rows.find(({ tenant }) => tenant === '300002')?.id ?? '';
  loser = rows.find(({ tenant }) => tenant === '300001')?.id ?? '';
  await performance.templateInUse(app, {});
  await performance.templateInUse(app, { cycle: 3, name: '供应商年度评价' });
});
afterAll(() => app.close());
// Each begins with nobody judged.
beforeEach(() => app.asSuperuser('update judgement set is_deleted = 1'));

const judge = async (changes: Record<string, unknown> = {}, scores?: readonly string[]) => {
  const cycle = Number(changes.cycle ?? 1);
  const details = await performance.scoresFor(app.as('buyer'), { judgeType: 1, cycle, ...(scores && { scores }) });
  const said = { judgeType: 1, targetId: winner, details, ...(cycle === 1 && { projectId }), ...changes };
  return app.as('buyer').post(`${record}/addSave`, said);
};
const judged = async (...said: Parameters<typeof judge>) => steps.dataOf<Saved>(await judge(...said));
const summary = async () =>
  steps.dataOf<JudgementSummary>(await app.as('buyer').get(`${record}/summary?judgeType=1&targetId=${winner}`));
const seen = (account: Account, id: string) => app.as(account).get(`${own}/queryById?id=${id}`);
const refused = (msg: RegExp) => ({ code: 400, msg: expect.stringMatching(msg) as unknown });
const dutiesOf = async (id: string) =>
  (await app.asSuperuser<{ kind: string }>('select kind from duty where row_id = $1', [id])).map(({ kind }) => kind);

describe('a supplier', () => {
  test('[R387] is judged by the project that he has won, and not where he had none', async () => {
    const { id, totalScore, level } = await judged({}, ['36', '30', '21.5']);
    expect([totalScore, level]).toEqual(['87.50', 2]);
    const page = steps.dataOf<{ records: JudgementLine[] }>(
      await app.as('manager').post(`${record}/dataPage`, { judgeType: 1, level: 2, totalScore_ge: '87.5' }),
    );
    expect(page.records).toMatchObject([{ id, projectName: expect.any(String) as unknown, judgeStatus: 1 }]);
    expect(await judge({ targetId: loser })).toMatchObject(refused(/没有可评价的业务，不产生评价$/));
  });

  test('has no score of a year without business, nor of one that runs', async () => {
    const year = Number(app.clock.now().slice(0, 4));
    expect(await judge({ cycle: 3, period: String(year) })).toMatchObject(refused(/尚未结束/));
    expect(await judge({ cycle: 3, period: String(year - 1) })).toMatchObject(refused(/没有可评价的业务/));
    expect(await judge({ cycle: 3, period: '2026-Q1' })).toMatchObject(refused(/评价期间/));
    expect(await summary()).toMatchObject({ count: 0, avgScore: null, proposal: null, trend: [] });
    const before = app.clock.now();
    app.clock.setTo(`${year + 1}-02-01 09:00:00`);
    expect((await judged({ cycle: 3, period: String(year) })).totalScore).toBe('100.00');
    app.clock.setTo(before);
  });

  test('[R387] of the lowest level is proposed to be suspended, twice for the negative list, and nothing happens by itself', async () => {
    await judged({}, ['20', '20', '10']);
    expect(await summary()).toMatchObject({ avgScore: '50.00', proposal: 'suspend', trend: [{ level: 4 }] });
    const status = async () =>
      (
        await app.asSuperuser<{ status: number }>('select supplier_status as status from supplier where id = $1', [
          winner,
        ])
      )[0];
    const usual = await status();
    const before = app.clock.now();
    const year = Number(before.slice(0, 4));
    app.clock.setTo(`${year + 1}-02-01 09:00:00`);
    await judged({ cycle: 3, period: String(year) }, ['20', '20', '11']);
    expect(await summary()).toMatchObject({ count: 2, avgScore: '50.50', proposal: 'negativeList' });
    app.clock.setTo(before);
    expect(await status()).toEqual(usual);
  });
});

describe('the judged company', () => {
  test('reads it once it is handed in, with its own work to answer; no other company does', async () => {
    const draft = await judged({ isDraft: true });
    expect(await seen('supplier2', draft.id)).toMatchObject({ code: 404 });
    const [row] = await app.asSuperuser<{ party: string | null }>(
      'select party_tenant_id as party from judgement where id = $1',
      [draft.id],
    );
    expect(row?.party).toBeNull();
    const { id } = await judged({ id: draft.id, version: draft.version });
    const shown = steps.dataOf<JudgementDetail>(await seen('supplier2', id));
    expect(shown).toMatchObject({ totalScore: '100.00', actions: ['confirm', 'appeal'] });
    expect(shown.buyerName).not.toBe('');
    expect(await dutiesOf(id)).toEqual(['judgement.answer']);
    for (const other of ['supplier1', 'supplier3', 'agent'] as const)
      expect(await seen(other, id)).toMatchObject({ code: 404 });
    expect(await seen('buyer', id)).toMatchObject({ code: expect.any(Number) as unknown, data: null });
  });

  test('agrees once, in its time', async () => {
    const { id, version } = await judged();
    expect(await app.as('supplier1').post(`${own}/confirm`, { id, version })).toMatchObject({ code: 404 });
    expect(await app.as('supplier2').post(`${own}/confirm`, { id, version: 0 })).toMatchObject({ code: 400 });
    const said = steps.dataOf<{ version: number }>(await app.as('supplier2').post(`${own}/confirm`, { id, version }));
    expect(await dutiesOf(id)).toEqual([]);
    expect(await app.as('supplier2').post(`${own}/appeal`, { id, ...said, appealText: '晚了' })).toMatchObject({
      code: 400,
    });
    const page = steps.dataOf<{ total: number }>(await app.as('supplier2').post(`${own}/dataPage`, { judgeStatus: 2 }));
    expect(page.total).toBe(1);
    const named = (keyword: string) => app.as('supplier2').post(`${own}/dataPage`, { keyword });
    expect((await named('PJ-')).data).toMatchObject({ total: 1 });
    expect((await named('没有这个项目')).data).toMatchObject({ total: 0 });
  });

  test('[R387] appeals with its papers, which the buyer reads and nobody else', async () => {
    const { id, version } = await judged({}, ['20', '20', '20']);
    const file = { name: '签收单.pdf', bytes: sampleBytes.pdf };
    const { fileId } = steps.dataOf<{ fileId: string }>(await app.as('supplier2').upload('/file/uploadOSS', file));
    const appeal = {
      id,
      version,
      appealText: '按期送达，签收单见附件',
      appealFiles: [{ fileId, fileName: '签收单.pdf' }],
    };
    const said = steps.dataOf<{ version: number }>(await app.as('supplier2').post(`${own}/appeal`, appeal));
    expect(await dutiesOf(id)).toEqual(['judgement.decide']);
    const link = (account: Account) => app.as(account).get(`/file/downloadTicket?fileId=${fileId}`);
    const codes = await Promise.all((['buyer', 'manager', 'supplier2', 'supplier1'] as const).map(link));
    expect(codes.map(({ code }) => code === 200)).toEqual([true, true, true, false]);
    const keep = { id, ...said };
    expect(await app.as('manager').post(`${record}/keep`, { ...keep, appealAnswer: '' })).toMatchObject(
      refused(/处理意见/),
    );
    expect(await app.as('buyer').post(`${record}/keep`, { ...keep, appealAnswer: '维持' })).toMatchObject({
      code: 403,
    });
    steps.dataOf(
      await app.as('manager').post(`${record}/keep`, { ...keep, appealAnswer: '签收日期晚于约定3日，维持。' }),
    );
    expect((await seen('supplier2', id)).data).toMatchObject({
      judgeStatus: 2,
      appealAnswer: '签收日期晚于约定3日，维持。',
      actions: [],
    });
  });

  test('does not judge itself', async () => {
    await app.asSuperuser(`update supplier set supplier_tenant_id = '100001' where id = $1`, [winner]);
    expect(await judge()).toMatchObject(refused(/^不能评价本单位$/));
    await app.asSuperuser(`update supplier set supplier_tenant_id = '300002' where id = $1`, [winner]);
  });
});

test('who judged does not decide about the appeal, whatever rights he has', async () => {
  const details = await performance.scoresFor(app.as('chief'), { judgeType: 1 });
  const said = { judgeType: 1, targetId: winner, projectId, details };
  const { id, version } = steps.dataOf<Saved>(await app.as('chief').post(`${record}/addSave`, said));
  const appeal = { id, version, appealText: '与验收结论不一致' };
  const { version: next } = steps.dataOf<Saved>(await app.as('supplier2').post(`${own}/appeal`, appeal));
  const keep = { id, version: next, appealAnswer: '维持' };
  expect(await app.as('chief').post(`${record}/keep`, keep)).toMatchObject(refused(/本人|自己/));
});

test('a judgement is printed with its scores', async () => {
  const { id } = await judged();
  const pdf = await app.as('buyer').raw(`${record}/print?id=${id}`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});
