import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resultOf, startFormApp, type FormApp, type PublishedForm } from '../../../../test/form-app.ts';

const base = '/process/form-design';
const column = [
  { type: 'input', prop: 'reason', label: '事由', span: 24 },
  { type: 'silder', prop: 'share', label: '比例', min: 0, max: 10 },
];

let app: FormApp;
beforeAll(async () => {
  app = await startFormApp();
});
afterAll(() => app.close());

const save = (input: object) => app.post('admin', `${base}/formSave`, input);
const jsonOf = (columns: readonly object[], more: object = {}) => JSON.stringify({ ...more, column: columns });
const stored = async (formId: string, no?: number) =>
  resultOf<{ jsonData: string; versionNo: number; versionStatus: string; version: number }>(
    await app.get('admin', `${base}/queryFormById?formId=${formId}${no ? `&no=${no}` : ''}`),
  );

describe('a form that is designed', () => {
  test('[R280] comes back by its id as it was saved, unknown keys and old spellings included', async () => {
    const jsonData = jsonOf(column, { menuPostion: 'left', strange: { kept: [1, 2] } });
    const { formId } = resultOf<PublishedForm>(await save({ formName: '原样', jsonData }));
    expect(JSON.parse((await stored(formId)).jsonData)).toEqual(JSON.parse(jsonData));
  });

  test('needs a name that no other form has', async () => {
    expect(await save({ jsonData: jsonOf(column) })).toMatchObject({ code: 400, msg: '请填写表单名称' });
    await save({ formName: '同名', jsonData: jsonOf(column) });
    expect(await save({ formName: '同名', jsonData: jsonOf(column) })).toMatchObject({
      code: 400,
      msg: '表单“同名”已存在',
    });
  });

  test('keeps a draft beside what is published, and publishes it when it is handed in', async () => {
    const first = resultOf<PublishedForm>(await save({ formName: '草稿', jsonData: jsonOf(column) }));
    const draft = {
      formId: first.formId,
      version: first.version,
      jsonData: jsonOf(column.slice(0, 1)),
      publish: false,
    };
    const second = resultOf<PublishedForm>(await save(draft));
    expect(second).toMatchObject({ versionNo: 2, versionStatus: 'draft' });
    expect(await stored(first.formId)).toMatchObject({ versionNo: 2, versionStatus: 'draft' });
    expect(await stored(first.formId, 1)).toMatchObject({ versionStatus: 'published' });
    const third = resultOf<PublishedForm>(await save({ ...draft, version: second.version, publish: true }));
    expect(third).toMatchObject({ versionNo: 2, versionStatus: 'published' });
    expect(await stored(first.formId, 1)).toMatchObject({ versionStatus: 'retired' });
  });

  test('of two who save from the same state the second is told who was first', async () => {
    const { formId, version } = resultOf<PublishedForm>(await save({ formName: '同时', jsonData: jsonOf(column) }));
    await save({ formId, version, jsonData: jsonOf(column) });
    const late = await save({ formId, version, jsonData: jsonOf([]) });
    expect(late).toMatchObject({ code: 400, msg: '表单已被admin修改，请刷新' });
    expect(await save({ formId, jsonData: jsonOf(column) })).toMatchObject({ code: 400 });
  });

  test('is restored to a former version as a draft', async () => {
    const { formId, version } = resultOf<PublishedForm>(await save({ formName: '恢复', jsonData: jsonOf(column) }));
    const next = resultOf<PublishedForm>(await save({ formId, version, jsonData: jsonOf(column.slice(0, 1)) }));
    const restored = await app.post('admin', `${base}/restore`, { formId, version: next.version, no: 1 });
    expect(restored).toMatchObject({ code: 200, data: { versionNo: 3, versionStatus: 'draft' } });
    expect(JSON.parse((await stored(formId)).jsonData)).toEqual({ column });
    const versions = resultOf<{ no: number; versionStatus: string }[]>(
      await app.get('admin', `${base}/versions?formId=${formId}`),
    );
    expect(versions.map(({ no, versionStatus }) => `${no} ${versionStatus}`)).toEqual([
      '3 draft',
      '2 published',
      '1 retired',
    ]);
  });

  test('is not changed once it is published, not even past the program', async () => {
    const { formId } = resultOf<PublishedForm>(await save({ formName: '不变', jsonData: jsonOf(column) }));
    const change = app.asSuperuser(`update form_version set json_data = '{}' where form_id = $1`, [formId]);
    await expect(change).rejects.toThrow('a published form is not changed');
  });
});

