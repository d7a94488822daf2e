import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upload } from '../../../../test/contract-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

const refusal = (msg: unknown) => ({ code: 400, msg });
const at = (instant: string) => app.clock.setTo(instant);

describe('publishing an inquiry', () => {
  test('with less than three working days is refused with the article and the earliest date', async () => {
    at('2026-11-16 10:00:00');
    const { id } = await steps.confirmedProject(app);
    const notice = await steps.draftNotice(app, id);
    at('2026-11-18 00:00:01');
    expect(await steps.publish(app, notice)).toMatchObject(
      refusal(expect.stringMatching(/^距投标截止不足3个工作日，截止时间不得早于2026-11-24 00:00:00（.*第四十五条）$/)),
    );
    expect(await steps.detail(app, id)).toMatchObject({ stage: 25, publishTime: null });
    at('2026-11-17 23:59:59');
    expect(await steps.publish(app, notice)).toMatchObject({ code: 200 });
    expect(await steps.detail(app, id)).toMatchObject({ stage: 35, publishTime: '2026-11-17 23:59:59' });
  });

  test('across the year of an unknown calendar is refused, not guessed', async () => {
    at('2026-12-28 10:00:00');
    const late = '2027-02-01 09:00:00';
    const { id } = await steps.confirmedProject(app, { entryEndTime: late, bidEndTime: late, openTime: late });
    const notice = await steps.draftNotice(app, id);
    at('2026-12-30 10:00:00');
    expect(await steps.publish(app, notice)).toMatchObject(refusal('未配置2027年工作日历，请联系平台管理员补充后再试'));
  });

  test('before it is confirmed is refused', async () => {
    at(steps.publicationDay);
    const { id } = await steps.savedProject(app);
    expect(await steps.publish(app, await steps.draftNotice(app, id))).toMatchObject(
      refusal('项目尚未确认，不能发布公告'),
    );
  });
});

test('publishing a comparison with a short period asks for a reason and keeps it', async () => {
  at('2026-11-16 10:00:00');
  const times = {
    entryEndTime: '2026-11-18 09:00:00',
    bidEndTime: '2026-11-18 09:00:00',
    openTime: '2026-11-18 09:00:00',
  };
  const { id } = await steps.confirmedProject(app, { manner: 10, lawRegime: 3, ...times });
  const notice = await steps.draftNotice(app, id);
  expect(await steps.publish(app, notice)).toMatchObject(refusal(expect.stringContaining('如需继续请填写理由')));
  expect(await steps.publish(app, notice, '教学急需，开学前必须到货')).toMatchObject({ code: 200 });
  expect(await steps.detail(app, id)).toMatchObject({ stage: 35, periodReason: '教学急需，开学前必须到货' });
});

describe('a published notice', () => {
  let notice: steps.Draft;
  let projectId: string;
  beforeAll(async () => {
    at(steps.publicationDay);
    ({ id: projectId } = await steps.confirmedProject(app));
    notice = await steps.draftNotice(app, projectId);
    notice = steps.dataOf(await steps.publish(app, notice));
  });
  const buyer = () => app.as('buyer');
  const text = { title: '改', content: '<p>改</p>' };

  test('cannot be edited, by neither way', async () => {
    const sentence = refusal('已发布公告不可修改，请发布变更公告');
    expect(await buyer().post('/purchase/bulletin/editBulletinDetails', { ...notice, ...text })).toMatchObject(
      sentence,
    );
    expect(
      await buyer().post('/purchase/bulletin/saveBulletin', { ...notice, projectId, bulletinType: 10, ...text }),
    ).toMatchObject(sentence);
    expect(await steps.publish(app, notice)).toMatchObject(sentence);
  });
  test('cannot be deleted or, while suppliers register, be taken down', async () => {
    expect(await buyer().get(`/purchase/bulletin/deleteById?id=${notice.id}`)).toMatchObject(
      refusal('当前状态不允许删除'),
    );
    const down = { ...notice, upDown: 0, reason: '误发' };
    expect(await buyer().post('/purchase/bulletin/upDown', down)).toMatchObject(refusal('报名已开始，公告不可下架'));
  });
  test('is read by suppliers, a draft is not', async () => {
    const draft = await steps.draftNotice(app, projectId, 3);
    const supplier = app.as('supplier1');
    expect(await supplier.get(`/purchase/bulletin/queryById?id=${notice.id}&tenantId=100001`)).toMatchObject({
      code: 200,
      data: { actions: [] },
    });
    expect(await supplier.get(`/purchase/bulletin/queryById?id=${notice.id}`)).toMatchObject({ code: 200 });
    expect(await supplier.get(`/purchase/bulletin/queryById?id=${draft.id}&tenantId=100001`)).toMatchObject({
      code: 404,
    });
    const rows = await supplier.get(`/purchase/bulletin/bulletinListByProjectId?projectId=${projectId}`);
    expect(rows.data).toHaveLength(1);
  });
});

