import { dropRecord, readContent, recordKey, writeRecord } from '../../kit/session/local-record.ts';
import { homePath } from '../home-path.ts';
import { isOwnAddress } from '../session/return-path.ts';

export const lockPath = '/lock';

const flag = 'isLock';
const returnRecord = 'lockReturn';

/** The session's flag, and a second one for the other windows of this browser: a new tab must not walk past the lock. */
export function isLocked(): boolean {
  return readContent(flag, 'session') === true || readContent(flag) === true;
}

export function raiseLock(address: string): void {
  rememberLockReturn(address);
  writeRecord(flag, true, 'session');
  writeRecord(flag, true);
}

export function dropLock(): void {
  dropRecord(flag, 'session');
  dropRecord(flag);
}

export function rememberLockReturn(address: string): void {
  if (!address.startsWith(lockPath)) writeRecord(returnRecord, address, 'session');
}

/** Where the work was left. */
export function takeLockReturn(): string {
  const address = readContent(returnRecord, 'session');
  dropRecord(returnRecord, 'session');
  return isOwnAddress(address) ? address : homePath;
}

/** Another window of this browser was locked or unlocked. */
export function watchLock(onChange: (isNowLocked: boolean) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== recordKey(flag)) return;
    if (newValue === null) dropRecord(flag, 'session');
    onChange(newValue !== null);
  });
}
