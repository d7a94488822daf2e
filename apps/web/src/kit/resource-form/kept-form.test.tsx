import { cleanup, screen } from '@testing-library/react';
import type { Fields } from '@zhaocai/model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, useSession } from '../session/session-store.ts';
import { show } from '../testing/show.tsx';
import { ResourceForm, type FormValues } from './resource-form.tsx';

const fields = {
  title: { kind: 'text', label: { zh: '标题', en: 'Title' }, maxLength: 50, required: true },
  note: { kind: 'text', label: { zh: '说明', en: 'Note' }, maxLength: 50 },
  password: { kind: 'text', label: { zh: '口令', en: 'Password' }, maxLength: 50 },
} as const satisfies Fields;

function open(onSubmit: (values: FormValues) => Promise<boolean> = () => Promise.resolve(true), row?: FormValues) {
  return show(<ResourceForm fields={fields} row={row} onSubmit={onSubmit} onCancel={() => undefined} />);
}

const signIn = (userId = '7') =>
  useSession.setState({
    user: {
      userId,
      tenantId: '100001',
      tenantName: '大学招投标中心',
      account: 'buyer',
      nickName: '周明',
      roles: ['buyer'],
      avatar: null,
      oauthId: '',
      mustChange: false,
      mustEnrol: false,
    },
  });
const titleField = () => screen.getByLabelText<HTMLInputElement>('标题');

beforeEach(() => signIn());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  endSession();
});

test('what was typed when the session ended is offered after signing in again, and restored', async () => {
  const user = open();
  await user.type(titleField(), '教学楼修缮');
  endSession();
  cleanup();
  signIn();
  const again = open();
  expect(titleField().value).toBe('');
  await again.click(screen.getByRole('button', { name: /恢\s?复/ }));
  expect(titleField().value).toBe('教学楼修缮');
  expect(screen.queryByText(/找到上次未保存的内容/)).toBeNull();
});

test('another account in the same window is offered nothing', async () => {
  const user = open();
  await user.type(titleField(), '机密');
  cleanup();
  signIn('8');
  open();
  expect(screen.queryByText(/找到上次未保存的内容/)).toBeNull();
});

test('what was stored is not offered again', async () => {
  const onSubmit = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  const user = open(onSubmit);
  await user.type(titleField(), '甲');
  await user.click(screen.getByRole('button', { name: /保\s?存/ }));
  expect(onSubmit).toHaveBeenCalled();
  cleanup();
  open();
  expect(screen.queryByText(/找到上次未保存的内容/)).toBeNull();
});

test('what the server refused is still kept', async () => {
  const user = open(() => Promise.resolve(false));
  await user.type(titleField(), '甲');
  await user.click(screen.getByRole('button', { name: /保\s?存/ }));
  cleanup();
  open();
  expect(screen.getByText(/找到上次未保存的内容/)).toBeTruthy();
});

test('restored over a row that was changed meanwhile, only the fields that were typed into change', async () => {
  const user = open(undefined, { id: '1', version: 1, title: '甲', note: '旧说明' });
  await user.type(titleField(), '乙');
  cleanup();
  const again = open(undefined, { id: '1', version: 2, title: '甲', note: '别人的新说明' });
  await again.click(screen.getByRole('button', { name: /恢\s?复/ }));
  expect([titleField().value, screen.getByLabelText<HTMLInputElement>('说明').value]).toEqual(['甲乙', '别人的新说明']);
});

test('a password is never kept in the browser', async () => {
  const user = open();
  await user.type(screen.getByLabelText('口令'), 'Topsecret1');
  expect(
    Object.keys(sessionStorage)
      .map((name) => sessionStorage.getItem(name))
      .join(),
  ).not.toContain('Topsecret1');
});
