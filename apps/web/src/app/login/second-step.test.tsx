import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUser, endSession } from '../../kit/session/session-store.ts';
import { ok } from '../shell/shell-sample.tsx';
import { sealingServer } from '../session/sealing-sample.ts';
import { LoginPage } from './login-page.tsx';

configure({ asyncUtilTimeout: 20_000 });
// Tests of the shell leave somebody signed in.
beforeEach(endSession);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  endSession();
});

const token = {
  access_token: '100001.a',
  refresh_token: '100001.r',
  user_id: '7',
  tenant_id: '100001',
  tenant_name: '大学',
  account: 'buyer',
  nick_name: '周明',
  role_name: 'buyer',
  avatar: null,
  oauth_id: '',
  must_change: false,
};
const refused = (error: string, description: string) =>
  Response.json({ error, error_code: error, error_description: description }, { status: 400 });

test('after the right password a code is asked for; a wrong one is told, stays, and the right one gets in', async () => {
  const shown: (string | null)[] = [];
  const server = await sealingServer();
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (url.includes('password-key')) return Promise.resolve(server.key());
    if (url.includes('/captcha')) return Promise.resolve(ok({ key: 'k', image: 'data:,' }));
    if (url.includes('/providers')) return Promise.resolve(ok([]));
    if (!url.endsWith('/oauth/token')) return Promise.resolve(ok(null));
    const form = init?.body instanceof URLSearchParams ? init.body : new URLSearchParams();
    const code = form.get('passcode');
    shown.push(code);
    if (code === null) return Promise.resolve(refused('second_factor_required', '请输入动态验证码'));
    return Promise.resolve(code === '287082' ? Response.json(token) : refused('invalid_grant', '验证码不正确'));
  });
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={['/login']}>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="*" element={<p>inside</p>} />
      </Routes>
    </MemoryRouter>,
  );
  await user.type(await screen.findByLabelText('账号'), 'buyer');
  await user.type(screen.getByLabelText('密码'), 'Demo@2026{Enter}');
  const field = await screen.findByLabelText(/^动态验证码/);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(currentUser()).toBeUndefined();
  await user.type(field, '000000{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('验证码不正确');
  expect(field).toHaveProperty('value', '000000');
  await user.clear(field);
  await user.type(field, '287082{Enter}');
  await screen.findByText('inside');
  expect(shown).toEqual([null, '000000', '287082']);
  expect(currentUser()?.account).toBe('buyer');
});
