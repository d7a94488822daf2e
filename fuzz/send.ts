import { Buffer } from 'node:buffer';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  /** 0 where the line ended without one. */
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
  readonly ms: number;
  readonly timedOut: boolean;
}

/** Longer than the product lets any statement take. */
const patienceMs = 45_000;

/** Sends bytes over a connection of their own and reads until it ends; `cut` of them, then the line is broken. */
export async function send(port: number, bytes: Buffer, cut?: number): Promise<Answer> {
  const started = performance.now();
  const { received, timedOut } = await exchange(port, bytes, cut);
  return { ...parse(received), ms: performance.now() - started, timedOut };
}

function exchange(port: number, bytes: Buffer, cut?: number): Promise<{ received: Buffer; timedOut: boolean }> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let timedOut = false;
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    const timer = setTimeout(() => {
      timedOut = true;
      socket.destroy();
    }, patienceMs);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      // What switches its protocol stays open; of an answer that is whole nothing more comes.
      if (chunks.length === 1 && chunk.subarray(0, 12).toString('latin1').endsWith(' 101')) socket.destroy();
    });
    // Reset while we still sent: what came before counts.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve({ received: Buffer.concat(chunks), timedOut });
    });
    if (cut === undefined) return void socket.write(bytes);
    socket.write(bytes.subarray(0, Math.ceil(bytes.length * cut)), () => socket.destroy());
  });
}

function parse(received: Buffer): Pick<Answer, 'status' | 'headers' | 'body'> {
  const end = received.indexOf('\r\n\r\n');
  const [first = '', ...lines] = received.subarray(0, Math.max(0, end)).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0);
  const rest = received.subarray(end + 4);
  if (status === 100) return parse(rest);
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const whole = headers.get('transfer-encoding') === 'chunked' ? unchunked(rest) : rest;
  return { status, headers, body: unpacked(whole, headers.get('content-encoding')) };
}

function unchunked(body: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; at < body.length;) {
    const end = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.subarray(at, end).toString('latin1'), 16);
    if (!size) break;
    chunks.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return Buffer.concat(chunks);
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'gzip') return gunzipSync(body);
  return encoding === 'br' ? brotliDecompressSync(body) : body;
}
