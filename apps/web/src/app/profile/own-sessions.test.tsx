import { cleanup, configure, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ok, serve, showInShell } from '../shell/shell-sample.tsx';
import { OwnSessions } from './own-sessions.tsx';

configure({ asyncUtilTimeout: 10_000 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const times = { startTime: '2026-11-20 08:00:00', lastUsedTime: '2026-11-20 10:05:00' };
const here = {
  id: '1',
  address: '10.1.1.9',
  place: 'inside',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  ...times,
  isCurrent: true,
};
const phone = {
  ...here,
  id: '2',
  address: '36.5.1.2',
  place: 'outside',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
  isCurrent: false,
};

describe('the own sessions', () => {
  test('are named by what people recognise, this one marked and without a way to end it', async () => {
    serve({ '/blade-user/sessions': () => ok([here, phone]) });
    showInShell(<OwnSessions />);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('Chrome 140 · Windows');
    expect(first?.textContent).toContain('当前会话');
    expect(first && within(first).queryByRole('button')).toBeNull();
    expect(second?.textContent).toContain('Safari 18 · iOS');
    expect(first?.textContent).toContain('内网 10.1.1.9');
    expect(second?.textContent).toContain('外网 36.5.1.2');
  });

  test('end one by one at once, and all others after a question', async () => {
    const sent = serve({
      '/sessions/end-others': () => ok({ ended: 1 }),
      '/sessions/end': () => ok(),
      '/blade-user/sessions': () => ok([here, phone]),
    });
    const user = showInShell(<OwnSessions />);
    await user.click(await screen.findByRole('button', { name: '结束会话 Safari 18 · iOS 36.5.1.2' }));
    await vi.waitFor(() => expect(sent.find(({ url }) => url.endsWith('/sessions/end'))?.body).toEqual({ id: '2' }));
    await user.click(await screen.findByRole('button', { name: '结束其他所有会话' }));
    const question = await screen.findByRole('dialog');
    expect(sent.some(({ url }) => url.includes('end-others'))).toBe(false);
    await user.click(within(question).getByRole('button', { name: '结束其他所有会话' }));
    await vi.waitFor(() => expect(sent.some(({ url }) => url.includes('end-others'))).toBe(true));
  });

  test('that are only the one at hand leave nothing to end', async () => {
    serve({ '/blade-user/sessions': () => ok([here]) });
    showInShell(<OwnSessions />);
    await screen.findByText('当前会话');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
