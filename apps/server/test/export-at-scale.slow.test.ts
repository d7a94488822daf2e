import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '../src/platform/embedded-postgres/index.ts';
import { smallHeapMegabytes, startProduct, type Product } from './crash/product.ts';

const rows = 500_000;

let product: Product;
beforeAll(async () => {
  product = await startProduct({ heapMegabytes: smallHeapMegabytes });
  await withClient(product.superuserUrl(), async (client) => {
    await client.query(
      `insert into post (tenant_id, id, post_code, post_name, category, sort, remark, create_time, update_time)
       select '000000', 5000000 + n, 'L' || n, '长列表岗位' || n, 1 + n % 4, n % 1000, repeat(md5(n::text), 7), now(), now()
       from generate_series(1, ${rows}) n`,
    );
  });
}, 900_000);
afterAll(() => product.stop());

/** Reads the answer and throws it away. */
async function bytesExported(token: string): Promise<number> {
  const answer = await fetch(`${product.url}/api/blade-system/post/export`, {
    method: 'POST',
    headers: { 'blade-auth': `bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(200);
  let size = 0;
  for await (const chunk of answer.body ?? []) size += chunk.length;
  return size;
}

test('half a million rows are exported in constant memory, again and again, by a server with little of it', async () => {
  const token = await product.signIn();
  const server = product.serverPid();
  const first = await bytesExported(token);
  expect(first).toBeGreaterThan(10 * 1024 * 1024);
  expect(await bytesExported(token)).toBe(first);
  expect(product.serverPid()).toBe(server);
}, 600_000);
