import { frameHead, frameKinds } from '@zhaocai/model/kit/export-frames';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { framedExport, type ExportProgress } from './framed-export.ts';

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const frame = (kind: number, content: Uint8Array) => [...frameHead(kind, content.length), ...content];
const progress = (rows: number) => frame(frameKinds.progress, bytesOf({ rows, total: 2 }));
const file = frame(frameKinds.file, new Uint8Array([1, 2, 3]));
const end = frame(frameKinds.end, bytesOf({ rows: 2, total: 2 }));

let saved: Blob[] = [];
beforeEach(() => {
  saved = [];
  URL.createObjectURL = (blob) => `blob:${blob instanceof Blob ? saved.push(blob) : 0}`;
  // A click would lead the test's page away.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The bytes arrive in pieces that know nothing of frames. */
function answerIn(bytes: readonly number[], piece: number): void {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += piece) controller.enqueue(new Uint8Array(bytes.slice(at, at + piece)));
      controller.close();
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
}

async function exported(): Promise<ExportProgress[]> {
  const told: ExportProgress[] = [];
  const endpoint = { route: 'POST /api/rooms/export' } as const;
  const signal = new AbortController().signal;
  await framedExport({ endpoint, input: {}, fallbackName: 'x.xlsx', onProgress: (one) => told.push(one), signal });
  return told;
}

test('tells how far it is and saves the file when it is whole', async () => {
  for (const piece of [1, 4, 1000]) {
    answerIn([...progress(0), ...file, ...progress(2), ...file, ...end], piece);
    expect((await exported()).map(({ rows }) => rows)).toEqual([0, 2, 2]);
    expect(saved.at(-1)?.size).toBe(6);
  }
});

test('saves nothing of a file that broke off', async () => {
  answerIn([...progress(0), ...file], 1000);
  await expect(exported()).rejects.toMatchObject({ kind: 'network' });
  expect(saved).toEqual([]);
});

test('says what the server says when it fails on the way', async () => {
  answerIn([...progress(0), ...file, ...frame(frameKinds.failure, bytesOf({ msg: '导出中断，请重试' }))], 1000);
  await expect(exported()).rejects.toMatchObject({ message: '导出中断，请重试' });
  expect(saved).toEqual([]);
});

test('shows a refusal as it is', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ code: 429, success: false, msg: '正在进行的导出较多，请稍后再试' }, { status: 429 }),
    ),
  );
  await expect(exported()).rejects.toMatchObject({ kind: 'refused', message: '正在进行的导出较多，请稍后再试' });
});
