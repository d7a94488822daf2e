import { afterEach, expect, test, vi } from 'vitest';
import { chunkErrorOf, ChunkLoadError, CssChunkError, loadChunk } from './load-page.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('[R338] a script that fails raises a chunk-load error', async () => {
  const failed = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  await expect(loadChunk(() => Promise.reject(failed))).rejects.toBeInstanceOf(ChunkLoadError);
});

test('[R338] a script that takes over 120 s raises a chunk-load error', async () => {
  vi.useFakeTimers();
  const failure = loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await failure).toBeInstanceOf(ChunkLoadError);
});

test('[R339] a style sheet that fails raises an error of its own kind', () => {
  expect(chunkErrorOf(new Error('Unable to preload CSS for /assets/x.css'))).toBeInstanceOf(CssChunkError);
});

test('an error of the page itself stays what it is', async () => {
  const own = new RangeError('too many rows');
  await expect(loadChunk(() => Promise.reject(own))).rejects.toBe(own);
});

test('a page that comes is handed on', async () => {
  await expect(loadChunk(() => Promise.resolve({ Page: 1 }))).resolves.toEqual({ Page: 1 });
});
