/** What is sealed of a file beside its content. */
export interface FileFacts {
  readonly fileName: string;
  /** Of what the bidder sent. Unknown of a file that was sealed before lengths were padded: it ends where it ends. */
  readonly size: number | undefined;
}

export function fileFromBytes(bytes: Buffer, { size }: Pick<FileFacts, 'size'>): Buffer {
  return size === undefined ? bytes : bytes.subarray(0, size);
}

/** Name and size, each ended by a zero byte. */
export function factsFromBytes(bytes: Buffer): FileFacts {
  const [fileName = '', size] = bytes.toString('utf8').split('\0');
  return { fileName, size: size === undefined ? undefined : Number(size) };
}
