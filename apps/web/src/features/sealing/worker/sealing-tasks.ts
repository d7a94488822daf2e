import {
  lockSecret,
  newIdentity,
  recipientOf,
  sealStream,
  unlockSecret,
  type SealedStream,
} from '@zhaocai/model/sealing/age';
import { hexOf } from '@zhaocai/model/sealing/bytes';
import { sealKeyKind } from '@zhaocai/model/sealing/seal-key';
import { es256, newSigningPair, signerOf } from '@zhaocai/model/sealing/signature';
import { sha256 } from '@noble/hashes/sha2.js';

// What takes long: it is done in a worker, so that no page stands still.

export interface NewKey {
  readonly publicKey: string;
  readonly lockedSecret: string;
}

/** Makes a pair; its secret leaves this function only under the passphrase. */
export async function makeKey({ keyKind, passphrase }: { keyKind: number; passphrase: string }): Promise<NewKey> {
  if (sealKeyKind.is(keyKind, 'signing')) {
    const { publicKey, privateKey } = await newSigningPair();
    return { publicKey, lockedSecret: await lockSecret(privateKey, { passphrase }) };
  }
  const { secret, recipient } = await newIdentity();
  return { publicKey: recipient, lockedSecret: await lockSecret(secret, { passphrase }) };
}

/** Of a fresh identity whose secret is kept by nobody: for a trial. */
export async function trialRecipient(): Promise<string> {
  return (await newIdentity()).recipient;
}

export type KeyVerdict = 'fits' | 'wrongPassphrase' | 'otherKey';

export interface KeyToTest extends NewKey {
  readonly keyKind: number;
  readonly passphrase: string;
}

/** Does the passphrase open it, and is it the secret of this public key? */
export async function testKey({ keyKind, publicKey, lockedSecret, passphrase }: KeyToTest): Promise<KeyVerdict> {
  let secret: string;
  try {
    secret = await unlockSecret(lockedSecret, passphrase);
  } catch {
    return 'wrongPassphrase';
  }
  const belongs = sealKeyKind.is(keyKind, 'signing') ? signsFor(secret, publicKey) : opensFor(secret, publicKey);
  return (await belongs.catch(() => false)) ? 'fits' : 'otherKey';
}

async function opensFor(secret: string, publicKey: string): Promise<boolean> {
  return (await recipientOf(secret)) === publicKey;
}

async function signsFor(privateKey: string, publicKey: string): Promise<boolean> {
  const text = 'seal-v1';
  const signature = await (await signerOf({ publicKey, privateKey })).sign(text);
  return es256.isSigned(text, { publicKey, signature });
}

export interface FileToSeal {
  readonly file: Blob;
  /** Of the bid. */
  readonly recipient: string;
  /** Where the bidder's own layer is on: his. */
  readonly bidder?: string | undefined;
}

export interface SealedFile {
  readonly size: number;
  readonly cipherSha256: string;
}

/** Whoever takes the cipher text as it comes. */
export interface SealedSink {
  /** Before the first part: the bytes that will come, as an upload in parts declares them. */
  readonly onSize: (size: number) => void;
  readonly onPart: (part: Uint8Array<ArrayBuffer>) => void;
}

const partBytes = 4 * 1024 * 1024;

/** Seals a file as it flows, and hashes the cipher text. */
export async function sealFile({ file, recipient, bidder }: FileToSeal, sink: SealedSink): Promise<SealedFile> {
  const inner = bidder ? await sealStream(bidder, file.stream()) : plainOf(file);
  const outer = await sealStream(recipient, inner.cipher);
  const size = outer.sizeOf(inner.sizeOf(file.size));
  sink.onSize(size);
  const hash = size <= mostWhole ? hashOfWhole(size) : hashOfFlow();
  const parts = inParts(sink.onPart);
  const reader = outer.cipher.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done || value === undefined) break;
    hash.update(value);
    parts.take(value);
  }
  parts.end();
  return { size, cipherSha256: hexOf(await hash.digest()) };
}

/** Up to here the cipher text is kept for the browser's own hash, which takes a tenth of the time of one in JavaScript. */
const mostWhole = 256 * 1024 * 1024;

interface Hash {
  update(piece: Uint8Array): unknown;
  digest(): Uint8Array | Promise<Uint8Array>;
}

function hashOfWhole(size: number): Hash {
  const whole = new Uint8Array(size);
  let filled = 0;
  return {
    update(piece) {
      whole.set(piece, filled);
      filled += piece.length;
    },
    digest: async () => new Uint8Array(await crypto.subtle.digest('SHA-256', whole)),
  };
}

function hashOfFlow(): Hash {
  return sha256.create();
}

/** Gathers what comes in small pieces to parts of one size; the last one may be shorter. */
function inParts(onPart: SealedSink['onPart']) {
  let part = new Uint8Array(partBytes);
  let filled = 0;
  const handOver = () => {
    onPart(filled === partBytes ? part : part.slice(0, filled));
    part = new Uint8Array(partBytes);
    filled = 0;
  };
  return {
    take(piece: Uint8Array): void {
      for (let taken = 0; taken < piece.length;) {
        const some = piece.subarray(taken, taken + partBytes - filled);
        part.set(some, filled);
        filled += some.length;
        taken += some.length;
        if (filled === partBytes) handOver();
      }
    },
    end: () => filled > 0 && handOver(),
  };
}

function plainOf(file: Blob): SealedStream {
  return { cipher: file.stream(), sizeOf: (plainSize) => plainSize };
}
