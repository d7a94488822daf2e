import { refuse } from '../../../platform/http/index.ts';
import { compileDocx, type CompiledDocx } from './compile-docx.ts';
import { judgeTags } from './judge-tags.ts';
import { openDocx } from './open-docx.ts';
import { readingInto, type Found } from './reading.ts';

const nothing = { parser: () => ({ get: () => undefined }), nullGetter: () => '' };

/** The names that a template uses; refused where it is broken, dangerous or names something unknown. */
export async function judgeTemplate(bytes: Buffer): Promise<string[]> {
  return judgeTags(compileDocx(await openDocx(bytes), nothing).tags);
}

/** What stands where, and what has no value. */
export async function tryTemplate(bytes: Buffer, data: object): Promise<Found & { readonly names: readonly string[] }> {
  const { found, names } = await filled(bytes, data);
  return { ...found, names };
}

/** The filled document; with a value missing nothing is made, and the missing ones are named. */
export async function fillTemplate(bytes: Buffer, data: object): Promise<Buffer> {
  const { found, document } = await filled(bytes, data);
  const { missing } = found;
  if (missing.size > 0) refuse('document.noValue', { names: [...missing].map((name) => `{${name}}`).join('、') });
  return document;
}

async function filled(bytes: Buffer, data: object) {
  const parts = await openDocx(bytes);
  const { tags } = compileDocx(parts, nothing);
  const names = judgeTags(tags);
  const excused = new Set(tags.filter(({ kind }) => kind === 'inverted').map(({ name }) => name));
  const found: Found = { values: new Map(), missing: new Set() };
  const compiled: CompiledDocx = compileDocx(parts, readingInto(found, excused));
  return { names, found, document: compiled.fill(data) };
}
