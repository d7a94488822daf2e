import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newPasswords, readClusterRecord, writeClusterRecord } from './cluster-record.ts';
import { replaceable, replaceData } from './replace-data.ts';

let folder: string;
let dataDir: string;
let outside: string;
let unpacked: { data: string; cluster: string };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zhaocai-replace-'));
  dataDir = join(folder, 'data');
  outside = join(folder, 'outside');
  unpacked = { data: join(dataDir, 'restoring'), cluster: join(outside, 'postgres.restoring') };
  for (const path of [join(dataDir, 'backups'), join(outside, 'postgres'), unpacked.data, unpacked.cluster]) {
    mkdirSync(path, { recursive: true });
  }
  writeClusterRecord(dataDir, { cluster: join(outside, 'postgres'), made: true, port: 1, passwords: newPasswords() });
  writeFileSync(join(dataDir, 'secret'), 'old');
  writeFileSync(join(outside, 'postgres/rows'), 'old');
  writeFileSync(join(unpacked.data, 'secret'), 'new');
  writeFileSync(join(unpacked.cluster, 'rows'), 'new');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function replace(): void {
  const present = replaceable(dataDir, join(dataDir, 'backups'));
  replaceData({ dataDir, present, unpacked, cluster: join(outside, 'postgres') });
}

test('the new takes the place of the old, and the backups stay', () => {
  writeClusterRecord(unpacked.data, { cluster: '/elsewhere', made: true, port: 2, passwords: newPasswords() });
  replace();
  expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe('new');
  expect(readFileSync(join(outside, 'postgres/rows'), 'utf8')).toBe('new');
  expect(readClusterRecord(dataDir)).toMatchObject({ cluster: join(outside, 'postgres'), port: 2 });
  expect(readdirSync(dataDir).sort()).toEqual(['backups', 'postgres.json', 'restoring', 'secret']);
  expect(readdirSync(outside)).toEqual(['postgres']);
});

test('a backup without its passwords replaces nothing', () => {
  expect(replace).toThrow('no postgres.json');
  expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe('old');
  expect(readFileSync(join(outside, 'postgres/rows'), 'utf8')).toBe('old');
});

test('when a move fails the old comes back', () => {
  writeClusterRecord(unpacked.data, { cluster: '/elsewhere', made: true, port: 2, passwords: newPasswords() });
  mkdirSync(join(unpacked.data, 'backups'));
  writeFileSync(join(dataDir, 'backups/one.tar.gz'), 'kept');
  expect(replace).toThrow('ENOTEMPTY');
  expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe('old');
  expect(readFileSync(join(outside, 'postgres/rows'), 'utf8')).toBe('old');
  expect(existsSync(join(dataDir, 'backups/one.tar.gz'))).toBe(true);
});
