import { refuse } from '../../../platform/http/index.ts';
import { createThreads } from '../../../platform/threads/index.ts';
import type { Tag } from './compile-docx.ts';
import type { FilledDocx } from './fill-docx.ts';

/** What the thread of Word documents is asked (docx-thread.ts). */
export type DocxWork =
  | { readonly what: 'tags' | 'html'; readonly bytes: Uint8Array }
  | { readonly what: 'fill'; readonly bytes: Uint8Array; readonly data: object };

/** What it answers to which. */
interface DocxAnswers {
  readonly tags: readonly Tag[];
  readonly html: string;
  readonly fill: FilledDocx;
}

const threads = createThreads({ busy: 'document.busy', patienceMs: 10_000 });
const script = new URL('docx-thread.ts', import.meta.url);

/** A stranger's document is unpacked, read and filled in a thread of its own; one that takes it too long is refused. */
export async function askDocxThread<W extends DocxWork>(work: W): Promise<DocxAnswers[W['what']]> {
  const said = await threads.ask({ script, data: { ...work, bytes: new Uint8Array(work.bytes) } });
  if (!said) return refuse('document.unreadable');
  // The thread answers this and nothing else.
  return said.answer as DocxAnswers[W['what']];
}
