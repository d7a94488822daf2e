import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { chunksOf, type ByteSource } from './byte-source.ts';

/** What a scanner says of a file. */
export type ScanVerdict =
  | { readonly kind: 'clean' }
  /** By the name that its signatures give it. */
  | { readonly kind: 'infected'; readonly signature: string }
  /** It could not be asked, or could not say. */
  | { readonly kind: 'unknown'; readonly reason: string };

export interface Scanner {
  judge(source: ByteSource): Promise<ScanVerdict>;
}

/** Without an answer for so long the scanner counts as away. */
const patienceMs = 60_000;
const longestAnswer = 4_096;

/** clamd at `host:port`, by its command INSTREAM: pieces with their length before them, and a length of 0 at the end. */
export function createScanner(clamd: string): Scanner {
  const at = clamd.lastIndexOf(':');
  const [host, port] = [clamd.slice(0, at).replace(/^\[|\]$/g, ''), Number(clamd.slice(at + 1))];
  return {
    async judge(source) {
      const socket = connect({ host, port });
      socket.setTimeout(patienceMs, () => socket.destroy(new Error('no answer')));
      const answer = answerOf(socket);
      try {
        await once(socket, 'connect');
        // It answers before it has all where a piece is one too many: the rest is then of no use.
        await Promise.race([sendAll(socket, source), answer]);
        return verdictOf(await answer);
      } catch (error) {
        return { kind: 'unknown', reason: error instanceof Error ? error.message : String(error) };
      } finally {
        socket.destroy();
        answer.catch(() => undefined);
      }
    },
  };
}

async function sendAll(socket: Socket, source: ByteSource): Promise<void> {
  await send(socket, Buffer.from('zINSTREAM\0'));
  for await (const { chunk } of chunksOf(source)) await send(socket, Buffer.concat([lengthOf(chunk.length), chunk]));
  await send(socket, lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function send(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => socket.write(bytes, (error) => (error ? reject(error) : resolve())));
}

async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    answer += chunk.toString('utf8');
    if (answer.includes('\0') || answer.length > longestAnswer) break;
  }
  return answer.split('\0')[0] ?? '';
}

/** `stream: OK`, `stream: Eicar-Test-Signature FOUND`, `INSTREAM size limit exceeded. ERROR`. */
function verdictOf(answer: string): ScanVerdict {
  if (answer === 'stream: OK') return { kind: 'clean' };
  const found = / FOUND$/.exec(answer);
  if (found) return { kind: 'infected', signature: answer.slice('stream: '.length, found.index).slice(0, 200) };
  return { kind: 'unknown', reason: answer.slice(0, 200) || 'no answer' };
}
