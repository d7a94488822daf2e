import { cleanup, configure, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ok, refusal, serve, showInShell } from '../../shell/shell-sample.tsx';
import { SecondFactors } from './second-factors.tsx';

configure({ asyncUtilTimeout: 10_000 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const none = { totp: null, recoveryCodesLeft: 0, passkeys: [] };
const both = {
  totp: { since: '2026-11-20 08:00:00', lastUsedTime: null },
  recoveryCodesLeft: 7,
  passkeys: [
    { id: '5', name: '办公电脑', rpId: 'cg.example.cn', createTime: '2026-11-20 09:00:00', lastUsedTime: null },
  ],
};
const codes = ['ABCD-EFGH-JKMN', '2345-6789-PQRS'];

describe('the own second factors', () => {
  test('begin with a picture and a key, and end with recovery codes that stay until they are kept', async () => {
    const sent = serve({
      '/totp/start': () => ok({ key: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x?secret=GEZDGNBVGY3TQOJQ' }),
      '/totp/confirm': () => ok({ recoveryCodes: codes }),
      '/second-factors': () => ok(none),
    });
    const user = showInShell(<SecondFactors />);
    await user.click(await screen.findByRole('button', { name: '启用动态验证码' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('button', { name: 'GEZDGNBVGY3TQOJQ' });
    await user.click(within(dialog).getByRole('button', { name: '启用' }));
    await within(dialog).findByText('请输入6位动态验证码');
    await user.type(within(dialog).getByRole('textbox', { name: '动态验证码' }), '287082{Enter}');
    const kept = await screen.findByRole('list', { name: '恢复码' });
    expect(
      within(kept)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    expect(sent.find(({ url }) => url.endsWith('/totp/confirm'))?.body).toEqual({ passcode: '287082' });
    await user.keyboard('{Escape}');
    expect(kept.isConnected).toBe(true);
    await user.click(screen.getByRole('button', { name: '已妥善保存' }));
  });

  test('keep what was typed where a code is refused, and say why', async () => {
    serve({
      '/totp/remove': () => refusal(400, '验证码不正确或已使用，请等待下一个验证码后重试'),
      '/second-factors': () => ok(both),
    });
    const user = showInShell(<SecondFactors />);
    await user.click(await screen.findByRole('button', { name: '停用动态验证码' }));
    const dialog = await screen.findByRole('dialog');
    const code = within(dialog).getByRole('textbox', { name: '动态验证码' });
    await user.type(code, '000000{Enter}');
    await within(dialog).findByText('验证码不正确或已使用，请等待下一个验证码后重试');
    expect(code).toHaveProperty('value', '000000');
  });

  test('name each passkey, and remove one after a question', async () => {
    const sent = serve({ '/passkeys/remove': () => ok(), '/second-factors': () => ok(both) });
    const user = showInShell(<SecondFactors />);
    await screen.findByText(/^剩余 7 个/);
    await user.click(await screen.findByRole('button', { name: '移除通行密钥 办公电脑' }));
    const question = await screen.findByRole('dialog');
    expect(sent.some(({ url }) => url.includes('/passkeys/remove'))).toBe(false);
    await user.click(within(question).getByRole('button', { name: '移除' }));
    await vi.waitFor(() => expect(sent.find(({ url }) => url.includes('/passkeys/remove'))?.body).toEqual({ id: '5' }));
  });
});
