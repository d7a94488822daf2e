import type {
  EndpointOutput,
  JudgeableBusiness,
  JudgementDetail,
  JudgementLine,
  saveExpertJudgement,
} from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { done } from '../../../../test/agency-steps.ts';
import {
  aTender,
  drawnFor,
  enter,
  enterMany,
  openDrawStage,
  random,
  recordsOf,
  type DrawStage,
} from '../../../../test/expert-draw-steps.ts';
import { aTemplate, scoresFor } from '../../../../test/performance-steps.ts';
import { turnJudgements } from './turn-judgements.ts';

type Saved = EndpointOutput<typeof saveExpertJudgement>;
const eva = '/expert/eva';
const record = '/cus/judge/record';
const own = '/cus/judge/own';

let stage: DrawStage;
let projectId = '';
/** Of the committee; the first is expert1 here. */
let experts: readonly string[] = [];
let expert1 = '';

beforeAll(async () => {
  stage = await openDrawStage();
  await enterMany(stage, 3, ['expert1']);
  const project = await aTender(stage);
  projectId = project.id;
  const draw = await drawnFor(stage, projectId, { conditions: [{ itemCode: 'E01', count: 3, alternates: 0 }] });
  await done(stage.buyer.post(`${random}/notify`, { id: draw.id }));
  for (const { recordId } of await recordsOf(stage.buyer, draw.id)) await done(enter(stage, recordId, 2));
  const rows = await stage.app.asSuperuser<{ id: string; account: string | null }>(
    `select x.id::text, u.account from expert x left join user_account u on u.tenant_id = x.tenant_id and u.id = x.user_id
     where x.tenant_id = '100001' order by x.id`,
  );
  experts = rows.map(({ id }) => id);
  expert1 = rows.find(({ account }) => account === 'expert1')?.id ?? '';
  const { id } = await done(stage.manager.post('/cus/judge/save', aTemplate({ judgeType: 3, name: '专家履职评价' })));
  await done(stage.manager.post('/cus/judge/enable', { id, enable: 1 }));
});
afterAll(() => stage.app.close());
// Each begins with nobody judged.
beforeEach(() => stage.app.asSuperuser('update judgement set is_deleted = 1'));

const at = (time: string) => stage.app.clock.setTo(time);
const judge = async (
  expertId: string,
  { scores, ...more }: { scores?: readonly string[] } & Record<string, unknown> = {},
) =>
  stage.buyer.post<Saved>(`${eva}/saveEva`, {
    expertId,
    projectId,
    details: await scoresFor(stage.buyer, { judgeType: 3, ...(scores && { scores }) }),
    ...more,
  });
const judged = async (...said: Parameters<typeof judge>) => done<Saved>(judge(...said));
const detail = async (id: string) => done<JudgementDetail>(stage.buyer.post(`${eva}/queryEvaDetail`, { id }));
const average = async (expertId: string) =>
  done<{ avgScore: string | null; count: number }>(stage.buyer.get(`${eva}/queryExpAvgScore?expertId=${expertId}`));
const refused = (msg: RegExp) => ({ code: 400, msg: expect.stringMatching(msg) as unknown });

describe('R67: an expert', () => {
  test('is judged neither before nor while he evaluates, and by nobody who learns of him before', async () => {
    at('2026-12-09 08:00:00');
    expect(await judge(expert1)).toMatchObject(refused(/没有可评价的业务/));
    expect(await done(stage.buyer.get(`${eva}/queryEvaInfoList?projectId=${projectId}`))).toEqual([]);
    at('2026-12-09 10:00:00');
    expect(await judge(expert1)).toMatchObject(refused(/^评审结束后（2026-12-09 12:00:00）/));
  });

  test('is judged within five working days after it, and later with the reason alone', async () => {
    const [, second = '', third = ''] = experts.toSorted((one) => (one === expert1 ? -1 : 1));
    at('2026-12-16 23:59:00');
    const { totalScore, level } = await judged(second, { scores: ['40', '30', '20.5'] });
    expect([totalScore, level]).toEqual(['90.50', 1]);
    at('2026-12-17 00:00:01');
    const list = await done<JudgeableBusiness[]>(stage.buyer.get(`${eva}/queryEvaInfoList?projectId=${projectId}`));
    expect(list.map(({ targetId, dueTime, isLate, level: shown }) => [targetId, dueTime, isLate, shown])).toEqual(
      expect.arrayContaining([
        [second, '2026-12-16 23:59:59', false, 1],
        [third, '2026-12-16 23:59:59', true, null],
      ]),
    );
    expect(await judge(third)).toMatchObject(refused(/^已超过评价期限（2026-12-16，.*198号.*），请填写逾期原因$/));
    await judged(third, { lateReason: '评审资料移交较晚' });
  });

  test('has a mean of 24 months, and none where he was not judged', async () => {
    at('2026-12-10 09:00:00');
    expect(await average(expert1)).toMatchObject({ avgScore: null, count: 0 });
    const { id } = await judged(expert1, { scores: ['40', '25', '20'] });
    expect(await average(expert1)).toMatchObject({ avgScore: '85.00', count: 1 });
    const lines = await done<JudgementLine[]>(stage.buyer.get(`${eva}/queryExpEvaRecord?expertId=${expert1}`));
    expect(lines[0]).toMatchObject({ id, totalScore: '85.00', level: 2, judgeStatus: 1 });
    const { version } = await detail(id);
    await done(stage.buyer.post(`${record}/withdraw`, { id, version, reason: '误评' }));
    expect(await average(expert1)).toMatchObject({ avgScore: null, count: 0 });
  });
});

