import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { longestStallMs } from '../../../../test/longest-stall.ts';
import { steadyMeasure } from '../../../../test/steady-measure.ts';
import { readSignatures } from './read-signatures.ts';

const megabyte = 1024 * 1024;
const pdf = (...parts: (string | Buffer)[]) => Buffer.concat(['%PDF-1.7\n', ...parts].map((part) => Buffer.from(part)));

/** 200,000 objects in a stream of two megabytes that packs to a few hundred kilobytes. */
function objectStreamBomb(): Buffer {
  const count = 200_000;
  const index = Array.from({ length: count }, (_, at) => `${at + 10} ${at * 2} `).join('');
  const packed = deflateSync(Buffer.from(index + '1 '.repeat(count)));
  const dict = `<</Type/ObjStm/N ${count}/First ${index.length}/Filter/FlateDecode/Length ${packed.length}>>`;
  return pdf(`1 0 obj\n${dict}stream\n`, packed, '\nendstream\nendobj\ntrailer<</Root 10 0 R>>\n');
}

describe('a PDF of a stranger', () => {
  test.each([
    ['a megabyte of one letter', () => pdf('a'.repeat(megabyte))],
    ['lists in lists', () => pdf('1 0 obj\n', '['.repeat(megabyte))],
    ['texts in texts', () => pdf('1 0 obj\n', '('.repeat(megabyte))],
    ['beginnings of objects', () => pdf('1 0 obj\n'.repeat(megabyte / 8))],
    ['a stream full of objects', objectStreamBomb],
  ])('of %s keeps nobody else waiting, and ends', async (_what, made) => {
    const stall = () => longestStallMs(readSignatures(made()));
    expect(await steadyMeasure(stall, (ms) => ms < 1_000)).toBeLessThan(1_000);
  });

  test('that takes longer than it may is ended and counts as unreadable', async () => {
    expect(await readSignatures(objectStreamBomb(), 1)).toBeUndefined();
  });

  test('of 200 signatures is told so, before any of them is judged', async () => {
    const dict = `<</Type/Sig/ByteRange[0 9 20 9]/Contents<${'30'.repeat(50)}>>>`;
    const many = Array.from({ length: 200 }, (_, at) => `${at + 3} 0 obj\n${dict}\nendobj\n`).join('');
    const content = pdf('1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n', many, 'trailer<</Root 1 0 R>>\n');
    await expect(readSignatures(content)).rejects.toMatchObject({ code: 'file.pdfTooManySignatures' });
  });

  test('of 19 MB with fifty signatures over all of it keeps nobody else waiting', async () => {
    const content = signedAllOver(50, 19 * megabyte);
    const stall = () => longestStallMs(readSignatures(content));
    expect(await steadyMeasure(stall, (ms) => ms < 250)).toBeLessThan(250);
  });
});

/** Each names the same range and the same signature, which is the first one's. */
function signedAllOver(count: number, size: number): Buffer {
  const head = '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n';
  const cms = '30'.repeat(500);
  const dictOf = (from: number, to: number, rest: number) => {
    const [a, b, c] = [from, to, rest].map((one) => String(one).padStart(9));
    return `<</Type/Sig/ByteRange[0 ${a} ${b} ${c}]/Contents <${cms}>>>`;
  };
  const from = head.length + '3 0 obj\n'.length + dictOf(0, 0, 0).indexOf('/Contents <') + '/Contents '.length;
  const to = from + cms.length + 2;
  const all = (rest: number) =>
    Array.from({ length: count }, (_, at) => `${at + 3} 0 obj\n${dictOf(from, to, rest)}\nendobj\n`).join('');
  const end = `%${'x'.repeat(size - head.length - all(0).length)}\ntrailer<</Root 1 0 R>>\n`;
  const whole = head.length + all(0).length + end.length;
  return Buffer.from(head + all(whole - to) + end);
}
