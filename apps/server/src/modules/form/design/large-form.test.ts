import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resultOf, startFormApp, type FormApp } from '../../../../test/form-app.ts';

let app: FormApp;
beforeAll(async () => {
  app = await startFormApp();
});
afterAll(() => app.close());

const save = (input: object) => app.post('admin', '/process/form-design/formSave', input);

describe('a form that is larger than anybody draws', () => {
  const saved = (jsonData: string) => save({ formName: '巨大的表单', jsonData });

  test('3,000 deep, in whatever dialect, is refused with the reason', async () => {
    const nested = (open: string, inner: string, close: string) => open.repeat(3_000) + inner + close.repeat(3_000);
    const groups = nested('{"type":"group","prop":"g","children":{"column":[', '', ']}}');
    for (const jsonData of [
      `{"column":${nested('[', '', ']')}}`,
      `{"x":${nested('{"a":', '1', '}')}}`,
      `{"column":[${groups}]}`,
      // As old tools printed it.
      `{column:[${groups}]}`,
    ])
      expect((await saved(jsonData)).msg).toMatch(/嵌套(过深|超过100层)/);
  });

  test('of 2,000 fields is refused with how many there may be; of 500 it is published, filled in and handed in', async () => {
    const column = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ type: 'input', prop: `f${at}`, label: `字段${at}` }));
    expect((await saved(JSON.stringify({ column: column(2_000) }))).msg).toContain('字段不能超过500个');
    const form = await app.publishForm('五百个字段', column(500));
    const answers = Object.fromEntries(column(500).map(({ prop }) => [prop, '值']));
    const { id } = resultOf<{ id: string }>(await app.submit('bob', form, answers));
    expect(await app.get('bob', `/process/form/data/queryByBusinessId?businessId=${id}`)).toMatchObject({
      data: { answers },
    });
  });
});
