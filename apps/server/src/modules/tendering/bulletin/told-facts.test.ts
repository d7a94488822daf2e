import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

interface Text {
  readonly title: string;
  readonly content: string;
}

/** A notice as the product writes it, with a sentence of the buyer's. */
async function noticeWith(words: string, changes: object = {}): Promise<steps.Draft> {
  app.clock.setTo(steps.publicationDay);
  const { id: projectId } = await steps.confirmedProject(app, changes);
  const path = `/purchase/bulletin/queryBulletinContentByProjectAndType?projectId=${projectId}&bulletinType=10`;
  const text = steps.dataOf<Text>(await app.as('buyer').get(path));
  const content = `${text.content}<p>${words}</p>`;
  const draft = { projectId, bulletinType: 10, title: text.title, content };
  return steps.dataOf(await app.as('buyer').post('/purchase/bulletin/saveBulletin', draft));
}

describe('the text of a notice', () => {
  test.each([
    '截止时间：2030年1月1日',
    '报价截止时间为2026年11月24日下午5时',
    '递交响应文件截止时间：<strong>２０３０</strong>-01-01 09:00',
    '开标时间：2026-11-25 09:00',
    '最高限价 1 元',
    '预算金额540,000元，包最高限价500,001元',
    '<table><tr><td>最高限价</td><td>1 元</td></tr></table>',
    '预算金额：５４万元，最高限价60万元',
  ])('that says otherwise than the project is not published: %s', async (words) => {
    const refused = await steps.publish(app, await noticeWith(words));
    expect(refused).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/^公告正文中的“.*”与项目的时间或金额不一致/),
    });
  });

  test('that says the same in other words is', async () => {
    const said = '预算金额为人民币54万元（540,000元）；首次发布日期2026年11月16日；请于报价截止前递交。';
    expect(await steps.publish(app, await noticeWith(said))).toMatchObject({ code: 200 });
  });

  test('that tells the ceilings of its packages, as the product writes them, is', async () => {
    const packages = [steps.aPackage({ ceilingMoney: '530000.00' })];
    const notice = await noticeWith('最高限价53万元', { packages });
    expect(await steps.publish(app, notice)).toMatchObject({ code: 200 });
  });

  test('stays otherwise only where another than its writer publishes it and says why', async () => {
    const notice = await noticeWith('最高限价 1 元');
    const why = '该限价为单件限价，已在附件中说明';
    expect(await steps.publish(app, notice, why)).toMatchObject({ code: 400 });
    const byAnother = (reason: string) =>
      app.as('chief').post('/purchase/bulletin/upDown', { ...notice, upDown: 1, reason });
    expect(await byAnother('保留')).toMatchObject({ code: 400 });
    expect(await byAnother(why)).toMatchObject({ code: 200 });
  });
});

test('the notice that the product writes of a project of 1,500 lines can be saved as it is', async () => {
  app.clock.setTo(steps.publicationDay);
  const items = Array.from({ length: 500 }, (_one, at) => ({
    name: `实验台${at}`,
    unit: '张',
    quantity: '2',
    techParams: '台面理化板，钢木结构，承重不低于200千克',
  }));
  const packages = [1, 2, 3].map((packageNo) =>
    steps.aPackage({ packageNo, packageName: `第${packageNo}批`, budget: '180000.00', items }),
  );
  const { id: projectId } = await steps.confirmedProject(app, { packages });
  const { id } = await steps.draftNotice(app, projectId);
  const [row] = await app.asSuperuser<{ length: number }>('select length(content) from bulletin where id = $1', [id]);
  expect(row?.length).toBeGreaterThan(100_000);
});
