import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { endpoint, type Envelope } from '@zhaocai/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { quiet } from '../../../test/database-url.ts';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/harness.ts';
import { handlePublic, type PublicCtx } from './context.ts';
import { mount } from './mount.ts';
import { bodyKeyOf } from './idempotency.ts';
import { firstFile } from './sent-file.ts';
import { createHttpServer } from './server.ts';

const call = (name: string, handler: (ctx: PublicCtx) => Promise<unknown>, writes = false) =>
  handlePublic(
    endpoint({
      route: `POST /api/test/${name}`,
      label: { zh: '上传', en: 'Upload' },
      permission: 'public',
      input: z.object({}),
      output: z.unknown(),
      upload: true,
      writes,
    }),
    handler,
  );

const mounted = [
  call('whole', (ctx) => ctx.sentFile(async ({ stream }) => (await buffer(stream)).length)),
  call('written', (ctx) => ctx.sentFile(async ({ stream }) => (await buffer(stream)).length), true),
  call('leftBehind', (ctx) =>
    ctx.sentFile(async ({ stream }) => {
      void buffer(stream).catch(() => undefined);
      return 'done';
    }),
  ),
];

let opened: OpenTestDatabase;
let server: FastifyInstance;
let url: string;
beforeAll(async () => {
  opened = await openTestDatabase();
  server = await createHttpServer({ log: quiet, trustProxy: false, requestsPerMinute: 10_000 });
  const options = {
    bodyKey: bodyKeyOf('a secret of the test'),
    database: opened.database,
    clock: opened.clock,
    authenticate: async () => undefined,
  };
  for (const one of mounted) mount(server, one, options);
  await server.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/api/test`;
});
afterAll(async () => {
  await server.close();
  await opened.close();
});

const head = '--part\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
const field = '--part\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n';
const content = 'x'.repeat(1024 * 1024);

async function send(name: string, body: string, contentType = 'multipart/form-data; boundary=part') {
  const answer = await fetch(`${url}/${name}`, {
    method: 'POST',
    headers: { 'content-type': contentType, 'accept-language': 'en' },
    body,
    signal: AbortSignal.timeout(20_000),
  });
  return (await answer.json()) as Envelope;
}

describe('a sent file', () => {
  test('is read whole, whatever follows it', async () => {
    const second = `\r\n${head}${content}`;
    expect(await send('whole', `${head}${content}${second}\r\n--part--\r\n`)).toMatchObject({
      code: 200,
      data: content.length,
    });
  });

  test('that a call leaves behind unread is a fault of the call, told at once', async () => {
    expect(await send('leftBehind', `${head}${content}\r\n--part--\r\n`)).toMatchObject({ code: 500 });
  });

  test.each([
    ['ends before its boundary', `${head}${content}`],
    ['has another boundary than its header says', `${head.replaceAll('part', 'other')}${content}\r\n--other--\r\n`],
    ['is no multipart at all', content],
    ['comes at once and ends before its boundary', `${head}x`],
    ['comes after fields and ends before its boundary', `${field}${field}${head}x`],
    ['is nothing but its name', head],
  ])('that %s is refused as cut short', async (_what, body) => {
    const cutShort = { code: 400, msg: expect.stringContaining('interrupted') };
    expect([await send('whole', body), await send('written', body)]).toMatchObject([cutShort, cutShort]);
  });

  test('of a header without a boundary is refused', async () => {
    expect(await send('whole', `${head}x\r\n--part--\r\n`, 'multipart/form-data')).toMatchObject({ code: 400 });
  });

  test.each([
    ['the parser has given it up', new Error('Unexpected end of multipart data')],
    ['its sender has gone', Object.assign(new Error('aborted'), { code: 'ECONNRESET' })],
  ])('that is first looked at when %s is refused as cut short', async (_when, failure) => {
    const file = new PassThrough();
    file.on('error', () => undefined);
    file.destroy(failure);
    await new Promise((resolve) => file.once('close', resolve));
    async function* parts() {
      yield { type: 'file', filename: 'a.xlsx', file };
    }
    // What the parser leaves behind at such a time: to meet it over a line is a matter of luck.
    const request = {
      isMultipart: () => true,
      headers: { 'content-type': 'multipart/form-data; boundary=part' },
      parts,
      raw: new PassThrough(),
    } as unknown as FastifyRequest;
    await expect(firstFile(request, ({ stream }) => buffer(stream))).rejects.toMatchObject({ code: 'file.cutShort' });
  });

  test.each(['boundary="', 'boundary=""', 'boundary=', `boundary=${'x'.repeat(300)}`])(
    'of a header with %s is refused at once, however much of it comes',
    async (boundary) => {
      const body = `${head}${content}\r\n--part--\r\n`;
      const type = `multipart/form-data; ${boundary}`;
      const answers = [await send('whole', body, type), await send('written', body, type)];
      const unformed = { code: 400, msg: 'The request is not well formed' };
      expect(answers).toMatchObject([unformed, unformed]);
    },
  );

  test('that is missing is refused as missing', async () => {
    expect(await send('whole', '--part--\r\n')).toMatchObject({ code: 400 });
  });
});
