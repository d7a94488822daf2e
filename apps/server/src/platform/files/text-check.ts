import { TextDecoder } from 'node:util';
import { chunksOf, type ByteSource } from './byte-source.ts';

/** UTF-8, UTF-16 with its mark, or GB 18030 as older Windows programs save it; without control characters. */
export async function isText(source: ByteSource): Promise<boolean> {
  const head = await source.read(0, 2);
  const mark = head.toString('latin1');
  if (mark === '\xff\xfe') return decodes(source, 'utf-16le');
  if (mark === '\xfe\xff') return decodes(source, 'utf-16be');
  return (await decodes(source, 'utf-8')) || decodes(source, 'gb18030');
}

// Tab, line feed, vertical tab, form feed, carriage return and the end mark of old editors may stand in a text.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const control = /[\u0000-\u0008\u000e-\u0019\u001b-\u001f\u007f]/;

async function decodes(source: ByteSource, encoding: string): Promise<boolean> {
  try {
    return await isPlain(source, new TextDecoder(encoding, { fatal: true }));
  } catch {
    return false;
  }
}

async function isPlain(source: ByteSource, decoder: TextDecoder): Promise<boolean> {
  for await (const { chunk } of chunksOf(source)) {
    if (control.test(decoder.decode(chunk, { stream: true }))) return false;
  }
  return !control.test(decoder.decode());
}
