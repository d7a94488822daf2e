import { inlineTypes } from './content-type.ts';

export interface DownloadNaming {
  readonly fileName: string;
  readonly contentType: string;
  /** The user wishes to see it in the window; granted for pictures and PDF only. */
  readonly inline?: boolean;
}

/** Nothing in a shown file may run or load anything, whatever it contains. */
const lockedDown = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

export function downloadHeaders({ fileName, contentType, inline = false }: DownloadNaming): Record<string, string> {
  const disposition = inline && inlineTypes.has(contentType) ? 'inline' : 'attachment';
  const isText = contentType.startsWith('text/');
  return {
    // No charset: an old text may be GB 18030, and the program that opens it knows better.
    'content-type': isText ? 'application/octet-stream' : contentType,
    'content-disposition': `${disposition}; filename="${plainName(fileName)}"; filename*=UTF-8''${encodedName(fileName)}`,
    'access-control-expose-headers': 'content-disposition',
    'cache-control': 'private, no-store',
    'content-security-policy': lockedDown,
    'x-content-type-options': 'nosniff',
  };
}

/** For programs that do not read `filename*`: the extension at least is right. */
function plainName(fileName: string): string {
  return fileName.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
}

/** RFC 5987 allows fewer characters than encodeURIComponent leaves alone. */
function encodedName(fileName: string): string {
  return encodeURIComponent(fileName.replace(/\p{Surrogate}/gu, '_')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
