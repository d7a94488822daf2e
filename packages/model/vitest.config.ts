import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Nothing here judges how fast a machine is; a limit only ends what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
