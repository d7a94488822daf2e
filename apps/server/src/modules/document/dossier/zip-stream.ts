import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

export interface ZipMember {
  readonly path: string;
  readonly bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

interface Watcher {
  sent(bytes: number): void;
  ended(isWhole: boolean): void | Promise<void>;
}

/** An archive that is written while it is read: memory holds one piece. Members are stored as they are, not packed. */
export function zipStream(members: AsyncIterable<ZipMember>, watcher?: Watcher): Readable {
  return Readable.from(watcher ? watched(pieces(members), watcher) : pieces(members), { objectMode: false });
}

/** A reader that goes away ends the generator at its yield. */
async function* watched(content: AsyncIterable<Uint8Array>, { sent, ended }: Watcher): AsyncGenerator<Uint8Array> {
  let isWhole = false;
  try {
    for await (const piece of content) {
      yield piece;
      sent(piece.length);
    }
    isWhole = true;
  } finally {
    await ended(isWhole);
  }
}

async function* pieces(members: AsyncIterable<ZipMember>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for await (const { path, bytes } of members) {
    const member = new ZipPassThrough(path);
    zip.add(member);
    for await (const piece of bytes) {
      member.push(piece);
      yield* ready.splice(0);
    }
    member.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
