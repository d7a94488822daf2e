import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, runProgram } from '../files/run-program.ts';

const patienceMs = 30_000;

/** The browser of this machine that prints without a window, where there is one; made for that alone, it takes a third of the time. */
export function findBrowser(): string | undefined {
  const whole = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  return findProgram(['chromium-headless-shell', ...whole]);
}

let last: Promise<unknown> = Promise.resolve();

/**
 * A page of ours as PDF with its fonts in it; undefined where the browser fails. One at a time, without network where
 * that can be taken away. Its own sandbox is off, for it asks for rights that a service rarely has: the page is made of
 * our own marks and escaped texts, and its policy lets it run and fetch nothing.
 */
export function browserPdf(program: string, html: string): Promise<Buffer | undefined> {
  const made = last.then(() => print(program, html));
  last = made.catch(() => undefined);
  return made;
}

async function print(program: string, html: string): Promise<Buffer | undefined> {
  const home = await mkdtemp(join(tmpdir(), 'zhaocai-print-'));
  try {
    const [page, pdf] = [join(home, 'page.html'), join(home, 'page.pdf')];
    await writeFile(page, html, { mode: 0o600 });
    const switches = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-extensions'];
    const how = ['--no-pdf-header-footer', `--user-data-dir=${home}/profile`];
    const parameters = [...switches, ...how, `--print-to-pdf=${pdf}`, `file://${page}`];
    if (!(await runProgram({ program, home, patienceMs, parameters }))) return undefined;
    const bytes = await readFile(pdf).catch(() => undefined);
    return bytes?.toString('latin1', 0, 5) === '%PDF-' ? bytes : undefined;
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 3 });
  }
}
