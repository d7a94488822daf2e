import { refuse } from '../../../platform/http/index.ts';
import { askDocxThread } from './docx-threads.ts';
import { judgeTags } from './judge-tags.ts';
import type { Found } from './reading.ts';

/** The names that a template uses; refused where it is broken, dangerous or names something unknown. */
export async function judgeTemplate(bytes: Buffer): Promise<string[]> {
  return judgeTags(await askDocxThread({ what: 'tags', bytes }));
}

/** What stands where, and what has no value. */
export async function tryTemplate(bytes: Buffer, data: object): Promise<Found & { readonly names: readonly string[] }> {
  const { found, names } = await filledFrom(bytes, data);
  return { ...found, names };
}

/** The filled document; with a value missing nothing is made, and the missing ones are named. */
export async function fillTemplate(bytes: Buffer, data: object): Promise<Buffer> {
  const { found, document } = await filledFrom(bytes, data);
  const { missing } = found;
  if (missing.size > 0) refuse('document.noValue', { names: [...missing].map((name) => `{${name}}`).join('、') });
  return Buffer.from(document);
}

async function filledFrom(bytes: Buffer, data: object) {
  const { tags, filled } = await askDocxThread({ what: 'fill', bytes, data });
  const names = judgeTags(tags);
  return filled ? { names, ...filled } : refuse('document.unreadable');
}
