import { minutesAfter } from '../db/index.ts';
import type { Root, RootBook } from './root-book.ts';

/** What the book says of one chain. */
export interface SignedChain {
  /** Hashes that were signed, by the number of the row. */
  readonly hashes: ReadonlyMap<string, string>;
  /** When each of them was signed. */
  readonly times: ReadonlyMap<string, string>;
  /** Up to this row acts were written before each carried a seal. */
  readonly unsealedUntil: number;
}

interface GatheredChain {
  readonly hashes: Map<string, string>;
  readonly times: Map<string, string>;
  unsealedUntil: number;
}

/** Of a chain that the book does not know. */
const unknownToBook: SignedChain = { hashes: new Map(), times: new Map(), unsealedUntil: 0 };

/** While a program that seals takes the place of one that does not, both append. */
const changeoverMinutes = 60;

/**
 * Gathers what the lines of a book, given in their order, say of some chains. Lines from before acts were sealed say that
 * theirs need no seal; so do those of the hour after. A tenant whose first line says `sealed` never had such acts.
 */
export function gatherSigned(isAsked: (stream: string) => boolean) {
  const chains = new Map<string, GatheredChain>();
  let isFirst = true;
  /** Until then lines vouch for acts without a seal; absent while none of them is sealed. */
  let unsealedUntil: string | undefined;
  return {
    of: (stream: string): SignedChain => chains.get(stream) ?? unknownToBook,
    streams: () => [...chains.keys()],
    add({ at, heads, sealed }: Pick<Root, 'at' | 'heads' | 'sealed'>): void {
      if (sealed) unsealedUntil ??= isFirst ? '' : minutesAfter(at, changeoverMinutes);
      isFirst = false;
      const isOfBefore = unsealedUntil === undefined || at < unsealedUntil;
      for (const { stream, seq, hash } of heads.filter((head) => isAsked(head.stream))) {
        const chain = chains.get(stream) ?? { hashes: new Map(), times: new Map(), unsealedUntil: 0 };
        chain.hashes.set(seq, hash);
        if (!chain.times.has(seq)) chain.times.set(seq, at);
        if (isOfBefore) chain.unsealedUntil = Math.max(chain.unsealedUntil, Number(seq));
        chains.set(stream, chain);
      }
    },
  };
}

/**
 * What the book says of some chains, of all days: those of a project and of its suppliers are asked together, for the
 * book is read as a whole.
 */
export async function signedHeads(
  book: RootBook,
  tenantId: string,
  isAsked: (stream: string) => boolean,
): Promise<(stream: string) => SignedChain> {
  return (await signedChains(book, tenantId, { isAsked })).of;
}

interface AskedChains {
  readonly isAsked: (stream: string) => boolean;
  /** `yyyy-MM-dd`: where none of them is older, the days before need not be read. */
  readonly since?: string;
}

/** The same, with the names of those that the book knows: a chain that is gone is in the book alone. */
export async function signedChains(book: RootBook, tenantId: string, { isAsked, since = '' }: AskedChains) {
  const gathered = gatherSigned(isAsked);
  const days = (await book.days(tenantId)).filter((day) => day >= since);
  for await (const { root } of book.lines(tenantId, days)) if (root) gathered.add(root);
  return gathered;
}
