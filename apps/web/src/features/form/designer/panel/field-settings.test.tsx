import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { clearScreen } from '../../../../kit/testing/show.tsx';
import { design, input, savedDraft, server, type Sent } from '../testing.tsx';

afterEach(clearScreen);

const field = (name: string) => within(screen.getByRole('group', { name: '表单画布' })).getByRole('group', { name });

/** The first column as the designer hands it to the server. */
async function columnOf(sent: readonly Sent[], user: { keyboard(keys: string): Promise<void> }) {
  const before = sent.length;
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(sent.length).toBeGreaterThan(before));
  const { jsonData } = sent.at(-1)?.body ?? {};
  const form = JSON.parse(String(jsonData)) as { column: Record<string, unknown>[] };
  return form.column[0] ?? {};
}

describe('options', () => {
  const choice = { type: 'select', prop: 's', label: '印章', dicData: [{ label: '公章', value: 1 }] };

  test('[R277] a new one is called a field with a number, and a value stays of its kind', async () => {
    const sent = server({ formSave: savedDraft });
    const user = design([choice]);
    await user.click(field('印章'));
    await user.click(screen.getByRole('button', { name: /添加选项/ }));
    const [first] = screen.getAllByLabelText('选项值');
    if (first) await user.type(first, '7');
    const { dicData } = await columnOf(sent, user);
    const [kept, added] = dicData as { label: string; value: unknown }[];
    expect(kept).toEqual({ label: '公章', value: 17 });
    expect(added?.label).toMatch(/^字段\d{1,5}$/);
    expect(added?.value).toMatch(/^col_\d{1,5}$/);
    expect(Number(String(added?.value).slice(4))).toBeLessThanOrEqual(99_999);
  });

  test('[R251] are typed in (1) or fetched (2), tried through the server, and come back when they are typed in again', async () => {
    const items = [{ label: '甲', value: 'a' }];
    const sent = server({ formSave: savedDraft, tryDictionary: items });
    const user = design([choice]);
    await user.click(field('印章'));
    await user.click(screen.getByText('远端数据'));
    await user.type(screen.getByLabelText('接口地址'), 'https://dict.example/a');
    await user.click(screen.getByRole('button', { name: /试\s?取/ }));
    expect(await screen.findByText('取到 1 项')).toBeTruthy();
    const tried = sent.find(({ path }) => path.includes('tryDictionary'));
    expect(tried?.path).toMatch(/^\/api\//);
    expect(tried?.body).toMatchObject({ dicUrl: 'https://dict.example/a', dicMethod: 'get' });
    expect(await columnOf(sent, user)).toMatchObject({ dicUrl: 'https://dict.example/a' });
    await user.click(screen.getByText('静态数据'));
    const column = await columnOf(sent, user);
    expect(column).toMatchObject({ dicData: [{ label: '公章', value: 1 }] });
    expect(column).not.toHaveProperty('dicUrl');
  });

  test('of an address that is not allowed say what the server says', async () => {
    server({ formSave: savedDraft }, { tryDictionary: '不允许访问 inner.example' });
    const user = design([{ ...choice, dicData: [], dicUrl: 'http://inner.example/' }]);
    await user.click(field('印章'));
    await user.click(screen.getByRole('button', { name: /试\s?取/ }));
    expect(await screen.findByText('不允许访问 inner.example')).toBeTruthy();
  });

  test('[R254] [R270] [R271] [R272] of a tree are added by a dialog, under what is chosen or at the root, complete and once', async () => {
    const sent = server({ formSave: savedDraft });
    const tree = { type: 'cascader', prop: 't', label: '部门', dicData: [{ label: '总部', value: 'hq' }] };
    const user = design([tree]);
    await user.click(field('部门'));
    const add = async (value: string) => {
      await user.click(screen.getByRole('button', { name: /添加(选项|下级)/ }));
      const dialog = await screen.findByRole('dialog');
      const ok = within(dialog).getByRole('button', { name: /OK|确\s?定/ });
      await user.click(ok);
      expect(await within(dialog).findByText('请输入label')).toBeTruthy();
      expect(within(dialog).getByText('请输入value')).toBeTruthy();
      await user.type(within(dialog).getByLabelText('选项名'), `名 ${value}`);
      await user.type(within(dialog).getByLabelText('选项值'), 'hq');
      expect(await within(dialog).findByText('value重复')).toBeTruthy();
      await user.clear(within(dialog).getByLabelText('选项值'));
      await user.type(within(dialog).getByLabelText('选项值'), value);
      await user.click(ok);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await add('root');
    await user.click(screen.getByText('总部（hq）'));
    await add('child');
    expect(await columnOf(sent, user)).toMatchObject({
      dicData: [
        { label: '总部', value: 'hq', children: [{ label: '名 child', value: 'child' }] },
        { label: '名 root', value: 'root' },
      ],
    });
  });
});

describe('checks', () => {
  test('a pattern that cannot be read is told while it is typed; what is required and has a form gets its rules', async () => {
    const sent = server({ formSave: savedDraft });
    const user = design([input('a', '甲')]);
    await user.click(field('甲'));
    await user.click(screen.getByLabelText('必填'));
    const pattern = screen.getByLabelText(/正则校验/);
    const faults = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    await user.type(pattern, '(');
    await waitFor(() => expect(faults().length).toBeGreaterThan(0));
    await user.clear(pattern);
    await user.type(pattern, '^\\d+$');
    await waitFor(() => expect(faults()).toEqual([]));
    expect(await columnOf(sent, user)).toMatchObject({
      required: true,
      pattern: '^\\d+$',
      rules: [{ required: true, message: '甲必须填写' }, { message: '甲格式不匹配' }],
    });
  });
});

describe('linkage', () => {
  test('an expression is judged where it is typed: a name that is not there, and a circle', async () => {
    server({ formSave: savedDraft });
    const user = design([
      { type: 'number', prop: 'a', label: '甲' },
      { type: 'number', prop: 'b', label: '乙', x: { computed: 'a + 1' } },
    ]);
    await user.click(field('甲'));
    const computed = screen.getByLabelText(/计算/);
    await user.type(computed, 'nobody + 1');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('nobody'));
    await user.clear(computed);
    await user.type(computed, 'b + 1');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/循环/));
    await user.clear(computed);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
