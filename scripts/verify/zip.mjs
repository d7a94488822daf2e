import { inflateRawSync } from 'node:zlib';

const endMark = 0x06054b50;
const memberMark = 0x02014b50;
const headBytes = 30;

/**
 * The members of a plain archive by their paths: name → bytes. Throws where it is none, or a member does not inflate.
 * The sums of the archive are not asked: they prove nothing, and what has to be proven is held against its hashes.
 */
export function membersOf(zip) {
  const end = endOf(zip);
  const count = zip.readUInt16LE(end + 10);
  const members = new Map();
  let at = zip.readUInt32LE(end + 16);
  for (let no = 0; no < count; no += 1) {
    if (zip.readUInt32LE(at) !== memberMark) throw new Error('not the directory of an archive');
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    if (!name.endsWith('/')) members.set(name, contentOf(zip, at));
    at += 46 + nameLength + extraLength + noteLength;
  }
  return members;
}

function endOf(zip) {
  for (let at = zip.length - 22; at >= 0; at -= 1) if (zip.readUInt32LE(at) === endMark) return at;
  throw new Error('not an archive');
}

function contentOf(zip, at) {
  const method = zip.readUInt16LE(at + 10);
  const size = zip.readUInt32LE(at + 20);
  const head = zip.readUInt32LE(at + 42);
  const begin = head + headBytes + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
  const bytes = zip.subarray(begin, begin + size);
  return method === 0 ? bytes : inflateRawSync(bytes);
}
