import { afterAll, vi } from 'vitest';

// A page asks for its chunks without waiting for them. What is still on its way when a file ends would be cut off, and
// the next file of the same worker, which asks for the same module, would fail in its place.
afterAll(() => vi.dynamicImportSettled());
