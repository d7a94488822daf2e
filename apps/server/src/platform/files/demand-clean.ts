import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { recordEvidence } from '../audit/index.ts';
import { refuse } from '../http/refusal.ts';
import { chunksOf, type ByteSource } from './byte-source.ts';
import { writeWhole, type Received } from './receive-upload.ts';
import type { Scanner } from './scanner.ts';

/** Of who sends something, what the record keeps. */
export type Sender = Parameters<typeof recordEvidence>[0];

export interface Scanning {
  readonly scanner: Scanner;
  /** Where what is infected is kept apart: nothing of it is ever served. */
  readonly folder: string;
}

interface Suspect {
  readonly source: ByteSource;
  readonly sent: Received;
  readonly fileName: string;
  /** Of what is to be sealed neither bytes nor name may be kept anywhere. */
  readonly isSealed: boolean;
}

/**
 * Refuses a file before anybody can have it, unless the scanner finds it clean. An infected one is kept apart for whoever
 * looks into it, and stands in the record with who sent it; where the scanner cannot say, nothing is taken.
 */
export async function demandClean(scanning: Scanning | undefined, sender: Sender, suspect: Suspect): Promise<void> {
  if (!scanning) return;
  const verdict = await scanning.scanner.judge(suspect.source);
  if (verdict.kind === 'clean') return;
  if (verdict.kind === 'unknown') refuse('file.scanFailed', { reason: verdict.reason });
  const { signature } = verdict;
  if (!suspect.isSealed) {
    await keepApart(scanning.folder, suspect);
    const { sent, fileName } = suspect;
    await recordEvidence(sender, {
      stream: 'admin',
      action: 'file.infected',
      subject: sent.sha256,
      payload: { fileName, signature, size: sent.size },
    });
  }
  refuse('file.infected', { signature });
}

/** Under its hash, so that however often it comes it lies there once. */
async function keepApart(folder: string, { source, sent }: Suspect): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(join(folder, sent.sha256), 'w', 0o400);
  try {
    for await (const { offset, chunk } of chunksOf(source)) await writeWhole(file, chunk, offset);
  } finally {
    await file.close();
  }
}
