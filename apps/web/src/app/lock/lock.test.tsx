import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readContent } from '../../kit/session/local-record.ts';
import { endSession, startSession } from '../../kit/session/session-store.ts';
import { leaveSession } from '../session/leave-session.ts';
import { sampleUser, serve, showInShell } from '../shell/shell-sample.tsx';
import { LockDialog } from './lock-dialog.tsx';
import { dropLock, isLocked, raiseLock, takeLockReturn } from './lock-flag.ts';
import { LockPage } from './lock-page.tsx';
import { hasLockPassword, isLockPassword, keepLockPassword } from './lock-password.ts';
import { useLock } from './use-lock.ts';

configure({ asyncUtilTimeout: 10_000 });

function LockButton() {
  const { lock, isAsking, stopAsking } = useLock();
  return (
    <>
      <button type="button" onClick={() => void lock()}>
        锁
      </button>
      {isAsking && <LockDialog onSet={() => void lock()} onClose={stopAsking} />}
    </>
  );
}

beforeEach(() => {
  serve({});
});
afterEach(() => {
  cleanup();
  endSession();
  dropLock();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('locking', () => {
  test('[R162] [R163] without a lock password asks for one, and an empty one is refused', async () => {
    const user = showInShell(<LockButton />);
    await user.click(screen.getByText('锁'));
    await user.click(await screen.findByRole('button', { name: '设置并锁屏' }));
    expect(await screen.findByText('锁屏密码不能为空')).toBeTruthy();
    expect(isLocked()).toBe(false);
  });

  test('[R164] [R165] with a password moves to the lock page a moment later and raises the session’s flag', async () => {
    keepLockPassword(sampleUser.userId, 'tea');
    const user = showInShell(<LockButton />, { path: '/tenderee/myTenderee?current=2' });
    const start = performance.now();
    await user.click(screen.getByText('锁'));
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/lock'));
    expect(performance.now() - start).toBeGreaterThan(95);
    expect(readContent('isLock', 'session')).toBe(true);
    expect(takeLockReturn()).toBe('/tenderee/myTenderee?current=2');
  });

  test('[R166] [R137] a sign-in and a sign-out clear the lock, and the sign-in the tabs', () => {
    raiseLock('/wel/index');
    leaveSession();
    expect(isLocked()).toBe(false);
    sessionStorage.setItem('saber-tagList', '{"content":[]}');
    startSession({ user: sampleUser, tokens: { access: 'a', refresh: 'r' }, weakPassword: false });
    expect(sessionStorage.getItem('saber-tagList')).toBeNull();
  });

  test('a new window of the same browser is locked too', () => {
    raiseLock('/wel/index');
    sessionStorage.clear();
    expect(isLocked()).toBe(true);
  });
});

describe('the lock password', () => {
  test('is kept as a salted hash, another time another one, and never as it was typed', () => {
    keepLockPassword('7', 'open sesame');
    const first = localStorage.getItem('saber-lockPasswd');
    keepLockPassword('7', 'open sesame');
    expect(first).not.toContain('sesame');
    expect(localStorage.getItem('saber-lockPasswd')).not.toBe(first);
    expect([isLockPassword('7', 'open sesame'), isLockPassword('7', 'open')]).toEqual([true, false]);
  });

  test('belongs to one account', () => {
    keepLockPassword('7', 'tea');
    expect([hasLockPassword('8'), isLockPassword('8', 'tea')]).toEqual([false, false]);
  });
});

describe('the lock page', () => {
  test('[R62] lets on with the right password alone, back to where the work was left', async () => {
    keepLockPassword(sampleUser.userId, 'tea');
    raiseLock('/tenderee/myTenderee');
    const user = showInShell(<LockPage />, { path: '/lock' });
    await user.type(screen.getByLabelText('锁屏密码'), 'coffee{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('锁屏密码不正确');
    expect(isLocked()).toBe(true);
    await user.type(screen.getByLabelText('锁屏密码'), 'tea{Enter}');
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/tenderee/myTenderee'));
    expect(isLocked()).toBe(false);
  });
});
