import { once } from 'node:events';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DossierProgress } from '@zhaocai/model';
import { startDocumentApp } from '../../../../test/document-app.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { createDossierLinks } from './dossier-link.ts';
import { zipStream, type ZipMember } from './zip-stream.ts';

let app: TenderingApp;
let projectId: string;
const base = '/purchase/project';
const expired = { code: 400, msg: '下载链接已失效，请刷新页面后重试' };

interface Link {
  readonly url: string;
  readonly ticket: string;
  readonly fileName: string;
  readonly fileCount: number;
  readonly fileBytes: number;
}

const upload = async (name: string, bytes: Buffer) => {
  const { fileId } = steps.dataOf<{ fileId: string }>(await app.as('buyer').upload('/file/uploadOSS', { name, bytes }));
  return { fileId, fileName: name, fileUrl: '', fileSuffix: 'txt' };
};
const link = async () => steps.dataOf<Link>(await app.as('buyer').get(`${base}/dossierTicket?projectId=${projectId}`));
const fetched = ({ url }: Link) => app.as('buyer').raw(url.replace('/api', ''));
const progressOf = async ({ ticket }: Link) =>
  steps.dataOf<DossierProgress>(await app.as('buyer').get(`${base}/dossierProgress?ticket=${ticket}`));

beforeAll(async () => {
  app = await startDocumentApp();
  app.clock.setTo(steps.publicationDay);
  const files = [await upload('甲.txt', Buffer.from('甲')), await upload('乙.txt', Buffer.alloc(200_000, 'y'))];
  ({ id: projectId } = await steps.savedProject(app, { projectNo: 'LINK-1', files }));
});
afterAll(() => app.close());

describe('a link to a dossier', () => {
  test('says beforehand what it holds, is fetched without a session, and tells how far it has come', async () => {
    const own = await link();
    expect(own).toMatchObject({ fileName: 'LINK-1-项目归档资料.zip', fileCount: 2, fileBytes: 200_003 });
    expect(await progressOf(own)).toEqual({ state: 'waiting', sentBytes: 0, sentFiles: 0, missing: 0 });
    const answer = await fetched(own);
    expect(answer.headers['content-disposition']).toContain('attachment');
    const members = Object.keys(unzipSync(answer.rawPayload));
    expect(members.filter((path) => !path.startsWith('06-存证/'))).toHaveLength(4);
    expect(await progressOf(own)).toEqual({
      state: 'done',
      sentBytes: answer.rawPayload.length,
      sentFiles: 2,
      missing: 0,
    });
  });

  test('tells any process how far it is, and that it broke off when the one that sent it is gone', async () => {
    const own = await link();
    await fetched(own);
    // Another process has nothing but the table.
    const another = createDossierLinks({ database: app.database, files: app.files, secret: app.secret });
    const ctx = { db: app.database.scoped('100001'), tenantId: '100001', user: app.as('buyer').user };
    const read = () => another.progress({ ...ctx, now: app.clock.now() } as unknown as Ctx, own);
    expect(await read()).toMatchObject({ state: 'done', sentFiles: 2 });
    await app.asSuperuser(`update dossier_progress set state = 'running'`);
    expect(await read()).toMatchObject({ state: 'running' });
    app.clock.advance({ seconds: 32 });
    expect(await read()).toMatchObject({ state: 'broken' });
  });

  test('is in the hands of its user alone, and dies after five minutes', async () => {
    const own = await link();
    const path = own.url.replace('/api', '');
    expect(await app.as('chief').get(path)).toMatchObject(expired);
    expect(await app.as('chief').get(`${base}/dossierProgress?ticket=${own.ticket}`)).toMatchObject(expired);
    expect(await app.as('buyer').get(path.replace(projectId, '1'))).toMatchObject(expired);
    app.clock.advance({ seconds: 301 });
    expect(await app.as('buyer').get(path)).toMatchObject(expired);
  });

  test('that is one to a file opens no dossier, and the other way round', async () => {
    const own = await link();
    expect(await app.as('buyer').get(`/file/download?ticket=${own.ticket}`)).toMatchObject(expired);
  });

  test('is nobody’s without the right, nor to a project of somebody else', async () => {
    expect(await app.as('supplier1').get(`${base}/dossierTicket?projectId=${projectId}`)).toMatchObject({ code: 403 });
    expect(await app.as('buyer').get(`${base}/dossierTicket?projectId=1`)).toMatchObject({ code: 404 });
  });

  test('ends with the right of its user', async () => {
    const own = await link();
    await app.asSuperuser(`update user_account set is_deleted = 1 where tenant_id = '100001' and account = 'buyer'`);
    expect(await app.as('buyer').get(own.url.replace('/api', ''))).toMatchObject(expired);
    await app.asSuperuser(`update user_account set is_deleted = 0 where tenant_id = '100001' and account = 'buyer'`);
  });
});

test('an archive whose reader goes away stops reading its files and says that it broke off', async () => {
  const told: string[] = [];
  let produced = 0;
  async function* endless(): AsyncGenerator<Uint8Array> {
    for (;;) {
      produced += 1;
      yield new Uint8Array(65_536);
    }
  }
  async function* members(): AsyncGenerator<ZipMember> {
    yield { path: '大.bin', bytes: endless() };
  }
  const stream = zipStream(members(), {
    sent: () => undefined,
    ended: (isWhole) => void told.push(isWhole ? 'whole' : 'broken'),
  });
  await once(stream, 'readable');
  stream.read();
  stream.destroy();
  await once(stream, 'close');
  await expect.poll(() => told).toEqual(['broken']);
  expect(produced).toBeLessThan(20);
});
