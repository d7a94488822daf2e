import { isRead, readForm } from '@zhaocai/model/form/read-form';
import { fieldTypes, type FormModel } from '@zhaocai/model/form/model';
import { screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerWith, clearScreen, show } from '../../../kit/testing/show.tsx';
import { FormRenderer } from './form-renderer.tsx';
import { createFormStore, type FormAccess } from './form-store.ts';

afterEach(clearScreen);

function formOf(column: readonly object[], options: object = {}): FormModel {
  const read = readForm({ ...options, column });
  if (!isRead(read)) throw new Error('the form cannot be read');
  return read.form;
}

const lines = {
  type: 'dynamic',
  prop: 'lines',
  label: '明细',
  children: {
    column: [
      { type: 'input', prop: 'name', label: '名称', required: true },
      { type: 'number', prop: 'copies', label: '份数' },
      { type: 'number', prop: 'pages', label: '页数' },
      { type: 'number', prop: 'sheets', label: '总页数', x: { computed: 'row["copies"] * row["pages"]' } },
    ],
  },
};

test('[R256] what is required and empty is said in the words of its kind, and stays said until it is mended', async () => {
  const form = formOf([
    { type: 'input', prop: 'reason', label: '事由', required: true },
    { type: 'select', prop: 'kind', label: '印章', required: true, dicData: [{ label: '公章', value: 1 }] },
  ]);
  const store = createFormStore({ form, isNew: true });
  const user = show(<FormRenderer store={store} />);
  expect(store.check()).toBe(2);
  const told = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  await expect.poll(told).toEqual(['事由必须填写', '请选择印章']);
  await user.type(screen.getByLabelText('事由'), '合同');
  expect(told()).toEqual(['请选择印章']);
});

test('a field shows itself when another one says so', async () => {
  const form = formOf([
    { type: 'input', prop: 'kind', label: '类别' },
    { type: 'input', prop: 'why', label: '原因', x: { visibleWhen: 'kind == "其他"' } },
  ]);
  const user = show(<FormRenderer store={createFormStore({ form })} />);
  expect(screen.queryByLabelText('原因')).toBeNull();
  await user.type(screen.getByLabelText('类别'), '其他');
  expect(await screen.findByLabelText('原因')).toBeTruthy();
});

test('rows come and go, compute, and say in which row what is missing', async () => {
  const store = createFormStore({ form: formOf([lines]) });
  const user = show(<FormRenderer store={store} />);
  await user.click(screen.getByRole('button', { name: /添加一行/ }));
  await user.type(screen.getByLabelText('份数 第1行'), '3');
  await user.type(screen.getByLabelText('页数 第1行'), '4');
  expect(await screen.findByText('12')).toBeTruthy();
  expect(store.check()).toBe(1);
  expect(await screen.findByText('名称必须填写')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '删除第1行' }));
  expect(screen.getByText('暂无数据')).toBeTruthy();
});

test('a step writes what its rights allow, columns too, and sends nothing else', async () => {
  const access: FormAccess = { mayEdit: false, rights: { secret: 'hidden', lines: 'read', 'lines.pages': 'write' } };
  const form = formOf([
    { type: 'input', prop: 'reason', label: '事由' },
    { type: 'input', prop: 'secret', label: '内部' },
    lines,
  ]);
  const answers = { reason: '合同', lines: [{ name: '甲', copies: 2, pages: 1, sheets: 2 }] };
  const store = createFormStore({ form, answers, access });
  const user = show(<FormRenderer store={store} />);
  expect(screen.queryByLabelText('事由')).toBeNull();
  expect(screen.queryByText('内部')).toBeNull();
  expect(screen.queryByRole('button', { name: /添加一行/ })).toBeNull();
  await user.clear(screen.getByLabelText('页数 第1行'));
  await user.type(screen.getByLabelText('页数 第1行'), '5');
  expect(await screen.findByText('10')).toBeTruthy();
  expect(store.changes()).toEqual({ lines: [{ name: '甲', copies: 2, pages: 5, sheets: 2 }] });
});

test('every kind of field is drawn, to fill in and to read', () => {
  answerWith({ '/flow/people': { records: [] }, '/dept/listOnly': [] });
  const column = fieldTypes.map((type) => ({ type, prop: `f_${type}`, label: type }));
  const form = formOf(column);
  show(<FormRenderer store={createFormStore({ form, isNew: true })} />);
  show(<FormRenderer store={createFormStore({ form })} isReadOnly />);
  expect(screen.getAllByText('textarea').length).toBeGreaterThan(1);
});

