import { beforeAll } from 'vitest';
import { listenForDictionaryChanges } from '../src/modules/dictionary/words-of-others.ts';
import { listenForParams } from '../src/modules/tenancy/param/param-value.ts';
import type { OutboxReader } from '../src/platform/outbox/index.ts';

type Listener = Parameters<OutboxReader['onMessage']>[0];

// Files that share a process have a database each: what the process remembers of the last one's is told to be outdated,
// as another process of the product would tell it.
beforeAll(async () => {
  const listeners: Listener[] = [];
  const reader = { onMessage: (listener: Listener) => void listeners.push(listener) };
  listenForDictionaryChanges(reader);
  listenForParams(reader);
  for (const kind of ['dictionary.changed', 'param.changed'])
    for (const listener of listeners) await listener({ tenantId: '000000', kind, payload: {} });
});
