import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where no run has left its times yet (they lie in node_modules/.vite): these take long, whatever the size of their file. */
const longest = [
  'test/other-postgres.slow.test.ts',
  'test/isolation-by-supplier.test.ts',
  'test/isolation-by-buyer.test.ts',
  'test/isolation-by-agency.test.ts',
  'test/permission-matrix.test.ts',
  'test/isolation.test.ts',
  'src/modules/system/seed-platform.test.ts',
  'src/platform/db/migrate.test.ts',
  'test/wrong-input.test.ts',
];

/** The longest file first, so that no worker is left alone with it at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const ranked = specs.map((spec) => ({ spec, alone: spec.project.config.isolate, ms: this.#expectedMs(spec) }));
    // Those that share a process stay together: a worker with another kind of file in between would start anew.
    ranked.sort((one, other) => Number(other.alone) - Number(one.alone) || other.ms - one.ms);
    return ranked.map(({ spec }) => spec);
  }

  #expectedMs({ project, moduleId }: TestSpecification): number {
    const file = relative(this.ctx.config.root, moduleId).replaceAll('\\', '/');
    const key = `${project.name}:${file}`;
    const last = this.ctx.cache.getFileTestResults(key);
    if (last) return last.duration;
    const rank = longest.indexOf(file);
    return rank === -1 ? (this.ctx.cache.getFileStats(key)?.size ?? 0) / 1000 : 3_600_000 - rank;
  }
}
