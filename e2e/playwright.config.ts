import { existsSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { quickFolder } from '../apps/server/test/quick-folder.ts';

// Every worker reads this file again: what the first reading chose is handed on in the environment.
const port = (process.env.E2E_PORT ??= String(await freePort()));
const dataDir = (process.env.E2E_DATA_DIR ??= temporaryFolder());
const baseURL = `http://127.0.0.1:${port}`;
// As `npm test` chooses.
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // The journeys share one server, as people do. Never tried again on it: `npm test` tries once more, on a fresh one.
  workers: 2,
  retries: 0,
  // Patience for a busy machine, not a measure: speed is measured by the bench.
  timeout: 480_000,
  expect: { timeout: 40_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL,
    actionTimeout: 60_000,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // A machine is quicker than a dialog that flies in, and clicks beside its buttons; the great journey has the motion.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every step costs a quarter of the time of a run: on only while a failure is looked for.
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path)),
      // `--headless` comes from Playwright itself unless `--headed` is asked for.
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // The product itself, built and started as a user starts it, on a data directory of its own.
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `${baseURL}/readyz`,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: { PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'warn' },
  },
});

/** Removed when the first reader ends: by then the server has been stopped, at Playwright's global teardown it has not. */
function temporaryFolder(): string {
  const folder = quickFolder('zhaocai-e2e-');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port: chosen } = probe.address() as AddressInfo; // a TCP server's address is never a path
      probe.close(() => resolve(chosen));
    });
  });
}
