import { homePath } from './home-path.ts';
import { lockPath } from './lock/lock-flag.ts';

export interface Visit {
  readonly path: string;
  readonly search: URLSearchParams;
  readonly isSignedIn: boolean;
  readonly mustChange: boolean;
  readonly mustEnrol: boolean;
  readonly isLocked: boolean;
  /** The first page of this window: there is nowhere to go back to. */
  readonly isFirst: boolean;
}

export type Verdict =
  | { readonly kind: 'enter' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** No session: what is left of an old one is cleared on the way to the sign-in page. */
  | { readonly kind: 'signIn' }
  /** Opens beside this page instead of in it. */
  | { readonly kind: 'window'; readonly address: string };

export const signInPath = '/login';
export const changePasswordPath = '/change-password';
export const enrolPath = '/enrol';
const openPaths = new Set(['/404', '/403', '/500', lockPath, '/wel/secondIndex']);

/** Who may go where, before anything is drawn. */
export function judgeVisit({ path, search, isSignedIn, mustChange, mustEnrol, isLocked, isFirst }: Visit): Verdict {
  if (isSignedIn && isLocked) return path === lockPath ? { kind: 'enter' } : { kind: 'redirect', to: lockPath };
  if (path === signInPath) return isSignedIn ? { kind: 'redirect', to: '/' } : { kind: 'enter' };
  if (openPaths.has(path)) return { kind: 'enter' };
  if (!isSignedIn) return { kind: 'signIn' };
  if (mustChange) return path === changePasswordPath ? { kind: 'enter' } : { kind: 'redirect', to: changePasswordPath };
  if (mustEnrol) return path === enrolPath ? { kind: 'enter' } : { kind: 'redirect', to: enrolPath };
  if (path === changePasswordPath || path === enrolPath) return { kind: 'redirect', to: homePath };
  if (path === '/' || path === '/wel') return { kind: 'redirect', to: homePath };
  if (search.has('target') && !isFirst) return { kind: 'window', address: withoutTarget(path, search) };
  return { kind: 'enter' };
}

function withoutTarget(path: string, search: URLSearchParams): string {
  const rest = new URLSearchParams(search);
  rest.delete('target');
  const text = rest.toString();
  return text ? `${path}?${text}` : path;
}
