import { dropRecord, readContent, writeRecord } from '../../kit/session/local-record.ts';
import { homePath } from '../home-path.ts';

const record = 'returnTo';

/** Remembers where the user wanted to go when he had to sign in first. */
export function rememberReturn(address: string): void {
  if (address !== '/') writeRecord(record, address, 'session');
}

/** Where to go after the sign-in: an address of ours only, never another site. */
export function takeReturnPath(): string {
  const stored = readContent(record, 'session');
  dropRecord(record, 'session');
  return isOwnAddress(stored) ? stored : homePath;
}

export function isOwnAddress(address: unknown): address is string {
  return typeof address === 'string' && /^\/(?![/\\])/.test(address);
}
