import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'migrations/**/*.test.ts'],
    exclude: process.env.SLOW === '1' ? [] : ['**/*.slow.test.ts', '**/node_modules/**'],
    globalSetup: ['./test/global-setup.ts'],
    pool: 'threads',
    maxWorkers: 2,
    // Nothing here judges how fast a machine is; the benches do. A limit only ends what hangs.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // A failure is told whole: elsewhere only its first line is left.
    chaiConfig: { truncateThreshold: 0 },
    expect: { poll: { timeout: 30_000 } },
  },
});
