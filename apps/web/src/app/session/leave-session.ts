import { endSession } from '../../kit/session/session-store.ts';
import { dropLock } from '../lock/lock-flag.ts';

/** What belongs to a session goes with it: tokens, user, menus, tabs and the lock. */
export function leaveSession(): void {
  endSession();
  dropLock();
}
