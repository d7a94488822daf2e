import { readAnswer } from './answer.ts';
import { RequestError } from './request-error.ts';
import { queryText, standingHeaders } from './send.ts';
import { withRenewal } from './unauthorized.ts';

/** What the server answers for a stored file. */
export interface StoredFile {
  readonly fileId: string;
  readonly name: string;
  /** A signed link that lives for minutes; records keep the fileId. */
  readonly url: string;
  readonly suffix: string;
  readonly ossUri: string;
}

export interface Upload {
  readonly file: File;
  /** Where to: the general upload unless a screen has its own, e.g. for sealed files. */
  readonly path?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
}

const uploadPath = '/api/file/uploadOSS';

/** Sends a file with progress; `fetch` cannot tell how much has left, an old-style request can. */
export function uploadFile(upload: Upload): Promise<StoredFile> {
  return withRenewal(
    async () => (await readAnswer<StoredFile>(await transmit(upload))).data,
    (error) => error instanceof RequestError && error.kind === 'expired',
  );
}

function transmit({ file, path = uploadPath, query, onProgress, signal }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path + queryText(query));
    for (const [name, value] of Object.entries(standingHeaders())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? Math.floor((loaded / total) * 100) : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status || 500 }));
    request.onerror = () => reject(new RequestError('network'));
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}
