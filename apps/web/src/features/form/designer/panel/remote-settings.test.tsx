import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { clearScreen } from '../../../../kit/testing/show.tsx';
import { design, savedDraft, server, type Sent } from '../testing.tsx';

afterEach(clearScreen);

const remote = { type: 'select', prop: 's', label: '部门', dicUrl: '/api/dept', theirs: { kept: true } };

async function opened(column: Record<string, unknown>) {
  const sent = server({ formSave: savedDraft, tryDictionary: [] });
  const user = design([column]);
  await user.click(within(screen.getByRole('group', { name: '表单画布' })).getByRole('group', { name: '部门' }));
  return { sent, user };
}

/** The first column as the designer hands it to the server. */
async function columnOf(sent: readonly Sent[], user: { keyboard(keys: string): Promise<void> }) {
  const before = sent.length;
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(sent.length).toBeGreaterThan(before));
  const form = JSON.parse(String(sent.at(-1)?.body['jsonData'])) as { column: unknown[] }; // what the API says
  return form.column[0];
}

describe('what is sent along with a remote dictionary', () => {
  test('is written as names and values, only its own key is changed, and undone', async () => {
    const { sent, user } = await opened(remote);
    await user.click(screen.getByRole('button', { name: /添加参数/ }));
    await user.type(screen.getByLabelText('参数名'), 'code');
    await user.type(screen.getByLabelText('“code”的值'), 'sex');
    expect(await columnOf(sent, user)).toEqual({ ...remote, dicQuery: { code: 'sex' } });
    await user.click(screen.getByRole('button', { name: /试\s?取/ }));
    const tried = sent.findLast(({ path }) => path.includes('tryDictionary'));
    expect(tried?.body).toMatchObject({ dicQuery: { code: 'sex' } });
    for (let step = 0; step < 12 && screen.queryByLabelText('参数名'); step += 1)
      await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(screen.queryByLabelText('参数名')).toBeNull();
    await user.click(screen.getByLabelText('标题'));
    await user.type(screen.getByLabelText('标题'), '二');
    expect(await columnOf(sent, user)).toEqual({ ...remote, label: '部门二' });
  });

  test('keeps the kinds of old values, and lists and objects as they are', async () => {
    const dicQuery = { size: 20, flat: true, where: { a: [1] }, name: 'x' };
    const { sent, user } = await opened({ ...remote, dicQuery });
    await user.type(screen.getByLabelText('“size”的值'), '0');
    expect(screen.getByLabelText('“where”的值')).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: '删除“name”' }));
    const { name: _name, ...left } = dicQuery;
    expect(await columnOf(sent, user)).toEqual({ ...remote, dicQuery: { ...left, size: 200 } });
  });

  test('a name that is missing, there twice or not allowed is told and not kept', async () => {
    const { sent, user } = await opened({ ...remote, dicQuery: { a: '1' } });
    await user.click(screen.getByRole('button', { name: /添加参数/ }));
    expect(screen.getByRole('alert').textContent).toContain('请填写参数名');
    const name = screen.getAllByLabelText('参数名')[1];
    if (!name) throw new Error('no second line');
    await user.type(name, 'a');
    expect(screen.getByRole('alert').textContent).toContain('重复');
    await user.clear(name);
    await user.type(name, '__proto__');
    expect(screen.getByRole('alert').textContent).toContain('不允许');
    await user.click(screen.getByLabelText('标题'));
    await user.type(screen.getByLabelText('标题'), '二');
    expect(await columnOf(sent, user)).toEqual({ ...remote, label: '部门二', dicQuery: { a: '1' } });
  });
});

describe('what the answer of a remote dictionary calls its parts', () => {
  test('is written under its keys alone, beside those that others wrote', async () => {
    const { sent, user } = await opened({ ...remote, props: { res: 'data.records', disabled: 'off' } });
    await user.type(screen.getByLabelText('返回数据的键 名称'), 'deptName');
    await user.type(screen.getByLabelText('返回数据的键 值'), 'id');
    expect(await columnOf(sent, user)).toEqual({
      ...remote,
      props: { res: 'data.records', disabled: 'off', label: 'deptName', value: 'id' },
    });
  });

  test('leaves nothing behind when it is taken back', async () => {
    const { sent, user } = await opened(remote);
    await user.type(screen.getByLabelText('返回数据的键 名称'), 'x');
    await user.clear(screen.getByLabelText('返回数据的键 名称'));
    await user.type(screen.getByLabelText('标题'), '二');
    expect(await columnOf(sent, user)).toEqual({ ...remote, label: '部门二' });
  });

  test('names typed-in options too', async () => {
    const typed = {
      type: 'select',
      prop: 's',
      label: '部门',
      dicData: [{ text: '甲', no: 1 }],
      props: { label: 'text', value: 'no' },
    };
    const { sent, user } = await opened(typed);
    await user.type(screen.getByLabelText('选项名'), '方');
    expect(await columnOf(sent, user)).toEqual({ ...typed, dicData: [{ text: '甲方', no: 1 }] });
  });
});

test('the columns of a list whose rows are picked are set beside what others wrote', async () => {
  const table = {
    type: 'table',
    prop: 's',
    label: '部门',
    children: {
      border: true,
      column: [{ label: '名称', prop: 'name', width: 90 }],
      props: { url: '/api/x', auto: false },
    },
  };
  const { sent, user } = await opened(table);
  await user.click(screen.getByRole('button', { name: '可按此列查找' }));
  await user.click(screen.getByRole('button', { name: /添加列/ }));
  const [, heading] = screen.getAllByLabelText('列标题');
  const [, key] = screen.getAllByLabelText('数据键');
  if (!heading || !key) throw new Error('no second column');
  await user.type(heading, '单位');
  await user.type(key, 'unit');
  const column = [
    { label: '名称', prop: 'name', width: 90, search: true },
    { label: '单位', prop: 'unit' },
  ];
  expect(await columnOf(sent, user)).toEqual({ ...table, children: { ...table.children, column } });
});
