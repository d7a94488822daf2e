import { afterEach, describe, expect, test, vi } from 'vitest';
import { refusal, serve } from '../shell/shell-sample.tsx';
import { changePassword } from './change-password.ts';
import { sealTyped } from './sealing.ts';
import { sealingServer } from './sealing-sample.ts';

afterEach(() => vi.unstubAllGlobals());

describe('what was typed as a password', () => {
  test.each([
    ['by the browser’s own cryptography', true],
    ['in JavaScript where the browser offers none, as over plain http', false],
  ])('is sealed to the server’s key %s', async (_, isSecure) => {
    vi.stubGlobal('isSecureContext', isSecure);
    const generate = vi.spyOn(crypto.subtle, 'generateKey');
    const server = await sealingServer();
    const { data } = (await server.key().json()) as { data: { id: string; publicKey: string } };
    generate.mockClear();
    const sealed = await sealTyped(data, { typed: '红隼-over-7-hills', seconds: 1_800_000_042 });
    expect(generate.mock.calls.length > 0).toBe(isSecure);
    expect(await server.open(sealed)).toEqual({ seconds: 1_800_000_042, typed: '红隼-over-7-hills' });
    generate.mockRestore();
  });

  test('is sealed in JavaScript too where the browser does not know X25519', async () => {
    vi.stubGlobal('isSecureContext', true);
    const server = await sealingServer();
    const { data } = (await server.key().json()) as { data: { id: string; publicKey: string } };
    const generate = vi.spyOn(crypto.subtle, 'generateKey').mockRejectedValue(new Error('NotSupportedError'));
    const sealed = await sealTyped(data, { typed: 'hills', seconds: 1_800_000_000 });
    generate.mockRestore();
    expect((await server.open(sealed)).typed).toBe('hills');
  });
});

describe('a page that was open too long', () => {
  test('fetches the key anew and sends the same again, once', async () => {
    const server = await sealingServer();
    const over = { code: 400, success: false, data: null, msg: '页面停留时间过长', reason: 'session.passwordKey' };
    const answers = [() => Response.json(over, { status: 400 }), () => refusal(400, '原密码不正确!')];
    const sent = serve({
      '/password-key': () => server.key(),
      '/update-password': () => (answers.shift() ?? (() => refusal(500, '')))(),
    });
    const change = changePassword({ old: 'old-Nest-1', fresh: 'new-Nest-2', again: 'new-Nest-2' });
    await expect(change).rejects.toThrow('原密码不正确!');
    expect(sent.map(({ url }) => url.split('/').at(-1))).toEqual([
      'password-key',
      'update-password',
      'password-key',
      'update-password',
    ]);
    const again: unknown = sent[3]?.body;
    expect(again).toMatchObject({ oldPassword: expect.any(String), newPassword: expect.any(String) });
    const { oldPassword, newPassword } = again as Record<string, string>;
    expect((await server.open(oldPassword)).typed).toBe('old-Nest-1');
    expect((await server.open(newPassword)).typed).toBe('new-Nest-2');
  });
});
