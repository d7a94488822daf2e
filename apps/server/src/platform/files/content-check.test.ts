import { acceptedSuffixes, type AcceptedSuffix } from '@zhaocai/model';
import { describe, expect, test } from 'vitest';
import { bytesOf } from './byte-source.ts';
import { contentMatches } from './content-check.ts';
import { sampleBytes, zipOf } from './sample-bytes.ts';

const matches = (suffix: AcceptedSuffix, bytes: Buffer) => contentMatches(suffix, bytesOf(bytes));
const samples: Record<AcceptedSuffix, Buffer> = {
  ...sampleBytes,
  jpeg: sampleBytes.jpg,
  ftl: Buffer.from('${project.name!}\n'),
};

describe('the content of a file', () => {
  test.each(acceptedSuffixes)('of a real .%s is accepted under its own extension', async (suffix) => {
    expect(await matches(suffix, samples[suffix])).toBe(true);
  });

  test.each(acceptedSuffixes)('of a renamed program is refused as .%s', async (suffix) => {
    expect(await matches(suffix, sampleBytes.exe)).toBe(false);
  });

  test.each(['doc', 'xls'] as const)('of an installer, whose container .%s shares, is refused', async (suffix) => {
    expect(await matches(suffix, sampleBytes.msi)).toBe(false);
  });

  test('of one Office kind is refused under the extension of the other', async () => {
    expect(await matches('docx', sampleBytes.xlsx)).toBe(false);
    expect(await matches('xlsx', sampleBytes.docx)).toBe(false);
    expect(await matches('doc', sampleBytes.xls)).toBe(false);
    expect(await matches('xls', sampleBytes.doc)).toBe(false);
  });

  test('of a plain archive is no Word file', async () => {
    expect(await matches('docx', zipOf({ 'word/document.xml': '' }))).toBe(false);
    expect(await matches('docx', sampleBytes.zip)).toBe(false);
  });

  test('of an archive that was cut short is refused', async () => {
    expect(await matches('zip', sampleBytes.zip.subarray(0, -8))).toBe(false);
    expect(await matches('xlsx', sampleBytes.xlsx.subarray(0, 400))).toBe(false);
  });

  test('as text may be UTF-8, UTF-16 or GB 18030, across the border of the pieces it is read in', async () => {
    const long = `${'字'.repeat(400_000)}\r\n`;
    expect(await matches('txt', Buffer.from(long))).toBe(true);
    expect(await matches('txt', Buffer.from(`\ufeff${long}`, 'utf16le'))).toBe(true);
    expect(await matches('txt', Buffer.from('cdb6b1eabaaf0d0a', 'hex'))).toBe(true);
    expect(await matches('txt', Buffer.concat([Buffer.from(long), Buffer.from([0])]))).toBe(false);
  });
});
