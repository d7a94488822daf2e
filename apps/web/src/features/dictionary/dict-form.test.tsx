import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerWith, clearScreen, show } from '../../kit/testing/show.tsx';
import { DictForm } from './dict-form.tsx';
import { systemShelf } from './shelf.ts';

beforeEach(() => {
  answerWith({ '/dict/tree': [{ id: '7', parentId: '0', title: '性别', key: '7', value: '7' }] });
});
afterEach(clearScreen);

const nothing = () => undefined;
const parent = {
  id: '7',
  tenantId: '000000',
  createUser: null,
  createDept: null,
  createTime: '2026-11-20 10:00:00',
  updateUser: null,
  updateTime: '2026-11-20 10:00:00',
  status: 1,
  version: 0,
  parentId: '0',
  code: 'sex',
  dictKey: '-1',
  dictValue: '性别',
  valueEn: 'Sex',
  sort: 1,
  isSealed: 0,
  isBuiltin: true,
  remark: null,
} as const;

describe('the form of a dictionary', () => {
  test('[R390, R392] asks for what is missing when its field is left, and leaves the parent free', async () => {
    show(<DictForm shelf={systemShelf} row={undefined} parent={undefined} onClose={nothing} onStored={nothing} />);
    fireEvent.blur(screen.getByLabelText('字典编号'));
    expect(await screen.findByText('请输入字典编号')).toBeTruthy();
    fireEvent.blur(screen.getByLabelText('字典名称'));
    expect(await screen.findByText('请输入字典名称')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('字典排序'), { target: { value: '' } });
    fireEvent.blur(screen.getByLabelText('字典排序'));
    expect(await screen.findByText('请输入字典排序')).toBeTruthy();
    expect(screen.getByText('请选择上级字典')).toBeTruthy();
    expect(screen.queryByLabelText('字典键值')).toBeNull();
  });

  test('[R393] offers a new one unsealed', async () => {
    show(<DictForm shelf={systemShelf} row={undefined} parent={undefined} onClose={nothing} onStored={nothing} />);
    const [open, sealed] = await screen.findAllByRole('radio');
    expect([open, sealed].map((one) => one instanceof HTMLInputElement && one.checked)).toEqual([true, false]);
  });

  test('[R391] asks a word for its key too', async () => {
    show(<DictForm shelf={systemShelf} row={undefined} parent={parent} onClose={nothing} onStored={nothing} />);
    fireEvent.blur(screen.getByLabelText('字典键值'));
    expect(await screen.findByText('请输入字典键值')).toBeTruthy();
    expect(screen.queryByLabelText('字典编号')).toBeNull();
  });
});
