/** The little of the tar format (POSIX ustar) that a backup needs, so that any tar can open one. */
export const BLOCK = 512;

export interface ManifestEntry {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

export interface TarEntry {
  readonly name: string;
  readonly size: number;
  readonly kind: 'file' | 'folder';
}

const KINDS = { file: '0', folder: '5' } as const;

export function tarHeader(path: string, size: number, kind: TarEntry['kind']): Buffer {
  const block = Buffer.alloc(BLOCK);
  const { prefix, name } = splitName(path);
  block.write(name, 0, 100);
  block.write(kind === 'folder' ? '0000700\0' : '0000600\0', 100);
  block.write('0000000\0'.repeat(2), 108);
  block.write(`${octal(size, 11)}\0`, 124);
  block.write(`${octal(Math.floor(Date.now() / 1000), 11)}\0`, 136);
  block.write(KINDS[kind], 156);
  block.write('ustar\x0000', 257);
  block.write(prefix, 345, 155);
  block.write(`${octal(checksum(block), 6)}\0 `, 148);
  return block;
}

/** Undefined for the empty block at the end; throws where this is no header of ours. */
export function readTarHeader(block: Buffer): TarEntry | undefined {
  if (block.every((byte) => byte === 0)) return undefined;
  const text = (from: number, length: number) => block.toString('utf8', from, from + length).replace(/\0.*/s, '');
  if (parseInt(text(148, 8), 8) !== checksum(block))
    throw new Error('The archive is damaged: a header does not add up.');
  const prefix = text(345, 155);
  const name = prefix ? `${prefix}/${text(0, 100)}` : text(0, 100);
  return { name, size: parseInt(text(124, 12), 8), kind: text(156, 1) === KINDS.folder ? 'folder' : 'file' };
}

function splitName(path: string): { prefix: string; name: string } {
  if (Buffer.byteLength(path) <= 100) return { prefix: '', name: path };
  for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
    if (Buffer.byteLength(prefix) <= 155 && Buffer.byteLength(name) <= 100 && name) return { prefix, name };
  }
  throw new Error(`The path is too long for a backup: ${path}`);
}

function octal(value: number, digits: number): string {
  const text = value.toString(8).padStart(digits, '0');
  if (text.length > digits) throw new Error('A file of more than 8 GB does not fit into a backup.');
  return text;
}

/** Counted with the field of the checksum itself as spaces. */
function checksum(block: Buffer): number {
  return block.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}
