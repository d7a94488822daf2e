import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { quiet } from '../../../test/database-url.ts';
import { createHttpServer } from './server.ts';
import { serveWebFiles } from './web-files.ts';

test('the page is asked for anew each time, its files with a number in their name are kept for good', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zhaocai-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await writeFile(join(folder, 'assets', 'main-1a2b.js'), '1;');
  const server = await createHttpServer({ log: quiet, trustProxy: false, requestsPerMinute: 100 });
  await serveWebFiles(server, folder);
  const cacheOf = async (url: string) => (await server.inject({ url })).headers['cache-control'];
  expect(await cacheOf('/assets/main-1a2b.js')).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('/some/page')).toBe('no-cache');
  expect(await cacheOf('/assets/gone-1a2b.js')).toBe('private, no-store');
  expect(await cacheOf('/api/none')).toBe('private, no-store');
  await server.close();
  await rm(folder, { recursive: true });
});
