import { bytesOf, hexOf, sha256 } from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';

/** Fields of a bid: amounts are decimal strings, so that no language writes them differently. */
export type SealedFields = Readonly<Record<string, unknown>>;

const nonceBytes = 16;

/** 128 bits in hex: without it a price could be guessed from its commit. */
export function newNonce(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(nonceBytes)));
}

export const noncePattern = /^[0-9a-f]{32}$/;

/** Of the secret string of an identity. */
export function keyCommitOf(secret: string): Promise<string> {
  return sha256(secret);
}

export function fieldsCommitOf(fields: SealedFields, nonce: string): Promise<string> {
  return sha256(`${canonicalJson(fields)}:${nonce}`);
}

/** What is sealed of the fields: with the nonce, filled with blanks to whole blocks, for a length tells digits. */
export function fieldsText(fields: SealedFields, nonce: string): string {
  const text = canonicalJson({ fields, nonce });
  const { length } = bytesOf(text);
  return text + ' '.repeat(Math.ceil(length / blockBytes) * blockBytes - length);
}

const blockBytes = 4096;

/** The fields and their nonce again; throws where the text is none of `fieldsText`. */
export function readFieldsText(text: string): { fields: SealedFields; nonce: string } {
  const read: unknown = JSON.parse(text);
  if (!isFields(read)) throw new Error('not the fields of a bid');
  if (fieldsText(read.fields, read.nonce) !== text) throw new Error('not the canonical text of its fields');
  return read;
}

function isFields(value: unknown): value is { fields: SealedFields; nonce: string } {
  if (typeof value !== 'object' || value === null || !('fields' in value) || !('nonce' in value)) return false;
  const { fields, nonce } = value;
  return typeof fields === 'object' && fields !== null && typeof nonce === 'string' && noncePattern.test(nonce);
}
