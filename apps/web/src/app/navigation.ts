import { writeRecord } from '../kit/session/local-record.ts';
import { enrolPath, signInPath } from './guard.ts';
import { lockPath, rememberLockReturn, takeLockReturn } from './lock/lock-flag.ts';

type Navigate = (path: string, options?: { readonly replace?: boolean }) => unknown;

let navigate: Navigate = (path) => location.assign(path);

/** Lets the router lead: it names every page, so what no page asked for must not name the router. */
export function navigateBy(router: { readonly navigate: Navigate }): void {
  navigate = (path, options) => router.navigate(path, options);
}

/** To the sign-in page, with a word on why. */
export function leaveForSignIn(notice?: string): void {
  if (notice) writeRecord('signInNotice', notice, 'session');
  navigate(signInPath, { replace: true });
}

/** Where the user works: behind a locked screen, where he left it. */
export function placeOfWork(): string {
  return location.pathname === lockPath ? takeLockReturn() : location.pathname + location.search + location.hash;
}

/** To where a second factor is enrolled. */
export function leaveForEnrolment(): void {
  navigate(enrolPath, { replace: true });
}

/** Locks and unlocks with the browser's other windows. */
export function followLock(isNowLocked: boolean): void {
  if (isNowLocked) {
    rememberLockReturn(location.pathname + location.search + location.hash);
    navigate(lockPath);
  } else if (location.pathname === lockPath) {
    navigate(takeLockReturn(), { replace: true });
  }
}
