import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quiet } from '../../../../test/database-url.ts';
import { openTestDatabase, type OpenTestDatabase } from '../../../../test/harness.ts';
import { createFiles, type Attachment } from '../../../platform/files/index.ts';
import { createHttpServer } from '../../../platform/http/index.ts';
import { createOfficeTokens } from './office-token.ts';
import { exposeWopi } from './wopi.ts';

const tenantId = '100001';
const now = '2026-11-20 10:00:00';
const limits = { handlerMs: 500, uploadMs: 500, stalledMs: 300, afterlifeMs: 200 };

let opened: OpenTestDatabase;
let server: FastifyInstance;
let folder: string;
let url: string;
beforeAll(async () => {
  opened = await openTestDatabase();
  const { database, clock } = opened;
  folder = await mkdtemp(join(tmpdir(), 'zhaocai-wopi-'));
  const secret = 'a secret that is long enough to be one';
  const files = createFiles({ folder, secret });
  const tokens = createOfficeTokens(secret);
  server = await createHttpServer({ log: quiet, trustProxy: false, requestsPerMinute: 10_000 });
  await exposeWopi(server, { database, clock, files, tokens, limits });
  await server.listen({ host: '127.0.0.1', port: 0 });
  await plant();
  const token = tokens.issue({
    tenantId,
    userId: '1',
    sessionId: '2',
    fileId: '3',
    mode: 'edit',
    expireTime: '2099-01-01 00:00:00',
  });
  url = `/api/wopi/files/3/contents?access_token=${token}`;
});
afterAll(async () => {
  await server.close();
  await opened.close();
  await rm(folder, { recursive: true });
});

/** Somebody with a session, a document of his own, and the lock on it. */
async function plant(): Promise<void> {
  const attachment: Pick<Attachment, 'sha256' | 'storageKey'> = { sha256: 'a'.repeat(64), storageKey: 'x' };
  await opened.asSuperuser(
    `insert into user_account (tenant_id, id, account, password_hash, nick_name, create_time, update_time)
     values ($1, 1, 'a', 'x', '张三', $2, $2)`,
    [tenantId, now],
  );
  await opened.asSuperuser(
    `insert into session (tenant_id, id, user_id, client_id, address, user_agent, start_time)
     values ($1, 2, 1, 'saber', '127.0.0.1', '', $2)`,
    [tenantId, now],
  );
  await opened.asSuperuser(
    `insert into attachment (tenant_id, id, file_name, file_suffix, file_size, sha256, content_type, storage_key, is_sealed,
       is_published, create_user, create_time, update_time)
     values ($1, 3, '合同.txt', 'txt', 5, $3, 'text/plain', $4, false, false, 1, $2, $2)`,
    [tenantId, now, attachment.sha256, attachment.storageKey],
  );
  await opened.asSuperuser(
    `insert into file_lock (tenant_id, file_id, lock_text, user_id, expire_time) values ($1, 3, 'L', 1, '2099-01-01')`,
    [tenantId],
  );
}

test('a document of which nothing more comes is given up: the line is closed, the file stays as it was, nothing is held', async () => {
  const { port } = server.server.address() as AddressInfo;
  const line = connect(port, '127.0.0.1');
  let heard = '';
  line.on('data', (piece: Buffer) => (heard += piece.toString()));
  const closed = new Promise<void>((resolve) => line.once('close', () => resolve()));
  line.write(
    `POST ${url} HTTP/1.1\r\nhost: x\r\nx-wopi-lock: L\r\ncontent-type: text/plain\r\ncontent-length: 100000\r\n\r\n`,
  );
  line.write('half of it');
  await closed;
  expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  expect(await opened.asSuperuser('select file_size as size from attachment')).toEqual([{ size: 5 }]);
  const { total, idle } = opened.database.poolMetrics();
  expect(total - idle).toBe(0);
  await expect.poll(() => readdir(join(folder, 'incoming')), { timeout: 10_000 }).toEqual([]);
});

test('a lock that is asked for and does not come is given up too, and holds nothing', async () => {
  const holding = new pg.Client(opened.ownerUrl);
  await holding.connect();
  await holding.query('begin');
  await holding.query('lock table file_lock in access exclusive mode');
  const answer = await server.inject({
    method: 'POST',
    url: url.replace('/contents', ''),
    headers: { 'x-wopi-override': 'LOCK', 'x-wopi-lock': 'L' },
  });
  expect(answer.statusCode).toBe(503);
  await holding.end();
  const busy = () => {
    const { total, idle } = opened.database.poolMetrics();
    return total - idle;
  };
  await expect.poll(busy, { timeout: 10_000 }).toBe(0);
});
