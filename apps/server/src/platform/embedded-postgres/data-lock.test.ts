import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { identify } from './process-identity.ts';
import { dataHolder, DataInUseError, lockData } from './data-lock.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'zhaocai-lock-'));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function leaveLock(holder: { pid: number; started: string }): void {
  writeFileSync(join(dataDir, 'lock'), JSON.stringify(holder));
}

test('a data directory in use is refused to a second process, and free again afterwards', () => {
  const lock = lockData(dataDir);
  expect(dataHolder(dataDir)?.pid).toBe(process.pid);
  expect(() => lockData(dataDir)).toThrow(DataInUseError);
  lock.release();
  expect(dataHolder(dataDir)).toBeUndefined();
  lockData(dataDir).release();
});

test('the lock of a process that died is taken over', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const holder = identify(child.pid ?? 0);
  leaveLock(holder);
  expect(() => lockData(dataDir)).toThrow(`process ${holder.pid}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockData(dataDir);
  expect(dataHolder(dataDir)?.pid).toBe(process.pid);
});

test.runIf(process.platform === 'linux')('a process with the same number but another start is not the holder', () => {
  leaveLock({ pid: process.pid, started: 'an earlier boot/1' });
  lockData(dataDir);
  expect(dataHolder(dataDir)).toEqual(identify(process.pid));
});

test('a lock that was written half does not block for ever', () => {
  writeFileSync(join(dataDir, 'lock'), '{"pid":');
  lockData(dataDir).release();
  expect(existsSync(join(dataDir, 'lock'))).toBe(false);
});

test('releasing twice leaves the lock of the next holder alone', () => {
  const first = lockData(dataDir);
  first.release();
  lockData(dataDir);
  first.release();
  expect(dataHolder(dataDir)?.pid).toBe(process.pid);
});
