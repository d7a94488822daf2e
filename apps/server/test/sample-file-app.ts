import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Envelope } from '@zhaocai/model';
import { pino } from 'pino';
import { openTestDatabase, type OpenTestDatabase } from './harness.ts';
import type { SessionUser } from '../src/platform/access/index.ts';
import { createFiles, type Files, type FileCtx } from '../src/platform/files/index.ts';
import { bodyKeyOf, createHttpServer, mount } from '../src/platform/http/index.ts';
import { fileRoutes } from '../src/modules/file/routes.ts';

/** anna and berta are of the buyer, carl and dora of two suppliers. */
const users = {
  anna: aUser('100001', '1'),
  berta: aUser('100001', '2'),
  carl: aUser('300001', '3'),
  dora: aUser('300002', '4'),
} satisfies Record<string, SessionUser>;
export type UserName = keyof typeof users;

export interface SampleFileApp {
  readonly address: string;
  readonly files: Files;
  readonly database: OpenTestDatabase;
  upload(user: UserName, fileName: string, bytes: Buffer | ReadableStream): Promise<Envelope<Record<string, string>>>;
  get(user: UserName | undefined, url: string, headers?: Record<string, string>): Promise<Response>;
  json(user: UserName | undefined, url: string): Promise<Envelope<Record<string, string>>>;
  ctxOf(user: UserName): FileCtx;
  /** Every file that lies on the disk, with its bytes. */
  onDisk(): Promise<Map<string, Buffer>>;
  close(): Promise<void>;
}

type Places = Pick<Parameters<typeof createFiles>[0], 'clamd' | 'directory' | 'privateHosts'>;

/** The file endpoints on a real server, a real database and a folder of their own. */
export async function startFileApp(places: Places = {}): Promise<SampleFileApp> {
  const database = await openTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'zhaocai-files-'));
  const secret = 'a secret of more than thirty-two characters';
  const files = createFiles({ folder, secret, ...places });
  const server = await createHttpServer({
    log: pino({ level: 'silent' }),
    trustProxy: false,
    requestsPerMinute: 10_000,
  });
  // The header names the user: sessions have tests of their own.
  const authenticate = async (header: string | undefined) => users[header as UserName];
  const options = { database: database.database, clock: database.clock, bodyKey: bodyKeyOf(secret), authenticate };
  for (const one of fileRoutes({ database: database.database, files, secret })) mount(server, one, options);
  await server.listen({ host: '127.0.0.1', port: 0 });
  const address = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const get = (user: UserName | undefined, url: string, headers: Record<string, string> = {}) =>
    fetch(address + url, { headers: { ...(user && { 'blade-auth': user }), ...headers } });
  return {
    address,
    files,
    database,
    get,
    json: async (user, url) => (await get(user, url)).json() as Promise<Envelope<Record<string, string>>>,
    upload: (user, fileName, bytes) => upload(address, { user, fileName, bytes }),
    ctxOf: (name) => {
      const user = users[name];
      return { db: database.database.scoped(user.tenantId), user, tenantId: user.tenantId, now: database.clock.now() };
    },
    onDisk: () => contentOf(folder),
    async close() {
      await server.close();
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

interface Upload {
  readonly user: UserName;
  readonly fileName: string;
  readonly bytes: Buffer | ReadableStream;
}

/** As a browser sends it: the name raw in UTF-8. A stream is sent without a length. */
async function upload(address: string, { user, fileName, bytes }: Upload): Promise<Envelope<Record<string, string>>> {
  const boundary = 'zhaocai-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  async function* body() {
    yield Buffer.from(head);
    if (Buffer.isBuffer(bytes)) yield bytes;
    else yield* bytes;
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }
  const answer = await fetch(`${address}/api/file/uploadOSS?fileType=need&fileLocal=project`, {
    method: 'POST',
    headers: { 'blade-auth': user, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: ReadableStream.from(body()),
    duplex: 'half',
  } as RequestInit);
  return (await answer.json()) as Envelope<Record<string, string>>;
}

/** A refused upload that is under way may take its file away between the look at the folder and the look into the file. */
async function contentOf(folder: string): Promise<Map<string, Buffer>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const read = await Promise.all(paths.map(async (path) => [path, await bytesIfThere(path)] as const));
  return new Map(read.flatMap(([path, bytes]) => (bytes ? [[path, bytes] as const] : [])));
}

async function bytesIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function aUser(tenantId: string, userId: string): SessionUser {
  return {
    sessionId: userId,
    tenantId,
    tenantName: tenantId,
    tenantKind: tenantId.startsWith('3') ? 'supplier' : 'buyer',
    userId,
    account: userId,
    nickName: userId,
    roleIds: [],
    roleAliases: [],
    deptIds: [],
    deptSubtreeIds: [],
    permissions: new Set(),
    dataScopes: {},
    mustChangePassword: false,
  };
}
