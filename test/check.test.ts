import { beforeAll, describe, expect, test } from 'vitest';
import { checkHouse, type Verdict } from './planted-tree.ts';
import type { Plant } from './plant.ts';
import { companions, plants } from './plants.ts';

// A checker that checks nothing exits 0 too. So one violation of each kind is planted, and each must be found.

describe('npm run check', () => {
  let clean: Verdict;
  let broken: Verdict;

  // Each takes one to two minutes on a quiet machine: the limit is for a check that hangs.
  beforeAll(() => {
    clean = checkHouse();
    broken = checkHouse({ ...companions, ...Object.fromEntries(plants.map(({ file, text }) => [file, text])) });
  }, 900_000);

  test('is content with a house in which every arrow points the right way', () => {
    const complaints = [...clean.steps].filter(([, { ok, report }]) => !ok || report.trim());
    expect(complaints).toEqual([]);
    expect(clean.steps.size).toBe(9);
    expect(clean.exitCode).toBe(0);
  });

  test('fails when anything is found', () => {
    expect(broken.exitCode).toBe(1);
    expect([...broken.steps].filter(([, { ok }]) => ok)).toEqual([]);
  });

  test.each(plants)('finds $breaks', ({ step, file, finding }) => {
    const report = broken.steps.get(step)?.report ?? '';
    const aboutFile = report.split('\n').filter((line) => line.includes(shownAs(step, file)));
    expect(aboutFile.join('\n'), report).toContain(finding);
    expect(aboutFile).not.toEqual([]);
  });
});

/** The steps that count do not name a file. */
function shownAs(step: Plant['step'], file: string): string {
  if (step === 'rules table') return 'does not have: 2';
  if (step === 'entity cost') return 'more than 2 files';
  if (step === 'domain cost') return 'an entity, ceiling';
  return file;
}
