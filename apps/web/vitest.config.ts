import { defineConfig } from 'vitest/config';
import { writeReferences } from './build/write-references.ts';

export default defineConfig({
  plugins: [writeReferences()],
  // A test holds the routes against the pages of help, which lie with the server.
  server: { fs: { allow: ['../..'] } },
  test: {
    name: 'web',
    environment: 'happy-dom',
    // Importing antd dominates: files share one environment, cleared after each test.
    isolate: false,
    setupFiles: ['./build/hiding-rules.ts', './build/between-tests.ts'],
    // One worker fewer than there are cores would be Vitest's own choice, and a single one on most machines.
    maxWorkers: 2,
    include: ['src/**/*.test.{ts,tsx}'],
    // Roles and names of a whole antd page take seconds to compute on a busy machine.
    chaiConfig: { truncateThreshold: 0 },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    env: { TZ: 'UTC' },
  },
});
