import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestError } from '../../kit/http/request-error.ts';
import { send } from '../../kit/http/send.ts';
import { readContent, recordKey, writeRecord } from '../../kit/session/local-record.ts';
import { endSession, startSession } from '../../kit/session/session-store.ts';
import { router } from '../guarded-history.ts';
import { ok, refusal, sampleUser, serve, type SentCall } from '../shell/shell-sample.tsx';
import { ask } from './ask.ts';
import { watchSession } from './renew.ts';

const tokenTimeMs = 3_000_000;

function signIn(): void {
  startSession({ user: sampleUser, tokens: { access: '100001.a', refresh: 'r' }, weakPassword: false });
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(router, 'navigate').mockReturnValue();
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  endSession();
  sessionStorage.clear();
});

/** The clock of the test does not move that of AbortSignal. */
function countWithTheTest(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const over = new AbortController();
    setTimeout(() => over.abort(), ms);
    return over.signal;
  });
}

test('[R327] a call that nobody answers is given up after 30 s', async () => {
  countWithTheTest();
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_answer, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  });
  let end: unknown;
  void send({ method: 'GET', path: '/x' }).catch((error: unknown) => (end = error));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(end).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(end).toMatchObject({ kind: 'timeout' });
});

test('[R328] credentials travel with every call', async () => {
  const fetched = vi.fn<typeof fetch>().mockImplementation(() => Promise.resolve(ok()));
  vi.stubGlobal('fetch', fetched);
  await send({ method: 'GET', path: '/x' });
  expect(fetched.mock.calls[0]?.[1]?.credentials).toBe('include');
});

test.each([200, 404, 500])(
  '[R329] an answer with HTTP status %i comes back to be judged by its body',
  async (status) => {
    serve({ '/x': () => Response.json({ code: 200, data: 'body' }, { status }) });
    await expect(ask({ method: 'GET', path: '/x' })).resolves.toBe('body');
  },
);

test('[R332] a session that the server no longer knows ends at the sign-in page, with the reason', async () => {
  signIn();
  watchSession();
  serve({
    '/x': () => refusal(401, '请求未授权'),
    '/token/refresh': () => Response.json({ error: 'invalid_grant', error_description: '已失效' }, { status: 400 }),
  });
  await expect(ask({ method: 'GET', path: '/x' })).rejects.toBeInstanceOf(RequestError);
  expect(router.navigate).toHaveBeenCalledWith('/login', { replace: true });
  expect(readContent('signInNotice', 'session')).toBe('您的登录信息已失效，请重新登录！');
});

test('[R147] every ten seconds the token’s age is looked at, and an old one exchanged', async () => {
  const isRefresh = ({ url }: SentCall) => url.includes('/token/refresh');
  const sent = serve({ '/token/refresh': () => Response.json({ access_token: 'b', refresh_token: 's' }) });
  signIn();
  watchSession();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent.filter(isRefresh)).toHaveLength(0);
  vi.setSystemTime(Date.now() + tokenTimeMs);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent.filter(isRefresh)).toHaveLength(1);
});

test('[R343] a stored record carries its type, content, place and moment under the application’s prefix', () => {
  writeRecord('isCollapse', true);
  const stored: unknown = JSON.parse(localStorage.getItem(recordKey('isCollapse')) ?? '');
  expect(recordKey('isCollapse')).toBe('saber-isCollapse');
  expect(stored).toEqual({ dataType: 'boolean', content: true, type: 'local', datetime: expect.any(Number) });
});