test('options of a remote dictionary come through the server, by field and not by address; a failure can be tried again', async () => {
  const form = formOf([
    { type: 'select', prop: 'kind', label: '类别', dicUrl: 'https://dict.example/a', required: true },
  ]);
  const sent = answerWith({});
  const store = createFormStore({ form });
  const user = show(<FormRenderer store={store} source={{ formId: '5' }} />);
  expect(await screen.findByText('选项加载失败')).toBeTruthy();
  expect(sent.every((url) => url.includes('/api/process/form/data/dictionary'))).toBe(true);
  vi.unstubAllGlobals();
  answerWith({ '/form/data/dictionary': [{ label: '甲类', value: 'a' }] });
  await user.click(screen.getByRole('button', { name: /重\s?试/ }));
  await user.click(screen.getByRole('combobox'));
  await user.click(await screen.findByTitle('甲类'));
  expect(store.getState().answers).toEqual({ kind: 'a', $kind: '甲类' });
});

test('of three hundred fields one is drawn again by a keystroke', async () => {
  const column = Array.from({ length: 300 }, (_, at) => ({ type: 'input', prop: `f${at}`, label: `字段${at}` }));
  const store = createFormStore({ form: formOf(column) });
  const times: number[] = [];
  const user = show(
    <Profiler id="form" onRender={(_id, _phase, ms) => void times.push(ms)}>
      <FormRenderer store={store} />
    </Profiler>,
  );
  // The last ones are drawn a few at a time. Counted, for to look for one by its label at each of them is work by the square.
  await vi.waitUntil(() => document.querySelectorAll('input').length === 300, { timeout: 100_000 });
  const whole = times.reduce((sum, ms) => sum + ms, 0);
  const control = screen.getByLabelText('字段150');
  times.length = 0;
  await user.type(control, '合同');
  expect(store.getState().answers).toEqual({ f150: '合同' });
  // One field of three hundred, against drawing them all in the same run.
  expect(Math.max(...times)).toBeLessThan(whole / 4);
});

test('[R274] labels are 120 wide where the form says nothing, and as wide as it says', () => {
  const column = [{ type: 'input', prop: 'reason', label: '事由' }];
  show(<FormRenderer store={createFormStore({ form: formOf(column) })} />);
  const gridOf = (at: number) => screen.getAllByText('事由')[at]?.closest<HTMLElement>('.form-grid');
  expect(gridOf(0)?.style.getPropertyValue('--form-label')).toBe('120px');
  show(<FormRenderer store={createFormStore({ form: formOf(column, { labelWidth: 160 }) })} />);
  expect(gridOf(1)?.style.getPropertyValue('--form-label')).toBe('160px');
});

test('[R275] a column of a sub-table is a third of it where it says nothing', () => {
  const column = [
    { type: 'input', prop: 'a', label: '甲' },
    { type: 'input', prop: 'b', label: '乙', width: 240 },
  ];
  const form = formOf([{ type: 'dynamic', prop: 'lines', label: '明细', children: { column } }]);
  show(<FormRenderer store={createFormStore({ form })} />);
  expect(screen.getByText('甲').style.width).toBe('33.3%');
  expect(screen.getByText('乙').style.width).toBe('240px');
});

test('a heading keeps no answer, so that a form with one can be handed in', () => {
  const form = formOf([
    { type: 'title', prop: 'head', value: '申请说明' },
    { type: 'input', prop: 'reason', label: '事由', valueDefault: '出差' },
  ]);
  const store = createFormStore({ form, isNew: true });
  expect(store.getState().answers).toEqual({ reason: '出差' });
  expect(store.check()).toBe(0);
});

test('looked at by who designs it, options come from where the design says, whoever may fill it in', async () => {
  const sent = answerWith({ tryDictionary: [{ label: '经费一', value: '1' }] });
  const form = formOf([{ type: 'radio', prop: 'fund', label: '经费', dicUrl: '/api/process/role/listOnly' }]);
  show(<FormRenderer store={createFormStore({ form })} source={{ formId: '9', isDesigned: true }} />);
  await screen.findByText('经费一');
  expect(sent.some((url) => url.includes('data/dictionary'))).toBe(false);
});

test('labels end as the form says, and the columns of a sub-table stand as it says', () => {
  const columns = [{ type: 'input', prop: 'a', label: '甲' }];
  const table = { type: 'dynamic', prop: 'l', label: '明细', children: { headerAlign: 'right', column: columns } };
  const form = formOf([{ type: 'input', prop: 'reason', label: '事由' }, table], { labelSuffix: '：' });
  show(<FormRenderer store={createFormStore({ form })} />);
  expect(screen.getByText('事由：')).toBeTruthy();
  expect(screen.getByText('甲').style.textAlign).toBe('right');
});
