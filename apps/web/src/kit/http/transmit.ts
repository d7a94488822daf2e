import { RequestError } from './request-error.ts';
import { queryText, standingHeaders } from './send.ts';

export interface Upload {
  readonly file: File;
  /** Where to: the general upload unless a screen has its own, e.g. for sealed files. */
  readonly path?: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly onProgress?: (percent: number) => void;
  /** The line broke. What has come is kept where it can be, and sending goes on by this call, or when the line is back. */
  readonly onBroken?: (goOn: () => void) => void;
  readonly signal?: AbortSignal;
  /** Endless unless told otherwise: a large file over a slow line takes its time. */
  readonly timeoutMs?: number;
}

export const uploadPath = '/api/file/uploadOSS';

/** A line over which nothing has left for so long is taken for a broken one: a browser may wait for minutes. */
const silenceMs = 30_000;

/** Sends one file by an old-style request: `fetch` cannot tell how much has left. */
export function transmit(upload: Upload): Promise<Response> {
  const { file, path = uploadPath, query, signal, timeoutMs = 0 } = upload;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path + queryText(query));
    for (const [name, value] of Object.entries(standingHeaders())) request.setRequestHeader(name, value);
    const fail = (error: Error) => {
      line.end();
      reject(error);
    };
    const line = watchLine(() => {
      fail(new RequestError('network'));
      request.abort();
    });
    request.upload.onprogress = ({ loaded, total }) => {
      line.moved(loaded < total);
      // The last hundredth is the server's: it judges what came before it answers.
      upload.onProgress?.(total ? Math.min(99, Math.floor((loaded / total) * 100)) : 0);
    };
    request.onload = () => {
      line.end();
      resolve(new Response(request.responseText, { status: request.status || 500 }));
    };
    request.timeout = timeoutMs;
    request.ontimeout = () => fail(new RequestError('timeout'));
    request.onerror = () => fail(new RequestError('network'));
    request.onabort = () => fail(new DOMException('The upload was cancelled', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}

/** Notices a line that is gone: the browser says so, or nothing leaves any more. */
function watchLine(onGone: () => void) {
  let silence: ReturnType<typeof setTimeout> | undefined;
  const ended = new AbortController();
  window.addEventListener('offline', onGone, { signal: ended.signal });
  const moved = (isMore: boolean) => {
    clearTimeout(silence);
    silence = isMore ? setTimeout(onGone, silenceMs) : undefined;
  };
  moved(true);
  return {
    moved,
    end: () => {
      clearTimeout(silence);
      ended.abort();
    },
  };
}
