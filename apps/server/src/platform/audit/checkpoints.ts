import { checkpointText, signedNote, treeRoot } from '@zhaocai/model/record/checkpoint';
import type { RecordDay } from '@zhaocai/model/record/kept-checkpoint';
import type { RootBook } from './root-book.ts';

/** Whose record it is, and who signs: its address without the scheme, as the format of signed notes wants a name. */
export function originOfRecord(address: string, tenantId: string): string {
  return `${address.replace(/^https?:\/\//, '')}/portal/record/${tenantId}`;
}

/** The signed note of how a record stood after the last of these days, the first day of it first; undefined of none. */
export async function checkpointOf(
  { publicKey, signNote }: Pick<RootBook, 'publicKey' | 'signNote'>,
  origin: string,
  days: readonly RecordDay[],
): Promise<string | undefined> {
  const last = days.at(-1);
  if (!last) return undefined;
  const root = await treeRoot(days.map(({ digest }) => digest));
  const text = checkpointText({ origin, size: days.length, root, day: last.day });
  return signedNote(text, { name: origin, publicKey, sign: signNote });
}
