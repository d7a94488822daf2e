import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleBytes } from '../../platform/files/sample-bytes.ts';
import { startFileApp, type SampleFileApp } from '../../../test/sample-file-app.ts';

let app: SampleFileApp;
let fileId: string;
beforeAll(async () => {
  app = await startFileApp();
  fileId = (await app.upload('anna', '采购需求.txt', sampleBytes.txt)).data.fileId ?? '';
});
afterAll(() => app.close());

const ticketUrl = (id: string) => `/api/file/downloadTicket?fileId=${id}`;
const linkOf = async (user: 'anna') => (await app.json(user, ticketUrl(fileId))).data.url ?? '';

describe('a download link', () => {
  test('is given to who uploaded the file, and to no colleague before it hangs on something', async () => {
    expect((await app.json('berta', ticketUrl(fileId))).code).toBe(404);
    expect(await app.json('anna', ticketUrl(fileId))).toMatchObject({
      code: 200,
      data: { fileId, fileName: '采购需求.txt', fileSuffix: 'txt', size: sampleBytes.txt.length },
    });
  });

  test('is refused to another tenant in the words for a missing file', async () => {
    const missing = await app.json('carl', ticketUrl('1'));
    expect(missing.code).toBe(404);
    expect(await app.json('carl', ticketUrl(fileId))).toEqual({ ...missing, requestId: expect.any(String) });
  });

  test('works without a session header, and with that of its own user', async () => {
    const url = await linkOf('anna');
    for (const user of [undefined, 'anna'] as const) {
      const answer = await app.get(user, url);
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(sampleBytes.txt);
    }
  });

  test('is refused in the hands of another user, even of the same tenant', async () => {
    expect(await app.json('berta', await linkOf('anna'))).toMatchObject({
      code: 400,
      msg: '下载链接已失效，请刷新页面后重试',
    });
  });

  test('is refused when the file or the user in it was changed', async () => {
    const url = await linkOf('anna');
    expect(await app.json(undefined, url.replace(fileId, '1'))).toMatchObject({ code: 400 });
    expect(await app.json('berta', url.replace('.1.', '.2.'))).toMatchObject({ code: 400 });
  });

  test('dies after five minutes', async () => {
    const url = await linkOf('anna');
    app.database.clock.advance({ seconds: 299 });
    expect((await app.get(undefined, url)).status).toBe(200);
    app.database.clock.advance({ seconds: 3 });
    expect(await app.json(undefined, url)).toMatchObject({ code: 400, msg: '下载链接已失效，请刷新页面后重试' });
  });

  test('tells the browser the name, and to save what it is not sure of', async () => {
    const { headers } = await app.get(undefined, await linkOf('anna'));
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-disposition': `attachment; filename="____.txt"; filename*=UTF-8''%E9%87%87%E8%B4%AD%E9%9C%80%E6%B1%82.txt`,
      'content-length': `${sampleBytes.txt.length}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'accept-ranges': 'bytes',
    });
  });

  test('shows a picture in the window when that is wished', async () => {
    const { data } = await app.upload('anna', '现场.png', sampleBytes.png);
    const { data: link } = await app.json('anna', `${ticketUrl(data.fileId ?? '')}&inline=1`);
    const answer = await app.get(undefined, link.url ?? '');
    expect(answer.headers.get('content-disposition')).toMatch(/^inline;/);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  });
});

const kinds = ['pdf', 'docx', 'xlsx', 'doc', 'xls', 'png', 'jpg', 'zip', 'rar', 'txt'] as const;

describe('a file of every kind', () => {
  test.each(kinds)('comes back byte for byte: .%s', async (kind) => {
    const { data } = await app.upload('anna', `采购文件.${kind}`, sampleBytes[kind]);
    const link = await app.json('anna', ticketUrl(data.fileId ?? ''));
    const answer = await app.get(undefined, link.data.url ?? '');
    expect(Buffer.from(await answer.arrayBuffer()).equals(sampleBytes[kind])).toBe(true);
  });
});

describe('a file that the caller knows', () => {
  test('is not sent again where he names its version', async () => {
    const url = await linkOf('anna');
    const etag = (await app.get(undefined, url)).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await app.get(undefined, url, { 'if-none-match': known });
      expect([answer.status, await answer.text()]).toEqual([304, '']);
    }
    expect((await app.get(undefined, url, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('tells its size and kind alone, by HEAD', async () => {
    const answer = await fetch(app.address + (await linkOf('anna')), { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
      200,
      `${sampleBytes.txt.length}`,
      '',
    ]);
  });
});

describe('a range of a file', () => {
  test('is answered alone, with its place', async () => {
    const answer = await app.get(undefined, await linkOf('anna'), { range: 'bytes=3-5' });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes 3-5/${sampleBytes.txt.length}`);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(sampleBytes.txt.subarray(3, 6));
  });
  test('outside the file is refused by its status', async () => {
    const answer = await app.get(undefined, await linkOf('anna'), { range: 'bytes=9000-' });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe(`bytes */${sampleBytes.txt.length}`);
  });
  test('of another version of the file is answered by the whole file', async () => {
    const url = await linkOf('anna');
    const stale = await app.get(undefined, url, { range: 'bytes=3-5', 'if-range': '"other"' });
    expect(stale.status).toBe(200);
    const same = await app.get(undefined, url, { range: 'bytes=3-5', 'if-range': stale.headers.get('etag') ?? '' });
    expect(same.status).toBe(206);
  });
});
