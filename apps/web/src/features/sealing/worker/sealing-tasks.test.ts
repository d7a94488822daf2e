import { newIdentity, openWith } from '@zhaocai/model/sealing/age';
import { sha256 } from '@zhaocai/model/sealing/bytes';
import { expect, test } from 'vitest';
import { sealFile } from './sealing-tasks.ts';

async function sealed(plain: Uint8Array<ArrayBuffer>, { recipient, bidder }: { recipient: string; bidder?: string }) {
  const sizes: number[] = [];
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const told = await sealFile(
    { file: new Blob([plain]), recipient, bidder },
    { onSize: (size) => sizes.push(size), onPart: (part) => parts.push(part) },
  );
  const cipher = new Uint8Array(await new Blob(parts).arrayBuffer());
  return { sizes, parts, told, cipher };
}

test('a file is sealed in parts whose sum was told before, with the hash of it all', async () => {
  const { recipient, secret } = await newIdentity();
  const plain = new Uint8Array(9_000_001).map((_, index) => index % 251);
  const { sizes, parts, told, cipher } = await sealed(plain, { recipient });
  expect(sizes).toEqual([cipher.length]);
  expect(parts.map(({ length }) => length)).toEqual([4_194_304, 4_194_304, cipher.length - 8_388_608]);
  expect(told).toEqual({ size: cipher.length, cipherSha256: await sha256(cipher) });
  expect(await sha256(await openWith(secret, cipher))).toBe(await sha256(plain));
});

test('with the bidder’s own layer it opens by both keys, one after the other', async () => {
  const [bid, bidder] = [await newIdentity(), await newIdentity()];
  const plain = new TextEncoder().encode('报价单');
  const { sizes, cipher } = await sealed(plain, { recipient: bid.recipient, bidder: bidder.recipient });
  expect(sizes).toEqual([cipher.length]);
  const inner = await openWith(bid.secret, cipher);
  expect(new TextDecoder().decode(await openWith(bidder.secret, inner))).toBe('报价单');
});

test('an empty file is sealed too', async () => {
  const { recipient, secret } = await newIdentity();
  const { cipher, sizes } = await sealed(new Uint8Array(), { recipient });
  expect(sizes).toEqual([cipher.length]);
  expect(await openWith(secret, cipher)).toHaveLength(0);
});
