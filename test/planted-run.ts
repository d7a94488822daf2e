import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What runs and counts the tests, taken over as it stands. */
const takenOver = [
  'scripts/test',
  'scripts/run-command.mjs',
  'e2e/playwright.config.ts',
  'apps/server/test/quick-folder.ts',
];

/** The parts of a test run, in small, as far as tests are planted; journeys have a server that remembers its visits. */
const house: Record<string, string> = {
  'package.json': '{ "name": "house", "private": true, "type": "module" }\n',
  'run.mjs': `import { existsSync } from 'node:fs';
import { journeys } from './scripts/test/journeys.mjs';
import { runSections } from './scripts/test/run-sections.mjs';
import { unitTests } from './scripts/test/unit-tests.mjs';

const parts = { 'apps/server': unitTests('apps/server'), 'e2e/visit.spec.ts': journeys() };
await runSections(Object.keys(parts).filter((path) => existsSync(path)).map((path) => parts[path]));
`,
  'scripts/start.mjs': `import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { PORT, DATA_DIR } = process.env;
const tell = (event) => appendFileSync('servers.log', JSON.stringify({ event, port: PORT, dataDir: DATA_DIR }) + '\\n');
let visits = 0;
const server = createServer((request, response) => {
  if (request.url === '/visit') visits += 1;
  response.end(String(visits));
});
server.listen(Number(PORT), '127.0.0.1', () => tell('started'));
process.once('SIGTERM', () => {
  tell('stopped');
  process.exit(0);
});
`,
  'second-time.mjs': `import { existsSync, writeFileSync } from 'node:fs';

/** False when it is first asked about this name, true from then on. */
export function isSecondTime(name) {
  const file = new URL(name + '.reached', import.meta.url);
  const isReached = existsSync(file);
  writeFileSync(file, '');
  return isReached;
}
`,
};

interface ServerEvent {
  readonly event: 'started' | 'stopped';
  readonly port: string;
  readonly dataDir: string;
}

export interface Run {
  readonly exitCode: number | null;
  readonly output: string;
  readonly lastLine: string;
  readonly servers: readonly ServerEvent[];
}

/** Builds the house with these tests in it, runs them as `npm test` does, and removes it. */
export async function runHouse(planted: Record<string, string>): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'planted-run-'));
  try {
    for (const path of takenOver) cpSync(join(root, path), join(folder, path), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [path, content] of Object.entries({ ...house, ...planted })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const { exitCode, output } = await runThere(folder);
    const log = join(folder, 'servers.log');
    const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
    return {
      exitCode,
      output,
      lastLine: output.trimEnd().split('\n').at(-1) ?? '',
      servers: lines.map((line) => JSON.parse(line) as ServerEvent),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runThere(folder: string): Promise<Pick<Run, 'exitCode' | 'output'>> {
  const child = spawn(process.execPath, ['run.mjs'], {
    cwd: folder,
    // What this test itself runs under must not reach the runners inside.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], CI: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { exitCode: child.exitCode, output };
}
