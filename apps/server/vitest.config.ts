import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';

const everyTest = ['src/**/*.test.ts', 'test/**/*.test.ts', 'migrations/**/*.test.ts'];
const slowTests = ['**/*.slow.test.ts'];
const withSlow = process.env.SLOW === '1';

/** They judge what a process keeps of statements and connections from the first on: each has one of its own. */
const alone = ['src/platform/db/**/*.test.ts'];

const shared = {
  pool: 'threads',
  // Nothing here judges how fast a machine is; the benches do. A limit only ends what hangs.
  testTimeout: 120_000,
  hookTimeout: 300_000,
  // A failure is told whole: elsewhere only its first line is left.
  chaiConfig: { truncateThreshold: 0 },
  expect: { poll: { timeout: 30_000 } },
} as const;

export default defineConfig({
  test: {
    globalSetup: ['./test/global-setup.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'server',
          include: everyTest,
          exclude: [...configDefaults.exclude, ...slowTests, ...alone],
          // Loading the product takes longer than most files: those that a worker runs share it.
          isolate: false,
          setupFiles: ['./test/throw-out-of-order.ts', './test/forget-last-file.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'alone',
          setupFiles: ['./test/throw-out-of-order.ts'],
          include: [...alone, ...(withSlow ? slowTests : [])],
          exclude: [...configDefaults.exclude, ...(withSlow ? [] : slowTests)],
        },
      },
    ],
  },
});
