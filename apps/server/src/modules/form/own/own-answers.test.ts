import type { OwnAnswerRow, Page } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approval, inARow } from '../../../../test/flow-app.ts';
import { resultOf, startFormApp, type FormApp, type PublishedForm } from '../../../../test/form-app.ts';
import { exportOwnAnswers } from './export-own-answers.ts';
import { linesOf } from '../../../../test/workbook.ts';

const column = [
  { type: 'input', prop: 'reason', label: '事由', required: true },
  { type: 'number', prop: 'copies', label: '份数' },
  { type: 'password', prop: 'code', label: '口令' },
];

let app: FormApp;
beforeAll(async () => {
  app = await startFormApp();
});
afterAll(() => app.close());

interface Handed {
  readonly id: string;
}

const handIn = async (who: 'bob' | 'cid', form: PublishedForm, answers: object) =>
  resultOf<Handed>(await app.submit(who, form, answers)).id;
const mine = async (who: 'bob' | 'cid', query = '') =>
  resultOf<Page<OwnAnswerRow>>(await app.get(who, `/process/form/data/minePage?${query}`));
const change = (who: 'bob' | 'cid', given: { id: string; version: number; answers: object; title?: string }) =>
  app.post(who, '/process/form/data/change', given);
const read1 = (who: 'bob' | 'cid', id: string) => app.get(who, `/process/form/data/queryByBusinessId?businessId=${id}`);

/** Granted to bob and cid; whoever filled it in may change it. */
async function changeable(name: string, more: object = {}) {
  const form = await app.publishForm(name, column);
  const { formId, version } = form;
  const grant = { formId, version, roleIds: '21', isChangeable: true, ...more };
  const granted = resultOf<{ version: number }>(await app.post('admin', '/process/form-design/formGrant', grant));
  return { ...form, version: granted.version };
}

describe('what somebody filled in without approval', () => {
  test('stands in a list of his own, newest first, found by form, title and day', async () => {
    const [one, other] = [await app.publishForm('登记甲', column), await app.publishForm('登记乙', column)];
    const first = await handIn('cid', one, { reason: '一' });
    const second = await handIn('cid', other, { reason: '二' });
    await handIn('bob', one, { reason: '别人的' });
    expect((await mine('cid')).records.map(({ id, formName }) => [id, formName])).toEqual([
      [second, '登记乙'],
      [first, '登记甲'],
    ]);
    const ids = async (query: string) => (await mine('cid', query)).records.map(({ id }) => id);
    expect(await ids(`formId=${one.formId}`)).toEqual([first]);
    expect(await ids('title=申请')).toHaveLength(2);
    expect(await ids('title=没有')).toEqual([]);
    expect(await ids('createdFrom=2026-11-20&createdTo=2026-11-20')).toHaveLength(2);
    expect(await ids('createdTo=2026-11-19')).toEqual([]);
    const forms = resultOf<{ formId: string }[]>(await app.get('cid', '/process/form/data/mineForms'));
    expect(forms.map(({ formId }) => formId)).toEqual([other.formId, one.formId]);
  });

  test('does not hold what went to approval: that stands among his applications', async () => {
    await app.publishFlow('own_flow', inARow(approval('批准', app.ids.ann)), { businessType: 'form' });
    const form = await app.publishForm('要审批', column, { flowKey: 'own_flow' });
    const id = await handIn('bob', form, { reason: '送审' });
    expect((await mine('bob')).records.map((row) => row.id)).not.toContain(id);
    const refused = await change('bob', { id, version: 0, answers: { reason: '改' } });
    expect(refused.msg).toContain('审批');
  });

  test('is exported: all of it by name, of one form with what was filled in', async () => {
    const form = await app.publishForm('导出的', column);
    await handIn('bob', form, { reason: '=1+1', copies: 3 });
    await handIn('cid', form, { reason: '别人的' });
    const db = app.database.scoped('100001');
    const ctx = { db, tenantId: '100001', user: app.userOf('bob'), now: '2026-11-20 10:00:00', language: 'zh' };
    const rows = async (input: { formId?: string }) => {
      const { body } = await exportOwnAnswers(ctx as never, input);
      const chunks: Buffer[] = [];
      for await (const chunk of body as AsyncIterable<Uint8Array>) chunks.push(Buffer.from(chunk));
      return linesOf(Buffer.concat(chunks));
    };
    const [header, ...answers] = await rows({ formId: form.formId });
    expect(header).toEqual(['表单', '标题', '填写时间', '修改时间', '事由', '份数']);
    expect(answers.map((row) => row.slice(4))).toEqual([['=1+1', 3]]);
    expect((await rows({}))[0]).toEqual(['表单', '标题', '填写时间', '修改时间']);
  });
});

