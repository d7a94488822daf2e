import type { EndpointOutput, checkNotice } from '@zhaocai/model';
import { noticeElements } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { noticeRules } from '../seed/notice-rules.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

type Checked = EndpointOutput<typeof checkNotice>;
interface Text {
  readonly title: string;
  readonly content: string;
}

async function confirmed(changes: object = {}) {
  app.clock.setTo(steps.publicationDay);
  const { id: projectId } = await steps.confirmedProject(app, changes);
  const path = `/purchase/bulletin/queryBulletinContentByProjectAndType?projectId=${projectId}&bulletinType=10`;
  return { projectId, text: steps.dataOf<Text>(await app.as('buyer').get(path)) };
}

const check = async (projectId: string, text: Text, bulletinType = 10) =>
  steps.dataOf<Checked>(
    await app.as('buyer').post('/purchase/bulletin/checkContent', { projectId, bulletinType, ...text }),
  );

const named = ({ findings }: Checked) =>
  findings.map(({ element, kind }) => `${noticeElements.named(element)?.name} ${kind}`);

const drafted = async (projectId: string, text: Text): Promise<steps.Draft> =>
  steps.dataOf(await app.as('buyer').post('/purchase/bulletin/saveBulletin', { projectId, bulletinType: 10, ...text }));

/** Without the lines that hold these words. */
const without = ({ title, content }: Text, words: RegExp): Text => ({ title, content: content.replaceAll(words, '') });

describe('the notice that the product draws up', () => {
  test.each([
    ['an inquiry under the procurement law', { manner: 5, lawRegime: 2 }],
    [
      'an inquiry under the tendering law',
      { manner: 5, lawRegime: 1, bidEndTime: '2026-12-21 09:00:00', openTime: '2026-12-21 09:00:00' },
    ],
    ['a comparison under the own policy', { manner: 10, lawRegime: 3 }],
  ])('of %s says all that the law wants, but what the project does not have', async (_name, changes) => {
    const { projectId, text } = await confirmed({ ...changes, fundsSource: '自筹资金' });
    const checked = await check(projectId, text);
    expect(checked.rules).toBeGreaterThan(5);
    expect(checked).toMatchObject({ findings: [], otherwise: [] });
  });
});

describe('a notice that leaves something out', () => {
  test('is told what, by which article, and what would be written', async () => {
    const { projectId, text } = await confirmed();
    const checked = await check(projectId, without(text, /540,000\.00/g));
    expect(checked.findings).toEqual([
      {
        element: noticeElements.code.budget,
        kind: 'missing',
        blocks: true,
        article: { zh: expect.stringContaining('财办库〔2020〕50号'), en: expect.stringContaining('Caibanku') },
        words: null,
        line: '预算金额（元）：540000.00',
      },
    ]);
  });

  test('does not go out where the law wants it, until it says so', async () => {
    const { projectId, text } = await confirmed();
    const lacking = without(text, /540,000\.00/g);
    const notice = await drafted(projectId, lacking);
    expect(await steps.publish(app, notice)).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/公告未载明或写错：预算金额（政府采购公告和公示信息格式规范/),
    });
    expect(await steps.publish(app, notice, '简短')).toMatchObject({ code: 400 });
    expect(await steps.detail(app, projectId)).toMatchObject({ publishTime: null });
    const mended = { ...notice, title: lacking.title, content: `${lacking.content}<p>预算金额：54万元</p>` };
    const edited = steps.dataOf<steps.Draft>(
      await app.as('buyer').post('/purchase/bulletin/editBulletinDetails', mended),
    );
    steps.dataOf(await steps.publish(app, edited));
  });

  test('with clauses that shut suppliers out needs a reason under the law, kept with their kinds; under the own policy it is advice', async () => {
    const clause = '<p>供应商注册资本不低于5000万元，须提供原厂授权</p>';
    const unfair = async (changes: object) => {
      const { projectId, text } = await confirmed(changes);
      return { projectId, notice: await drafted(projectId, { ...text, content: text.content + clause }) };
    };
    const { projectId, notice } = await unfair({ manner: 5, lawRegime: 2 });
    const msg = expect.stringMatching(/以企业规模设门槛、要求厂家授权或证明（“注册资本”等/) as string;
    expect(await steps.publish(app, notice)).toMatchObject({ code: 400, msg });
    expect(await steps.publish(app, notice, '急急急急急急急急急急')).toMatchObject({ code: 400 });
    const why = '设备为进口定制，经专家论证保留该要求';
    steps.dataOf(await steps.publish(app, notice, why));
    const [kept] = await app.asSuperuser<{ payload: string }>(
      `select payload from evidence where stream = $1 and action = 'bulletin.publish' order by seq desc limit 1`,
      [projectId],
    );
    expect(JSON.parse(kept?.payload ?? '{}')).toMatchObject({ clauses: ['scale', 'authorization'], reason: why });
    steps.dataOf(await steps.publish(app, (await unfair({ manner: 10, lawRegime: 3 })).notice));
  });

  test('goes out with a written reason, which the evidence keeps with what was left out', async () => {
    const { projectId, text } = await confirmed();
    const notice = await drafted(projectId, without(text, /540,000\.00/g));
    const why = '预算按保密要求不公开，已报主管部门批准';
    steps.dataOf(await steps.publish(app, notice, why));
    const [kept] = await app.asSuperuser<{ payload: string }>(
      `select payload from evidence where stream = $1 and action = 'bulletin.publish' order by seq desc limit 1`,
      [projectId],
    );
    expect(JSON.parse(kept?.payload ?? '{}')).toMatchObject({ lacks: ['预算金额'], reason: why });
  });

  test('is only told so under the own policy', async () => {
    const { projectId, text } = await confirmed({ manner: 10, lawRegime: 3 });
    const lacking = without(text, /资格/g);
    expect(await check(projectId, lacking)).toMatchObject({ findings: [{ kind: 'missing', blocks: false }] });
    steps.dataOf(await steps.publish(app, await drafted(projectId, lacking)));
  });
});

