import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Envelope, ImportCheck, Imported } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOrganizationApp, type OrganizationApp } from './organization-app.ts';
import { workbookOf } from './workbook.ts';

let app: OrganizationApp;
let url: string;
let token: string;
beforeAll(async () => {
  app = await startOrganizationApp({ max: 4 });
  await app.app.server.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.app.server.server.address() as AddressInfo).port}`;
  token = (await app.person('admin')).token;
});
afterAll(() => app.close());

const header = ['岗位名称', '岗位编号', '岗位类型', '排序', '备注'];
/** Remarks that do not shrink when packed. */
const posts = (count: number, prefix: string) =>
  workbookOf([
    header,
    ...Array.from({ length: count }, (_, at) => [
      `岗位${at}`,
      `${prefix}${at}`,
      '基层',
      1,
      randomBytes(30).toString('hex'),
    ]),
  ]).bytes;

const boundary = 'pieces';
/** The bytes of the request, in pieces that come one after the other. */
async function* multipart(bytes: Buffer, pieceBytes: number) {
  yield Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="posts.xlsx"\r\ncontent-type: application/octet-stream\r\n\r\n`,
  );
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    yield bytes.subarray(at, at + pieceBytes);
    await new Promise((resolve) => setImmediate(resolve));
  }
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

async function send<D>(path: string, bytes: Buffer, pieceBytes: number): Promise<Envelope<D>> {
  const answer = await fetch(`${url}/api/blade-system/post${path}`, {
    method: 'POST',
    headers: { 'blade-auth': `bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: ReadableStream.from(multipart(bytes, pieceBytes)),
    duplex: 'half',
    signal: AbortSignal.timeout(30_000),
  } as RequestInit);
  return (await answer.json()) as Envelope<D>;
}

test('a spreadsheet of 1,500 rows that comes in pieces is imported', async () => {
  const bytes = posts(1_500, 'L');
  expect(bytes.length).toBeGreaterThan(65_536);
  expect(await send<Imported>('/import', bytes, 16_384)).toMatchObject({ code: 200, data: { added: 1_500 } });
});

test('more imports at once than there are connections are all answered, each in many pieces', async () => {
  const bytes = posts(100, 'C');
  const answers = await Promise.all(Array.from({ length: 10 }, () => send<ImportCheck>('/import/check', bytes, 1_000)));
  const expected = { code: 200, data: { added: 100, faultCount: 0 } };
  expect(answers).toMatchObject(Array.from({ length: 10 }, () => expected));
  // The pool's own clock asks now and then; a connection that was kept never comes back.
  const held = () => {
    const { total, idle, waiting } = app.database.poolMetrics();
    return total - idle + waiting;
  };
  await expect.poll(held, { timeout: 10_000 }).toBe(0);
});
