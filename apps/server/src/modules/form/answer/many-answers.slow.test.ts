import type { AnswerRow, Page } from '@zhaocai/model';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resultOf, startFormApp, type FormApp, type PublishedForm } from '../../../../test/form-app.ts';
import { explained, rowsTouched } from '../../../../test/explained.ts';
import { pageOfAnswers } from './answer-list.ts';
import { exportAnswers } from './export-answers.ts';

const count = 100_000;
const column = [
  { type: 'input', prop: 'reason', label: '事由' },
  { type: 'number', prop: 'copies', label: '份数' },
  { type: 'select', prop: 'kind', label: '印章', dicData: [{ label: '公章', value: '1' }] },
  { type: 'date', prop: 'day', label: '日期', valueFormat: 'yyyy-MM-dd' },
];

let app: FormApp;
let form: PublishedForm;
beforeAll(async () => {
  app = await startFormApp();
  form = await app.publishForm('十万份', column);
  const version = 'select id from form_version where form_id = $1';
  await app.asSuperuser(
    `insert into form_answer (tenant_id, id, form_id, version_id, title, answers, answer_state, create_user, create_time)
     select '100001', 1000 + n, $1, (${version}), '申请 ' || n,
       jsonb_build_object('reason', '事由 ' || n, 'copies', n % 50, 'kind', (n % 7)::text, 'day', '2026-11-20'), 2, 3, now()
     from generate_series(1, ${count}) n`,
    [form.formId],
  );
  await app.asSuperuser(
    `insert into form_answer_value (tenant_id, form_id, prop, value, answer_id)
     select a.tenant_id, a.form_id, v.key, v.value, a.id from form_answer a, jsonb_each_text(a.answers) v
     where a.form_id = $1`,
    [form.formId],
  );
  await app.asSuperuser('analyze form_answer');
  await app.asSuperuser('analyze form_answer_value');
}, 600_000);
afterAll(() => app.close());

test.each([
  { name: 'listed', filters: [], total: 10_000 },
  { name: 'found by a value', filters: [{ prop: 'kind', op: 'is', value: '3' }], total: 10_000 },
  { name: 'found by one value', filters: [{ prop: 'reason', op: 'is', value: '事由 77777' }], total: 1, most: 1_000 },
  { name: 'found by a part', filters: [{ prop: 'reason', op: 'has', value: '7777' }], total: 19 },
] as const)('a hundred thousand answers are $name', async ({ filters, total, ...only }) => {
  const asked = { formId: form.formId, current: 1, size: 20, filters: [...filters] };
  expect(resultOf<Page<AnswerRow>>(await app.post('admin', '/process/form/data/page', asked)).total).toBe(total);
  if (!only.most) return;
  const plans = await explained({ ...app, user: app.userOf('admin') }, (ctx) => pageOfAnswers(ctx, asked));
  expect(rowsTouched(plans)).toBeLessThan(only.most);
});

test('a hundred thousand answers are exported without being held', async () => {
  const db = app.database.scoped('100001');
  const ctx = { db, tenantId: '100001', user: app.userOf('admin'), now: '2026-11-20 10:00:00', language: 'zh' };
  const { body } = await exportAnswers(ctx as never, { formId: form.formId, filters: [] });
  const chunks: Uint8Array[] = [];
  const before = process.memoryUsage().rss;
  let most = before;
  const started = performance.now();
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    chunks.push(Buffer.from(chunk));
    most = Math.max(most, process.memoryUsage().rss);
  }
  const megabytes = Math.round((most - before) / 1_048_576);
  process.stdout.write(`exported in ${Math.round(performance.now() - started)} ms, ${megabytes} MB more at most\n`);
  const spreadsheet = unzipSync(Buffer.concat(chunks))['xl/worksheets/sheet1.xml'] ?? new Uint8Array();
  expect(new TextDecoder().decode(spreadsheet).match(/<row /g)).toHaveLength(count + 1);
  expect(megabytes).toBeLessThan(150);
}, 600_000);