describe('a notice that says otherwise than the project', () => {
  test.each([
    ['开标地点：开标室', '开标地点：第九会议室', 'opening differs'],
    ['电话：0571-88001001', '电话：0571-00000000', 'contact differs'],
    ['联系人：周明', '联系人：王强', 'contact differs'],
  ])('is told so: %s', async (now, then, finding) => {
    const { projectId, text } = await confirmed();
    expect(text.content).toContain(now);
    const checked = await check(projectId, { ...text, content: text.content.replace(now, then) });
    expect(named(checked)).toEqual([finding]);
    expect(checked.findings[0]?.words).toBe(then.split('：')[1]);
  });

  test('in its times and amounts is told all the words at once', async () => {
    const { projectId, text } = await confirmed();
    const content = `${text.content}<p>报价截止时间：2026-11-30 09:00</p><p>最高限价 1 元</p>`;
    const { otherwise } = await check(projectId, { ...text, content });
    expect(otherwise).toEqual(['报价截止时间:2026-11-30 09:00', '最高限价 1']);
  });
});

test('a change notice names what changes, and one of a result its winner', async () => {
  const id = await steps.publishedProject(app);
  const bare = { title: '通知', content: '<p>请各供应商注意</p>' };
  expect(named(await check(id, bare, 3))).toContain('changed missing');
  const changes = [{ field: 'openPlace', after: '第二开标室' }];
  const { data } = await app
    .as('buyer')
    .post('/purchase/bulletin/checkContent', { projectId: id, bulletinType: 3, ...bare, changes });
  expect(named(data as Checked)).not.toContain('changed missing');
  // Before the opening nothing is known of a winner, and nothing is told.
  const ofResult = named(await check(id, bare, 2));
  expect(ofResult).not.toContain('winner missing');
  expect(ofResult).not.toContain('winMoney missing');
});

test('what a law newly wants is asked of notices from the day on which it comes into force', async () => {
  const { projectId, text } = await confirmed();
  await app.asSuperuser(
    `insert into notice_rule (tenant_id, id, bulletin_type, law_regime, element, is_required, source_article,
       source_article_en, effective_from, create_time, update_time)
     values ('000000', 1, 10, 2, 11, true, '新规第一条', 'New rule, article 1', '2026-11-17', now(), now())`,
  );
  const silent = without(text, /<p>[^<]*联合体[^<]*<\/p>/g);
  expect(named(await check(projectId, silent))).toEqual([]);
  app.clock.setTo('2026-11-17 09:00:00');
  expect(named(await check(projectId, silent))).toEqual(['consortium missing']);
});

test.each([
  [true, '本项目接受联合体', '本项目不接受联合体'],
  [false, '本项目不接受联合体', '本项目接受联合体'],
])('whether consortia may bid (%s) is told as the project has it', async (isConsortium, told, otherwise) => {
  const tender = { manner: 1, lawRegime: 1, fundsSource: '自筹资金', isConsortium };
  const { projectId, text } = await confirmed({
    ...tender,
    bidEndTime: '2026-12-21 09:00:00',
    openTime: '2026-12-21 09:00:00',
  });
  expect(text.content).toContain(told);
  expect(named(await check(projectId, text, 1))).toEqual([]);
  const wrong = { ...text, content: text.content.replace(told, otherwise) };
  const { findings } = await check(projectId, wrong, 1);
  expect(findings).toMatchObject([{ kind: 'differs', blocks: true, line: told }]);
});

test('every rule has its article in both languages, and no two speak of the same', () => {
  for (const { sourceArticle, sourceArticleEn } of noticeRules) {
    expect(sourceArticle).toMatch(/条|规范|制度/);
    expect(sourceArticleEn).toMatch(/article|edition|policy/);
  }
  const keys = noticeRules.map(({ bulletinType, lawRegime, manner, element }) =>
    [bulletinType, lawRegime, manner, element].join(' '),
  );
  expect(new Set(keys).size).toBe(keys.length);
});
