/** What is sealed of a file beside its content. */
export interface FileFacts {
  readonly fileName: string;
  /** Of what the bidder sent. Unknown of a file that was sealed before lengths were padded: it ends where it ends. */
  readonly size: number | undefined;
}

/** A name has fewer than fifty characters of at most four bytes; the size takes eight digits. */
const factsBytes = 256;
const blockBytes = 4096;

/** A few digits more or less are a few bytes: a file is sealed in whole steps, which grow with it. */
export function fileToBytes(plain: Buffer): Buffer {
  const step = Math.max(blockBytes, 2 ** (Math.floor(Math.log2(plain.length)) - 5));
  const padded = Buffer.alloc(Math.ceil(plain.length / step) * step);
  plain.copy(padded);
  return padded;
}

export function fileFromBytes(bytes: Buffer, { size }: Pick<FileFacts, 'size'>): Buffer {
  return size === undefined ? bytes : bytes.subarray(0, size);
}

/** No name holds a zero byte, so that one ends it. */
export function factsToBytes({ fileName, size }: { fileName: string; size: number }): Buffer {
  const text = Buffer.from(`${fileName}\0${size}`);
  const padded = Buffer.alloc(Math.max(factsBytes, text.length));
  text.copy(padded);
  return padded;
}

export function factsFromBytes(bytes: Buffer): FileFacts {
  const [fileName = '', size] = bytes.toString('utf8').split('\0');
  return { fileName, size: size === undefined ? undefined : Number(size) };
}
