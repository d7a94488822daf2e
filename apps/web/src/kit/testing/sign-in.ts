import { cleanup } from '@testing-library/react';
import { endSession, useSession } from '../session/session-store.ts';

const user = {
  userId: '7',
  tenantId: '100001',
  tenantName: '大学招投标中心',
  account: 'buyer',
  nickName: '周明',
  roles: [],
  avatar: null,
  oauthId: '',
  mustChange: false,
  mustEnrol: false,
};

/** Somebody sits before the screen, and may do this. */
export function signIn(permissions: readonly string[] = []): void {
  useSession.setState({ user, permissions: new Set(permissions) });
}

/** The session ends, its screens go with it, and the same account signs in again. */
export function signInAgain(permissions: readonly string[] = []): void {
  endSession();
  cleanup();
  signIn(permissions);
}

/** Nobody sits there any more, and nothing is left behind. */
export function signOut(): void {
  endSession();
  sessionStorage.clear();
}
