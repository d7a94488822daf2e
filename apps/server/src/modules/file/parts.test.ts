import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Envelope, PartProgress } from '@zhaocai/model';
import { sampleBytes } from '../../platform/files/sample-bytes.ts';
import { startFileApp, type SampleFileApp, type UserName } from '../../../test/sample-file-app.ts';

let app: SampleFileApp;
beforeAll(async () => {
  app = await startFileApp();
});
afterAll(() => app.close());

const call = async (user: UserName, path: string, body: object) => {
  const answer = await fetch(`${app.address}/api/file/part/${path}`, {
    method: 'POST',
    headers: { 'blade-auth': user, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Envelope<PartProgress & Record<string, string>>;
};
const begin = (fileName: string, size: number, user: UserName = 'anna') => call(user, 'begin', { fileName, size });
const send = async (key: string, offset: number, bytes: Buffer, user: UserName = 'anna') => {
  const body = new FormData();
  body.append('file', new Blob([Uint8Array.from(bytes)]), 'part');
  const answer = await fetch(`${app.address}/api/file/part/send?key=${key}&offset=${offset}`, {
    method: 'POST',
    headers: { 'blade-auth': user },
    body,
  });
  return (await answer.json()) as Envelope<PartProgress>;
};
const progress = async (key: string, user: UserName = 'anna') =>
  (await app.json(user, `/api/file/part/progress?key=${key}`)) as unknown as Envelope<PartProgress>;
const partsOnDisk = async () => [...(await app.onDisk()).keys()].filter((path) => path.includes('/parts/'));

const text = Buffer.from('投标文件 '.repeat(50_000));

/** A line over which a part began to come and nothing more will; `beyond` these bytes lie on disk. */
const openLine = async (key: string, beyond = 0) => {
  const { hostname, port } = new URL(app.address);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /api/file/part/send?key=${key}&offset=0 HTTP/1.1\r\nhost: x\r\nblade-auth: anna\r\n` +
      `content-length: ${text.length}\r\ncontent-type: multipart/form-data; boundary=b\r\n\r\n` +
      '--b\r\ncontent-disposition: form-data; name="file"; filename="part"\r\n\r\n',
  );
  socket.write(text.subarray(0, 200_000));
  await expect
    .poll(async () => (await app.onDisk()).get((await partsOnDisk())[0] ?? '')?.length ?? 0)
    .toBeGreaterThan(beyond);
  return socket;
};

describe('an upload in parts', () => {
  test('becomes the same file as one that was sent at once', async () => {
    const { data } = await begin('投标文件.txt', text.length);
    expect(data).toMatchObject({ received: 0, size: text.length, partBytes: 5 * 1024 * 1024 });
    for (let offset = 0; offset < text.length; offset += 300_000) {
      const answer = await send(data.key, offset, text.subarray(offset, offset + 300_000));
      expect(answer.data.received).toBe(Math.min(text.length, offset + 300_000));
    }
    const sha256 = createHash('sha256').update(text).digest('hex');
    const done = await call('anna', 'finish', { key: data.key, sha256 });
    expect(done.data).toMatchObject({ name: '投标文件.txt', suffix: 'txt', size: text.length, sha256 });
    const bytes = await (await app.get(undefined, done.data.url ?? '')).arrayBuffer();
    expect(Buffer.from(bytes).equals(text)).toBe(true);
    expect(await partsOnDisk()).toEqual([]);
    expect(await call('berta', 'finish', { key: data.key })).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/已失效/),
    });
  });

  test('is one file, though the line broke while it was finished and it is asked for again', async () => {
    const content = Buffer.from('只登记一次的附件');
    const { data } = await begin('一次.txt', content.length);
    await send(data.key, 0, content);
    const { hostname, port } = new URL(app.address);
    const socket = connect(Number(port), hostname);
    const body = JSON.stringify({ key: data.key });
    socket.write(
      `POST /api/file/part/finish HTTP/1.1\r\nhost: x\r\nblade-auth: anna\r\ncontent-type: application/json\r\n` +
        `content-length: ${body.length}\r\n\r\n${body}`,
      () => socket.destroy(),
    );
    const rows = () => app.database.asSuperuser(`select id from attachment where file_name = '一次.txt'`);
    await expect.poll(rows).toHaveLength(1);
    const again = [await call('anna', 'finish', { key: data.key }), await call('anna', 'finish', { key: data.key })];
    const [row] = await app.database.asSuperuser<{ id: string }>(
      `select id::text as id from attachment where file_name = '一次.txt'`,
    );
    for (const answer of again)
      expect(answer).toMatchObject({ code: 200, data: { fileId: row?.id, name: '一次.txt' } });
    expect(await rows()).toHaveLength(1);
    expect(await partsOnDisk()).toEqual([]);
  });

  test('is what was hashed, whatever a part that another process holds for alive still writes', async () => {
    const { data } = await begin('两个进程.txt', text.length);
    await send(data.key, 0, text);
    const [path = ''] = await partsOnDisk();
    const other = await open(path, 'r+');
    const done = await call('anna', 'finish', { key: data.key });
    await other.write(Buffer.alloc(1000, 'x'), 0, 1000, 0);
    await other.close();
    const bytes = await (await app.get(undefined, done.data.url ?? '')).arrayBuffer();
    expect(Buffer.from(bytes).equals(text)).toBe(true);
    expect(await partsOnDisk()).toEqual([]);
  });

  test('goes on where the line broke: what had come by then is kept', async () => {
    const { data } = await begin('断线.txt', text.length);
    const socket = await openLine(data.key, 100_000);
    socket.destroy();
    await expect.poll(async () => (await progress(data.key)).data.received).toBeGreaterThan(100_000);
    // As a browser does: where more had come than was known, it asks again and goes on from there.
    const goOn = async () => {
      const { received } = (await progress(data.key)).data;
      return (await send(data.key, received, text.subarray(received))).data?.received;
    };
    await expect.poll(goOn).toBe(text.length);
    const done = await call('anna', 'finish', { key: data.key });
    expect(done.data.sha256).toBe(createHash('sha256').update(text).digest('hex'));
  });

  test('is asked how far it is only after what was still coming has ended: the next part fits', async () => {
    const { data } = await begin('追问.txt', text.length);
    const socket = await openLine(data.key);
    const { received } = (await progress(data.key)).data;
    expect(received).toBeGreaterThan(0);
    expect(await send(data.key, received, text.subarray(received))).toMatchObject({ code: 200 });
    expect(await call('anna', 'finish', { key: data.key })).toMatchObject({ code: 200 });
    socket.destroy();
  });

  test('goes on although the server still holds the broken line for alive', async () => {
    const { data } = await begin('半开.txt', text.length);
    const socket = await openLine(data.key);
    const first = await send(data.key, 0, text.subarray(0, 10));
    expect(first).toMatchObject({ code: 400, msg: expect.stringMatching(/服务器已收到 \d+ 字节/) });
    const { received } = (await progress(data.key)).data;
    expect(received).toBeGreaterThan(0);
    await send(data.key, received, text.subarray(received));
    expect(await call('anna', 'finish', { key: data.key })).toMatchObject({ code: 200 });
    socket.destroy();
  });

  test('[R290] is judged by name and size before a byte is sent', async () => {
    const refused = async (fileName: string, size: number) => (await begin(fileName, size)).msg;
    expect(await refused('工具.exe', 9)).toBe('文件格式不允许');
    expect(await refused('大.pdf', 100 * 1024 * 1024)).toBe('上传文件不能超过100M');
    expect(await refused(`${'标'.repeat(46)}.pdf`, 9)).toBe('文件名过长');
    expect(await refused('空.pdf', 0)).toBe('文件为空');
    expect(await partsOnDisk()).toEqual([]);
  });

  test('is judged by its content when it is whole, and leaves nothing behind', async () => {
    const before = (await app.onDisk()).size;
    const { data } = await begin('报价.pdf', sampleBytes.exe.length);
    await send(data.key, 0, sampleBytes.exe);
    expect(await call('anna', 'finish', { key: data.key })).toMatchObject({ code: 400, msg: '文件内容与扩展名不符' });
    expect((await app.onDisk()).size).toBe(before);
  });

  test('is refused with another hash, while incomplete, beyond its size, and at another place', async () => {
    const { data } = await begin('甲.txt', 10);
    expect(await send(data.key, 4, Buffer.from('x'))).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/已收到 0 字节/),
    });
    expect(await call('anna', 'finish', { key: data.key })).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/尚未传完：已收到 0 \/ 10/),
    });
    expect(await send(data.key, 0, Buffer.alloc(11, 'a'))).toMatchObject({ code: 400 });
    const { received } = (await progress(data.key)).data;
    await send(data.key, received, Buffer.alloc(10 - received, 'a'));
    expect(await call('anna', 'finish', { key: data.key, sha256: '0'.repeat(64) })).toMatchObject({
      code: 400,
      msg: '文件校验不符，请重新上传',
    });
  });

  test('is nobody else’s, ends when it is cancelled, and after a day', async () => {
    const { data } = await begin('乙.txt', 10);
    expect(await progress(data.key, 'berta')).toMatchObject({ code: 400, msg: expect.stringMatching(/已失效/) });
    expect(await progress(data.key, 'carl')).toMatchObject({ code: 400 });
    expect(await send(data.key, 0, Buffer.from('x'), 'carl')).toMatchObject({ code: 400 });
    expect(await call('berta', 'cancel', { key: data.key })).toMatchObject({ code: 400 });
    expect(await call('anna', 'cancel', { key: data.key })).toMatchObject({ code: 200 });
    expect(await progress(data.key)).toMatchObject({ code: 400 });
    const { data: late } = await begin('丙.txt', 10);
    app.database.clock.setTo('2030-01-01 00:00:00');
    expect(await progress(late.key)).toMatchObject({ code: 400 });
    await begin('丁.txt', 10);
    expect((await partsOnDisk()).some((path) => path.endsWith(late.key))).toBe(false);
  });
});

describe('the same content', () => {
  const part = (fileName: string) => ({ fileName, stream: Readable.from([Buffer.from('同一份内容')]) });
  const copies = async () =>
    [...(await app.onDisk()).values()].filter((bytes) => bytes.equals(Buffer.from('同一份内容'))).length;

  test('of a tenant is kept once, however often and by whomever it is sent', async () => {
    const stored = await Promise.all(
      (['anna', 'berta', 'anna'] as const).map((user, index) =>
        app.files.storeUpload(app.ctxOf(user), part(`${index}.txt`)),
      ),
    );
    expect(new Set(stored.map(({ fileId }) => fileId)).size).toBe(3);
    expect(new Set(stored.map(({ storageKey }) => storageKey)).size).toBe(1);
    expect(await copies()).toBe(1);
  });

  test('of another tenant lies apart', async () => {
    await app.files.storeUpload(app.ctxOf('carl'), part('a.txt'));
    expect(await copies()).toBe(2);
  });
});
