import type { MessageAbout } from './message-about.ts';

/**
 * Who is told that his thing has moved, and in which word of `messageKind`: whoever moved it himself is not. What a
 * supplier does before the opening is none of these, for nobody learns of it (R38).
 */
export interface Told<A extends string = string> {
  /** The field that names the person. */
  readonly person: string;
  /** The field that holds the tenant he is of; the row's own without. */
  readonly party?: string;
  /** The whole names him, and his tenant, instead of the row. */
  readonly isPersonOfWhole?: true;
  /** What the message leads to: the row itself, or the whole that it is part of. */
  readonly about: MessageAbout;
  readonly of?: { readonly entity: string; readonly field: string };
  /** The field that names it; of the whole where there is one. */
  readonly name: string;
  readonly words: Readonly<Partial<Record<A, string>>>;
}
