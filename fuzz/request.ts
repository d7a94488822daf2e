import { Buffer } from 'node:buffer';
import type { Input } from './change-input.ts';
import type { RoleName } from './roles.ts';
import type { Target } from './targets.ts';

export type Header = readonly [name: string, value: string];

/** What is to be sent, without what only the running product knows: the ids of rows, the tokens of sessions. */
export interface FuzzRequest {
  readonly index: number;
  readonly role: RoleName;
  readonly kind: string;
  readonly target: Target;
  readonly method: string;
  /** Path and query, as they go over the line. */
  readonly url: string;
  readonly headers: readonly Header[];
  readonly body: string | Buffer;
  /** Kept where the request was made from an input, so that a smaller one can be made. */
  readonly made?: Made;
  /** Of all that would be sent, this share goes out, then the line is broken. */
  readonly brokenAfter?: number;
  /** The server may refuse it before it has all been sent: then the line ends without an answer. */
  readonly mayBeCut?: boolean;
}

export type Spelling = 'query' | 'json' | 'form';

export interface Made {
  readonly input: Input;
  readonly spelling: Spelling;
}

type Who = Pick<FuzzRequest, 'index' | 'role' | 'kind' | 'target'>;

const megabyte = 1024 * 1024;

/** The request of an input: in the body, or in the query where that is asked for. */
export function requestOf(who: Who, made: Made): FuzzRequest {
  const { path, method } = who.target;
  const { input, spelling } = made;
  const url = withPathNames(path, input);
  if (spelling === 'query') {
    const query = formOf(input);
    // Node takes 16 KB of headers; the line is cut off while the rest is still under way.
    const mayBeCut = query.length > 8_000;
    return { ...who, made, method, url: query ? `${url}?${query}` : url, headers: [], body: '', mayBeCut };
  }
  const type = spelling === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
  const body = spelling === 'json' ? JSON.stringify(input) : formOf(input);
  const mayBeCut = Buffer.byteLength(body) > megabyte;
  return { ...who, made, method, url, headers: [['content-type', type]], body, mayBeCut };
}

function withPathNames(path: string, input: Input): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(plain(input[name]).slice(0, 4_000)) || '-');
}

function formOf(input: Input): string {
  return new URLSearchParams(
    Object.entries(input).map(([name, value]): [string, string] => [name, plain(value)]),
  ).toString();
}

function plain(value: unknown): string {
  // Halves of characters have no place in a URL.
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
}

/** All that goes over the line; what is told by `headers` is not told twice. */
export function bytesOf({
  method,
  url,
  headers,
  body,
}: Pick<FuzzRequest, 'method' | 'url' | 'headers' | 'body'>): Buffer {
  const told = new Set(headers.map(([name]) => name.toLowerCase()));
  const content = typeof body === 'string' ? Buffer.from(body, 'utf8') : body;
  const usual: Header[] = [
    ['host', '127.0.0.1'],
    ['connection', 'close'],
  ];
  const isCounted = content.length > 0 || !['GET', 'HEAD'].includes(method);
  if (isCounted && !told.has('transfer-encoding')) usual.push(['content-length', String(content.length)]);
  const lines = [...usual.filter(([name]) => !told.has(name)), ...headers].map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return Buffer.concat([Buffer.from(`${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'), content]);
}
