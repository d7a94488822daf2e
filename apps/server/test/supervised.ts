import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach } from 'vitest';
import { discardPostgres } from '../src/platform/embedded-postgres/index.ts';
import { freePort } from './free-port.ts';

/** The smallest program that does what a supervised server must: serve, tell, and end when asked or orphaned. */
const SERVER = `
  import { readFileSync, writeFileSync } from 'node:fs';
  import { createServer } from 'node:http';
  import pg from ${JSON.stringify(import.meta.resolve('pg'))};
  let told;
  process.once('message', (message) => (told = message));
  const inData = (name) => process.env.DATA_DIR + '/' + name;
  const pool = new pg.Pool({ connectionString: process.env.ZC_APP_URL, max: 1 });
  pool.on('error', () => {});
  let isDeaf = false;
  const server = createServer(async (request, response) => {
    if (isDeaf) return;
    try {
      if (request.url === '/readyz') return response.end('ok');
      if (request.url === '/deaf') isDeaf = true;
      if (request.url === '/environment') return response.end(JSON.stringify(process.env));
      if (request.url === '/told') return response.end(JSON.stringify(told));
      if (request.url.startsWith('/read?')) return response.end(readFileSync(inData(request.url.slice(6))));
      if (request.url.startsWith('/write?')) { writeFileSync(inData(request.url.slice(7)), 'written'); return response.end('ok'); }
      if (request.url === '/pid') return response.end(String(process.pid));
      const { rows } = await pool.query(decodeURIComponent(request.url.slice(1)));
      response.end(JSON.stringify(rows));
    } catch (error) { response.statusCode = 500; response.end(String(error)); }
  });
  const end = () => { console.log('server drained'); process.exit(0); };
  process.on('SIGTERM', end);
  process.on('disconnect', end);
  if (process.env.TEST_FAILS) { console.error('cannot serve'); process.exit(1); }
  server.listen(Number(process.env.PORT), () => process.send({ ready: true, url: 'http://127.0.0.1:' + process.env.PORT }));
`;

/** The smallest program that does what is the owner's: it makes a table that the other may fill. */
const PREPARE = `
  import pg from ${JSON.stringify(import.meta.resolve('pg'))};
  const client = new pg.Client({ connectionString: process.env.ZC_OWNER_URL });
  await client.connect();
  await client.query('create table if not exists kept (n integer); grant select, insert on kept to zc_app');
  await client.end();
  if (process.env.TEST_PREPARES_FOR) await new Promise((resolve) => setTimeout(resolve, Number(process.env.TEST_PREPARES_FOR)));
  if (process.env.TEST_UNPREPARED) { console.error('cannot migrate'); process.exit(1); }
  process.send({ prepared: true }, () => process.exit(0));
`;

/** Of the test that runs: its folder with DATA_DIR in it, the port, and what parent and server have said. */
export const here = { folder: '', port: 0, output: '' };
const children: ChildProcess[] = [];

/** The parent of `npm start` with these two programs, in a folder and on a port of each test's own. */
export function superviseInEachTest(): void {
  beforeEach(async () => {
    here.folder = mkdtempSync(join(tmpdir(), 'zhaocai-supervise-'));
    chmodSync(here.folder, 0o711);
    writeFileSync(join(here.folder, 'server.mjs'), SERVER);
    writeFileSync(join(here.folder, 'prepare.mjs'), PREPARE);
    here.port = await freePort();
    here.output = '';
  });

  afterEach(async () => {
    for (const child of children.splice(0)) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
    }
    discardPostgres(join(here.folder, 'data'));
    rmSync(here.folder, { recursive: true, force: true });
  });
}

export function start(environment: Record<string, string> = {}): ChildProcess {
  const supervise = fileURLToPath(new URL('../src/supervise.ts', import.meta.url));
  const call = `import(${JSON.stringify(supervise)}).then((it) => it.supervise({ serverScript: ${JSON.stringify(join(here.folder, 'server.mjs'))}, prepareScript: ${JSON.stringify(join(here.folder, 'prepare.mjs'))}, limits: { everyMs: 300, answerMs: 2_000, tries: 3 } }))`;
  const program = [process.execPath, '--import', import.meta.resolve('tsx'), '-e', call];
  // As npm does it: a shell between the two, which passes no signal on.
  const [command = '', ...words] = environment['npm_lifecycle_event']
    ? ['sh', '-c', '"$@"; true', 'sh', ...program]
    : program;
  const child = spawn(command, words, {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: join(here.folder, 'data'),
      PORT: String(here.port),
      HOST: '127.0.0.1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (here.output += chunk.toString()));
  children.push(child);
  return child;
}

export async function until<T>(probe: () => T | undefined | Promise<T | undefined>): Promise<T> {
  const end = performance.now() + 300_000;
  while (performance.now() < end) {
    const found = await probe();
    if (found) return found;
    await sleep(50);
  }
  throw new Error(`It did not happen in five minutes. The here.output so far:\n${here.output}`);
}

export async function ask(path: string, about = ''): Promise<string | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${here.port}/${encodeURIComponent(path)}${about && `?${about}`}`, {
      signal: AbortSignal.timeout(5_000),
    });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
