import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quickFolder } from '../../../test/quick-folder.ts';
import {
  connectionUrls,
  discardPostgres,
  lockData,
  restoreBackup,
  type RunningPostgres,
  startPostgres,
  verifyArchive,
  withClient,
  writeBackup,
} from './index.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });

const quiet = { info: () => undefined, warn: () => undefined };
let folder: string;
let dataDir: string;
let backupDir: string;
let postgres: RunningPostgres | undefined;

beforeEach(() => {
  folder = quickFolder('zhaocai-backup-');
  dataDir = join(folder, 'data');
  backupDir = join(dataDir, 'backups');
});

afterEach(async () => {
  await postgres?.stop();
  postgres = undefined;
  discardPostgres(dataDir);
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<string> {
  postgres = await startPostgres({ dataDir, log: quiet });
  return (await connectionUrls(postgres)).ownerUrl;
}

async function stop(): Promise<void> {
  await postgres?.stop();
  postgres = undefined;
}

async function writeRows(ownerUrl: string, isEnough: () => boolean): Promise<number> {
  return withClient(ownerUrl, async (client) => {
    let written = 0;
    while (!isEnough()) {
      await client.query(`insert into line select $1::int, repeat(md5($1::text), 30)`, [written + 1]);
      written += 1;
    }
    return written;
  });
}

test('a backup taken while rows are written holds every row from before it, and its files and secret', async () => {
  const lock = lockData(dataDir);
  const ownerUrl = await start();
  await withClient(ownerUrl, (client) => client.query('create table line (number int primary key, content text)'));
  mkdirSync(join(dataDir, 'files/a'), { recursive: true });
  const paper = Buffer.alloc(3_000_001, 'offer');
  writeFileSync(join(dataDir, 'files/a', `${'文'.repeat(20)}.pdf`), paper);
  writeFileSync(join(dataDir, 'secret'), 'the secret of this installation');
  mkdirSync(join(dataDir, 'evidence/100001'), { recursive: true });
  writeFileSync(join(dataDir, 'evidence/100001/2026-11-20.ndjson'), 'a root\n');
  let isDone = false;
  let before = 0;
  const writing = writeRows(ownerUrl, () => isDone);
  await withClient(ownerUrl, async (client) => {
    while (before < 500) {
      before = Number((await client.query<{ count: string }>('select count(*) from line')).rows[0]?.count);
    }
  });
  const archive = await writeBackup({ dataDir, backupDir });
  isDone = true;
  const written = await writing;
  await stop();
  lock.release();

  await restoreBackup({ dataDir, backupDir, archive, force: true });
  const restored = await start();
  const { rows } = await withClient(restored, (client) =>
    client.query<{ count: number; last: number }>('select count(*)::int as count, max(number) as last from line'),
  );
  expect(rows[0]?.count).toBe(rows[0]?.last);
  expect(rows[0]?.count).toBeGreaterThanOrEqual(before);
  expect(rows[0]?.count).toBeLessThanOrEqual(written);
  expect(hash(readFileSync(join(dataDir, 'files/a', `${'文'.repeat(20)}.pdf`)))).toBe(hash(paper));
  expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe('the secret of this installation');
  expect(readFileSync(join(dataDir, 'evidence/100001/2026-11-20.ndjson'), 'utf8')).toBe('a root\n');
});

test('a stopped installation is backed up as well, and restored into an empty folder elsewhere', async () => {
  const ownerUrl = await start();
  await withClient(ownerUrl, (client) => client.query('create table kept as select 42 as number'));
  await stop();
  const archive = await writeBackup({ dataDir, backupDir: join(folder, 'elsewhere') });
  discardPostgres(dataDir);
  dataDir = join(folder, 'new');
  await restoreBackup({ dataDir, backupDir: join(dataDir, 'backups'), archive, force: false });
  const { rows } = await withClient(await start(), (client) => client.query('select number from kept'));
  expect(rows).toEqual([{ number: 42 }]);
});

test.runIf(process.getuid?.() === 0)('root restores over a database that lies outside of its own folder', async () => {
  chmodSync(folder, 0o700);
  const ownerUrl = await start();
  await withClient(ownerUrl, (client) => client.query('create table kept as select 42 as number'));
  const lock = lockData(dataDir);
  const archive = await writeBackup({ dataDir, backupDir });
  lock.release();
  await withClient(ownerUrl, (client) => client.query('drop table kept'));
  await expect(restoreBackup({ dataDir, backupDir, archive, force: true })).rejects.toThrow('still runs');
  await stop();
  await restoreBackup({ dataDir, backupDir, archive, force: true });
  const { rows } = await withClient(await start(), (client) => client.query('select number from kept'));
  expect(rows).toEqual([{ number: 42 }]);
  expect(postgres?.record.cluster).toMatch(/^\/var\//);
});

test('a restore refuses a data directory that is in use, or not empty', async () => {
  await start();
  await stop();
  const archive = await writeBackup({ dataDir, backupDir });
  const lock = lockData(dataDir);
  await expect(restoreBackup({ dataDir, backupDir, archive, force: true })).rejects.toThrow('already runs');
  lock.release();
  await expect(restoreBackup({ dataDir, backupDir, archive, force: false })).rejects.toThrow('not empty');
});

test('a damaged archive is found out and replaces nothing', async () => {
  const ownerUrl = await start();
  await withClient(ownerUrl, (client) => client.query('create table kept as select 42 as number'));
  await stop();
  const archive = await writeBackup({ dataDir, backupDir });
  const bytes = readFileSync(archive);
  writeFileSync(archive, bytes.subarray(0, bytes.length - 20_000));
  await expect(verifyArchive(archive)).rejects.toThrow('unexpected end of file');
  await expect(restoreBackup({ dataDir, backupDir, archive, force: true })).rejects.toThrow('unexpected end of file');
  const { rows } = await withClient(await start(), (client) => client.query('select number from kept'));
  expect(rows).toEqual([{ number: 42 }]);
});

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