test('what is typed into a notice is cleaned of scripts', async () => {
  at(steps.publicationDay);
  const { id: projectId } = await steps.savedProject(app);
  const content = '<p onclick="x()">正文<script>alert(1)</script><img src="http://foreign/x.png"></p>';
  const saved = steps.dataOf<steps.Draft>(
    await app
      .as('buyer')
      .post('/purchase/bulletin/saveBulletin', { projectId, bulletinType: 10, title: '公告', content }),
  );
  const { data } = await app.as('buyer').get(`/purchase/bulletin/queryById?id=${saved.id}`);
  expect((data as { content: string }).content).toBe('<p>正文<img /></p>');
});

test.each(['<script>alert(1)</script>', '<!-- x -->', '<p><br></p>'])(
  'a notice of which nothing is left without its scripts is not saved: %s',
  async (content) => {
    at(steps.publicationDay);
    const { id: projectId } = await steps.savedProject(app);
    const save = (given: object) =>
      app
        .as('buyer')
        .post('/purchase/bulletin/saveBulletin', { projectId, bulletinType: 10, title: '公告', content, ...given });
    expect(await save({})).toMatchObject(refusal('请填写内容'));
    const saved = steps.dataOf<steps.Draft>(await save({ content: '<p>正文</p>' }));
    expect(await save({ id: saved.id, version: 0 })).toMatchObject(refusal('请填写内容'));
    const { data } = await app.as('buyer').get(`/purchase/bulletin/queryById?id=${saved.id}`);
    expect(data).toMatchObject({ content: '<p>正文</p>', version: 0 });
  },
);

test('of a file a notice keeps what it names and no address of elsewhere', async () => {
  at(steps.publicationDay);
  const { id: projectId } = await steps.savedProject(app);
  const fileId = await upload(app, 'buyer');
  const save = (file: object) =>
    app.as('buyer').post('/purchase/bulletin/saveBulletin', {
      projectId,
      bulletinType: 10,
      title: '公告',
      content: '<p>正文</p>',
      files: [{ fileId, fileName: '附件.pdf', fileSuffix: 'pdf', ...file }],
    });
  for (const fileUrl of [
    'javascript:alert(1)',
    'https://foreign.example/a',
    '//foreign.example/a',
    '/\\foreign.example',
  ])
    expect(await save({ fileUrl })).toMatchObject({ code: 400 });
  const saved = steps.dataOf<steps.Draft>(
    await save({ fileUrl: `/api/file/downloadTicket?fileId=${fileId}`, evil: 'x' }),
  );
  const { data } = await app.as('buyer').get(`/purchase/bulletin/queryById?id=${saved.id}`);
  expect(JSON.stringify(data)).not.toContain('evil');
});

test('the proposed text names number, budget, quantity, deadline and place', async () => {
  at(steps.publicationDay);
  const { id } = await steps.savedProject(app, { projectNo: 'TEXT-1', projectName: '床<b>' });
  const { data } = await app
    .as('buyer')
    .get(`/purchase/bulletin/queryBulletinContentByProjectAndType?projectId=${id}&bulletinType=10`);
  const { content } = data as { content: string };
  for (const part of ['TEXT-1', '540,000.00', '<td>600</td>', steps.deadline, '开标室', '床&lt;b&gt;'])
    expect(content).toContain(part);
});

test('a result that the manager has not confirmed cannot be published', async () => {
  const { projectId } = await steps.openedProject(app);
  expect(await steps.publish(app, await steps.draftNotice(app, projectId, 2))).toMatchObject(
    refusal('采购结果尚未确认，不能发布结果公告'),
  );
});
