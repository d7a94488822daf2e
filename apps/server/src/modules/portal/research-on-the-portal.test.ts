import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as demands from '../../../test/demand-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';
import { demandModule } from '../demand/index.ts';
import { portalModule } from './index.ts';

const today = '2026-11-20 10:00:00';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([portalModule, demandModule]);
});
beforeEach(() => app.clock.setTo(today));
afterAll(() => app.close());

const page = async (url: string) => {
  const answer = await app.visit(url, { 'accept-language': 'zh-CN' });
  return { status: answer.statusCode, text: answer.body };
};

test('a research is read by whoever comes: in the list, by its kind, in the feed and on its page', async () => {
  const { researchId } = await demands.inResearch(app);
  const address = `/portal/notice/${researchId}`;
  for (const url of ['/portal', '/portal?kind=research', '/portal/feed.xml?kind=research']) {
    const { text } = await page(url);
    expect(text).toContain('离心机需求调研');
    expect(text).toContain(address);
  }
  expect((await page('/portal?kind=procurement')).text).not.toContain(address);
  const { status, text } = await page(address);
  expect(status).toBe(200);
  for (const words of ['调研公告', '大学招投标中心', '答复截止', '需求清单', '离心机 2 台', '登录答复'])
    expect(text).toContain(words);
  expect(text).toContain(`/researchNeeds/noticeDetail/index?id=${researchId}&amp;tenantId=100001`);
  for (const secret of ['420000', '180000', '420,000']) expect(text).not.toContain(secret);
});

test('what is a draft or was withdrawn, and what a unit keeps to itself, is not there', async () => {
  const { id: demandId } = await demands.saved(app, { isResearch: true });
  const draft = steps.dataOf<steps.Draft>(await demands.moveResearch(app, 'save', demands.research(demandId)));
  expect((await page(`/portal/notice/${draft.id}`)).status).toBe(404);
  const { researchId, demandId: other } = await demands.inResearch(app);
  await app.asSuperuser(
    `insert into param (tenant_id, id, param_name, param_key, param_value, create_time)
     values ('100001', 987, '门户', 'portal.isOpen', 'false', now())`,
  );
  expect((await page(`/portal/notice/${researchId}`)).status).toBe(404);
  await app.asSuperuser(`delete from param where tenant_id = '100001' and id = 987`);
  expect((await page(`/portal/notice/${researchId}`)).status).toBe(200);
  const [row] = (await demands.shown(app, other)).research;
  const wish = { id: researchId, version: row?.version, reason: '调研内容有误，重新发布' };
  steps.dataOf(await demands.moveResearch(app, 'withdraw', wish));
  expect((await page(`/portal/notice/${researchId}`)).status).toBe(404);
});

test('one that was ended early counts down to nothing', async () => {
  const { researchId, demandId } = await demands.inResearch(app);
  expect((await page(`/portal/notice/${researchId}`)).text).toMatch(/剩 \d+ 天/);
  const { version } = await demands.onlyResearch(app, demandId);
  const wish = { id: researchId, version, reason: '三家供应商已答复，比较充分' };
  steps.dataOf(await demands.moveResearch(app, 'end', wish));
  const { status, text } = await page(`/portal/notice/${researchId}`);
  expect(status).toBe(200);
  expect(text).not.toMatch(/剩 \d+ 天/);
  expect(text).not.toContain('登录答复');
});

test('one that is over is read, and asks nobody for an answer; releases of projects do not name it', async () => {
  const { researchId } = await demands.inResearch(app);
  app.clock.setTo('2027-01-10 10:00:00');
  const { status, text } = await page(`/portal/notice/${researchId}`);
  expect(status).toBe(200);
  expect(text).not.toContain('登录答复');
  const releases = await page('/portal/ocds/releases');
  expect(releases.status).toBe(200);
  expect(releases.text).not.toContain(researchId);
});
