import { readFileSync } from 'node:fs';
import { startProduct, type Product } from '../../apps/server/test/crash/product.ts';
import { withClient } from '../../apps/server/src/platform/embedded-postgres/index.ts';
import { median } from '../median.ts';
import { callOf, publishForm, type Call } from './call.ts';
import type { BenchLine } from '../budget.ts';

const count = 100_000;
const runs = 5;
const megabyte = 1_048_576;

const column = [
  { type: 'input', prop: 'reason', label: '事由' },
  { type: 'number', prop: 'copies', label: '份数' },
  { type: 'select', prop: 'kind', label: '印章', dicData: [{ label: '公章', value: '1' }] },
  { type: 'date', prop: 'day', label: '日期', valueFormat: 'yyyy-MM-dd' },
];

/** What 100,000 answers cost whoever looks at them, on the product as `npm start` serves it. */
export async function measureAnswers(): Promise<BenchLine[]> {
  const product = await startProduct();
  try {
    const token = await product.signIn();
    const call = callOf(product.url, token);
    const formId = await publishForm(call, '十万份', JSON.stringify({ column }));
    console.log(`filling ${count} answers`);
    await fill(product, formId);
    const part = { prop: 'reason', op: 'has', value: '7777' };
    const lines = [
      { name: '100,000 answers: ms of the list', value: await pageMs(call, { formId }) },
      {
        name: '100,000 answers: ms of a list found by a field',
        value: await pageMs(call, { formId, filters: [part] }),
      },
    ];
    const { seconds, megabytes } = await exported(product, { token, formId });
    console.log(`exported in ${seconds.toFixed(1)} s`);
    return [...lines, { name: '100,000 answers: MB more while they are exported', value: megabytes }];
  } finally {
    await product.stop();
  }
}

async function fill(product: Product, formId: string): Promise<void> {
  await withClient(product.superuserUrl(), async (client) => {
    await client.query(
      `insert into form_answer (tenant_id, id, form_id, version_id, title, answers, answer_state, create_user, create_time)
       select v.tenant_id, 1000 + n, v.form_id, v.id, '申请 ' || n,
         jsonb_build_object('reason', '事由 ' || n, 'copies', n % 50, 'kind', (n % 7)::text, 'day', '2026-11-20'), 2,
         v.create_user, now()
       from form_version v, generate_series(1, ${count}) n where v.form_id = $1`,
      [formId],
    );
    await client.query(
      `insert into form_answer_value (tenant_id, form_id, prop, value, answer_id)
       select a.tenant_id, a.form_id, v.key, v.value, a.id from form_answer a, jsonb_each_text(a.answers) v
       where a.form_id = $1`,
      [formId],
    );
    await client.query('vacuum (analyze) form_answer');
    await client.query('vacuum (analyze) form_answer_value');
  });
}

async function pageMs(call: Call, input: object): Promise<number> {
  const took: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const startedAt = performance.now();
    await call('/process/form/data/page', { ...input, current: 1, size: 20 });
    took.push(performance.now() - startedAt);
  }
  return median(took);
}

interface Exporting {
  readonly token: string;
  readonly formId: string;
}

/** The second export of two: what the first one loads stays loaded. */
async function exported(product: Product, exporting: Exporting): Promise<{ seconds: number; megabytes: number }> {
  await save(product, exporting);
  const before = residentMegabytes(product);
  const startedAt = performance.now();
  const most = await save(product, exporting);
  return { seconds: (performance.now() - startedAt) / 1000, megabytes: Math.max(0, most - before) };
}

/** Reads the workbook to its end; answers the most memory that the server held meanwhile. */
async function save(product: Product, { token, formId }: Exporting): Promise<number> {
  const answer = await fetch(`${product.url}/api/process/form/data/export`, {
    method: 'POST',
    headers: { 'blade-auth': `bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ formId }),
  });
  if (!answer.ok || !answer.body) throw new Error(`the export was refused: ${await answer.text()}`);
  let most = residentMegabytes(product);
  let bytes = 0;
  for await (const chunk of answer.body) {
    bytes += chunk.length;
    most = Math.max(most, residentMegabytes(product));
  }
  if (bytes < megabyte) throw new Error(`the workbook has ${bytes} bytes only`);
  return most;
}

function residentMegabytes(product: Product): number {
  const status = readFileSync(`/proc/${product.serverPid()}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}