describe('a judgement of an expert', () => {
  test('keeps what it was given by, whatever becomes of the template', async () => {
    at('2026-12-10 09:00:00');
    const { id, judgeNo } = await judged(expert1, { scores: ['38', '35', '25'], remark: '认真负责' });
    expect(judgeNo).toMatch(/^PJ-2026-\d{4}$/);
    const before = await detail(id);
    expect(before.details.map(({ itemName, score }) => [itemName, score])).toEqual([
      ['交付及时性', '38'],
      ['质量', '35'],
      ['服务', '25'],
    ]);
    await done(
      stage.manager.post('/cus/judge/save', {
        ...aTemplate({ judgeType: 3, name: '专家履职评价（新）' }),
        ...(await inUse()),
        items: [{ itemName: '纪律', maxScore: '100', standard: '守时' }],
      }),
    );
    expect(await detail(id)).toEqual(before);
    const stale = before.details.map(({ itemId, score }) => ({ itemId, score }));
    expect(await judge(experts[1] ?? '', { details: stale })).toMatchObject(refused(/^评价模板已更新/));
    await done(stage.manager.post('/cus/judge/save', { ...aTemplate({ judgeType: 3 }), ...(await inUse()) }));
  });

  test.each([
    ['a score above its item', { scores: ['40.5', '35', '25'] }, /得分应在0到40之间/],
    ['an item without a score', { details: [] }, /请为“交付及时性”打分/],
    ['no project', { projectId: undefined }, /请选择所评价的项目/],
    ['a cycle without a template', { cycle: 3, period: '2025' }, /没有启用的专家评价模板/],
  ])('with %s is refused, and nothing is kept', async (_case, more, message) => {
    at('2026-12-10 09:00:00');
    const counted = async () => (await done<{ total: number }>(stage.buyer.post(`${record}/dataPage`, {}))).total;
    const before = await counted();
    expect(await judge(expert1, more)).toMatchObject(refused(message));
    expect(await counted()).toBe(before);
  });

  test('is no judgement of oneself, and there is one for each evaluation', async () => {
    at('2026-12-10 09:00:00');
    const buyerId = await stage.app.userId('buyer');
    await stage.app.asSuperuser(`update expert set user_id = $1 where id = $2`, [buyerId, experts[2]]);
    expect(await judge(experts[2] ?? '')).toMatchObject(refused(/^不能评价本人$/));
    await stage.app.asSuperuser(`update expert set user_id = null where id = $1`, [experts[2]]);
    const { id } = await judged(expert1);
    expect(await judge(expert1)).toMatchObject(refused(/已有评价/));
    const { version } = await detail(id);
    expect(await stage.buyer.post(`${record}/withdraw`, { id, version })).toMatchObject(refused(/原因/));
    await done(stage.buyer.post(`${record}/withdraw`, { id, version, reason: '误评' }));
    await judged(expert1);
  });

  test('may be begun as a draft, which nobody else sees as a score, and is its writer’s', async () => {
    at('2026-12-10 09:00:00');
    const draft = await judged(expert1, { details: [], isDraft: true });
    expect(draft).toMatchObject({ judgeStatus: 0, totalScore: null, level: null });
    const person = stage.accounts.get('expert1');
    expect(await person?.get(`${own}/queryById?id=${draft.id}`)).toMatchObject({ code: 404 });
    expect(await average(expert1)).toMatchObject({ count: 0 });
    const { id, version } = draft;
    const whole = await judged(expert1, { id, version });
    expect(whole).toMatchObject({ id, judgeStatus: 1, totalScore: '100.00' });
    expect(await judge(expert1, { id, version: whole.version })).toMatchObject(refused(/只有未提交的评价/));
    expect(await stage.buyer.post(`${record}/remove`, { ids: id })).toMatchObject(refused(/只有未提交的评价/));
    await done(stage.buyer.post(`${record}/withdraw`, { id, version: whole.version, reason: '重新评价' }));
    const other = await judged(expert1, { isDraft: true });
    await done(stage.buyer.post(`${record}/remove`, { ids: other.id }));
  });
});

