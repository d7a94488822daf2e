import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, isSignedIn, startSession } from '../../kit/session/session-store.ts';
import { router } from '../guarded-history.ts';
import { ok, refusal, sampleUser, serve } from '../shell/shell-sample.tsx';
import { clearErrors, recordError, useErrorLog } from './error-log.ts';
import { signOut } from './sign-out.ts';

const assign = vi.spyOn(window.location, 'assign');

beforeEach(() => {
  assign.mockReset().mockImplementation(() => undefined);
  vi.spyOn(router, 'navigate').mockReturnValue();
  startSession({ user: sampleUser, tokens: { access: '100001.a', refresh: 'r' }, weakPassword: false });
});
afterEach(() => {
  clearErrors();
  endSession();
  vi.mocked(router.navigate).mockRestore();
  vi.unstubAllGlobals();
});

test('[R144] ends the session here and on the server', async () => {
  const sent = serve({ '/oauth/logout': () => ok() });
  await signOut();
  expect(isSignedIn()).toBe(false);
  expect(sent.map(({ url }) => url)).toEqual(['/api/blade-auth/oauth/logout']);
  expect(assign).not.toHaveBeenCalled();
});

test('[R145] leads to the sign-out of the single sign-on that the server names', async () => {
  serve({ '/oauth/logout': () => ok({ url: 'https://sso.example.edu.cn/logout' }) });
  await signOut();
  expect(assign).toHaveBeenCalledWith('https://sso.example.edu.cn/logout');
});

test('an address that is no page is not opened', async () => {
  serve({ '/oauth/logout': () => ok({ url: 'javascript:alert(1)' }) });
  await signOut();
  expect(assign).not.toHaveBeenCalled();
});

test('[R341] hands over the errors that this browser keeps, and keeps them where the server does not take them', async () => {
  recordError(new Error('坏了'), 'in Page');
  serve({ '/oauth/logout': () => refusal(500, '') });
  await signOut();
  expect(useErrorLog.getState().entries).toHaveLength(1);
  const sent = serve({ '/oauth/logout': () => ok() });
  await signOut();
  expect(sent[0]?.body).toMatchObject({ rows: [{ message: '坏了', info: 'in Page' }] });
  expect(useErrorLog.getState().entries).toEqual([]);
});
