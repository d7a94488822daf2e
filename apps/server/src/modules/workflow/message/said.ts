import type { Text } from '@zhaocai/model';

/** What a message says: in both languages, or as a person wrote it. */
export type Said = string | Text;

const longest = 800;
/** No text that a person typed holds it. */
const between = '\u001f';

/** As the database's functions that tell people take it (migration 0268). */
export function asSaid(said: Said): string {
  const parts = typeof said === 'string' ? [said] : [said.zh, said.en];
  return parts.map((part) => part.slice(0, longest)).join(between);
}

/** What was said, with what a person wrote after it. */
export function saidWith({ zh, en }: Text, written: string): Text {
  return { zh: `${zh}：${written}`, en: `${en}: ${written}` };
}
