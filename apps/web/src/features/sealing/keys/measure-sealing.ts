import { maxFileBytes } from '@zhaocai/model/file/limits';
import { sealFile, trialRecipient } from '../worker/in-worker.ts';

/** As large as a file may be. */
export const sampleMegabytes = maxFileBytes / 1024 / 1024;

export interface Measured {
  readonly ms: number;
}

/** Seals as much as the largest file holds, of what means nothing; tells how far it is in percent. */
export async function measureSealing(onPercent: (percent: number) => void): Promise<Measured> {
  const piece = crypto.getRandomValues(new Uint8Array(65_536));
  const file = new Blob(Array.from({ length: maxFileBytes / piece.length }, () => piece));
  const recipient = await trialRecipient();
  const begun = performance.now();
  let size = 1;
  let sealed = 0;
  await sealFile(
    { file, recipient },
    {
      onSize: (whole) => (size = whole),
      onPart: ({ length }) => {
        sealed += length;
        onPercent(Math.floor((sealed / size) * 100));
      },
    },
  );
  const measured = { ms: performance.now() - begun };
  performance.measure('seal-100-mb', { start: begun, duration: measured.ms, detail: measured });
  return measured;
}
