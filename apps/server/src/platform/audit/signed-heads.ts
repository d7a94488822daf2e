import type { RootBook } from './root-book.ts';

/** Hashes that were signed of one chain, by the number of the row. */
export type SignedHashes = ReadonlyMap<string, string>;

/**
 * What the book says of some chains, of all days: those of a project and of its suppliers are asked together, for the
 * book is read as a whole.
 */
export async function signedHeads(
  book: RootBook,
  tenantId: string,
  isAsked: (stream: string) => boolean,
): Promise<ReadonlyMap<string, SignedHashes>> {
  const signed = new Map<string, Map<string, string>>();
  for await (const { root } of book.lines(tenantId)) {
    const asked = (root?.heads ?? []).filter(({ stream }) => isAsked(stream));
    for (const { stream, seq, hash } of asked) signed.set(stream, (signed.get(stream) ?? new Map()).set(seq, hash));
  }
  return signed;
}
