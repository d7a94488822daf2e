import { RequestError } from './request-error.ts';
import { queryText, standingHeaders } from './send.ts';

export interface Upload {
  readonly file: File;
  /** Where to: the general upload unless a screen has its own, e.g. for sealed files. */
  readonly path?: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
  /** Endless unless told otherwise: a large file over a slow line takes its time. */
  readonly timeoutMs?: number;
}

export const uploadPath = '/api/file/uploadOSS';

/** Sends one file by an old-style request: `fetch` cannot tell how much has left. */
export function transmit({
  file,
  path = uploadPath,
  query,
  onProgress,
  signal,
  timeoutMs = 0,
}: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path + queryText(query));
    for (const [name, value] of Object.entries(standingHeaders())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? Math.floor((loaded / total) * 100) : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status || 500 }));
    request.timeout = timeoutMs;
    request.ontimeout = () => reject(new RequestError('timeout'));
    request.onerror = () => reject(new RequestError('network'));
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}
