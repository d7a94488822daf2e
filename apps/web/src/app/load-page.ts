/** Code of a page did not come: the server was updated, the line is down, or it took too long. */
export class ChunkLoadError extends Error {
  override readonly name: string = 'ChunkLoadError';
}

/** The same for a page's style sheet. */
export class CssChunkError extends ChunkLoadError {
  override readonly name = 'CssChunkError';
}

const chunkTimeoutMs = 120_000;

/** Loads a page's code; what fails or takes over 120 s is told apart from errors of the page itself. */
export async function loadChunk<M>(load: () => Promise<M>): Promise<M> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('The page took more than 120 s to load')), chunkTimeoutMs);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (error) {
    throw chunkErrorOf(error) ?? error;
  } finally {
    clearTimeout(timer);
  }
}

/** The browsers' own wordings, and the bundler's for style sheets; undefined for any other error. */
export function chunkErrorOf(error: unknown): ChunkLoadError | undefined {
  if (error instanceof ChunkLoadError) return error;
  if (!(error instanceof Error)) return undefined;
  const { message } = error;
  if (/preload CSS/i.test(message)) return new CssChunkError(message, { cause: error });
  const isScript = /dynamically imported module|module script|Importing a module/i.test(message);
  return isScript ? new ChunkLoadError(message, { cause: error }) : undefined;
}
