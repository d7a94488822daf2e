/** An export that tells how far it is: a row of frames, each a kind (1 byte), a length (4 bytes) and its content. */
export const framedType = 'application/x-zhaocai-export';

/** file: bytes of the .xlsx · progress: JSON {rows, total} · end: all bytes were sent · failure: JSON {msg}. */
export const frameKinds = { file: 1, progress: 2, end: 3, failure: 4 } as const;

export interface Frame {
  readonly kind: number;
  readonly content: Uint8Array<ArrayBuffer>;
}

const headLength = 5;

export function frameHead(kind: number, length: number): Uint8Array {
  const head = new Uint8Array(headLength);
  head[0] = kind;
  new DataView(head.buffer).setUint32(1, length);
  return head;
}

/** Takes bytes as they arrive and answers the frames that are complete. */
export function createFrameReader(): (chunk: Uint8Array) => Frame[] {
  let rest = new Uint8Array(0);
  return (chunk) => {
    const bytes = new Uint8Array(rest.length + chunk.length);
    bytes.set(rest);
    bytes.set(chunk, rest.length);
    const view = new DataView(bytes.buffer);
    const frames: Frame[] = [];
    let at = 0;
    while (at + headLength <= bytes.length) {
      const end = at + headLength + view.getUint32(at + 1);
      if (end > bytes.length) break;
      frames.push({ kind: view.getUint8(at), content: bytes.slice(at + headLength, end) });
      at = end;
    }
    rest = bytes.slice(at);
    return frames;
  };
}
