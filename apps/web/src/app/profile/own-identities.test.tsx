import { act, cleanup, configure, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepLinkReturn, rememberStarted, takeStarted } from '../session/brought-back.ts';
import { ok, refusal, sampleUser, serve, showInShell } from '../shell/shell-sample.tsx';
import { OwnIdentities } from './own-identities.tsx';

configure({ asyncUtilTimeout: 10_000 });

const assign = vi.spyOn(window.location, 'assign');
beforeEach(() => void assign.mockReset().mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const campus = { source: 'campus', displayName: '校园认证', isOffered: true, linked: null };
const linked = { ...campus, linked: { username: 'zm01', nickname: '周明' } };
const state = 's'.repeat(48);
const comeBack = (search: string) => {
  rememberStarted({ purpose: 'link', tenantId: sampleUser.tenantId, source: 'campus', state });
  return keepLinkReturn(search);
};

describe('the other ways in', () => {
  test('are not shown where the tenant offers none', async () => {
    const sent = serve({ '/blade-user/identities': () => ok([]) });
    showInShell(<OwnIdentities />);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await vi.waitFor(() => expect(screen.queryByText('第三方登录')).toBeNull());
  });

  test('lead to the provider by a state that stays in this window', async () => {
    const sent = serve({
      '/identities/start': () => ok({ url: 'https://id.example.edu.cn/auth' }),
      '/blade-user/identities': () => ok([campus]),
    });
    const user = showInShell(<OwnIdentities />);
    await user.click(await screen.findByRole('button', { name: '关联校园认证' }));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('https://id.example.edu.cn/auth'));
    const started = takeStarted();
    expect(started).toMatchObject({ purpose: 'link', source: 'campus' });
    expect(sent.find(({ url }) => url.includes('start'))?.body).toEqual({ source: 'campus', state: started?.state });
  });

  test('are linked by what this window brings back, once', async () => {
    const sent = serve({ '/identities/finish': () => ok(linked), '/blade-user/identities': () => ok([linked]) });
    expect(comeBack(`?code=c1&state=${state}`)).toBe(true);
    showInShell(<OwnIdentities />);
    expect(await screen.findByText('关联成功')).toBeTruthy();
    expect(await screen.findByText('已关联：zm01')).toBeTruthy();
    expect(sent.filter(({ url }) => url.includes('finish')).map(({ body }) => body)).toEqual([{ state, code: 'c1' }]);
  });

  // React begins a drawing anew whenever something beside it still has to come, and forgets what it drew.
  test('are linked also where the first drawing of the page was given up', async () => {
    const sent = serve({ '/identities/finish': () => ok(linked), '/blade-user/identities': () => ok([linked]) });
    let arrive: (words: string) => void = () => undefined;
    const words = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    comeBack(`?code=c1&state=${state}`);
    // Awaited, for React may lose what suspends in an act that nobody awaits.
    await act(async () => {
      showInShell(
        <Suspense fallback="正在打开">
          <OwnIdentities />
          <Late words={words} />
        </Suspense>,
      );
    });
    expect(await screen.findByText('正在打开')).toBeTruthy();
    expect(sent.some(({ url }) => url.includes('finish'))).toBe(false);
    await act(async () => arrive('现在才到'));
    expect(await screen.findByText('现在才到')).toBeTruthy();
    expect(await screen.findByText('已关联：zm01')).toBeTruthy();
    expect(sent.filter(({ url }) => url.includes('finish'))).toHaveLength(1);
  });

  test.each([
    ['with another state', `?code=c1&state=other`, '关联不是在此窗口发起的，请重新关联'],
    ['refused there', `?error=access_denied&state=${state}`, '身份提供方拒绝了登录：access_denied'],
  ])('what comes back %s is not sent, and said', async (_, search, words) => {
    const sent = serve({ '/blade-user/identities': () => ok([campus]) });
    comeBack(search);
    showInShell(<OwnIdentities />);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(sent.some(({ url }) => url.includes('finish'))).toBe(false);
  });

  test('what the server refuses stays to be read', async () => {
    const taken = '该第三方账号已关联本单位的另一账号';
    serve({ '/identities/finish': () => refusal(400, taken), '/blade-user/identities': () => ok([campus]) });
    comeBack(`?code=c1&state=${state}`);
    showInShell(<OwnIdentities />);
    expect(await screen.findByText(taken)).toBeTruthy();
  });

  test('are unlinked after a question', async () => {
    const sent = serve({ '/identities/unlink': () => ok(), '/blade-user/identities': () => ok([linked]) });
    const user = showInShell(<OwnIdentities />);
    await user.click(await screen.findByRole('button', { name: '解除关联校园认证' }));
    expect(sent.some(({ url }) => url.includes('unlink'))).toBe(false);
    await user.click(await screen.findByRole('button', { name: '解除关联' }));
    expect(await screen.findByText('已解除关联')).toBeTruthy();
    expect(sent.find(({ url }) => url.includes('unlink'))?.body).toEqual({ source: 'campus' });
  });
});

function Late({ words }: { words: Promise<string> }) {
  return <p>{use(words)}</p>;
}

test('a way back that belongs to a sign-in, or to nothing, is none to the profile', () => {
  expect(keepLinkReturn(`?code=c1&state=${state}`)).toBe(false);
  rememberStarted({ purpose: 'signIn', tenantId: '100001', source: 'campus', state });
  expect(keepLinkReturn(`?code=c1&state=${state}`)).toBe(false);
  expect(comeBack('?from=mail')).toBe(false);
});