describe('the expert who is judged', () => {
  const expert = () => stage.accounts.get('expert1') ?? stage.buyer;
  const read = (id: string) => done<JudgementDetail>(expert().get(`${own}/queryById?id=${id}`));

  test('sees his own and nobody else’s, and neither who judged nor any list of the unit', async () => {
    at('2026-12-10 09:00:00');
    const mine = await judged(expert1);
    const others = await judged(experts.find((id) => id !== expert1) ?? '');
    expect(await read(mine.id)).toMatchObject({ totalScore: '100.00', actions: ['confirm', 'appeal'] });
    expect(JSON.stringify(await read(mine.id))).not.toContain(await stage.app.userId('buyer'));
    expect(await expert().get(`${own}/queryById?id=${others.id}`)).toMatchObject({ code: 404 });
    const page = await done<{ records: JudgementLine[] }>(expert().post(`${own}/dataPage`, {}));
    expect(page.records.every(({ targetName }) => targetName === page.records[0]?.targetName)).toBe(true);
    expect(await expert().post(`${record}/dataPage`, {})).toMatchObject({ code: 403 });
  });

  test('agrees, or by his silence, and not when his time is over', async () => {
    at('2026-12-10 09:00:00');
    const { id, version } = await judged(expert1);
    expect((await detail(id)).confirmDue).toBe('2026-12-17 23:59:59');
    const night = (now: string) =>
      stage.app.database.transaction('100001', (db) => turnJudgements(db, { tenantId: '100001', now }));
    await night('2026-12-17 23:00:00');
    expect((await detail(id)).judgeStatus).toBe(1);
    at('2026-12-18 00:00:30');
    expect(await expert().post(`${own}/confirm`, { id, version })).toMatchObject(refused(/^确认期限/));
    await night('2026-12-18 00:01:00');
    await night('2026-12-18 00:01:00');
    expect(await detail(id)).toMatchObject({ judgeStatus: 2 });
    await done(stage.manager.post(`${record}/archive`, { id, version: version + 1 }));
    expect(await detail(id)).toMatchObject({ judgeStatus: 4, actions: [] });
    await done(stage.manager.post(`${record}/revoke`, { id, version: version + 2, reason: '经查实对象有误' }));
    expect(await detail(id)).toMatchObject({ judgeStatus: 5 });
  });

  test('appeals with his reason; who judged does not decide about it, and whoever does may correct it', async () => {
    at('2026-12-10 09:00:00');
    const { id, version, judgeNo } = await judged(expert1, { scores: ['10', '20', '20'] });
    expect(await expert().post(`${own}/appeal`, { id, version, appealText: ' ' })).toMatchObject(refused(/申诉理由/));
    const appeal = await done(
      expert().post(`${own}/appeal`, { id, version, appealText: '当日系交通管制迟到，已事先报备' }),
    );
    expect(await detail(id)).toMatchObject({ judgeStatus: 3, appealText: '当日系交通管制迟到，已事先报备' });
    const said = { id, version: appeal.version, reason: '经核实已报备', details: await scores(['30', '20', '20']) };
    expect(await stage.buyer.post(`${record}/correct`, said)).toMatchObject({ code: 403 });
    const next = await done<Saved>(stage.manager.post(`${record}/correct`, said));
    expect(next).toMatchObject({ judgeNo, totalScore: '70.00', level: 3, judgeStatus: 1 });
    expect(await detail(id)).toMatchObject({ judgeStatus: 6, totalScore: '50.00', editionNo: 1 });
    expect(await average(expert1)).toMatchObject({ avgScore: '70.00', count: 1 });
    const { editions } = await done<{ editions: JudgementLine[] }>(stage.buyer.get(`${record}/context?id=${next.id}`));
    expect(editions.map(({ editionNo, totalScore }) => [editionNo, totalScore])).toEqual([
      [2, '70.00'],
      [1, '50.00'],
    ]);
    const second = await done(expert().post(`${own}/appeal`, { ...pick(next), appealText: '仍认为偏低' }));
    expect(await stage.manager.post(`${record}/keep`, { ...pick(second), appealAnswer: '维持' })).toMatchObject(
      refused(/本人|自己/),
    );
  });
});

const pick = ({ id, version }: { id: string; version: number }) => ({ id, version });
const scores = (given: readonly string[]) => scoresFor(stage.buyer, { judgeType: 3, scores: given });

async function inUse() {
  const { records } = await done<{ records: { id: string; version: number }[] }>(
    stage.manager.post('/cus/judge/dataPage', { judgeType: 3, enable: 1 }),
  );
  const [{ id, version } = { id: '', version: 0 }] = records;
  return { id, version };
}
