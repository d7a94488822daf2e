import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileStorage } from './file-storage.ts';
import { objectStorage } from './object-storage.ts';

// A server of the S3 protocol that is not ours: it knows nothing of what our client happens to send.
let folder: string;
let server: S3rver;
let storage: FileStorage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zhaocai-s3-'));
  const directory = join(folder, 'buckets');
  const configureBuckets = [{ name: 'zhaocai', configs: [] }];
  server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await server.run();
  storage = objectStorage({
    store: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'zhaocai',
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
      isPathStyle: true,
    },
    folder,
    privateHosts: ['127.0.0.1'],
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function put(bytes: Buffer): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const key = `100001/${sha256.slice(0, 2)}/${sha256}`;
  const incoming = await storage.begin();
  try {
    await incoming.handle.writeFile(bytes);
    await incoming.keep(key);
  } finally {
    await incoming.discard();
  }
  return key;
}

describe('an object store of somebody else', () => {
  test.each([1, 65_536, 8 * 1024 * 1024 + 7])('gives %d streamed bytes back as they were', async (size) => {
    const bytes = randomBytes(size);
    const key = await put(bytes);
    expect(await storage.size(key)).toBe(size);
    expect((await storage.read(key)).equals(bytes)).toBe(true);
  });

  test('gives a range, and the same content a second time has one place', async () => {
    const bytes = randomBytes(100_000);
    const key = await put(bytes);
    expect(await put(bytes)).toBe(key);
    const chunks: Buffer[] = [];
    for await (const chunk of await storage.stream(key, { start: 500, end: 1499 })) chunks.push(Buffer.from(chunk));
    expect(Buffer.concat(chunks).equals(bytes.subarray(500, 1500))).toBe(true);
  });

  test('has nothing any more where it was removed', async () => {
    const key = await put(Buffer.from('gone'));
    await storage.remove(key);
    await expect(storage.read(key)).rejects.toThrow(/key|exist|found/i);
    await storage.remove(key);
  });
});
