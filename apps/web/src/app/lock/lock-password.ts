import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { readContent, writeRecord } from '../../kit/session/local-record.ts';

/** Of the screen lock, on this browser alone: another account here has its own. */
interface StoredLockPassword {
  readonly userId: string;
  readonly salt: string;
  readonly hash: string;
}

const record = 'lockPasswd';
const saltBytes = 16;
/** By hand, for the browser's own crypto is missing over plain http in an office network; a fifth of a second. */
const rounds = 60_000;

export function hasLockPassword(userId: string): boolean {
  return stored()?.userId === userId;
}

/** Kept as a salted hash: a lock password is often another password too. */
export function keepLockPassword(userId: string, password: string): void {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  writeRecord(record, { userId, salt: bytesToHex(salt), hash: hashOf(password, salt) } satisfies StoredLockPassword);
}

export function isLockPassword(userId: string, password: string): boolean {
  const known = stored();
  return known?.userId === userId && known.hash === hashOf(password, hexToBytes(known.salt));
}

function hashOf(password: string, salt: Uint8Array): string {
  return bytesToHex(pbkdf2(sha256, utf8ToBytes(password), salt, { c: rounds, dkLen: 32 }));
}

function stored(): StoredLockPassword | undefined {
  const content = readContent(record);
  const isStored = typeof content === 'object' && content !== null && 'userId' in content && 'salt' in content;
  // Written by keepLockPassword alone.
  return isStored ? (content as StoredLockPassword) : undefined;
}
