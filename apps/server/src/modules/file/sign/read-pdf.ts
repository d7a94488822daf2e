import { askThread } from './pdf-threads.ts';

/** What the dictionary of a signature says, as it stands in the PDF. */
export interface SignatureInPdf {
  readonly range: readonly number[];
  readonly cms: Uint8Array;
  readonly name: string;
  /** `D:20261121220000+08'00'` */
  readonly time: string;
  readonly reason: string;
  readonly isPades: boolean;
}

/**
 * The signatures of a stranger's PDF, read in a thread of its own that is ended when it takes too long or too much;
 * undefined where it is no readable PDF.
 */
export async function signaturesInPdf(content: Buffer, patienceMs?: number): Promise<SignatureInPdf[] | undefined> {
  const data = new Uint8Array(content);
  // The script beside this one answers this and nothing else.
  return (await askThread({ script: 'read-pdf-thread.mjs', data, patienceMs })) as SignatureInPdf[] | undefined;
}
