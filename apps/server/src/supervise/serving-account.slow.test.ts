import { chmodSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { ask, here, start, superviseInEachTest, until } from '../../test/supervised.ts';
import { signal } from '../platform/embedded-postgres/index.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });
superviseInEachTest();

/** Of a process: which of its four user numbers are root's, and its further groups. */
function rightsOf(pid: string): { root: string[]; groups: string } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const line = (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, 'm').exec(status)?.[1]?.trim() ?? '';
  const numbers = [...line('Uid').split(/\s+/), ...line('Gid').split(/\s+/)];
  if (numbers.length !== 8) throw new Error(`process ${pid} does not tell as whom it runs`);
  return { root: numbers.filter((number) => number === '0'), groups: line('Groups') };
}

test('the secret in DATA_DIR is told to whoever serves by the channel, and stands in no environment', async () => {
  start();
  const pid = await until(() => ask('pid'));
  const secret = readFileSync(join(here.folder, 'data/secret'), 'utf8').trim();
  for (const told of [readFileSync(`/proc/${pid}/environ`, 'utf8'), (await ask('environment')) ?? ''])
    expect(told).not.toContain(secret);
  expect(JSON.parse((await ask('told')) ?? '')).toEqual({ SECRET: secret, SECRET_PREVIOUS: '' });
});

test('a SECRET of the environment is told to whoever serves by the channel alone', async () => {
  const given = 'x'.repeat(20) + 'y'.repeat(20);
  const former = 'z'.repeat(40);
  start({ SECRET: given, SECRET_PREVIOUS: former });
  const pid = await until(() => ask('pid'));
  const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
  for (const one of [given, former]) expect(environment).not.toContain(one);
  expect(JSON.parse((await ask('told')) ?? '')).toEqual({ SECRET: given, SECRET_PREVIOUS: former });
});

test('whoever serves is not root, writes the folders of files and evidence, and is so after he was killed', async () => {
  start();
  const first = await until(() => ask('pid'));
  for (const name of ['files/new', 'evidence/new']) expect(await ask('write', name)).toBe('ok');
  expect(rightsOf(first).root).toEqual([]);
  signal(Number(first), 'SIGKILL');
  const second = await until(async () => {
    const pid = await ask('pid');
    return pid === first ? undefined : pid;
  });
  expect(rightsOf(second).root).toEqual([]);
  expect(await ask('read', 'files/new')).toBe('written');
});

describe.runIf(process.getuid?.() === 0)('started by root', () => {
  test('he runs as whom the database runs, and reads neither the secret nor the passwords beside it', async () => {
    start();
    const pid = await until(() => ask('pid'));
    expect(statSync(`/proc/${pid}`).uid).toBe(statSync(join(here.folder, 'data/postgres')).uid);
    expect(rightsOf(pid)).toEqual({ root: [], groups: '' });
    for (const name of ['secret', 'postgres.json']) expect(await ask('read', name)).toBeUndefined();
  });

  test('what root has written into an older data directory is his from then on, and nothing outside of it', async () => {
    const files = join(here.folder, 'data/files');
    mkdirSync(join(here.folder, 'data'), { mode: 0o711 });
    mkdirSync(join(files, 'ab'), { recursive: true, mode: 0o700 });
    writeFileSync(join(files, 'ab/old'), 'old', { mode: 0o600 });
    writeFileSync(join(here.folder, 'outside'), 'outside', { mode: 0o600 });
    symlinkSync(join(here.folder, 'outside'), join(files, 'link'));
    start();
    await until(() => ask('pid'));
    expect(await ask('read', 'files/ab/old')).toBe('old');
    expect(await ask('write', 'files/ab/new')).toBe('ok');
    expect(await ask('read', 'files/link')).toBeUndefined();
    expect(statSync(join(here.folder, 'outside')).uid).toBe(0);
  });

  test('where nobody else may read the program he serves as root, which is told', async () => {
    chmodSync(here.folder, 0o700);
    start();
    const pid = await until(() => ask('pid'));
    expect(statSync(`/proc/${pid}`).uid).toBe(0);
    expect(here.output).toMatch(/The server runs as root .*: account \d+ cannot read \S+server\.mjs/);
  });
});
