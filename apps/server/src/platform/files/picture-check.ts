import type { FileCaution, KnownSuffix } from '@zhaocai/model';
import { refuse } from '../http/refusal.ts';
import type { ByteSource } from './byte-source.ts';

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A sheet of A0 scanned with 300 dots per inch has 140 million; a browser takes four bytes for each to show it. */
const mostPixels = 150_000_000;
/** Programs leave remarks behind the end of a picture; more than this is no remark. */
const tailBytes = 64 * 1024;
/** Each is 64 KB at most: no camera writes so many before the picture begins. */
const mostSegments = 400;

/** Refuses a picture that no browser could show; answers whether it seems to be cut or broken. */
export async function judgePicture(suffix: KnownSuffix, source: ByteSource): Promise<FileCaution | undefined> {
  if (suffix !== 'png' && suffix !== 'jpg' && suffix !== 'jpeg') return undefined;
  const size = suffix === 'png' ? await sizeOfPng(source) : await sizeOfJpeg(source);
  if (size && size.width * size.height > mostPixels) {
    refuse('file.pictureTooWide', { ...size, most: mostPixels / 10_000 });
  }
  const end = suffix === 'png' ? 'IEND' : '\xff\xd9';
  const tail = await source.read(Math.max(0, source.size - tailBytes), tailBytes);
  return size && size.width > 0 && size.height > 0 && tail.includes(end, 0, 'latin1') ? undefined : 'damaged';
}

async function sizeOfPng(source: ByteSource): Promise<PictureSize | undefined> {
  const head = await source.read(8, 16);
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'IHDR') return undefined;
  return { width: head.readUInt32BE(8), height: head.readUInt32BE(12) };
}

/** Frames SOF0 to SOF15 tell the size; C4, C8 and CC in between are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

async function sizeOfJpeg(source: ByteSource): Promise<PictureSize | undefined> {
  let at = 2;
  for (let segment = 0; segment < mostSegments; segment += 1) {
    const head = await source.read(at, 9);
    if (head.length < 4 || head[0] !== 0xff) return undefined;
    const marker = head[1] ?? 0;
    if (isFrame(marker)) {
      return head.length < 9 ? undefined : { height: head.readUInt16BE(5), width: head.readUInt16BE(7) };
    }
    // Any number of FF may stand before a marker.
    at += marker === 0xff ? 1 : 2 + head.readUInt16BE(2);
  }
  return undefined;
}
