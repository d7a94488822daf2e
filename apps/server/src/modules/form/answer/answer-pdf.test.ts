import type { Ctx } from '../../../platform/http/index.ts';
import { answerPdf } from './answer-pdf.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resultOf, startFormApp, type FormApp } from '../../../../test/form-app.ts';
import { missingIn } from '../../../../test/words-of-pdf.ts';

let app: FormApp;
beforeAll(async () => {
  app = await startFormApp();
});
afterAll(() => app.close());

test('an answer is made a PDF with its names, values, inner rows, for whoever reads it', async () => {
  const form = await app.publishForm('出差申请', [
    { type: 'input', prop: 'reason', label: '事由', required: true },
    { type: 'password', prop: 'code', label: '口令' },
    {
      type: 'dynamic',
      prop: 'days',
      label: '行程',
      children: { column: [{ type: 'input', prop: 'city', label: '城市' }] },
    },
  ]);
  const answers = { reason: '参加<评审>', code: 'geheim', days: [{ city: '北京' }, { city: '上海' }] };
  const { id } = resultOf<{ id: string }>(await app.submit('cid', form, answers));
  const paper = (who: 'cid' | 'bob') => {
    const db = app.database.scoped('100001');
    const ctx = { db, tenantId: '100001', user: app.userOf(who), now: '2026-11-20 10:00:00', language: 'zh' };
    return answerPdf(ctx as Ctx, { businessId: id });
  };
  const own = await paper('cid');
  expect(own.headers['content-type']).toBe('application/pdf');
  const texts = ['事由', '参加<评审>', '城市', '北京', '上海', '出差申请v1'];
  expect(await missingIn(own.body as Buffer, texts)).toEqual([]);
  await expect(paper('bob')).rejects.toThrow('platform.notFound');
});
