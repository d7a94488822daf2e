import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Language, MessageCode } from '@zhaocai/model';
import { failureOf } from './answer.ts';
import { languageOf } from './language.ts';
import { Refusal } from './refusal.ts';
import { headersOfEveryAnswer } from './security-headers.ts';

/** What Node's parser says of bytes that are no request; all else is not well formed. */
const parserErrors: Readonly<Record<string, readonly [number, MessageCode]>> = {
  HPE_HEADER_OVERFLOW: [431, 'platform.tooLarge'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'platform.tooLarge'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'platform.badRequest'],
};

/** Node gives up on a line before there is a request that could be answered: what it says then is the envelope, too. */
export function refuseUnreadable(officeUrl?: string): (error: Error & { code?: string }, socket: Duplex) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const [status, code] = parserErrors[error.code ?? ''] ?? [400, 'platform.badRequest'];
    refuseOverLine(socket, { status, code, officeUrl });
  };
}

interface LineRefusal {
  readonly status: number;
  readonly code: MessageCode;
  readonly officeUrl?: string;
}

/** A refusal in the envelope, with the headers of every answer, where there is a line and nothing to answer with. */
export function refuseOverLine(line: Duplex, { status, code, officeUrl }: LineRefusal): void {
  const { headers, body } = lastAnswer({ status, code, officeUrl, language: 'zh' });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  line.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => line.destroy());
}

/** Two refusals that Node would give of its own, without a word. */
export function refuseInWords(server: FastifyInstance, officeUrl?: string): void {
  // HTTP/1.1 demands the header; Node is told to leave that to us.
  server.addHook('onRequest', (request, _reply, done) => {
    const isMissing = request.raw.httpVersion === '1.1' && request.headers.host === undefined;
    done(isMissing ? new Refusal('platform.badRequest') : undefined);
  });
  server.server.on('checkExpectation', (request, response) => {
    const language = languageOf(request.headers['accept-language']);
    const { headers, body } = lastAnswer({ status: 417, code: 'platform.badRequest', officeUrl, language });
    response.writeHead(417, headers).end(body);
  });
}

/** What is answered before the line ends. */
function lastAnswer({ status, code, officeUrl, language }: LineRefusal & { readonly language: Language }) {
  const requestId = randomUUID();
  const body = JSON.stringify(failureOf(code, { status, language, requestId }));
  const headers = {
    ...headersOfEveryAnswer(officeUrl),
    'x-request-id': requestId,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  return { headers, body };
}
