import { readFileSync } from 'node:fs';
import { withClient } from '../../apps/server/src/platform/embedded-postgres/index.ts';
import { startProduct, type Product } from '../../apps/server/test/crash/product.ts';
import { describeTarget, judge, targetOf, type Verdict } from '../budget.ts';

const rows = 500_000;
const sampleMs = 50;
const names = {
  /** With the garbage of V8, which collects when its heap has doubled. */
  megabytes: '500,000 rows exported: MB above the baseline',
  /** What the first one kept would show here. */
  again: '500,000 rows exported again: MB above the baseline',
  rowsPerSecond: '500,000 rows exported: rows per second',
} as const;

const posts = `
  insert into post (tenant_id, id, post_code, post_name, category, sort, remark, create_time, update_time)
  select '000000', 5000000 + n, 'L' || n, '长列表岗位' || n, 1 + n % 4, n % 1000, '备注' || md5(n::text), now(), now()
  from generate_series(1, ${rows}) n`;

/** The export of a long list from the product as `npm start` runs it: what its server needs beyond what it had. */
export async function runExcelBench(only: string): Promise<Verdict[]> {
  if (!Object.values(names).some((name) => name.includes(only))) return [];
  const product = await startProduct();
  try {
    await withClient(product.superuserUrl(), async (client) => {
      await client.query(posts);
      await client.query('vacuum (analyze) post');
    });
    const lines = Object.entries(await measure(product));
    console.log('| line | value | target | |\n|---|--:|--:|---|');
    return lines.map(([name, value]) => {
      const verdict = judge(value, targetOf(name));
      console.log(`| ${name} | ${value.toFixed(0)} | ${describeTarget(targetOf(name))} | ${verdict} |`);
      return verdict;
    });
  } finally {
    await product.stop();
  }
}

async function measure(product: Product): Promise<Readonly<Record<string, number>>> {
  const token = await product.signIn();
  // What is loaded once for all exports is no part of this one.
  await exportPosts(product.url, { token, body: { postCode: 'L1234' } });
  const first = await measureExport(product, token);
  const second = await measureExport(product, token);
  return {
    [names.megabytes]: first.megabytes,
    [names.again]: second.megabytes,
    [names.rowsPerSecond]: rows / Math.min(first.seconds, second.seconds),
  };
}

async function measureExport({ url, serverPid }: Product, token: string) {
  const baseline = residentMegabytes(serverPid());
  let peak = baseline;
  const timer = setInterval(() => (peak = Math.max(peak, residentMegabytes(serverPid()))), sampleMs);
  const begun = performance.now();
  const bytes = await exportPosts(url, { token, body: {} });
  const seconds = (performance.now() - begun) / 1000;
  clearInterval(timer);
  console.log(`${rows} rows: ${(bytes / 1024 / 1024).toFixed(1)} MB in ${seconds.toFixed(1)} s`);
  return { megabytes: peak - baseline, seconds };
}

/** Reads the answer and throws it away. */
async function exportPosts(url: string, { token, body }: { token: string; body: object }): Promise<number> {
  const answer = await fetch(`${url}/api/blade-system/post/export`, {
    method: 'POST',
    headers: { 'blade-auth': `bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok || !answer.body) throw new Error(`the export was refused: ${answer.status}`);
  let size = 0;
  for await (const chunk of answer.body) size += chunk.length;
  return size;
}

function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}
