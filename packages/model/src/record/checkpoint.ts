import { base64Of, bytesOf, fromBase64, hexOf, sha256 } from '../sealing/bytes.ts';
import { fromBase64Url } from './web-signature.ts';

/**
 * What one line of a public list of days says: after so many days the record stood so. Whoever keeps one can hold it against
 * the list later: a record that was written anew does not lead to it.
 */
export interface Checkpoint {
  /** Whose record it is; without a scheme, such as `zhaocai.example/portal/record/100001`. */
  readonly origin: string;
  /** Days that it covers, the first day of the record included. */
  readonly size: number;
  /** Root of the tree over the digests of these days, hex: RFC 6962, 2.1. */
  readonly root: string;
  /** The last of these days, `yyyy-MM-dd`. */
  readonly day: string;
}

/** A note as anybody may sign it (C2SP signed-note): its text, and who says so. */
export interface SignedNote {
  /** Ends with a line break. */
  readonly text: string;
  readonly signatures: readonly { readonly name: string; readonly keyId: string; readonly signature: string }[];
}

/** Digests are hex, the result too; of no day at all the hash of nothing. */
export async function treeRoot(digests: readonly string[]): Promise<string> {
  let level = await Promise.all(digests.map((digest) => sha256(withPrefix(0, bytesOfHex(digest)))));
  if (level.length === 0) return sha256('');
  while (level.length > 1) level = await levelAbove(level);
  return level[0] ?? '';
}

/** Two and two; the last one without a neighbour goes up as it is, which is what the largest power of two comes to. */
function levelAbove(level: readonly string[]): Promise<string[]> {
  const pairs = Array.from({ length: Math.ceil(level.length / 2) }, (_, no) => level.slice(no * 2, no * 2 + 2));
  return Promise.all(
    pairs.map(async ([left = '', right]) =>
      right === undefined ? left : sha256(withPrefix(1, bytesOfHex(left + right))),
    ),
  );
}

/** C2SP tlog-checkpoint: origin, size and root, each a line; the day is a line of our own behind them. */
export function checkpointText({ origin, size, root, day }: Checkpoint): string {
  return `${origin}\n${size}\n${base64Of(bytesOfHex(root))}\nday ${day}\n`;
}

/** Undefined where it is none of ours. */
export function readCheckpoint(text: string): Checkpoint | undefined {
  const found = /^([^\s]+)\n(0|[1-9]\d{0,8})\n([A-Za-z\d+/]{43}=)\nday (\d{4}-\d\d-\d\d)\n$/.exec(text);
  const [, origin, size, root, day] = found ?? [];
  if (!origin || !size || !root || !day) return undefined;
  return { origin, size: Number(size), root: hexOf(fromBase64(root)), day };
}

/** @param publicKey Ed25519, raw, base64url */
export async function keyIdOf(name: string, publicKey: string): Promise<string> {
  const hash = await sha256(Uint8Array.from([...bytesOf(`${name}\n`), algorithm, ...fromBase64Url(publicKey)]));
  return hash.slice(0, 2 * keyIdBytes);
}

/** The key as programs for signed notes take it: `name+id+key`. */
export async function verifierKeyOf(name: string, publicKey: string): Promise<string> {
  const key = base64Of(Uint8Array.from([algorithm, ...fromBase64Url(publicKey)]));
  return `${name}+${await keyIdOf(name, publicKey)}+${key}`;
}

/** The key of a verifier key's last part, raw, base64url; undefined where it is none of ours. */
export function publicKeyIn(base64: string): string | undefined {
  const bytes = bytesOrNone(base64);
  return bytes[0] === algorithm && bytes.length === 1 + publicKeyBytes ? base64UrlOf(bytes.subarray(1)) : undefined;
}

export interface NoteSigner {
  readonly name: string;
  /** Ed25519, raw, base64url. */
  readonly publicKey: string;
  /** base64url */
  sign(text: string): string;
}

/** The text with its signature, as a file to keep. */
export async function signedNote(text: string, { name, publicKey, sign }: NoteSigner): Promise<string> {
  const line = bytesOfHex(await keyIdOf(name, publicKey));
  return `${text}\n— ${name} ${base64Of(Uint8Array.from([...line, ...fromBase64Url(sign(text))]))}\n`;
}

/** Undefined where it is no signed note. Signatures are base64url again, ids of keys hex. */
export function readNote(note: string): SignedNote | undefined {
  const cut = note.lastIndexOf('\n\n');
  if (cut < 0 || !note.endsWith('\n')) return undefined;
  const lines = note.slice(cut + 2, -1).split('\n');
  const signatures = lines.flatMap((line) => signatureIn(line) ?? []);
  return signatures.length === lines.length ? { text: note.slice(0, cut + 1), signatures } : undefined;
}

function signatureIn(line: string) {
  const [, name, base64] = /^— ([^\s+]+) ([A-Za-z\d+/]+={0,2})$/.exec(line) ?? [];
  if (!name || !base64) return undefined;
  const bytes = bytesOrNone(base64);
  if (bytes.length !== keyIdBytes + signatureBytes) return undefined;
  return {
    name,
    keyId: hexOf(bytes.subarray(0, keyIdBytes)),
    signature: base64UrlOf(bytes.subarray(keyIdBytes)),
  };
}

const algorithm = 1;
const keyIdBytes = 4;
const signatureBytes = 64;
const publicKeyBytes = 32;

function withPrefix(prefix: number, bytes: Uint8Array): Uint8Array {
  return Uint8Array.from([prefix, ...bytes]);
}

function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function bytesOrNone(base64: string): Uint8Array {
  try {
    return fromBase64(base64);
  } catch {
    return new Uint8Array();
  }
}

function base64UrlOf(bytes: Uint8Array): string {
  return base64Of(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
