import { describe, expect, test } from 'vitest';
import { judgeVisit, type Visit } from './guard.ts';

const visit = (path: string, change: Partial<Visit> = {}): Visit => ({
  path,
  search: new URLSearchParams(),
  isSignedIn: true,
  mustChange: false,
  mustEnrol: false,
  isLocked: false,
  isFirst: false,
  ...change,
});

describe('the guard', () => {
  test.each(['/login', '/lock', '/404', '/403', '/500', '/wel/secondIndex'])(
    '[R1] [R14] opens %s without a sign-in',
    (path) => {
      expect(judgeVisit(visit(path, { isSignedIn: false }))).toEqual({ kind: 'enter' });
    },
  );

  test.each(['/', '/wel'])('[R2] [R6] sends %s to the home page', (path) => {
    expect(judgeVisit(visit(path))).toEqual({ kind: 'redirect', to: '/wel/index' });
  });

  test('[R16] sends who is signed in from /login to /', () => {
    expect(judgeVisit(visit('/login'))).toEqual({ kind: 'redirect', to: '/' });
  });

  test('[R17] sends who is not signed in to the sign-in page, whatever the address', () => {
    expect(judgeVisit(visit('/tenderee/myTenderee', { isSignedIn: false }))).toEqual({ kind: 'signIn' });
  });

  test('[R19] opens an address with a target in a new window, without the target', () => {
    const search = new URLSearchParams('id=7&target=_blank');
    expect(judgeVisit(visit('/projectDetail/index', { search }))).toEqual({
      kind: 'window',
      address: '/projectDetail/index?id=7',
    });
  });

  test('[R19] a target in the first address of a window opens no second one', () => {
    const search = new URLSearchParams('target=_blank');
    expect(judgeVisit(visit('/wel/index', { search, isFirst: true })).kind).toBe('enter');
  });

  test('lets nobody past a second factor that his role demands, after the initial password', () => {
    expect(judgeVisit(visit('/wel/index', { mustEnrol: true }))).toEqual({ kind: 'redirect', to: '/enrol' });
    expect(judgeVisit(visit('/enrol', { mustEnrol: true })).kind).toBe('enter');
    const both = { mustChange: true, mustEnrol: true };
    expect(judgeVisit(visit('/enrol', both))).toEqual({ kind: 'redirect', to: '/change-password' });
    expect(judgeVisit(visit('/enrol'))).toEqual({ kind: 'redirect', to: '/wel/index' });
  });

  test('lets nobody past an initial password', () => {
    expect(judgeVisit(visit('/wel/index', { mustChange: true }))).toEqual({ kind: 'redirect', to: '/change-password' });
    expect(judgeVisit(visit('/change-password', { mustChange: true })).kind).toBe('enter');
  });
});

describe('a locked screen', () => {
  test.each(['/wel/index', '/login', '/', '/404', '/tenderee/myTenderee'])(
    '[R15] sends %s to the lock page',
    (path) => {
      expect(judgeVisit(visit(path, { isLocked: true }))).toEqual({ kind: 'redirect', to: '/lock' });
    },
  );

  test('[R15] [R62] shows the lock page at /lock', () => {
    expect(judgeVisit(visit('/lock', { isLocked: true }))).toEqual({ kind: 'enter' });
  });

  test('who is not signed in meets no lock, but the sign-in page', () => {
    expect(judgeVisit(visit('/wel/index', { isLocked: true, isSignedIn: false }))).toEqual({ kind: 'signIn' });
  });
});
