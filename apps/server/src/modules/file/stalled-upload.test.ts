import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quiet } from '../../../test/database-url.ts';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/harness.ts';
import { aSessionUser } from '../../platform/access/session-user-sample.ts';
import { createFiles, type Files } from '../../platform/files/index.ts';
import { bodyKeyOf } from '../../platform/http/idempotency.ts';
import { createHttpServer } from '../../platform/http/index.ts';
import { mount } from '../../platform/http/mount.ts';
import { fileRoutes } from './routes.ts';

const secret = 'a secret that is long enough to be one';
const limits = { handlerMs: 500, uploadMs: 500, stalledMs: 300, afterlifeMs: 200 };

let opened: OpenTestDatabase;
let server: FastifyInstance;
let folder: string;
let files: Files;
beforeAll(async () => {
  opened = await openTestDatabase();
  const { database, clock } = opened;
  folder = await mkdtemp(join(tmpdir(), 'zhaocai-stalled-'));
  files = createFiles({ folder, secret });
  server = await createHttpServer({ log: quiet, trustProxy: false, requestsPerMinute: 10_000 });
  const authenticate = async () => aSessionUser({});
  for (const one of fileRoutes({ database, files, secret }))
    mount(server, one, { bodyKey: bodyKeyOf(secret), database, clock, authenticate, limits });
  await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  await opened.close();
  await rm(folder, { recursive: true });
});

const megabyte = 1024 * 1024;
const headOf = (name: string) =>
  `--part\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\nthe first of it`;

/** Sends so many bytes of a larger file and then nothing more; answers what is said until the line is closed. */
function stall([path, name]: readonly [string, string], bytes: number): Promise<string> {
  const { port } = server.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nblade-auth: bearer x\r\ncontent-type: multipart/form-data; boundary=part\r\ncontent-length: 90000000\r\n\r\n${headOf(name)}`,
  );
  socket.write(Buffer.alloc(bytes));
  return text(socket).finally(() => socket.destroy());
}

const incoming = () => readdir(join(folder, 'incoming')).catch(() => []);
const linesOpen = () =>
  new Promise<number>((resolve, reject) => {
    server.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

test.each([
  ['/api/file/uploadOSS', 'a.pdf'],
  ['/api/file/uploadVideo', 'a.mp4'],
] as const)(
  'files that stop coming to %s leave nothing behind: no byte on the disk, no line, no connection of the database',
  async (...where) => {
    const answers = await Promise.all([stall(where, 8 * megabyte), stall(where, megabyte), stall(where, 0)]);
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*connection: close/);
    await expect.poll(incoming, { timeout: 10_000 }).toEqual([]);
    await expect.poll(linesOpen, { timeout: 10_000 }).toBe(0);
    const { total, idle } = opened.database.poolMetrics();
    expect(total - idle).toBe(0);
    expect(await opened.asSuperuser('select from attachment')).toEqual([]);
  },
);

test('what has lain on its way in for an hour is swept, what came since stays', async () => {
  const place = join(folder, 'incoming');
  await mkdir(place, { recursive: true });
  for (const [name, minutes] of [
    ['old', 61],
    ['young', 59],
  ] as const) {
    await writeFile(join(place, name), 'half of it');
    const touched = new Date(Date.now() - minutes * 60_000);
    await utimes(join(place, name), touched, touched);
  }
  expect(await files.sweepIncoming()).toBe(1);
  expect(await incoming()).toEqual(['young']);
  await rm(join(place, 'young'));
});
