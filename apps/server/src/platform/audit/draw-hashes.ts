import { createHash, createHmac } from 'node:crypto';
import type { DrawHashes } from '@zhaocai/model';

/** What a draw is calculated with. */
export const drawHashes: DrawHashes = {
  sha256: (text) => createHash('sha256').update(text, 'utf8').digest('hex'),
  hmacSha256: (keyHex, text) => createHmac('sha256', Buffer.from(keyHex, 'hex')).update(text, 'utf8').digest('hex'),
};
