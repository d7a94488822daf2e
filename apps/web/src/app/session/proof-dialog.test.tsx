import { updateUser } from '@zhaocai/model/organization/user-endpoints';
import { cleanup, configure, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { ok, refusal, serve, showInShell } from '../shell/shell-sample.tsx';
import { handOverProof } from './brought-back.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { sealingServer } from './sealing-sample.ts';

configure({ asyncUtilTimeout: 10_000 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A form whose save matters. */
function Form() {
  const [name, setName] = useState('');
  const saving = useCommand(updateUser, { success: 'silent' });
  return (
    <>
      <input aria-label="name" value={name} onChange={(event) => setName(event.target.value)} />
      <button type="button" onClick={() => void saving.run({ id: '7', name })}>
        save
      </button>
      <output aria-label="state">{saving.isRunning ? 'saving' : 'still'}</output>
      <ProofDialog />
    </>
  );
}

const proveAgain = () =>
  Response.json(
    { code: 403, success: false, data: null, msg: '请再次验证身份', reason: 'platform.proveAgain' },
    { status: 403 },
  );

function serverOf(ways: object, { key = () => ok(), wrong = 0 } = {}) {
  let isProved = false;
  let left = wrong;
  return serve({
    '/proof-ways': () => ok(ways),
    '/password-key': key,
    '/prove/start': () => ok({ url: 'https://sso.example.edu.cn/authorize' }),
    '/prove/finish': () => {
      isProved = true;
      return ok();
    },
    '/prove': () => {
      isProved = left === 0;
      left -= 1;
      return isProved ? ok() : refusal(400, '密码不正确');
    },
    '/blade-user/update': () => (isProved ? ok({ id: '7', version: 1 }) : proveAgain()),
  });
}

describe('a save that is asked for a new proof', () => {
  test('goes on by itself after the password, wrong at first, with what was typed', async () => {
    const keys = await sealingServer();
    const sent = serverOf(
      { password: true, code: false, passkey: false, providers: [] },
      { key: () => keys.key(), wrong: 1 },
    );
    const user = showInShell(<Form />);
    await user.type(screen.getByLabelText('name'), '周明');
    await user.click(screen.getByRole('button', { name: 'save' }));
    const dialog = await screen.findByRole('dialog');
    const field = await within(dialog).findByLabelText('密码');
    await user.type(field, 'Demo@2026{Enter}');
    await within(dialog).findByText('密码不正确');
    expect(field).toHaveProperty('value', 'Demo@2026');
    await user.type(field, '{Enter}');
    await vi.waitFor(() => expect(sent.filter(({ url }) => url.endsWith('/update'))).toHaveLength(2));
    await vi.waitFor(() => expect(screen.getByLabelText('state').textContent).toBe('still'));
    expect(sent.findLast(({ url }) => url.endsWith('/update'))?.body).toEqual({ id: '7', name: '周明' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(JSON.stringify(sent)).not.toContain('Demo@2026');
  });

  test('asks whoever has a second factor for a code, and is not sent again where he steps back', async () => {
    const sent = serverOf({ password: false, code: true, passkey: false, providers: [] });
    const user = showInShell(<Form />);
    await user.click(screen.getByRole('button', { name: 'save' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByLabelText('动态验证码或恢复码');
    expect(within(dialog).queryByLabelText('密码')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: '取消' }));
    await screen.findByText('请再次验证身份');
    expect(sent.filter(({ url }) => url.endsWith('/update'))).toHaveLength(1);
    expect(sent.some(({ url }) => url.endsWith('/prove'))).toBe(false);
  });

  test('sends whoever came by a provider there once more, in a window of its own, and goes on when he is back', async () => {
    const providers = [{ source: 'campus', displayName: '校园统一身份认证' }];
    const sent = serverOf({ password: false, code: false, passkey: false, providers });
    const assign = vi.fn<(url: string) => void>();
    const close = vi.fn<() => void>();
    vi.stubGlobal('open', () => ({ location: { assign }, close }));
    const user = showInShell(<Form />);
    await user.type(screen.getByLabelText('name'), '周明');
    await user.click(screen.getByRole('button', { name: 'save' }));
    await user.click(await screen.findByRole('button', { name: '到校园统一身份认证验证' }));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('https://sso.example.edu.cn/authorize'));
    const { body } = sent.find(({ url }) => url.endsWith('/prove/start')) ?? {};
    const { state } = body as { state: string };
    expect(handOverProof(`?code=c1&state=${'0'.repeat(48)}`)).toBe(false);
    expect(handOverProof(`?code=c1&state=${state}`)).toBe(true);
    await vi.waitFor(() => expect(sent.filter(({ url }) => url.endsWith('/update'))).toHaveLength(2));
    expect(sent.find(({ url }) => url.endsWith('/prove/finish'))?.body).toMatchObject({ state, code: 'c1' });
    expect(sent.findLast(({ url }) => url.endsWith('/update'))?.body).toEqual({ id: '7', name: '周明' });
  });

  test('tells who has no way to prove himself what to do', async () => {
    serverOf({ password: false, code: false, passkey: false, providers: [] });
    const user = showInShell(<Form />);
    await user.click(screen.getByRole('button', { name: 'save' }));
    expect((await screen.findByText(/请退出后重新登录/)).textContent).toContain('您的账号没有密码');
  });
});
