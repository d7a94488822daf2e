import type { DrawHashes } from '@zhaocai/model/kit/verifiable-draw';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The browser's own, so that a record is checked without asking the server. */
export const drawHashes: DrawHashes = {
  sha256: (text) => bytesToHex(sha256(utf8ToBytes(text))),
  hmacSha256: (keyHex, text) => bytesToHex(hmac(sha256, hexToBytes(keyHex), utf8ToBytes(text))),
};

/** A secret of a draw, in the form that `secretPattern` asks for. */
export function newSecret(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
}
