import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type Product } from './crash/product.ts';

// The product in a process of its own: its memory is its own, and it can be killed.
let product: Product;
let headers: Record<string, string>;
beforeAll(async () => {
  product = await startProduct();
  headers = { 'blade-auth': `bearer ${await product.signIn()}` };
}, 900_000);
afterAll(() => product.stop(), 300_000);

const megabyte = 1024 * 1024;
const piece = Buffer.alloc(megabyte, 'a');

/** So many bytes as one multipart file, never whole in memory; `first` makes each content another one. */
function bodyOf(fileName: string, { megabytes, first }: { megabytes: number; first: string }): ReadableStream {
  async function* pieces() {
    yield Buffer.from(`--part\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\n\r\n${first}`);
    for (let left = megabytes; left > 0; left -= 1) yield piece;
    yield Buffer.from('\r\n--part--\r\n');
  }
  return ReadableStream.from(pieces());
}

const upload = async (fileName: string, of: { megabytes: number; first: string }) => {
  const answer = await fetch(`${product.url}/api/file/uploadOSS`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=part' },
    body: bodyOf(fileName, of),
    duplex: 'half',
  } as RequestInit);
  return (await answer.json()) as { code: number; data: { sha256: string; size: number; fileId: string } };
};

const residentMegabytes = () => {
  const status = readFileSync(`/proc/${product.serverPid()}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
};

/** The most that the server held while the work ran, above what it held before. */
async function growthDuring(work: Promise<unknown>, before: number): Promise<number> {
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, residentMegabytes() - before)), 20);
  await work.finally(() => clearInterval(timer));
  return Math.round(most);
}

const filesOnDisk = () =>
  readdirSync(join(product.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());

test.runIf(process.platform === 'linux')(
  'an upload of 100 MB holds no more than 60 MB of memory, and ten at once stay correct',
  async () => {
    await upload('先.txt', { megabytes: 5, first: 'warm' });
    const before = residentMegabytes();
    const one = await growthDuring(upload('大.txt', { megabytes: 99, first: 'x' }), before);
    const firsts = Array.from({ length: 10 }, (_, at) => `file ${at}`);
    const started = residentMegabytes();
    const answers = firsts.map((first, at) => upload(`${at}.txt`, { megabytes: 20, first }));
    const ten = await growthDuring(Promise.all(answers), started);
    process.stdout.write(`one upload of 99 MB: +${one} MB; ten of 20 MB at once: +${ten} MB\n`);
    expect(one).toBeLessThan(60);
    for (const [at, answer] of (await Promise.all(answers)).entries()) {
      const hash = createHash('sha256').update(firsts[at] ?? '');
      for (let left = 20; left > 0; left -= 1) hash.update(piece);
      expect(answer).toMatchObject({ code: 200, data: { sha256: hash.digest('hex') } });
    }
  },
  600_000,
);

test('a server that is killed amid uploads shows no half file, and an upload in parts goes on', async () => {
  const bytes = randomBytes(6 * megabyte)
    .toString('latin1')
    .replaceAll(/[^ -~]/g, '.');
  const content = Buffer.from(bytes);
  const json = { ...headers, 'content-type': 'application/json' };
  const ask = async (path: string, body: object) => {
    const answer = await fetch(`${product.url}/api/file/part/${path}`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { code: number; data: { key: string; received: number; sha256: string } };
  };
  const send = async (key: string, offset: number, part: Buffer) => {
    const body = new FormData();
    body.append('file', new Blob([Uint8Array.from(part)]), 'part');
    const url = `${product.url}/api/file/part/send?key=${key}&offset=${offset}`;
    return (await (await fetch(url, { method: 'POST', headers, body })).json()) as { data: { received: number } };
  };
  const { data } = await ask('begin', { fileName: '续传.txt', size: content.length });
  await send(data.key, 0, content.subarray(0, 2 * megabyte));
  const kept = filesOnDisk().filter(({ parentPath }) => /\/\d{6}\/[0-9a-f]{2}$/.test(parentPath)).length;
  const dying = Promise.allSettled([
    upload('死.txt', { megabytes: 99, first: 'dying' }),
    send(data.key, 2 * megabyte, content.subarray(2 * megabyte)),
  ]);
  await new Promise((wake) => setTimeout(wake, 60));
  product.kill('server');
  await dying;
  await expect
    .poll(
      () =>
        fetch(`${product.url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 300_000, interval: 200 },
    )
    .toBe(true);
  expect(filesOnDisk().filter(({ parentPath }) => parentPath.endsWith('/incoming'))).toEqual([]);
  expect(filesOnDisk().filter(({ parentPath }) => /\/\d{6}\/[0-9a-f]{2}$/.test(parentPath)).length).toBe(kept);
  const url = `${product.url}/api/file/part/progress?key=${data.key}`;
  const { received } = ((await (await fetch(url, { headers })).json()) as { data: { received: number } }).data;
  expect(received).toBeGreaterThanOrEqual(2 * megabyte);
  expect((await send(data.key, received, content.subarray(received))).data.received).toBe(content.length);
  const done = await ask('finish', { key: data.key });
  expect(done.data.sha256).toBe(createHash('sha256').update(content).digest('hex'));
}, 600_000);
