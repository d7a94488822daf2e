import type { BulletinDetail } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as approval from '../../../../test/approval-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
let ids: Awaited<ReturnType<typeof approval.approvers>>;
beforeAll(async () => {
  app = await startTenderingApp();
  ids = await approval.approvers(app);
  await approval.bind(app, 'bulletin_publish', [approval.asked('审核', ids.finance)]);
});
beforeEach(() => app.clock.setTo(steps.publicationDay));
afterAll(() => app.close());

const { agree, reject, taskOf } = approval;
const refusal = (msg: unknown) => ({ code: 400, msg });
const read = async (id: string) =>
  steps.dataOf<BulletinDetail>(await app.as('buyer').get(`/purchase/bulletin/queryById?id=${id}`));

async function askedFor(reason?: string) {
  const { id: projectId } = await steps.confirmedProject(app);
  const notice = await steps.draftNotice(app, projectId);
  const asking = steps.dataOf<steps.Draft & { flowInstanceId: string }>(await steps.publish(app, notice, reason));
  return { projectId, ...asking, task: await taskOf(app, ids.finance, notice.id) };
}

describe('a notice whose publication is approved', () => {
  test('goes out with the yes of somebody who may not publish, and opens the project', async () => {
    const { projectId, id, task } = await askedFor();
    expect(await read(id)).toMatchObject({ bulletinStatus: 1, approval: { run: { instanceStatus: 'running' } } });
    expect((await steps.detail(app, projectId)).stage).toBe(25);
    expect((await app.as('supplier1').get(`/purchase/bulletin/queryById?id=${id}&tenantId=100001`)).code).toBe(404);
    const { data } = await app.as('finance').get(`/process/flow/taskDetail?id=${task}`);
    expect(data).toMatchObject({ form: { kind: '采购公告', content: expect.stringContaining('<h3>') } });
    expect((await agree(app, { who: 'finance', id: task })).code).toBe(200);
    expect(await read(id)).toMatchObject({
      bulletinStatus: 3,
      upDown: 1,
      publishTime: expect.stringMatching(/^2026-11-16 10:0\d:\d\d$/),
    });
    expect((await steps.detail(app, projectId)).stage).toBe(35);
    expect((await app.as('supplier1').get(`/purchase/bulletin/queryById?id=${id}&tenantId=100001`)).code).toBe(200);
  });

  test('is read-only meanwhile', async () => {
    const { projectId, id, version } = await askedFor();
    const buyer = app.as('buyer');
    const edit = { id, version, title: '改', content: '<p>改</p>' };
    const says = refusal('公告正在审批，审批结束前不能更改');
    expect(await buyer.post('/purchase/bulletin/editBulletinDetails', edit)).toMatchObject(says);
    expect(await buyer.get(`/purchase/bulletin/deleteById?id=${id}`)).toMatchObject(says);
    expect(await steps.publish(app, { id, version })).toMatchObject(says);
    const { actions } = await read(id);
    expect(actions).toEqual([]);
    const second = await steps.draftNotice(app, projectId);
    expect(await steps.publish(app, second)).toMatchObject(says);
  });

  test('comes back to its writer with a no and its words, is changed and asked for again', async () => {
    const { id, task } = await askedFor();
    expect((await reject(app, { who: 'finance', id: task, remark: '请写明资金来源' })).code).toBe(200);
    const back = await read(id);
    expect(back).toMatchObject({
      bulletinStatus: 0,
      actions: ['edit', 'publish', 'remove'],
      approval: { run: { instanceStatus: 'rejected', rejectRemark: '请写明资金来源' } },
    });
    const content = `${back.content}<p>财政拨款</p>`;
    const edit = { id, version: back.version, title: '改好的公告', content };
    const saved = steps.dataOf<steps.Draft>(await app.as('buyer').post('/purchase/bulletin/editBulletinDetails', edit));
    expect((await steps.publish(app, saved)).code).toBe(200);
    await agree(app, { who: 'finance', id: await taskOf(app, ids.finance, id) });
    expect(await read(id)).toMatchObject({ bulletinStatus: 3, title: '改好的公告' });
    const evidence = await app.asSuperuser<{ action: string }>(
      `select action from evidence where tenant_id = '100001' and subject = $1 order by seq`,
      [id],
    );
    expect(evidence.map(({ action }) => action)).toEqual([
      'bulletin.save',
      'bulletin.askApproval',
      'bulletin.rejectApproval',
      'bulletin.save',
      'bulletin.askApproval',
      'bulletin.publish',
    ]);
  });

  test('returned to who asked it is changed where it is written and handed in again, by nobody else', async () => {
    await approval.bind(app, 'bulletin_publish', [
      approval.asked('初审', ids.boss),
      approval.asked('审核', ids.finance, { rejectHandle: '3' }),
    ]);
    const { id: projectId } = await steps.confirmedProject(app);
    const notice = await steps.draftNotice(app, projectId);
    const asking = steps.dataOf<steps.Draft>(await steps.publish(app, notice));
    await agree(app, { who: 'boss', id: await taskOf(app, ids.boss, notice.id) });
    const sent = await reject(app, { who: 'finance', id: await taskOf(app, ids.finance, notice.id), remark: '改标题' });
    expect(approval.statusOf(sent)).toBe('returned');
    expect(await read(notice.id)).toMatchObject({ bulletinStatus: 1, actions: ['edit'] });
    const content = `${(await read(notice.id)).content}<p>财政拨款</p>`;
    const edit = { id: notice.id, version: asking.version, title: '改好的公告', content };
    const says = refusal('公告正在审批，审批结束前不能更改');
    expect(await app.as('chief').post('/purchase/bulletin/editBulletinDetails', edit)).toMatchObject(says);
    const saved = steps.dataOf<steps.Draft>(await app.as('buyer').post('/purchase/bulletin/editBulletinDetails', edit));
    expect(await steps.publish(app, saved)).toMatchObject(says);
    const task = await taskOf(app, ids.buyer, notice.id);
    const copy = { id: task, resume: 'back', form: { title: '另一个标题' } };
    expect((await app.as('buyer').post('/process/flow/resubmit', copy)).code).toBe(400);
    const again = await app.as('buyer').post('/process/flow/resubmit', { id: task, resume: 'back' });
    expect(approval.statusOf(again)).toBe('running');
    const late = { ...edit, version: saved.version, title: '晚了' };
    expect(await app.as('buyer').post('/purchase/bulletin/editBulletinDetails', late)).toMatchObject(says);
    const last = await taskOf(app, ids.finance, notice.id);
    const { data } = await app.as('finance').get(`/process/flow/taskDetail?id=${last}`);
    expect(data).toMatchObject({ form: { title: '改好的公告', content, files: [] } });
    await agree(app, { who: 'finance', id: last });
    expect(await read(notice.id)).toMatchObject({ bulletinStatus: 3, title: '改好的公告' });
    await approval.bind(app, 'bulletin_publish', [approval.asked('审核', ids.finance)]);
  });

  test('returned and past its deadline is not handed in again: nothing is changed', async () => {
    await approval.bind(app, 'bulletin_publish', [approval.asked('审核', ids.finance, { rejectHandle: '3' })]);
    const { id, task } = await askedFor();
    await reject(app, { who: 'finance', id: task, remark: '改' });
    app.clock.setTo('2026-11-21 09:00:00');
    const own = await taskOf(app, ids.buyer, id);
    expect(await app.as('buyer').post('/process/flow/resubmit', { id: own })).toMatchObject(
      refusal('报价截止时间已过，请修改后再试'),
    );
    expect(await taskOf(app, ids.buyer, id)).toBe(own);
    await approval.bind(app, 'bulletin_publish', [approval.asked('审核', ids.finance)]);
  });

  test('taken back by who asked it is a draft again', async () => {
    const { id, flowInstanceId } = await askedFor();
    expect((await app.as('buyer').post('/process/flow/withdraw', { flowInstanceId })).code).toBe(200);
    expect(await read(id)).toMatchObject({ bulletinStatus: 0, actions: ['edit', 'publish', 'remove'] });
  });

  test('does not go out when the last yes comes after the deadline: nothing is decided and nothing changed', async () => {
    const { projectId, id, task } = await askedFor();
    app.clock.setTo('2026-11-21 09:00:00');
    expect(await agree(app, { who: 'finance', id: task })).toMatchObject(refusal('报价截止时间已过，请修改后再试'));
    expect((await read(id)).bulletinStatus).toBe(1);
    expect((await steps.detail(app, projectId)).stage).toBe(25);
    expect((await reject(app, { who: 'finance', id: task, remark: '已过期' })).code).toBe(200);
    expect((await read(id)).bulletinStatus).toBe(0);
  });

  test('that cannot go out is not asked for', async () => {
    const { id: projectId } = await steps.confirmedProject(app);
    const notice = await steps.draftNotice(app, projectId);
    app.clock.setTo('2026-11-21 09:00:00');
    expect(await steps.publish(app, notice)).toMatchObject({ code: 400 });
    expect(await app.asSuperuser('select 1 from flow_instance where business_id = $1', [notice.id])).toEqual([]);
  });

  test('carries the reason for a short period from who asked to the publication', async () => {
    const changes = {
      manner: 10,
      lawRegime: 3,
      entryEndTime: '2026-11-17 08:00:00',
      bidEndTime: '2026-11-17 09:00:00',
    };
    const { id: projectId } = await steps.confirmedProject(app, { ...changes, openTime: changes.bidEndTime });
    const notice = await steps.draftNotice(app, projectId);
    expect((await steps.publish(app, notice)).msg).toContain('如需继续请填写理由');
    steps.dataOf(await steps.publish(app, notice, '教学急需，开学前必须到货'));
    await agree(app, { who: 'finance', id: await taskOf(app, ids.finance, notice.id) });
    expect(await steps.detail(app, projectId)).toMatchObject({ stage: 35, periodReason: '教学急需，开学前必须到货' });
  });
});
