import { createPrivateKey, type KeyObject } from 'node:crypto';
import { refuse } from '../../../platform/http/index.ts';
import { createThreads } from '../../../platform/threads/index.ts';
import type { KeptKey } from './key-box.ts';
import type { OpenedP12 } from './open-p12.ts';

/** What signs: a private key and its certificates. */
export interface OpenedKey {
  readonly privateKey: KeyObject;
  /** The signer's own first, then its issuers. */
  readonly chain: readonly Buffer[];
}

const threads = createThreads({ busy: 'file.certificateBusy', heapMegabytes: 128 });
const script = new URL('p12-thread.ts', import.meta.url);

/** Opens a P12 file, in a thread of its own: the file itself says how much work that is. Refused as openP12 does. */
export async function readP12(data: KeptKey): Promise<OpenedKey> {
  const said = await threads.ask({ script, data });
  if (!said) return refuse('file.certificateCostly');
  // The thread answers this and nothing else.
  const { privateKey, chain } = said.answer as OpenedP12;
  const key = Buffer.from(privateKey);
  return {
    privateKey: createPrivateKey({ key, format: 'der', type: 'pkcs8' }),
    chain: chain.map((one) => Buffer.from(one)),
  };
}
