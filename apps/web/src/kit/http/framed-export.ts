import { parseRoute, type Endpoint } from '@zhaocai/model/kit/endpoint';
import { createFrameReader, frameKinds, type Frame } from '@zhaocai/model/kit/export-frames';
import { officeTypes } from '@zhaocai/model/file/office-types';
import { readAnswer } from './answer.ts';
import { dispositionName } from './export-file.ts';
import { RequestError } from './request-error.ts';
import { saveFile } from './save-file.ts';
import { send } from './send.ts';
import { withRenewal } from './unauthorized.ts';

export interface ExportProgress {
  readonly rows: number;
  readonly total: number;
}

export interface FramedExport {
  readonly endpoint: Pick<Endpoint, 'route'>;
  readonly input: Readonly<Record<string, unknown>>;
  readonly fallbackName: string;
  readonly onProgress: (progress: ExportProgress) => void;
  readonly signal: AbortSignal;
}

/** Rule 308: of silence; a million rows over a slow line take longer than that, but they come. */
const silenceMs = 60_000;
/** No limit on the whole. */
const endlessMs = 24 * 3600_000;

/** Fetches a list as a file, telling how many of its rows have come; a file that is not whole is not saved. */
export async function framedExport(wanted: FramedExport): Promise<void> {
  const silence = silenceWatch();
  try {
    const response = await askForFrames(wanted, silence.signal);
    const parts = await fileParts(response, { onProgress: wanted.onProgress, heard: silence.heard });
    const name = dispositionName(response.headers.get('content-disposition')) ?? wanted.fallbackName;
    saveFile(new Blob(parts, { type: officeTypes.xlsx }), name);
  } catch (error) {
    throw silence.signal.aborted ? new RequestError('timeout') : error;
  } finally {
    silence.end();
  }
}

/** Aborts when nothing has been heard for too long. */
function silenceWatch() {
  const abort = new AbortController();
  let timer = setTimeout(() => abort.abort(), silenceMs);
  return {
    signal: abort.signal,
    heard() {
      clearTimeout(timer);
      timer = setTimeout(() => abort.abort(), silenceMs);
    },
    end: () => clearTimeout(timer),
  };
}

function askForFrames({ endpoint, input, signal }: FramedExport, silence: AbortSignal): Promise<Response> {
  const { method, path } = parseRoute(endpoint.route);
  return withRenewal(
    async () => {
      const answer = await send({
        method,
        path,
        body: { ...input, exportProgress: '1' },
        timeoutMs: endlessMs,
        signal: AbortSignal.any([signal, silence]),
      });
      if (!answer.ok || !answer.body || answer.headers.get('content-type')?.includes('json')) await readAnswer(answer);
      return answer;
    },
    (error) => error instanceof RequestError && error.kind === 'expired',
  );
}

interface Listening {
  readonly onProgress: FramedExport['onProgress'];
  readonly heard: () => void;
}

async function fileParts({ body }: Response, { onProgress, heard }: Listening): Promise<BlobPart[]> {
  const reader = body?.getReader();
  const framesOf = createFrameReader();
  const parts: BlobPart[] = [];
  for (;;) {
    const chunk = await reader?.read();
    // It ended before it said so: the connection broke.
    if (!chunk || chunk.done) throw new RequestError('network');
    heard();
    const frames = framesOf(chunk.value);
    parts.push(...frames.filter(({ kind }) => kind === frameKinds.file).map(({ content }) => content));
    for (const frame of frames.filter(({ kind }) => kind !== frameKinds.file)) takeWord(frame, onProgress);
    if (frames.at(-1)?.kind === frameKinds.end) return parts;
  }
}

function takeWord(frame: Frame, onProgress: FramedExport['onProgress']): void {
  const { rows = 0, total = 0, msg } = told(frame);
  if (frame.kind === frameKinds.failure) throw new RequestError('refused', { message: msg });
  onProgress({ rows, total });
}

/** The seam between the wire and our types: the server's tests hold the shape. */
function told({ content }: Frame): Partial<ExportProgress> & { readonly msg?: string } {
  return JSON.parse(new TextDecoder().decode(content)) as Partial<ExportProgress> & { msg?: string };
}
