const endMark = 0x06054b50;
const memberMark = 0x02014b50;
const headBytes = 30;

/** What a plain archive holds, by path. */
export type Members = ReadonlyMap<string, Uint8Array>;

/**
 * Throws where it is none, or a member does not inflate. The sums of the archive are not asked: they prove nothing, and
 * what has to be proven is held against its hashes.
 */
export async function membersOf(zip: Uint8Array): Promise<Members> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  const members = new Map<string, Uint8Array>();
  let at = view.getUint32(end + 16, true);
  for (let no = 0; no < count; no += 1) {
    if (at + 46 > zip.length || view.getUint32(at, true) !== memberMark)
      throw new Error('not the directory of an archive');
    const lengthAt = (offset: number) => view.getUint16(at + offset, true);
    const [nameLength, extraLength, noteLength] = [lengthAt(28), lengthAt(30), lengthAt(32)];
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength));
    if (!name.endsWith('/')) members.set(name, await contentOf(zip, view, at));
    at += 46 + nameLength + extraLength + noteLength;
  }
  return members;
}

function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0; at -= 1) if (view.getUint32(at, true) === endMark) return at;
  throw new Error('not an archive');
}

async function contentOf(zip: Uint8Array, view: DataView, at: number): Promise<Uint8Array> {
  const method = view.getUint16(at + 10, true);
  const size = view.getUint32(at + 20, true);
  const head = view.getUint32(at + 42, true);
  const begin = head + headBytes + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
  const bytes = zip.subarray(begin, begin + size);
  return method === 0 ? bytes : inflated(bytes);
}

async function inflated(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
