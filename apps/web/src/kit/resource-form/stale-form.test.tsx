import { cleanup, screen } from '@testing-library/react';
import type { Fields } from '@zhaocai/model';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { ResourceForm, type FormValues } from './resource-form.tsx';

const fields = {
  title: { kind: 'text', label: { zh: '标题', en: 'Title' }, maxLength: 50, required: true },
  note: { kind: 'text', label: { zh: '说明', en: 'Note' }, maxLength: 50 },
} as const satisfies Fields;

const first = { id: '7', version: 1, title: '课桌', note: null };
const theirs = { id: '7', version: 2, title: '课桌', note: '他们的说明' };

/** A page whose row is read anew when somebody else has saved it. */
function Page({ onSubmit }: { readonly onSubmit: (values: FormValues) => Promise<boolean> }) {
  const [row, setRow] = useState<FormValues>(first);
  return (
    <>
      <button type="button" onClick={() => setRow(theirs)}>
        read anew
      </button>
      <ResourceForm fields={fields} row={row} onSubmit={onSubmit} />
    </>
  );
}

function open() {
  const onSubmit = vi.fn<(values: FormValues) => Promise<boolean>>(() => Promise.resolve(false));
  return { user: show(<Page onSubmit={onSubmit} />), onSubmit };
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('what somebody else saved while one typed is not saved over, however often 保存 is pressed', async () => {
  const { user, onSubmit } = open();
  await user.type(field('标题'), '椅');
  await user.click(button('read anew'));
  expect(screen.getByText('这条数据已在别处修改')).toBeDefined();
  expect(screen.getByText('已改动：说明')).toBeDefined();
  await user.click(button(/保\s?存/));
  await user.click(button(/保\s?存/));
  expect(onSubmit.mock.calls.map(([{ version }]) => version)).toEqual([1, 1]);
});

test('who has seen it may let his own words stand', async () => {
  const { user, onSubmit } = open();
  await user.type(field('标题'), '椅');
  await user.click(button('read anew'));
  await user.click(button('以我填写的为准'));
  expect(screen.queryByText('这条数据已在别处修改')).toBeNull();
  await user.click(button(/保\s?存/));
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ version: 2, title: '课桌椅', note: null }));
});

test('who has seen it may take what the other one saved', async () => {
  const { user, onSubmit } = open();
  await user.type(field('标题'), '椅');
  await user.click(button('read anew'));
  await user.click(button('放弃，读取最新'));
  expect(field('标题').value).toBe('课桌');
  expect(field('说明').value).toBe('他们的说明');
  expect(screen.queryByText('这条数据已在别处修改')).toBeNull();
  await user.click(button(/保\s?存/));
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ version: 2, note: '他们的说明' }));
});

test('a form into which nobody typed takes up the newest without a word', async () => {
  const { user, onSubmit } = open();
  await user.click(button('read anew'));
  expect(screen.queryByText('这条数据已在别处修改')).toBeNull();
  await user.click(button(/保\s?存/));
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ version: 2, note: '他们的说明' }));
});
