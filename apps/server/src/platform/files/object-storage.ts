import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { refuse } from '../http/refusal.ts';
import { beginIncoming } from './disk-storage.ts';
import type { ByteRange, FileStorage, ObjectStore } from './file-storage.ts';
import { guardedLookup, isPrivateAddress } from '../outside/index.ts';

export interface ObjectStorageOptions {
  readonly store: ObjectStore;
  /** Bytes on their way in wait here until they are accepted. */
  readonly folder: string;
  readonly privateHosts: readonly string[];
}

/** The same content, removed long ago, was just taken away for good: it is sent again. */
function whereGone(error: unknown): never {
  if (error instanceof Error && error.name === 'NotFound') refuse('file.cutShort');
  throw error;
}

/** Files in a bucket of a store that speaks the S3 protocol. */
export function objectStorage({ store, folder, privateHosts }: ObjectStorageOptions): FileStorage {
  const { hostname } = new URL(store.endpoint);
  if (isPrivateAddress(hostname.replace(/^\[|\]$/g, '')) && !privateHosts.includes(hostname))
    throw new Error(`${hostname} is private`);
  const client = clientOf(store, privateHosts);
  const at = (key: string) => ({ Bucket: store.bucket, Key: key });
  const sizeOf = async (key: string) => (await client.send(new HeadObjectCommand(at(key)))).ContentLength ?? 0;
  const stream = async (key: string, range?: ByteRange) => {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const { Body } = await client.send(new GetObjectCommand({ ...at(key), Range }));
    if (!(Body instanceof Readable)) throw new Error(`the store gave no content for ${key}`);
    return Body;
  };
  return {
    begin: (adopted) =>
      beginIncoming(
        folder,
        async ({ path, handle }, key) => {
          await handle.close();
          const { size } = await stat(path);
          await client.send(new PutObjectCommand({ ...at(key), Body: createReadStream(path), ContentLength: size }));
          // A store that took fewer bytes without an error has been seen; better refused than found years later.
          const kept = await sizeOf(key).catch(whereGone);
          if (kept !== size) throw new Error(`the store kept ${key} in another size`);
        },
        adopted,
      ),
    size: sizeOf,
    stream,
    async read(key) {
      const chunks: Buffer[] = [];
      for await (const chunk of await stream(key)) chunks.push(Buffer.from(chunk));
      return Buffer.concat(chunks);
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
}

/** The client says on the console what its error says anyway, and that the pinned version will be the last for Node 20. */
const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

function ignore(): void {}

function clientOf(store: ObjectStore, privateHosts: readonly string[]): S3Client {
  const lookup = guardedLookup(privateHosts);
  return new S3Client({
    endpoint: store.endpoint,
    region: store.region,
    credentials: { accessKeyId: store.accessKey, secretAccessKey: store.secretKey },
    forcePathStyle: store.isPathStyle,
    // The default's trailing checksum is more than many compatible stores understand.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    followRegionRedirects: false,
    logger: silent,
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 5_000,
      requestTimeout: 60_000,
      httpAgent: new HttpAgent({ keepAlive: true, maxSockets: 20, lookup }),
      httpsAgent: new HttpsAgent({ keepAlive: true, maxSockets: 20, lookup }),
    },
  });
}
