import { Told } from '../../../platform/threads/told.ts';
import { compileDocx, type Tag } from './compile-docx.ts';
import { openDocx, type DocxParts } from './open-docx.ts';
import { readingInto, type Found } from './reading.ts';

const nothing = { parser: () => ({ get: () => undefined }), nullGetter: () => '' };

export interface FilledDocx {
  readonly tags: readonly Tag[];
  /** undefined where the library gave up on it: then its marks say why. */
  readonly filled: { readonly found: Found; readonly document: Uint8Array } | undefined;
}

/** The marks of a template. This and what follows takes as long as a stranger's file likes: it is called in a thread alone. */
export async function tagsOfDocx(bytes: Buffer): Promise<readonly Tag[]> {
  return compileDocx(await openDocx(bytes), nothing).tags;
}

/** A template with its marks, filled. */
export async function fillDocx(bytes: Buffer, data: object): Promise<FilledDocx> {
  const parts = await openDocx(bytes);
  const { tags } = compileDocx(parts, nothing);
  return { tags, filled: fill(parts, tags, data) };
}

function fill(parts: DocxParts, tags: readonly Tag[], data: object): FilledDocx['filled'] {
  const excused = new Set(tags.filter(({ kind }) => kind === 'inverted').map(({ name }) => name));
  const found: Found = { values: new Map(), missing: new Set() };
  try {
    return { found, document: new Uint8Array(compileDocx(parts, readingInto(found, excused)).fill(data)) };
  } catch (error) {
    if (error instanceof Told) throw error;
    return undefined;
  }
}
