import type { Text } from '@zhaocai/model';

/** What a message says: in both languages, or as a person wrote it. */
export type Said = string | Text;

const longest = 800;
/** No text that a person typed holds it. */
const between = '\u001f';

/** Chinese and English; nothing beside what a person wrote, which reads the same in both. */
export function inBoth(said: Said): readonly [string, string | null] {
  return typeof said === 'string' ? [cut(said), null] : [cut(said.zh), cut(said.en)];
}

/** The same in one text, as the database's functions that tell people take it (migration 0268). */
export function asSaid(said: Said): string {
  return inBoth(said)
    .filter((part) => part !== null)
    .join(between);
}

function cut(text: string): string {
  return text.slice(0, longest);
}

/** What was said, with what a person wrote after it. */
export function saidWith({ zh, en }: Text, written: string): Text {
  return { zh: `${zh}：${written}`, en: `${en}: ${written}` };
}
