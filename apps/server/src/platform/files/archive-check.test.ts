import { zipSync, type Zippable } from 'fflate';
import { describe, expect, test } from 'vitest';
import { longestStallMs } from '../../../test/longest-stall.ts';
import { steadyMeasure } from '../../../test/steady-measure.ts';
import { judgeArchive } from './archive-check.ts';
import { bytesOf } from './byte-source.ts';

const empty = zipSync({});
const zip = (files: Zippable) => Buffer.from(zipSync(files, { level: 0 }));
const many = (count: number, content: Uint8Array) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.zip`, content]));

describe('an archive of archives', () => {
  test('may hold as many as people hand in', async () => {
    expect(await judgeArchive('zip', bytesOf(zip(many(1_000, empty))))).toBeUndefined();
  });

  test('is refused where it holds more, wherever they lie', async () => {
    const refused = { code: 'file.archiveTooMany' };
    await expect(judgeArchive('zip', bytesOf(zip(many(1_001, empty))))).rejects.toMatchObject(refused);
    const outer = zip(many(11, zip(many(100, empty))));
    await expect(judgeArchive('zip', bytesOf(outer))).rejects.toMatchObject(refused);
  });

  test('of thousands, packed once and unpacked in memory, keeps nobody else waiting', async () => {
    const outer = Buffer.from(zipSync({ 'b.zip': zip(many(20_000, empty)) }));
    const stall = () => longestStallMs(judgeArchive('zip', bytesOf(outer)).catch(() => undefined));
    expect(await steadyMeasure(stall, (ms) => ms < 250)).toBeLessThan(250);
  });
});
