import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Files of a worker share one document: what a test leaves on it, the next file's would find.
afterEach(cleanup);

// A page asks for its chunks without waiting for them. What is still on its way when a file ends would be cut off, and
// the next file of the same worker, which asks for the same module, would fail in its place.
afterAll(() => vi.dynamicImportSettled());
