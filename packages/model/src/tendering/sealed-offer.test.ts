import { expect, test } from 'vitest';
import { maxSealedFileBytes } from '../file/limits.ts';
import { fieldsText } from '../sealing/commits.ts';
import { fieldsOfOffer, offerOfFields, paddedFileSize, type SealedOffer } from './sealed-offer.ts';

const nonce = 'a'.repeat(32);

function anOffer(perMoney: string, changes: Partial<SealedOffer> = {}): SealedOffer {
  const lines = Array.from({ length: 300 }, (_, index) => ({ itemId: String(1000 + index), perMoney }));
  return { lines, remark: null, serviceShow: '质保三年', matchExplain: null, files: [], ...changes };
}

const lengthOf = (offer: SealedOffer) => new TextEncoder().encode(fieldsText(fieldsOfOffer(offer), nonce)).length;

test('no price and no name of a file shows in how long its sealed fields are', () => {
  const files = [{ fileId: '7', fileName: '一份名字很长很长的技术方案与报价说明.pdf', size: 123_456 }];
  const lengths = ['1', '880.50', '9999999999999.99'].flatMap((price) => [
    lengthOf(anOffer(price)),
    lengthOf(anOffer(price, { files })),
  ]);
  expect(new Set(lengths).size).toBe(1);
});

test('what was sealed is read as it was, and nothing else is taken for a quote', () => {
  const offer = anOffer('880.50', { files: [{ fileId: '7', fileName: '方案.pdf', size: 9 }] });
  expect(offerOfFields(fieldsOfOffer(offer))).toEqual(offer);
  for (const wrong of [
    {},
    { ...offer, lines: '880.50' },
    { ...offer, lines: [{ itemId: '1', perMoney: 880.5 }] },
    { ...offer, files: [{ fileId: '7', fileName: '方案.exe', size: 9 }] },
    { ...offer, remark: '长'.repeat(2001) },
  ])
    expect(offerOfFields(wrong)).toBeUndefined();
});

test('a file takes little more than it is, at most as much as the largest there is, and as much with a digit more', () => {
  for (const size of [1, 4096, 4097, 130_000, 1_000_000, 19_999_999]) {
    expect(paddedFileSize(size)).toBeGreaterThanOrEqual(size);
    expect(paddedFileSize(size) - size).toBeLessThan(Math.max(4096, size / 16));
  }
  expect(paddedFileSize(maxSealedFileBytes)).toBe(maxSealedFileBytes);
  expect(new Set(['123.45', '12345.67'].map((price) => paddedFileSize(20 * `单价 ${price} 元`.length))).size).toBe(1);
});
