import { afterAll, beforeAll, expect, test } from 'vitest';
import { approval, inARow, startFlowApp, type FlowApp } from '../../../../test/flow-app.ts';

let app: FlowApp;
let run: string;
beforeAll(async () => {
  app = await startFlowApp();
  await app.publishFlow('named', inARow(approval('一审', app.ids.ann), approval('二审', app.ids.bob)));
  run = await app.start('dan', 'named');
});
afterAll(() => app.close());

interface Notice {
  readonly id: string;
  readonly title: string;
  readonly flowName: string;
  readonly auditStatus: number;
}

test('[R457] a task is asked for by id, a done one by hisId, an application by flowInsId, its tasks by instanceId', async () => {
  const task = await app.taskOf('ann', run);
  expect(await app.get('ann', `/process/flow/taskDetail?id=${task}`)).toMatchObject({ code: 200 });
  await app.post('ann', '/process/flow/complete', { id: task, operateStatus: 0 });
  expect(await app.get('ann', `/process/flow/doneDetail?hisId=${task}`)).toMatchObject({ code: 200 });
  expect(await app.get('dan', `/process/flow/myApplyDetail?flowInsId=${run}`)).toMatchObject({ code: 200 });
  expect(await app.get('dan', `/process/flow/instanceTasks?instanceId=${run}`)).toMatchObject({ code: 200 });
  for (const call of ['taskDetail', 'doneDetail', 'myApplyDetail', 'instanceTasks'])
    expect(await app.get('dan', `/process/flow/${call}?of=${run}`)).toMatchObject({ code: 400 });
});

test('[R365] [R456] notices are listed by page, title, state and flow, and one is marked as read by its id', async () => {
  const list = async (query: string) =>
    (await app.get('dan', `/process/flow/messageList?current=1&size=10${query}`)).data as {
      total: number;
      records: Notice[];
    };
  await app.post('bob', '/process/flow/complete', { id: await app.taskOf('bob', run), operateStatus: 0 });
  const [notice] = (await list('&auditStatus=0')).records;
  if (!notice) throw new Error('nobody told the initiator that his run is finished');
  const ofFlow = `&flowName=${encodeURIComponent(notice.flowName)}&title=${encodeURIComponent(notice.title)}`;
  expect((await list(ofFlow)).records.map(({ id }) => id)).toContain(notice.id);
  expect((await list('&title=no-such-title')).total).toBe(0);
  expect(await app.get('dan', `/process/flow/messageRead?id=${notice.id}`)).toMatchObject({ code: 200 });
  expect((await list('&auditStatus=0')).records.map(({ id }) => id)).not.toContain(notice.id);
  expect((await list('&auditStatus=1')).records.map(({ id }) => id)).toContain(notice.id);
});
