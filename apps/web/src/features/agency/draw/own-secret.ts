import { commitOf, type DrawHashes } from '@zhaocai/model/kit/verifiable-draw';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The browser's own, so that a record is checked without asking the server. */
export const drawHashes: DrawHashes = {
  sha256: (text) => bytesToHex(sha256(utf8ToBytes(text))),
  hmacSha256: (keyHex, text) => bytesToHex(hmac(sha256, hexToBytes(keyHex), utf8ToBytes(text))),
};

const place = (commit: string) => `zc.draw.${commit}`;

/** Makes a secret, keeps it in this browser under its digest, and answers the digest: nothing else is handed in. */
export function newCommit(party: string): string {
  const secret = bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
  const commit = commitOf(drawHashes, party, secret);
  localStorage.setItem(place(commit), secret);
  return commit;
}

/** The secret of a digest, where it was made in this browser. */
export function secretOf(commit: string | undefined): string | undefined {
  return commit === undefined ? undefined : (localStorage.getItem(place(commit)) ?? undefined);
}
