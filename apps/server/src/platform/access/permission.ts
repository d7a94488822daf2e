import { signOut, updatePassword, type Endpoint } from '@zhaocai/contract';
import type { SessionUser } from './session-user.ts';

/** Does the user hold this permission? Only what a role was granted counts: no alias opens a door by itself. */
export function holds(user: SessionUser, permission: string): boolean {
  return permission === 'public' || permission === 'signedIn' || user.permissions.has(permission);
}

export type Verdict = 'allowed' | 'unauthorized' | 'passwordMustChange' | 'forbidden';

/** What the door answers before a handler runs: 401, 403 请先修改密码, 403, or lets in. */
export function judge(user: SessionUser | undefined, { route, permission }: Pick<Endpoint, 'route' | 'permission'>): Verdict {
  if (permission === 'public') return 'allowed';
  if (!user) return 'unauthorized';
  if (user.mustChangePassword && !openBeforePasswordChange.has(route)) return 'passwordMustChange';
  return holds(user, permission) ? 'allowed' : 'forbidden';
}

/** By the declared route, which an alias shares (decisions 20). */
const openBeforePasswordChange: ReadonlySet<string> = new Set([updatePassword.route, signOut.route]);
