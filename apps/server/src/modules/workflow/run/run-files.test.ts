import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approval, inARow, startFlowApp, type FlowApp, type PersonName } from '../../../../test/flow-app.ts';
import { fileModule } from '../../file/index.ts';

let app: FlowApp;
let filesFolder: string;
beforeAll(async () => {
  filesFolder = await mkdtemp(join(tmpdir(), 'zhaocai-run-files-'));
  app = await startFlowApp({ also: [fileModule], filesFolder });
  await app.publishFlow(
    'paper',
    inARow(approval('一审', app.ids.ann, { taskEdit: '1' }), approval('二审', app.ids.bob)),
    {
      variables: [
        { name: 'proof', type: 'text' },
        { name: 'more', type: 'text' },
      ],
    },
  );
});
afterAll(async () => {
  await app.close();
  await rm(filesFolder, { recursive: true, force: true });
});

const uploaded = async (who: PersonName) => {
  const { data } = await app.upload(who, '/file/uploadOSS', '一份证明', '证明.txt');
  return (data as { fileId: string }).fileId;
};
const addressOf = (fileId: string) => `/api/file/downloadTicket?fileId=${fileId}`;
const asked = (who: PersonName, fileId: string) => app.get(who, `/file/downloadTicket?fileId=${fileId}`);
const codes = (who: readonly PersonName[], fileId: string) =>
  Promise.all(who.map(async (one) => (await asked(one, fileId)).code));

test('a file that hangs on nothing is read by its uploader, by no colleague', async () => {
  expect(await codes(['dan', 'eve', 'admin'], await uploaded('dan'))).toEqual([200, 404, 404]);
});

test('a file of a form is read by whoever reads the run: initiator, those who are asked, who manages flows', async () => {
  const proof = await uploaded('dan');
  const run = await app.start('dan', 'paper', { proof: addressOf(proof) });
  expect(await codes(['dan', 'ann', 'admin', 'bob', 'eve'], proof)).toEqual([200, 200, 200, 404, 404]);
  const [beside, more] = [await uploaded('ann'), await uploaded('ann')];
  const said = await app.post('ann', '/process/flow/complete', {
    id: await app.taskOf('ann', run),
    operateStatus: 0,
    form: { more: addressOf(more) },
    files: [{ fileId: beside, fileName: '证明.txt' }],
  });
  expect(said.code).toBe(200);
  for (const file of [proof, beside, more])
    expect(await codes(['dan', 'ann', 'bob', 'eve'], file)).toEqual([200, 200, 200, 404]);
});

test('nobody reads a colleague’s file by naming it in an application or beside a decision of his own', async () => {
  const secret = await uploaded('eve');
  const start = await app.post('dan', '/process/flow/start', {
    flowKey: 'paper',
    title: '借来的附件',
    form: { proof: addressOf(secret) },
  });
  expect(start).toMatchObject({ code: 400, msg: '附件不存在、由他人上传或已用于其他记录，请重新上传' });
  const run = await app.start('dan', 'paper', {});
  const id = await app.taskOf('ann', run);
  const said = await app.post('ann', '/process/flow/complete', { id, operateStatus: 0, files: [{ fileId: secret }] });
  expect(said.code).toBe(400);
  expect(await codes(['dan', 'ann', 'eve'], secret)).toEqual([404, 404, 200]);
});