describe('a design that is wrong', () => {
  test('which cannot be read is refused, and nothing is kept', async () => {
    expect(await save({ formName: '坏的', jsonData: '{"column":[' })).toMatchObject({ code: 400 });
    expect(await save({ formName: '坏的', jsonData: '{"column":[{"__proto__":{"a":1}}]}' })).toMatchObject({
      code: 400,
    });
    const rows = await app.asSuperuser(`select 1 from form_definition where form_name = '坏的'`);
    expect(rows).toEqual([]);
  });

  test('is kept as a draft with its faults named, and not published', async () => {
    const twice = jsonOf([column[0] ?? {}, column[0] ?? {}]);
    const draft = await save({ formName: '重复', jsonData: twice, publish: false });
    expect(draft).toMatchObject({ code: 200 });
    expect(resultOf<{ warnings: string[] }>(draft).warnings.join()).toContain('reason');
    expect(await save({ formName: '重复发布', jsonData: twice })).toMatchObject({ code: 400 });
  });

  test('a pattern that would run for ever is refused', async () => {
    const evil = [{ type: 'input', prop: 'a', label: 'A', pattern: `(${'a|'.repeat(400)}a)*b` }];
    expect(await save({ formName: '正则', jsonData: jsonOf(evil) })).toMatchObject({ code: 400 });
  });

  test('fetches its options from nowhere but this server and the hosts that the platform allows', async () => {
    const from = (dicUrl: string) => jsonOf([{ type: 'select', prop: 'a', label: 'A', dicUrl, dicMethod: 'get' }]);
    const strange = await save({ formName: '字典', jsonData: from('https://evil.example/steal') });
    expect(strange).toMatchObject({ code: 400, msg: '字典地址不在允许的范围内：evil.example' });
    expect(await save({ formName: '字典', jsonData: from('//evil.example/steal') })).toMatchObject({ code: 400 });
    expect(await save({ formName: '字典', jsonData: from('/api/process/role/listOnly') })).toMatchObject({ code: 200 });
  });

  test('secrets of old upload settings are taken out with a warning', async () => {
    const upload = { type: 'ueditor', prop: 'a', label: 'A', upload: { ali: { accessKeySecret: 's3cret' } } };
    const saved = resultOf<PublishedForm & { warnings: string[] }>(
      await save({ formName: '密钥', jsonData: jsonOf([upload]) }),
    );
    expect(saved.warnings).toHaveLength(1);
    expect((await stored(saved.formId)).jsonData).not.toContain('s3cret');
  });
});

describe('forms', () => {
  test('are listed by page and as those in use, with their versions and flows', async () => {
    const { formId } = await app.publishForm('列出来', column);
    await save({ formName: '列出来的草稿', jsonData: jsonOf(column), publish: false });
    const page = await app.get('admin', `${base}/formPage?formName=${encodeURIComponent('列出来')}`);
    expect(page).toMatchObject({
      data: {
        total: 2,
        records: [
          { formId, publishedNo: 1, roleNames: ['经办'] },
          { publishedNo: null, hasDraft: true },
        ],
      },
    });
    const inUse = await app.get('admin', '/purchase/conf/system/form/queryFormList');
    const names = resultOf<{ formName: string }[]>(inUse).map(({ formName }) => formName);
    expect(names).toContain('列出来');
    expect(names).not.toContain('列出来的草稿');
  });

  test('are deleted together, but not once somebody has filled one in', async () => {
    const [used, unused] = [await app.publishForm('用过', column), await app.publishForm('没用过', column)];
    resultOf(await app.submit('bob', used, { reason: '有' }));
    const both = await app.get('admin', `${base}/formDel?ids=${used.formId},${unused.formId}`);
    expect(both).toMatchObject({ code: 400, msg: '表单“用过”已有数据，不能删除，可停用' });
    expect(await app.get('admin', `${base}/formDel?formId=${unused.formId}`)).toMatchObject({ code: 200 });
    expect(await app.get('admin', `${base}/queryFormById?formId=${unused.formId}`)).toMatchObject({ code: 404 });
  });

  test('are designed by whom the menu allows it to, and nobody else', async () => {
    expect(await app.post('bob', `${base}/formSave`, { formName: 'x', jsonData: jsonOf([]) })).toMatchObject({
      code: 403,
    });
  });
});
