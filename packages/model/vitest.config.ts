import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    pool: 'threads',
    // Pure functions: files share what they import, and nothing is left behind.
    isolate: false,
    // One worker fewer than there are cores would be Vitest's own choice, and a single one on most machines.
    maxWorkers: 2,
    // Nothing here judges how fast a machine is; a limit only ends what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
