import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readArchive, verifyArchive } from './archive-reader.ts';
import { createArchive } from './archive-writer.ts';

const LONG = `data/files/${'a-long-folder-name/'.repeat(7)}offer.pdf`;
let folder: string;
let archive: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zhaocai-archive-'));
  archive = join(folder, 'one.tar.gz');
  writeFileSync(join(folder, 'paper'), 'x'.repeat(100_000));
  const writer = createArchive(archive);
  await writer.addFolder('data');
  await writer.addText('data/报价.txt', '一二三');
  await writer.addText('data/empty', '');
  await writer.addFile(LONG, join(folder, 'paper'));
  await writer.addFile('data/gone', join(folder, 'gone'));
  await writer.finish();
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what was written is read back, without the file that was gone before it was read', async () => {
  const read = new Map<string, string>();
  const count = await readArchive(archive, async ({ name }, content) => {
    const chunks: Buffer[] = [];
    for await (const chunk of content) chunks.push(chunk);
    read.set(name, Buffer.concat(chunks).toString());
  });
  expect(count).toBe(3);
  expect([...read.keys()]).toEqual(['data/', 'data/报价.txt', 'data/empty', LONG]);
  expect(read.get('data/报价.txt')).toBe('一二三');
  expect(read.get(LONG)).toBe('x'.repeat(100_000));
});

test('the tar of the system opens it', () => {
  mkdirSync(join(folder, 'out'));
  execFileSync('tar', ['-xzf', archive, '-C', join(folder, 'out')]);
  expect(readFileSync(join(folder, 'out', LONG), 'utf8')).toHaveLength(100_000);
  expect(readFileSync(join(folder, 'out/data/报价.txt'), 'utf8')).toBe('一二三');
});

test('one changed byte of a file is found', async () => {
  const bytes = gunzipSync(readFileSync(archive));
  bytes[bytes.indexOf('xxxx') + 5000] = 0x79;
  writeFileSync(archive, gzipSync(bytes));
  await expect(verifyArchive(archive)).rejects.toThrow('is not what was written');
});

test('one changed byte of a header is found', async () => {
  const bytes = gunzipSync(readFileSync(archive));
  bytes[bytes.indexOf('offer.pdf')] = 0x41;
  writeFileSync(archive, gzipSync(bytes));
  await expect(verifyArchive(archive)).rejects.toThrow('header');
});

test('a cut archive is found', async () => {
  const bytes = gunzipSync(readFileSync(archive));
  writeFileSync(archive, gzipSync(bytes.subarray(0, 60_000)));
  await expect(verifyArchive(archive)).rejects.toThrow('ends too early');
});