describe('an answer is changed by whom it is from', () => {
  test('where the form allows it, in the version that he saw, with what it was in the evidence', async () => {
    const form = await changeable('可改');
    const id = await handIn('bob', form, { reason: '原来', code: '旧口令' });
    const jsonData = JSON.stringify({ column: [{ type: 'input', prop: 'fresh', label: '新', required: true }] });
    const saved = { formId: form.formId, version: form.version, jsonData };
    resultOf(await app.post('admin', '/process/form-design/formSave', saved));
    expect(await read1('bob', id)).toMatchObject({ data: { mayChange: true, version: 0 } });
    const answers = { reason: '改过', copies: 2, code: '新口令' };
    expect(await change('bob', { id, version: 0, title: '新题', answers })).toMatchObject({ data: { id, version: 1 } });
    expect(await read1('bob', id)).toMatchObject({ data: { title: '新题', answers, versionNo: 1, version: 1 } });
    const filters = [{ prop: 'reason', op: 'is', value: '改过' }];
    const found = await app.post('admin', '/process/form/data/page', { formId: form.formId, filters });
    expect(found).toMatchObject({ code: 200, data: { total: 1 } });
    const [evidence] = await app.asSuperuser<{ payload: string }>(
      `select payload::text as payload from evidence where action = 'form.answerChange' and subject = $1`,
      [id],
    );
    expect(JSON.parse(evidence?.payload ?? '{}')).toMatchObject({
      before: { title: '一个申请', answers: { reason: '原来', copies: null, code: '******' } },
      after: { title: '新题', answers: { reason: '改过', copies: 2, code: '******' } },
    });
    expect(evidence?.payload).not.toContain('口令');
  });

  test('and by nobody else: another person’s answer answers like a missing one', async () => {
    const form = await changeable('别人的');
    const id = await handIn('bob', form, { reason: '原来' });
    const given = { version: 0, answers: { reason: '偷改' } };
    const missing = await change('cid', { id: '987654321', ...given });
    expect(await change('cid', { id, ...given })).toEqual({ ...missing, requestId: expect.anything() });
    expect(missing.code).toBe(404);
    expect(await read1('cid', id)).toMatchObject({ code: 404 });
    expect(await read1('bob', id)).toMatchObject({ data: { answers: { reason: '原来' } } });
  });

  test.each<{ name: string; prepare: (form: PublishedForm) => Promise<unknown>; told: string; version?: number }>([
    { name: 'the form does not allow it', prepare: (form) => grant(form, { isChangeable: false }), told: '不能修改' },
    { name: 'the form is granted to others now', prepare: (form) => grant(form, { roleIds: '20' }), told: '您的角色' },
    {
      name: 'the form is switched off',
      prepare: ({ formId, version }) =>
        app.post('admin', '/process/form-design/switchForm', { formId, version, isEnabled: false }),
      told: '已停用',
    },
    { name: 'it was changed meanwhile', prepare: async () => undefined, told: '已被他人修改', version: 7 },
  ])('but not when $name', async ({ name, prepare, told, version = 0 }) => {
    const form = await changeable(`不可改 ${name}`);
    const id = await handIn('bob', form, { reason: '原来' });
    await prepare(form);
    const refused = await change('bob', { id, version, answers: { reason: '改' } });
    expect(refused.code).toBe(400);
    expect(refused.msg).toContain(told);
    expect(await read1('bob', id)).toMatchObject({ data: { answers: { reason: '原来' } } });
  });

  test('and what is filled in wrongly is refused with its name, and nothing is changed', async () => {
    const form = await changeable('填错');
    const id = await handIn('bob', form, { reason: '原来' });
    const refused = await change('bob', { id, version: 0, answers: { copies: 'many', other: 1 } });
    expect(refused).toMatchObject({ code: 400 });
    expect(refused.msg).toContain('事由');
    expect((await mine('bob', `formId=${form.formId}`)).records).toMatchObject([{ mayChange: true }]);
    expect(await read1('bob', id)).toMatchObject({ data: { version: 0, answers: { reason: '原来' } } });
  });
});

async function grant({ formId, version }: PublishedForm, more: object) {
  const given = { formId, version, roleIds: '21', ...more };
  return resultOf(await app.post('admin', '/process/form-design/formGrant', given));
}
