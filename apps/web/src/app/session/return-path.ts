import { dropRecord, readContent, writeRecord } from '../../kit/session/local-record.ts';
import { currentUser } from '../../kit/session/session-store.ts';
import { homePath } from '../home-path.ts';

const record = 'returnTo';

interface Return {
  readonly address: string;
  /** Whose work was interrupted there; undefined where a link was followed before anybody signed in. */
  readonly userId: string | undefined;
}

/** Remembers where the user wanted to go when he had to sign in first, or where his session ended. */
export function rememberReturn(address: string, userId?: string): void {
  if (address !== '/') writeRecord(record, { address, userId } satisfies Return, 'session');
}

/** Where to go after the sign-in: an address of ours only, never another site, and never where another person worked. */
export function takeReturnPath(): string {
  // Written by rememberReturn alone.
  const stored = readContent(record, 'session') as Partial<Return> | undefined;
  dropRecord(record, 'session');
  const isHis = stored?.userId === undefined || stored.userId === currentUser()?.userId;
  return isHis && isOwnAddress(stored?.address) ? stored.address : homePath;
}

export function isOwnAddress(address: unknown): address is string {
  return typeof address === 'string' && /^\/(?![/\\])/.test(address);
}
