import type { SessionUser } from './session-user.ts';

/** Does the user hold this permission? Only what a role was granted counts: no alias opens a door by itself. */
export function holds(user: SessionUser, permission: string): boolean {
  return permission === 'public' || permission === 'signedIn' || user.permissions.has(permission);
}
