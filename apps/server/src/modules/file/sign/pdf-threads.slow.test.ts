import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflateSync } from 'node:zlib';
import type { Envelope } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTenancyApp, type TenancyApp } from '../../../../test/tenancy-app.ts';
import { signPdf } from './sign-pdf.ts';

const megabyte = 1024 * 1024;

let app: TenancyApp;
let address: string;
let token: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zhaocai-pdf-'));
  app = await startTenancyApp();
  await app.app.server.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(app.app.server.server.address() as AddressInfo).port}`;
  token = (await app.signIn('100001', 'buyer')).body.access_token ?? '';
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** 400,000 objects in a stream that packs to less than a megabyte, in a file of four. */
function hostilePdf(): Buffer {
  const count = 400_000;
  const index = Array.from({ length: count }, (_, at) => `${at + 10} ${at * 2} `).join('');
  const packed = deflateSync(Buffer.from(index + '1 '.repeat(count)));
  const dict = `<</Type/ObjStm/N ${count}/First ${index.length}/Filter/FlateDecode/Length ${packed.length}>>`;
  const rest = `\nendstream\nendobj\n%${'x'.repeat(4 * megabyte)}\ntrailer<</Root 10 0 R>>\n`;
  return Buffer.concat([Buffer.from(`%PDF-1.7\n1 0 obj\n${dict}stream\n`), packed, Buffer.from(rest)]);
}

/** Sends the file so often at once, from a process of its own: what that costs is not the server's. */
const client = `
  const { readFileSync } = await import('node:fs');
  const [path, url, token, count] = process.argv.slice(1);
  const bytes = readFileSync(path);
  const ask = async () => {
    const form = new FormData();
    form.append('file', new Blob([bytes]), '合同.pdf');
    const answer = await fetch(url, { method: 'POST', headers: { 'blade-auth': 'bearer ' + token }, body: form });
    return answer.json();
  };
  console.log(JSON.stringify(await Promise.all(Array.from({ length: Number(count) }, ask))));`;

async function judge(bytes: Buffer, count: number): Promise<Envelope[]> {
  const path = join(folder, 'sent.pdf');
  await writeFile(path, bytes);
  const url = `${address}/api/file/signaturesOf`;
  const asked = ['--input-type=module', '-e', client, path, url, token, String(count)];
  const { stdout } = await promisify(execFile)(process.execPath, asked, { maxBuffer: megabyte });
  return JSON.parse(stdout) as Envelope[];
}

/** Asks for the server's health until it is over: how often it answered, and how much memory was taken at most. */
async function watchWhile(work: Promise<unknown>): Promise<{ answers: number; slowestMs: number; mostBytes: number }> {
  const seen = { answers: 0, slowestMs: 0, mostBytes: 0 };
  let isOver = false;
  const over = work.finally(() => (isOver = true));
  while (!isOver) {
    const began = performance.now();
    await fetch(`${address}/healthz`).then((answer) => answer.arrayBuffer());
    seen.answers += 1;
    seen.slowestMs = Math.max(seen.slowestMs, performance.now() - began);
    seen.mostBytes = Math.max(seen.mostBytes, process.memoryUsage().rss);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await over;
  return seen;
}

test('fifty hostile PDFs at once keep nobody waiting and take bounded memory; whom there is no place for is told so', async () => {
  const bytes = hostilePdf();
  const before = process.memoryUsage().rss;
  const judged = judge(bytes, 50);
  const { answers: looks, slowestMs, mostBytes } = await watchWhile(judged);
  const answers = await judged;
  const refused = answers.filter(({ code }) => code === 503);
  const worked = answers.filter(({ code }) => code !== 503);
  process.stdout.write(
    `health ${looks} times, slowest ${slowestMs.toFixed(0)} ms, memory +${((mostBytes - before) / megabyte).toFixed(0)} MB, refused ${refused.length}\n`,
  );
  expect(worked.length).toBeGreaterThanOrEqual(2);
  expect(refused.length).toBeGreaterThanOrEqual(50 - 14);
  expect(new Set(refused.map(({ msg }) => msg))).toEqual(new Set(['正在处理的 PDF 较多，请一分钟后再试']));
  // A server that read them itself would answer between two of them alone.
  expect(looks).toBeGreaterThan(3 * worked.length);
  expect(mostBytes - before).toBeLessThan(1_500 * megabyte);
  // The places are free again.
  expect(await judge(Buffer.from('%PDF-1.7\nnothing'), 1)).toMatchObject([{ code: 200, data: [] }]);
});

test('a hostile PDF that is to be signed is given up in its thread, too', async () => {
  const signing = { signerName: '张三', reason: '', now: '2026-11-20 10:00:00', marks: [] };
  // Its key is never asked for.
  const key = {} as Parameters<typeof signPdf>[1]['key'];
  const signed = signPdf(hostilePdf(), { ...signing, key }).catch((error: unknown) => error);
  const { answers } = await watchWhile(signed);
  expect(await signed).toMatchObject({ code: 'file.pdfUnreadable' });
  expect(answers).toBeGreaterThan(10);
});
