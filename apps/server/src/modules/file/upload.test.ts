import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxFileBytes } from '@zhaocai/model';
import { sampleBytes } from '../../platform/files/sample-bytes.ts';
import { startFileApp, type SampleFileApp } from '../../../test/sample-file-app.ts';

let app: SampleFileApp;
beforeAll(async () => {
  app = await startFileApp();
});
afterAll(() => app.close());

const megabyte = Buffer.alloc(1024 * 1024, 'a');

/** A text of so many bytes that is never whole in memory. */
function textOf(bytes: number): ReadableStream {
  async function* pieces() {
    for (let left = bytes; left > 0; left -= megabyte.length)
      yield megabyte.subarray(0, Math.min(left, megabyte.length));
  }
  return ReadableStream.from(pieces());
}

async function expectRefused(sent: Promise<object>, msg: string): Promise<void> {
  // It is under way already: what it has brought into `incoming` by now must be gone afterwards.
  const before = [...(await app.onDisk()).keys()].filter((path) => !path.includes('/incoming/'));
  expect(await sent).toMatchObject({ code: 400, success: false, msg });
  expect([...(await app.onDisk()).keys()]).toEqual(before);
}

describe('an upload', () => {
  test('[R445] of a file with a Chinese name answers what the uploader reads, and registers it', async () => {
    const { code, data } = await app.upload('anna', '采购需求（终稿）.pdf', sampleBytes.pdf);
    expect(code).toBe(200);
    expect(data).toMatchObject({
      name: '采购需求（终稿）.pdf',
      suffix: 'pdf',
      size: sampleBytes.pdf.length,
      sha256: createHash('sha256').update(sampleBytes.pdf).digest('hex'),
      distUri: `/api/file/downloadTicket?fileId=${data.fileId}`,
      ossUri: expect.stringMatching(/^100001\/[0-9a-f]{2}\/[0-9a-f]{64}$/),
    });
    expect(
      await app.database.asSuperuser('select tenant_id, file_type, is_sealed from attachment where id = $1', [
        data.fileId,
      ]),
    ).toEqual([{ tenant_id: '100001', file_type: 'need', is_sealed: false }]);
    const link = await app.get(undefined, data.url ?? '');
    expect(Buffer.from(await link.arrayBuffer())).toEqual(sampleBytes.pdf);
  });

  test('with an extension that is not on the list is refused', async () => {
    await expectRefused(app.upload('anna', '工具.exe', sampleBytes.exe), '文件格式不允许');
  });
  test('of a program with the name of a PDF is refused', async () => {
    await expectRefused(app.upload('anna', '报价.pdf', sampleBytes.exe), '文件内容与扩展名不符');
  });
  test('of an empty file is refused', async () => {
    await expectRefused(app.upload('anna', '空.txt', Buffer.alloc(0)), '文件为空');
  });
  test('with a name of 50 characters is refused', async () => {
    await expectRefused(app.upload('anna', `${'标'.repeat(46)}.pdf`, sampleBytes.pdf), '文件名过长');
  });
  test('without a file is refused', async () => {
    const answer = await fetch(`${app.address}/api/file/uploadOSS`, {
      method: 'POST',
      headers: { 'blade-auth': 'anna' },
      body: new FormData(),
    });
    expect(await answer.json()).toMatchObject({ code: 400, msg: '请上传文件!' });
  });
  test('by nobody is refused', async () => {
    const answer = await fetch(`${app.address}/api/file/uploadOSS`, { method: 'POST', body: new FormData() });
    expect(answer.status).toBe(401);
  });

  test('of 100 MB is refused as it streams in, and one byte less is taken', async () => {
    await expectRefused(app.upload('anna', '大.txt', textOf(maxFileBytes)), '上传文件不能超过100M');
    await expectRefused(
      app.upload('anna', '更大.txt', textOf(maxFileBytes + 3 * megabyte.length)),
      '上传文件不能超过100M',
    );
    expect(await app.upload('anna', '刚好.txt', textOf(maxFileBytes - 1))).toMatchObject({
      code: 200,
      data: { size: maxFileBytes - 1 },
    });
  });

  test('that is refused leaves its connection usable for the next request', async () => {
    await expectRefused(app.upload('anna', '工具.exe', textOf(20 * megabyte.length)), '文件格式不允许');
    expect((await app.get('anna', '/api/file/downloadTicket?fileId=1')).status).toBe(404);
  });

  test('whose sender goes away leaves nothing behind', async () => {
    const before = await app.onDisk();
    const { hostname, port } = new URL(app.address);
    const socket = connect(Number(port), hostname);
    socket.write(
      'POST /api/file/uploadOSS HTTP/1.1\r\nhost: x\r\nblade-auth: anna\r\ncontent-length: 900000\r\n' +
        'content-type: multipart/form-data; boundary=b\r\n\r\n' +
        '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n',
    );
    socket.write('a'.repeat(300_000));
    await expect.poll(async () => (await app.onDisk()).size).toBe(before.size + 1);
    socket.destroy();
    await expect.poll(async () => [...(await app.onDisk()).keys()]).toEqual([...before.keys()]);
  });
});
