import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepServer, type KeptServer } from './server-process.ts';

/** Begins, and serves unless its database (here a file) is away: then it ends with 1, as a server in its start does. */
const SERVER = `
  import { appendFileSync, existsSync } from 'node:fs';
  appendFileSync(process.env.BEGUN, 'begun\\n');
  if (existsSync(process.env.AWAY)) process.exit(1);
  process.send({ ready: true, url: 'http://127.0.0.1:9' });
  setInterval(() => existsSync(process.env.AWAY) && process.exit(1), 20);
  process.on('disconnect', () => process.exit(0));
`;

let folder: string;
let kept: KeptServer | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zhaocai-server-process-'));
  writeFileSync(join(folder, 'server.mjs'), SERVER);
});
afterEach(async () => {
  await kept?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const away = () => join(folder, 'away');
const begun = () => readFileSync(join(folder, 'begun'), 'utf8').split('\n').length - 1;

test('a server that loses its database while it starts is begun again when the database answers, and waits for nothing else', async () => {
  const said: string[] = [];
  let ready = 0;
  let asked = 0;
  kept = keepServer({
    script: join(folder, 'server.mjs'),
    processFile: join(folder, 'server.process'),
    secrets: { SECRET: '', SECRET_PREVIOUS: '' },
    environment: () => ({ BEGUN: join(folder, 'begun'), AWAY: away() }),
    log: { info: (text) => void said.push(text), warn: (text) => void said.push(text) },
    databaseAnswers: async () => {
      asked += 1;
      return !existsSync(away());
    },
    onReady: () => void (ready += 1),
    onFailedStart: () => void said.push('failed start'),
  });
  await expect.poll(() => ready, { timeout: 20_000 }).toBe(1);

  for (const time of [1, 2, 3]) {
    asked = 0;
    writeFileSync(away(), '');
    await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(2);
    expect(begun()).toBe(time);
    rmSync(away());
    await expect.poll(() => ready, { timeout: 20_000 }).toBe(time + 1);
  }
  expect(said).toEqual(
    Array.from(
      { length: 3 },
      () => 'The server ended (1) while the database is away; it starts again once that answers.',
    ),
  );
}, 90_000);

test('a server that ends beside a database that answers waits longer each time', async () => {
  const said: string[] = [];
  kept = keepServer({
    script: join(folder, 'server.mjs'),
    processFile: join(folder, 'server.process'),
    secrets: { SECRET: '', SECRET_PREVIOUS: '' },
    environment: () => ({ BEGUN: join(folder, 'begun'), AWAY: away() }),
    log: { info: (text) => void said.push(text), warn: (text) => void said.push(text) },
    databaseAnswers: async () => true,
    onReady: () => writeFileSync(away(), ''),
    onFailedStart: () => void said.push('failed start'),
  });
  await expect.poll(() => said.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
  expect(said.slice(0, 3)).toEqual(
    [250, 500, 1000].map((ms) => `The server ended (1); starting it again in ${ms} ms.`),
  );
}, 60_000);
