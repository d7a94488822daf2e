import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of the S3 protocol's four calls on objects, over HTTP, with its signatures: what tests put files into. */
export interface S3Server {
  readonly endpoint: string;
  /** `bucket/key` → bytes. */
  readonly objects: Map<string, Buffer>;
  /** From now on every call fails like this. */
  failWith(status: number | undefined): void;
  close(): Promise<void>;
}

export const s3Keys = { accessKey: 'test-access-key', secretKey: 'test-secret-key' };
export const s3Bucket = 'zhaocai';

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  let failing: number | undefined;
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const refusal = failing ? { status: failing, code: 'InternalError' } : refusalOf(request, body);
      if (refusal) return sendError(response, refusal);
      return serve(objects, { request, response, body });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    failWith: (status) => void (failing = status),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: Buffer;
}

function serve(objects: Map<string, Buffer>, { request, response, body }: Exchange): void {
  const name = decodeURIComponent(pathOf(request).slice(1));
  if (request.method === 'PUT') {
    objects.set(name, body);
    response.setHeader('etag', `"${createHash('md5').update(body).digest('hex')}"`);
    return void response.end();
  }
  if (request.method === 'DELETE') {
    objects.delete(name);
    return void response.writeHead(204).end();
  }
  const found = objects.get(name);
  if (!found) return sendError(response, { status: 404, code: 'NoSuchKey' });
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const part = from === undefined ? found : found.subarray(Number(from), Number(to) + 1);
  response.writeHead(from === undefined ? 200 : 206, { 'content-length': part.length });
  response.end(request.method === 'HEAD' ? undefined : part);
}

function refusalOf(request: IncomingMessage, body: Buffer): { status: number; code: string } | undefined {
  if (!isSigned(request, body)) return { status: 403, code: 'SignatureDoesNotMatch' };
  return pathOf(request).startsWith(`/${s3Bucket}/`) ? undefined : { status: 404, code: 'NoSuchBucket' };
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?')[0] ?? '/';

/** Signature version 4 over the method, the path, the query and the signed headers. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const form =
    /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})/;
  const [, key, day = '', region = '', names = '', signature = ''] =
    form.exec(request.headers.authorization ?? '') ?? [];
  if (key !== s3Keys.accessKey) return false;
  const hash = String(request.headers['x-amz-content-sha256']);
  if (/^[0-9a-f]{64}$/.test(hash) && hash !== createHash('sha256').update(body).digest('hex')) return false;
  const query = (request.url?.split('?')[1] ?? '').split('&').filter(Boolean).toSorted();
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [
    request.method,
    pathOf(request),
    query.map((one) => (one.includes('=') ? one : `${one}=`)).join('&'),
    headers.join(''),
    names,
    hash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const digest = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, digest].join('\n');
  const sign = (by: string | Buffer, what: string) => createHmac('sha256', by).update(what).digest();
  const signing = [region, 's3', 'aws4_request'].reduce(sign, sign(`AWS4${s3Keys.secretKey}`, day));
  return timingSafeEqual(sign(signing, text), Buffer.from(signature, 'hex'));
}

function sendError(response: ServerResponse, { status, code }: { status: number; code: string }): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code} by the test</Message></Error>`);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
