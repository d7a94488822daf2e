import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endSession, isSignedIn, startSession } from '../../kit/session/session-store.ts';
import { clearErrors, useErrorLog } from '../session/error-log.ts';
import { sealingServer } from '../session/sealing-sample.ts';
import { ok, refusal, sampleUser, serve, showInShell } from '../shell/shell-sample.tsx';
import { needsRegistration, registrationFault } from './registration-check.ts';
import { RegistrationDialog } from './registration-dialog.tsx';

configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  clearErrors();
  startSession({ user: sampleUser, tokens: { access: 'a', refresh: 'r' }, weakPassword: false });
});
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

const filled = { tenantId: '100001', name: '王', account: 'wang', password: 'a', password2: 'a' };

test.each(['', ' ', '-1'])('[R167] [R181] the user id «%s» must be registered first', (userId) => {
  expect(needsRegistration(userId)).toBe(true);
  expect(needsRegistration('1234567890123456789')).toBe(false);
});

test.each([
  [
    '[R170] [R174] the tenant, whatever else is missing',
    { tenantId: '', account: '', password: '' },
    '请先输入租户编号',
  ],
  ['[R171] then the account', { account: ' ', password: '' }, '请先输入账号名称'],
  ['[R172] then the password', { password: '' }, '请先输入密码'],
  ['[R172] or its confirmation', { password2: '' }, '请先输入密码'],
  ['[R173] then whether both are the same', { password2: 'b' }, '两次密码输入不一致'],
])('registration asks for %s', (_name, change, message) => {
  expect(registrationFault({ ...filled, ...change })?.zh).toBe(message);
});

describe('the registration dialog', () => {
  const type = async (password2: string) => {
    const user = showInShell(<RegistrationDialog />);
    await user.type(await screen.findByLabelText('密码'), 'Secret99');
    await user.type(screen.getByLabelText('确认密码'), password2);
    return user;
  };
  const submit = () => screen.getByRole('button', { name: '提交' });

  test('[R168] [R169] hides the tenant where the host tells it and prefills both names', async () => {
    serve({ '/tenant/info': () => ok({ tenantId: '100001', tenantName: '大学' }) });
    showInShell(<RegistrationDialog />);
    await waitFor(() => expect(screen.queryByLabelText('租户编号')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('用户姓名').value).toBe('buyer');
    expect(screen.getByLabelText<HTMLInputElement>('账号名称').value).toBe('buyer');
  });

  test('[R175] [R176] [R177] sends the password sealed, closes, says to wait, and signs out', async () => {
    const server = await sealingServer();
    const sent = serve({
      '/password-key': () => server.key(),
      '/tenant/info': () => ok({ tenantId: '100001' }),
      '/register-guest': () => ok(),
      '/oauth/logout': () => ok(),
    });
    const user = await type('Secret99');
    await waitFor(() => expect(screen.queryByLabelText('租户编号')).toBeNull());
    await user.click(submit());
    expect(await screen.findByText('请等待管理员审核，通过后即可登录。')).toBeTruthy();
    const body = sent.find(({ url }) => url.includes('register-guest'))?.body as { password: string };
    expect(body).toEqual({
      tenantId: '100001',
      name: 'buyer',
      account: 'buyer',
      password: body.password,
      oauthId: '',
    });
    expect((await server.open(body.password)).typed).toBe('Secret99');
    await user.click(screen.getByRole('button', { name: '知道了' }));
    await waitFor(() => expect(isSignedIn()).toBe(false));
  });

  test('[R174] a failed check shows its one message and sends nothing', async () => {
    const sent = serve({ '/tenant/info': () => ok({ tenantId: '100001' }) });
    const user = await type('other');
    await waitFor(() => expect(screen.queryByLabelText('租户编号')).toBeNull());
    await user.click(submit());
    expect(await screen.findByText('两次密码输入不一致')).toBeTruthy();
    expect(sent.some(({ url }) => url.includes('register-guest'))).toBe(false);
  });

  test.each([
    ['[R178] a refusal shows the server’s words', () => refusal(400, '账号已存在'), '账号已存在'],
    ['[R179] a failure without words shows 提交失败', () => refusal(500, ''), '提交失败'],
  ])('%s', async (_name, answer, message) => {
    const server = await sealingServer();
    serve({
      '/password-key': () => server.key(),
      '/tenant/info': () => ok({ tenantId: '100001' }),
      '/register-guest': answer,
    });
    const user = await type('Secret99');
    await waitFor(() => expect(screen.queryByLabelText('租户编号')).toBeNull());
    await user.click(submit());
    expect(await screen.findByText(message)).toBeTruthy();
    expect(isSignedIn()).toBe(true);
  });

  test('[R180] no connection is only logged, and the form can be sent again', async () => {
    const server = await sealingServer();
    serve({
      '/password-key': () => server.key(),
      '/tenant/info': () => ok({ tenantId: '100001' }),
      '/register-guest': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    const user = await type('Secret99');
    await waitFor(() => expect(screen.queryByLabelText('租户编号')).toBeNull());
    await user.click(submit());
    await waitFor(() => expect(useErrorLog.getState().entries.map(({ info }) => info)).toEqual(['register-guest']));
    await waitFor(() => expect(submit().className).not.toContain('loading'));
  });
});
