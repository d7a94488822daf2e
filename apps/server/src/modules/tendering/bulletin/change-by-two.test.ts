import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTenderingApp, type Account, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

const requirement = '增加床头柜';

async function draft(projectId: string): Promise<steps.Draft> {
  const notice = await steps.draftNotice(app, projectId, 3);
  const changes = [{ field: 'requirement', after: requirement }];
  const edited = { ...notice, title: '变更公告', content: '<p>变更说明</p>', changes };
  return steps.dataOf(await app.as('buyer').post('/purchase/bulletin/editBulletinDetails', edited));
}
const publish = (notice: steps.Draft, by: Account, reason?: string) =>
  app.as(by).post('/purchase/bulletin/upDown', { id: notice.id, version: notice.version, upDown: 1, reason });
const read = async (id: string, by: Account) =>
  steps.dataOf<steps.Draft & { actions: string[]; bulletinStatus: number }>(
    await app.as(by).get(`/purchase/bulletin/queryById?id=${id}`),
  );

test('[R360] a change of what suppliers quote by is published by another than its writer, whose duty it becomes', async () => {
  const id = await steps.publishedProject(app);
  const notice = await draft(id);
  const handed = steps.dataOf<steps.Draft>(await publish(notice, 'buyer'));
  expect(handed).toMatchObject({ bulletinStatus: 2, handedTo: expect.arrayContaining([expect.any(String)]) });
  const waiting = await steps.detail(app, id);
  expect(waiting).toMatchObject({ requirement: null, waitingNoticeId: notice.id });
  expect(waiting.next).toContainEqual(expect.objectContaining({ action: 'publishNotice', isMine: false }));
  expect(waiting.next[0]?.by).not.toContain(app.as('buyer').user.nickName);
  expect((await read(notice.id, 'buyer')).actions).not.toContain('publish');
  expect((await read(notice.id, 'chief')).actions).toContain('publish');
  const duties = await app.asSuperuser<{ barred: string[] }>(
    `select barred::text[] as barred from duty where row_id = $1 and kind = 'bulletin.publish'`,
    [notice.id],
  );
  expect(duties).toEqual([{ barred: [app.as('buyer').user.userId] }]);
  expect(await publish(handed, 'buyer')).toMatchObject({ data: { bulletinStatus: 2 } });
  const { version } = await read(notice.id, 'buyer');
  expect(await publish({ id: notice.id, version }, 'chief')).toMatchObject({ data: { bulletinStatus: 3 } });
  expect((await steps.detail(app, id)).requirement).toBe(requirement);
});

const inWords = async (projectId: string, content: string) => {
  const notice = await steps.draftNotice(app, projectId, 3);
  const changes = [{ field: 'phone', after: '0571-88000000' }];
  const edited = { ...notice, title: '变更公告', content, changes };
  return steps.dataOf<steps.Draft>(await app.as('buyer').post('/purchase/bulletin/editBulletinDetails', edited));
};

test.each([
  '<p>服务器数量由10台改为20台</p>',
  '<p>技术参数调整为四路<strong>64</strong>核</p>',
  '<p>评审标准中的业绩要求，现予取消</p>',
])('what is changed in the words of a notice alone is published by another too: %s', async (content) => {
  const id = await steps.publishedProject(app);
  const notice = await inWords(id, content);
  expect(await publish(notice, 'buyer')).toMatchObject({ data: { bulletinStatus: 2 } });
});

test('a change that tells another deadline than it brings about is corrected, or published by another with a reason', async () => {
  const id = await steps.publishedProject(app);
  const notice = await inWords(id, '<p>报价截止时间提前至2026-11-18 09:00，联系电话见下表</p>');
  expect(await publish(notice, 'buyer', '按学校要求提前，经集体研究决定')).toMatchObject({
    code: 400,
    msg: expect.stringContaining('2026-11-18'),
  });
});

test('a change of the telephone that says nothing else goes out at once', async () => {
  const id = await steps.publishedProject(app);
  const notice = await inWords(id, '<p>联系电话变更，详见下表</p>');
  expect(await publish(notice, 'buyer')).toMatchObject({ data: { bulletinStatus: 3 } });
});

test('where nobody else may publish, its writer says why he does it alone, and that is kept', async () => {
  const id = await steps.publishedProject(app);
  const notice = await draft(id);
  await app.asSuperuser(`update user_account set status = 2 where tenant_id = '100001' and id <> $1`, [
    app.as('buyer').user.userId,
  ]);
  expect(await publish(notice, 'buyer')).toMatchObject({ code: 400, msg: expect.stringContaining('由本人发布的理由') });
  steps.dataOf(await publish(notice, 'buyer', '其他经办人均在休假'));
  const [kept] = await app.asSuperuser<{ payload: string }>(
    `select payload from evidence where stream = $1 and action = 'project.change'`,
    [id],
  );
  expect(JSON.parse(kept?.payload ?? '{}')).toMatchObject({ reason: '其他经办人均在休假' });
  expect((await steps.detail(app, id)).requirement).toBe(requirement);
});
