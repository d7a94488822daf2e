import { Worker } from 'node:worker_threads';

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

/** The largest that is taken, 20 MB of a real PDF, is read in a second. */
const usualPatienceMs = 8_000;
const heapMegabytes = 512;

/**
 * The signatures of a stranger's PDF, read in a thread of its own that is ended when it takes too long or too much;
 * undefined where it is no readable PDF.
 */
export function signaturesInPdf(content: Buffer, patienceMs = usualPatienceMs): Promise<SignatureInPdf[] | undefined> {
  return new Promise((resolve) => {
    // Beside this file, and beside what this file is bundled into: the build copies it.
    const thread = new Worker(new URL('read-pdf-thread.mjs', import.meta.url), {
      workerData: new Uint8Array(content),
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      env: {},
      // What it says of a broken PDF is nobody's business.
      stdout: true,
      stderr: true,
    });
    const patience = setTimeout(() => void thread.terminate(), patienceMs);
    let found: SignatureInPdf[] | undefined;
    thread.on('message', (message: SignatureInPdf[]) => (found = message));
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      clearTimeout(patience);
      resolve(found);
    });
  });
}
