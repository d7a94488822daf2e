import { parseRoute, type Endpoint } from '@zhaocai/model/kit/endpoint';
import { readAnswer } from './answer.ts';
import { RequestError } from './request-error.ts';
import { saveFile } from './save-file.ts';
import { send } from './send.ts';
import { withRenewal } from './unauthorized.ts';

const exportTimeoutMs = 60_000;

/** Asks for a file, by POST where the API says nothing else, and hands it to the browser's downloads, by the name that the server gives it. */
export async function exportFile<I>(
  endpoint: Pick<Endpoint<I, unknown>, 'route'>,
  input: I,
  fallbackName: string,
): Promise<void> {
  const { method, path } = parseRoute(endpoint.route);
  const given = method === 'GET' ? { query: Object.fromEntries(Object.entries(input ?? {})) } : { body: input ?? {} };
  const response = await withRenewal(
    async () => {
      const answer = await send({ method, path, ...given, timeoutMs: exportTimeoutMs });
      if (!isFile(answer)) await readAnswer(answer);
      return answer;
    },
    (error) => error instanceof RequestError && error.kind === 'expired',
  );
  saveFile(await response.blob(), dispositionName(response.headers.get('content-disposition')) ?? fallbackName);
}

/** A file may be JSON itself: what is named as a download is one. */
function isFile({ ok, headers }: Response): boolean {
  return ok && (headers.has('content-disposition') || !headers.get('content-type')?.includes('json'));
}

/** The name in a content-disposition header: the encoded spelling first, for it holds Chinese. */
export function dispositionName(header: string | null): string | undefined {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  const plain = /filename\s*=\s*"?([^";]+)"?/i.exec(header ?? '')?.[1];
  try {
    return encoded ? decodeURIComponent(encoded.trim()) : plain && decodeURIComponent(plain.trim());
  } catch {
    return plain;
  }
}
