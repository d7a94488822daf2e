import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { steadyMeasure } from '../../../../test/steady-measure.ts';
import { signaturesInPdf } from './read-pdf.ts';
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

/** The longest that this thread, which answers everybody, did nothing else. */
async function longestStallMs(work: Promise<unknown>): Promise<number> {
  let last = performance.now();
  let longest = 0;
  const look = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const watch = setInterval(look, 5);
  await work;
  look();
  clearInterval(watch);
  return longest;
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
    expect(await signaturesInPdf(objectStreamBomb(), 1)).toBeUndefined();
  });
});
