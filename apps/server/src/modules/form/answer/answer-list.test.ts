import type { AnswerFilter, AnswerRow, Page } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resultOf, startFormApp, type FormApp, type PublishedForm } from '../../../../test/form-app.ts';
import { exportAnswers } from './export-answers.ts';
import { linesOf } from '../../../../test/workbook.ts';

const column = [
  { type: 'input', prop: 'reason', label: '事由' },
  { type: 'number', prop: 'copies', label: '份数' },
  {
    type: 'select',
    prop: 'kind',
    label: '印章',
    dicData: [
      { label: '公章', value: 0 },
      { label: '合同章', value: 1 },
    ],
  },
  { type: 'date', prop: 'day', label: '日期', valueFormat: 'yyyy-MM-dd' },
  {
    type: 'dynamic',
    prop: 'lines',
    label: '明细',
    children: { column: [{ type: 'input', prop: 'name', label: '名称' }] },
  },
];

let app: FormApp;
let form: PublishedForm;
beforeAll(async () => {
  app = await startFormApp();
  form = await app.publishForm('用印登记', column);
  const all = [
    { reason: '=1+1', copies: 2, kind: 0, day: '2026-11-01', lines: [{ name: '甲' }, { name: '乙' }] },
    { reason: '投标文件', copies: 12, kind: 1, day: '2026-11-15' },
    { reason: '合同 100%', copies: 3, kind: 1, day: '2026-12-01' },
  ];
  for (const answers of all) resultOf(await app.submit('bob', form, answers));
});
afterAll(() => app.close());

const page = async (filters: readonly AnswerFilter[], more: object = {}) =>
  resultOf<Page<AnswerRow>>(
    await app.post('admin', '/process/form/data/page', { formId: form.formId, filters, ...more }),
  ).records.map(({ values }) => values['reason']);

describe('the answers to a form', () => {
  test.each<{ name: string; filters: AnswerFilter[]; found: string[] }>([
    { name: 'all, newest first', filters: [], found: ['合同 100%', '投标文件', '=1+1'] },
    { name: 'those with a value', filters: [{ prop: 'kind', op: 'is', value: '1' }], found: ['合同 100%', '投标文件'] },
    {
      name: 'those with a part of a text',
      filters: [{ prop: 'reason', op: 'has', value: '0%' }],
      found: ['合同 100%'],
    },
    {
      name: 'those of some days',
      filters: [
        { prop: 'day', op: 'from', value: '2026-11-02' },
        { prop: 'day', op: 'to', value: '2026-12-01' },
      ],
      found: ['合同 100%', '投标文件'],
    },
  ])('are found: $name', async ({ filters, found }) => {
    expect(await page(filters)).toEqual(found);
  });

  test('are found by title, state and day of filling in', async () => {
    expect(
      await page([], { title: '申请', answerState: 2, createdFrom: '2026-11-20', createdTo: '2026-11-20' }),
    ).toHaveLength(3);
    expect(await page([], { createdTo: '2026-11-19' })).toEqual([]);
    expect(await page([], { answerState: 3 })).toEqual([]);
  });

  test('read with the names of what was chosen', async () => {
    const answer = await app.post('admin', '/process/form/data/page', { formId: form.formId, size: 1, current: 3 });
    expect(answer).toMatchObject({
      data: { total: 3, records: [{ values: { kind: '公章', copies: '2', lines: '1. 名称：甲\n2. 名称：乙' } }] },
    });
  });

  test('a field that the form does not have finds nothing and says so', async () => {
    const filters = [{ prop: 'other', op: 'is', value: '1' }];
    const refused = await app.post('admin', '/process/form/data/page', { formId: form.formId, filters });
    expect(refused).toMatchObject({ code: 400, msg: '表单没有字段：other' });
  });

  test('are looked at and exported by whom the menu allows it to', async () => {
    expect(await app.post('bob', '/process/form/data/page', { formId: form.formId })).toMatchObject({ code: 403 });
    expect(await app.post('bob', '/process/form/data/export', { formId: form.formId })).toMatchObject({ code: 403 });
  });

  test('have the columns of the published version, then those that only older ones have', async () => {
    const old = await app.publishForm('换过', column);
    const jsonData = JSON.stringify({ column: [{ type: 'input', prop: 'fresh', label: '新' }, column[1]] });
    resultOf(
      await app.post('admin', '/process/form-design/formSave', { formId: old.formId, version: old.version, jsonData }),
    );
    const columns = resultOf<{ prop: string; isFilter: boolean }[]>(
      await app.get('admin', `/process/form/data/columns?formId=${old.formId}`),
    );
    expect(columns.map(({ prop }) => prop)).toEqual(['fresh', 'copies', 'reason', 'kind', 'day', 'lines']);
    expect(columns.filter(({ isFilter }) => !isFilter).map(({ prop }) => prop)).toEqual(['lines']);
  });
});

test('the workbook holds what the list shows: numbers as numbers, and a text that begins with = as text', async () => {
  const db = app.database.scoped('100001');
  const ctx = { db, tenantId: '100001', user: app.userOf('admin'), now: '2026-11-20 10:00:00', language: 'zh' };
  const { body } = await exportAnswers(ctx as never, { formId: form.formId, filters: [] });
  const chunks: Buffer[] = [];
  for await (const chunk of body as AsyncIterable<Uint8Array>) chunks.push(Buffer.from(chunk));
  const rows = linesOf(Buffer.concat(chunks));
  expect(rows[0]).toEqual(['标题', '状态', '填写人', '填写时间', '表单版本', '事由', '份数', '印章', '日期', '明细']);
  expect(rows).toHaveLength(4);
  expect(rows[3]).toEqual([
    '一个申请',
    '已完成',
    'bob',
    expect.any(String),
    1,
    '=1+1',
    2,
    '公章',
    '2026-11-01',
    '1. 名称：甲\n2. 名称：乙',
  ]);
});
