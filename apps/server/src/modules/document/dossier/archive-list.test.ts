import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { archivedState, type ArchivedPaper, type TaskRow } from '@zhaocai/model';
import { configurationLines, startPurchasingApp } from '../../../../test/purchasing-app.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { sampleBytes } from '../../../platform/files/sample-bytes.ts';
import { documentModule } from '../index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startPurchasingApp([documentModule]);
});
beforeEach(() => app.clock.setTo(steps.publicationDay));
afterAll(() => app.close());

const buyer = () => app.as('buyer');
const papersOf = async (projectId: string) =>
  steps.dataOf<ArchivedPaper[]>(await buyer().get(`/purchase/project/queryProjectArchives?projectId=${projectId}`));
const statesOf = async (projectId: string) =>
  Object.fromEntries((await papersOf(projectId)).map(({ catalogCode, state }) => [catalogCode, state]));
const { there, missing, open } = archivedState.code;

async function uploaded(fileName: string) {
  const { fileId } = steps.dataOf<{ fileId: string }>(
    await buyer().upload('/file/uploadOSS', { name: fileName, bytes: sampleBytes.pdf }),
  );
  return { fileId, fileName, fileUrl: '', fileSuffix: 'pdf' };
}

test('the list of the method says which papers are there, and which are missing', async () => {
  const files = [await uploaded('2026年采购预算及立项审批表.pdf'), await uploaded('说明.pdf')];
  const { id } = await steps.confirmedProject(app, { files });
  const papers = await papersOf(id);
  expect(papers.map(({ catalogCode }) => catalogCode)).toEqual([
    '01',
    '02',
    '03',
    '04',
    '05',
    '06',
    '07',
    '08',
    '09',
    '10',
  ]);
  expect(papers[0]).toMatchObject({
    name: '采购预算及立项审批',
    state: there,
    files: [expect.stringContaining('01-项目文件/')],
    retentionYears: 15,
  });
  // What belongs to a later stage is not missed yet, nor what is optional.
  expect(papers.slice(1).every(({ state }) => state === open)).toBe(true);
  const { id: bare } = await steps.confirmedProject(app);
  expect(await statesOf(bare)).toMatchObject({ '01': missing, '02': open, '03': open });
  expect((await app.as('supplier1').get(`/purchase/project/queryProjectArchives?projectId=${id}`)).code).toBe(403);
});

test('what a task has brought is in the dossier, and is the paper that it is called', async () => {
  const { id } = await steps.confirmedProject(app);
  const tasks = steps.dataOf<TaskRow[]>(await buyer().get(`/purchase/project/task/queryTaskList?projectId=${id}`));
  const task = tasks.find(({ outputName }) => outputName === '采购文件');
  const file = await uploaded('单人床.pdf');
  steps.dataOf(await buyer().post('/purchase/project/task/taskFinish', { id: task?.id, files: [file] }));
  const [, documents] = await papersOf(id);
  expect(documents).toMatchObject({ name: '采购文件及修改、澄清', state: there });
  expect(documents?.files).toEqual([expect.stringMatching(/^05-任务成果\/采购文件\/\d+_单人床\.pdf$/)]);
});

test('what the system makes is there once its stage is done, an offer not before the opening', async () => {
  const quoted = await steps.quotedProject(app);
  expect(await statesOf(quoted)).toMatchObject({ '03': there, '04': open, '05': open, '08': open });
  steps.dataOf(await steps.open(app, quoted));
  expect(await statesOf(quoted)).toMatchObject({ '03': there, '04': there, '05': there, '08': open });
  const decided = await steps.resultProject(app);
  expect(await statesOf(decided)).toMatchObject({ '06': there, '07': there, '08': there, '09': missing });
});

test('the dossier tells it for people and for programs; without a list it is as it was', async () => {
  const { id } = await steps.confirmedProject(app);
  const members = async (projectId: string) => {
    const link = steps.dataOf<{ url: string }>(
      await buyer().get(`/purchase/project/dossierTicket?projectId=${projectId}`),
    );
    return unzipSync((await buyer().raw(link.url.replace('/api', ''))).rawPayload);
  };
  const listed = await members(id);
  const told = new TextDecoder().decode(listed['归档清单核对.csv']);
  expect(told.split('\r\n')[0]).toContain('"目录编号","资料名称","必备"');
  expect(told).toContain('"01","采购预算及立项审批","是","上传","内部","15","缺少",""');
  const manifest: unknown = JSON.parse(new TextDecoder().decode(listed['manifest.json']));
  expect(manifest).toMatchObject({
    archives: expect.arrayContaining([expect.objectContaining({ catalogCode: '09' })]),
  });
  const kinds = await configurationLines(app, 'type/queryTypeList');
  const kind = kinds.find(({ typeCode }) => typeCode === 'ZFCG-HW');
  steps.dataOf(await app.as('manager').post('/purchase/conf/type/openOrClose', { id: kind?.id, isConfirmed: true }));
  // A project keeps the kind that it was made under.
  expect(await papersOf(id)).toHaveLength(10);
  expect(Object.keys(await members(id))).toContain('归档清单核对.csv');
});
